import Kernel

/// What the last import said of an assignment, so that the next one can tell what was corrected by
/// hand from what the exporter has changed since.
///
/// Kept in ``Assignment/imported`` as `8.5/10`, `/10` ungraded, `x/10` excused, `8.5/?` where the
/// exporter names no total, and with a date behind it where it names one.
struct ImportBase: Equatable {
    var earned: Decimal?
    var total: Decimal?
    var excused = false
    var due: CivilDate?

    init(_ work: GradeTable.Found) {
        earned = work.excused ? nil : work.earned
        total = work.knowsTotal ? work.total : nil
        excused = work.excused
        due = work.due
    }

    /// What an assignment says now.
    init(_ record: Record) {
        earned = record.optional(Assignment.earned)
        total = record[Assignment.total]
        excused = record[Assignment.excused]
        due = record.optional(Assignment.due)
    }

    init?(_ text: String) {
        let words = text.utf8.split(separator: 32).map { String(Substring($0)) }
        let parts = (words.first ?? "").utf8
            .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard parts.count == 2 else { return nil }
        excused = parts[0] == "x"
        earned = Decimal(canonical: parts[0])
        total = Decimal(canonical: parts[1])
        due = words.count > 1 ? CivilDate(iso: words[1]) : nil
    }

    var text: String {
        let score = excused ? "x" : earned?.canonical ?? ""
        return score + "/" + (total?.canonical ?? "?") + (due.map { " " + $0.iso } ?? "")
    }
}
