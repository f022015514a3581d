import Kernel

/// How an import went, in one sentence: "12 records added, 3 changed."
struct ImportReport: Phrase {
    let summary: ImportSummary
    let isDryRun: Bool

    var english: String {
        let noun = Language.english.count(total, one: "record", other: "records")
        if total == 0 { return "Nothing to take in: all of it is in the book, or left out." }
        if isNothing { return "Nothing to change: \(noun) in the book already." }
        let start = isDryRun ? "This would be: " : ""
        return start
            + Language.english.list(
                parts(added: "added", changed: "changed", restored: "restored", same: "unchanged"))
            + "."
    }

    var german: String {
        let noun = Language.german.count(total, one: "Eintrag", other: "Einträge")
        if total == 0 { return "Nichts einzulesen: Alles ist im Buch oder ausgelassen." }
        if isNothing { return "Nichts zu ändern: \(noun) schon im Buch." }
        let start = isDryRun ? "Das ergäbe: " : ""
        return start
            + Language.german.list(
                parts(
                    added: "hinzugefügt", changed: "geändert", restored: "wiederhergestellt",
                    same: "unverändert"))
            + "."
    }

    var italian: String {
        let noun = Language.italian.count(total, one: "voce", other: "voci")
        if total == 0 { return "Nulla da importare: tutto è nel libro o tralasciato." }
        if isNothing { return "Nulla da cambiare: \(noun) già nel libro." }
        let start = isDryRun ? "Ne verrebbe: " : ""
        return start
            + Language.italian.list(
                parts(
                    added: "aggiunte", changed: "modificate", restored: "ripristinate",
                    same: "invariate"))
            + "."
    }

    private var total: Int {
        summary.added + summary.changed + summary.restored + summary.unchanged
    }

    private var isNothing: Bool { total == summary.unchanged }

    private func parts(
        added: String, changed: String, restored: String, same: String
    ) -> [String] {
        [
            (summary.added, added), (summary.changed, changed), (summary.restored, restored),
            (summary.unchanged, same),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    }
}
