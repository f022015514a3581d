import Kernel

/// How an import went, in one sentence: "12 records added, 3 changed."
struct ImportReport {
    let summary: ImportSummary
    let isDryRun: Bool

    var label: Label {
        if total == 0 { return ReportText.nothingToTakeIn }
        if total == summary.unchanged { return ReportText.nothingToChange(total) }
        return isDryRun ? ReportText.wouldTakeIn(parts) : ReportText.takenIn(parts)
    }

    private var total: Int {
        summary.added + summary.changed + summary.restored + summary.unchanged
    }

    private var parts: Label {
        let counts: [(Int, (String) -> Label)] = [
            (summary.added, ReportText.partAdded), (summary.changed, ReportText.partChanged),
            (summary.restored, ReportText.partRestored),
            (summary.unchanged, ReportText.partUnchanged),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { $0.1("\($0.0)") }
        return Label { language in language.list(parts.map { language($0) }) }
    }
}
