import Kernel

/// A season's standings, as they are asked for.
struct StandingsQuestion {
    /// The years in which there were pulls, latest first.
    let years: [Int]
    let year: Int
    let rules: [NamedRule]
    let rule: NamedRule
    let classes: [String]
    /// `nil` for all.
    let className: String?
    let standings: Standings

    /// What isn't asked for, or isn't there, is the latest season, the first rule, and all classes.
    init(_ book: Book, _ asked: Parameters) throws(BookError) {
        let ledger = try Ledger.of(book)
        years = ledger.years
        year = asked["year"].flatMap { Int($0) } ?? years.first ?? book.today.year
        rules = try NamedRule.all(book)
        let wanted = asked["rule"]
        rule = rules.first { $0.id == wanted } ?? rules.first ?? NamedRule.templates[0]
        classes = ledger.classes(in: year)
        let typed = (asked["class"] ?? "").folded
        let chosen = typed.isEmpty ? nil : classes.first { $0.folded == typed }
        className = chosen
        standings = Standings(
            ledger, year: year, rule.points,
            className: chosen.flatMap { ledger.names.classes.name($0) })
    }
}
