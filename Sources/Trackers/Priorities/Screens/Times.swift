import Kernel

/// How many times what a list wants is to be shown, and put on the list: half of a recipe, or twice as much.
struct Times {
    private let chosen: Choice

    private struct Choice {
        /// As addresses say it.
        let name: String
        /// As one reads it.
        let sign: String
        let factor: Rational?
    }

    /// The field that says it.
    private static let name = "times"
    private static let choices = [
        Choice(name: "0.5", sign: "½", factor: Rational(1, 2)),
        Choice(name: "1", sign: "1", factor: Rational(1, 1)),
        Choice(name: "1.5", sign: "1½", factor: Rational(3, 2)),
        Choice(name: "2", sign: "2", factor: Rational(2, 1)),
        Choice(name: "3", sign: "3", factor: Rational(3, 1)),
    ]

    /// Once where nothing is said, or what can't be chosen.
    init(_ fields: Parameters) {
        let said = fields[Times.name]
        chosen = Times.choices.first { $0.name == said } ?? Times.choices[1]
    }

    /// As one of the numbers of times there are.
    private init(_ chosen: Choice) { self.chosen = chosen }

    /// How many times all that a list wants stands on the list, and the action that put it there; `nil` where not all
    /// of it does.
    static func listed(
        _ inside: [Essential], _ portions: [RecordID: Amount], _ page: Page
    ) throws(BookError) -> (times: Times, action: Stamp?)? {
        if inside.contains(where: { $0.level == .low }) { return nil }
        let family = Family(page.book)
        for choice in choices {
            let times = Times(choice)
            if let actions = try family.listing(inside, times.of(portions), page.numberStyle) {
                return (times, actions.max { $0 < $1 })
            }
        }
        return nil
    }

    /// Whether somebody says how many times.
    static func isSaid(_ fields: Parameters) -> Bool { fields[name] != nil }

    /// So many times each.
    func of(_ portions: [RecordID: Amount]) -> [RecordID: Amount] {
        guard chosen.name != "1", let factor = chosen.factor else { return portions }
        return portions.mapValues { $0.times(factor, chosen.sign) }
    }

    /// How many times, as a button says it behind its words; nothing for once.
    var said: String { chosen.name == "1" ? "" : " · " + chosen.sign + "\u{202F}×" }

    /// What a form says of it.
    var fields: [(name: String, value: String)] {
        chosen.name == "1" ? [] : [(Times.name, chosen.name)]
    }

    /// A link for each; the chosen one is pressed.
    func write(_ path: String, _ page: Page, _ html: HTML) {
        let label = page.language(PrioritiesText.amount)
        html.nav(.class("chips"), .aria("label", label)) {
            html.span(.class("sub")) { html.text(label) }
            for choice in Times.choices {
                html.a(
                    .class("chip"), .href(path + "?" + Times.name + "=" + choice.name),
                    .current(if: choice.name == chosen.name)
                ) { html.text(choice.sign + "\u{202F}×") }
            }
        }
    }
}

extension Family {
    /// The actions that put all that a list wants on the list; none of them where each is wanted so much by other words;
    /// `nil` where not so much of each came there since it was got.
    func listing(
        _ inside: [Essential], _ portions: [RecordID: Amount], _ style: NumberStyle
    ) throws(BookError) -> Set<Stamp>? {
        let additions = Additions(sinceGotIn: book, style)
        var common: Set<Stamp>?
        for child in inside {
            guard let portion = portions[child.id] else { continue }
            let actions = try additions.actions(adding: portion, to: child)
            if actions.isEmpty, child.amount != portion { return nil }
            common = common?.intersection(actions) ?? actions
        }
        return common ?? []
    }
}
