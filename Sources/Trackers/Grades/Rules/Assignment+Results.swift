import Kernel

extension Assignment {
    /// "86 / 100", or a grade by itself.
    static func result(
        _ score: Decimal, of total: Decimal, as kind: ResultKind?, in language: Language
    ) -> String {
        if kind == .grade {
            let line: GradeLine = score <= 5 ? .german : .italian
            return line.text(score.rational, in: language)
        }
        return language.number(score) + " / " + language.number(total)
    }

    /// What was understood of several that were added together: "3 assignments added: Essay 18 / 20,
    /// Quiz 9 / 10 …"; `nil` where none of them has a score.
    @Sendable static func addedWork(_ changes: [Change], _ language: Language) -> String? {
        let added = changes.compactMap { AddedWork($0, language) }
        let scored = added.filter { !$0.result.isEmpty }
        guard added.count == changes.count, added.count > 1, !scored.isEmpty else { return nil }
        let shown = scored.prefix(3).map { $0.name.truncated(to: 40) + " " + $0.result }
        return language(Words.addedWork(added.count))
            + language.list(shown + (scored.count > 3 ? ["…"] : []))
    }
}

/// An assignment that an action made.
private struct AddedWork {
    let name: String
    /// Empty without a score.
    let result: String

    init?(_ change: Change, _ language: Language) {
        func value(_ field: String) -> JSON? { change[field].flatMap { try? JSON.parse($0.json) } }
        func number(_ field: String) -> Decimal? {
            value(field)?.number.flatMap { Decimal(canonical: $0) }
        }
        guard change.kind == Assignment.kind.name, let name = value("name")?.string else {
            return nil
        }
        self.name = name
        let kind = value("enteredAs")?.string.flatMap { ResultKind(rawValue: $0) }
        result =
            number("earned").map {
                Assignment.result($0, of: number("total") ?? 100, as: kind, in: language)
            } ?? ""
    }
}
