import Kernel

/// Two qualities at a time: which matters more, and how much.
struct PairsScreen {
    let screen: WeightsScreen
    private var page: Page { screen.page }
    private var qualities: [Record] { screen.qualities }
    private let compared: Pairs
    private var pairs: [(Int, Int)] { compared.places }
    private var strengths: [Int64?] { compared.strengths }

    init(_ page: Page) throws(BookError) {
        screen = try WeightsScreen(page)
        compared = try Pairs(screen.qualities, in: page.book)
    }

    /// The pair that is asked for: the one the address names, else the first that is open.
    private var asked: Int? {
        if let text = page.request.query["pair"], let number = Int(text), number > 0,
            number <= pairs.count
        {
            return number - 1
        }
        return strengths.firstIndex { $0 == nil }
    }

    func response() -> Response {
        screen.response(Words.byPairs, back: screen.toWeights) { html in
            if qualities.count > PairWeights.limit { return tooMany(html) }
            if let asked { question(asked, html) } else { result(html) }
            if strengths.contains(where: { $0 != nil }) { all(html) }
        }
    }

    private func tooMany(_ html: HTML) {
        html.footnote(page.language(Words.byRankingSentence), icon: .info)
        html.buttonLink(
            page.language(Words.byRanking), href: Projects.path(screen.project.id, .ranking))
    }

    private func question(_ index: Int, _ html: HTML) {
        let language = page.language
        let (first, second) = (qualities[pairs[index].0], qualities[pairs[index].1])
        html.footnote(
            language(Words.pairOf(number: index + 1, total: pairs.count)) + " · "
                + language(Words.byPairsSentence)
        )
        html.postForm(
            action: Projects.path(screen.project.id, .pairs),
            return: Projects.path(screen.project.id, .pairs), class: "pair-scale"
        ) {
            html.hiddenFields([("quality", first.id.text), ("over", second.id.text)])
            html.h2 { html.text(first.title) }
            for strength in [Int64](arrayLiteral: 8, 6, 4, 2) { choice(strength, index, html) }
            choice(0, index, html)
            for strength in [Int64](arrayLiteral: -2, -4, -6, -8) { choice(strength, index, html) }
            html.h2 { html.text(second.title) }
        }
    }

    private func choice(_ strength: Int64, _ index: Int, _ html: HTML) {
        let language = page.language
        let times = Int(clamping: strength.magnitude) + 1
        let (first, second) = (qualities[pairs[index].0].title, qualities[pairs[index].1].title)
        html.button(
            .class(strength == 0 ? "pair-choice same" : "pair-choice"), .type("submit"),
            .name("strength"), .value(String(strength)),
            .aria("pressed", strengths[index] == strength ? "true" : "false")
        ) {
            html.span {
                html.text(
                    strength == 0
                        ? language(Words.equallyImportant)
                        : Judgement.sentence(strength, first, second, language))
            }
            html.span(.class("figure")) { html.text(times) }
        }
    }

    private func result(_ html: HTML) {
        let (language, weights) = (page.language, compared.weights)
        let ratio = language.number(weights.consistencyRatio, places: 3)
        let isTooMuch = weights.consistencyRatio > (Rational(1, 10) ?? .one)
        let words = language(Words.consistencyRatio(ratio)) + " "
        if isTooMuch {
            let (first, second) = weights.fitsLeast
            let number = (pairs.firstIndex { $0 == (first, second) } ?? 0) + 1
            html.banner(words + language(Words.inconsistent), tone: .warning, icon: .warning) {
                html.buttonLink(
                    qualities[first].title + " – " + qualities[second].title,
                    href: Projects.path(screen.project.id, .pairs) + "?pair=\(number)")
            }
        }
        screen.proposal(weights.weights, html)
        if !isTooMuch { html.footnote(words + language(Words.consistent), icon: .checkCircle) }
    }

    private func all(_ html: HTML) {
        html.sectionTitle(page.language(Words.allPairs))
        html.group(id: "pairs") {
            for (index, pair) in pairs.enumerated() {
                let (first, second) = (qualities[pair.0].title, qualities[pair.1].title)
                let words = strengths[index].map {
                    Judgement.sentence($0, first, second, page.language)
                }
                html.row(
                    Row(
                        id: "j-\(index)", title: words ?? first + " – " + second,
                        href: Projects.path(screen.project.id, .pairs) + "?pair=\(index + 1)",
                        symbol: strengths[index] == nil ? nil : .icon(.check)))
            }
        }
    }
}

extension Projects {
    @Sendable static func pairsScreen(_ page: Page) throws(BookError) -> Response {
        try PairsScreen(page).response()
    }
}
