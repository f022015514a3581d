package import Kernel

/// A semester, a quarter, a school year.
package enum Term {
    package static let name = Attribute<String>(
        Field(
            "name", Labels.name, .line, .required,
            hint: Label("Fall 2026", german: "Wintersemester 2026", italian: "Autunno 2026")))
    package static let start = Attribute<CivilDate>(
        Field(
            "start", Label("First day", german: "Erster Tag", italian: "Primo giorno"),
            .date, .optional))
    package static let end = Attribute<CivilDate>(
        Field(
            "end", Label("Last day", german: "Letzter Tag", italian: "Ultimo giorno"),
            .date, .optional))

    package static let kind = Kind(
        "term", Label("Term", german: "Semester", italian: "Periodo"),
        plural: Label("Terms", german: "Semester", italian: "Periodi"), title: "name",
        order: [.descending("start"), .ascending("name")],
        fields: [name.field, start.field, end.field])

    package static let rules = Rules(kind, check: check, figures: termFigures)

    /// Refuses a term that ends before it starts.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        guard let first = record.optional(start), let last = record.optional(end), last < first
        else { return nil }
        return FieldError(
            end.field, value: last.iso,
            .outOfRange(minimum: first.iso, maximum: CivilDate.latest.iso))
    }
}
