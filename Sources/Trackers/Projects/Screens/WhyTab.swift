import Kernel

/// Whether the ranking can be trusted: what would turn it, how likely each is to win, what each
/// score is made of.
struct WhyTab {
    let frame: ProjectFrame
    private let tried: Comparison
    private var page: Page { frame.page }
    private var study: Study { frame.study }

    init(frame: ProjectFrame) {
        self.frame = frame
        let query = frame.page.request.query
        tried = frame.study.comparison.weighted(
            frame.study.qualities.map { quality in
                let field = Quality.weight.field
                guard let text = query["w-" + quality.id.text], let value = try? field.parse(text),
                    case .decimal(let weight) = value
                else { return quality[Quality.weight].rational }
                return weight.rational
            })
    }

    func write(_ html: HTML) {
        guard study.isComparable, let verdict = frame.verdict else {
            return html.footnote(page.language(Words.nothingScoredSentence), icon: .info)
        }
        if verdict.headline(page.language) == nil { return }
        holds(verdict, html)
        sliders(html)
        likely(html)
        references(html)
        html.neverBest(study, page.language, limit: 50)
        contributions(html)
    }

    private func holds(_ verdict: Verdict, _ html: HTML) {
        let language = page.language
        html.sectionTitle(language(Words.doesItHold))
        html.footnote(language(Words.doesItHoldSentence))
        html.group(id: "flips") {
            for (flip, quality) in zip(verdict.flips, study.qualities) {
                html.row(
                    Row(
                        id: "f-" + quality.id.text, title: quality.title,
                        subtitle: sentence(flip),
                        href: Projects.qualityPath(quality.id),
                        figure: language.number(quality[Quality.weight])))
            }
        }
    }

    /// "From 2.5 on, Small App Idea leads."
    private func sentence(_ flip: Flip) -> String {
        let language = page.language
        let up = flip.up.map {
            language(Words.flipUp(language.number($0.at, places: 2), study.title(of: $0.option)))
        }
        let down = flip.down.map {
            language(Words.flipDown(language.number($0.at, places: 2), study.title(of: $0.option)))
        }
        let words = [up, down].compactMap { $0 }
        return words.isEmpty ? language(Words.holdsHere) : words.joined(separator: " ")
    }

    /// A slider for each weight; who leads follows as one moves it, and nothing is saved.
    private func sliders(_ html: HTML) {
        let language = page.language
        html.sectionTitle(language(Words.tryWeights))
        html.card {
            html.p(.class("sub")) { html.text(language(Words.tryWeightsSentence)) }
            html.form(
                .class("sliders"), .action(Projects.path(study.id, "/why")), .data("live")
            ) {
                for (index, quality) in study.qualities.enumerated() {
                    slider(quality, tried.criteria[index].weight, html)
                }
                html.button(.type("submit"), .class("sr")) { html.text(language(Words.show)) }
            }
            html.ol(.class("live-ranking")) {
                for standing in Ranking(tried).standings.prefix(5) { live(standing, html) }
            }
        }
    }

    private func slider(_ quality: Record, _ weight: Rational, _ html: HTML) {
        let name = "w-" + quality.id.text
        let most = max(quality[Quality.weight].rational * 2, weight, 10)
        html.label(.for(name)) {
            html.span { html.text(quality.title) }
            html.span(.class("figure")) { html.text(page.language.number(weight, places: 2)) }
        }
        html.input(
            .type("range"), .id(name), .name(name), .min("0"), .max(most.canonical(places: 2)),
            .step("0.1"), .value(weight.canonical(places: 2)))
    }

    private func live(_ standing: Ranking.Standing, _ html: HTML) {
        html.li {
            html.span { html.text("\(standing.rank). " + standing.option.title) }
            html.span(.class("figure")) {
                html.text(standing.share.map { page.language.percent($0, places: 1) } ?? "–")
            }
        }
    }

    private func likely(_ html: HTML) {
        let language = page.language
        let likelihood = Likelihood(study.comparison)
        let order = Array(study.comparison.options.indices).inOrder {
            likelihood.wins[$0] > likelihood.wins[$1]
        }
        html.sectionTitle(language(Words.howLikely))
        html.group(id: "likely") {
            for index in order.prefix(10) {
                let share = likelihood.share(index)
                let option = study.comparison.options[index]
                var row = Row(
                    id: "l-" + option.id.text, title: option.title,
                    figure: language.percent(share, places: 1))
                row.figureInLine = true
                html.row(
                    row, leading: {},
                    below: {
                        html.bar(
                            permille: Int((share * 1_000).rounded(places: 0).int64 ?? 0),
                            label: option.title)
                    }, trailing: {})
            }
        }
        html.footnote(
            language(
                Words.likelyNote(
                    language.number(likelihood.samples), String(likelihood.seed))), icon: .info)
    }

    private func references(_ html: HTML) {
        let language = page.language
        let equal = study.comparison.weighted(study.qualities.map { _ in Rational.one })
        let ranked = study.comparison.weighted(study.comparison.rankOrderWeights)
        html.sectionTitle(language(Words.underOther))
        html.card {
            html.facts {
                fact(Words.ownWeights, study.ranking, html)
                fact(Words.equalWeights, Ranking(equal), html)
                fact(Words.rankWeights, Ranking(ranked), html)
            }
        }
        html.footnote(language(Words.rankWeightsNote))
    }

    private func fact(_ label: Label, _ ranking: Ranking, _ html: HTML) {
        let leaders = ranking.leaders.prefix(3).map { $0.option.title }
        html.fact(page.language(label), page.language.list(leaders))
    }

    private func contributions(_ html: HTML) {
        html.sectionTitle(page.language(Words.contributions))
        html.card { ContributionChart(study: study, language: page.language).write(html) }
    }
}

extension Projects {
    @Sendable static func whyTab(_ page: Page) throws(BookError) -> Response {
        let frame = try ProjectFrame(page, try page.record(Project.kind))
        let tab = WhyTab(frame: frame)
        return frame.answer(.why) { html in tab.write(html) }
    }
}
