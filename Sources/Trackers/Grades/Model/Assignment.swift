package import Kernel

/// One piece of work of a course, with or without a score.
package enum Assignment {
    package static let course = Attribute<RecordID>(
        Field("course", Course.kind.label, .reference(to: "course", isOwner: true), .required))
    package static let weightGroup = Attribute<RecordID>(
        Field(
            "weightGroup", WeightGroup.kind.label,
            .reference(to: "weightGroup", isOwner: false), .optional))
    package static let name = Attribute<String>(
        Field(
            "name", Labels.name, .line, .required,
            hint: Label("Homework 3", german: "Übung 3", italian: "Esercizio 3")))
    package static let earned = Attribute<Decimal>(
        Field(
            "earned", Label("Earned", german: "Erreicht", italian: "Ottenuti"),
            .decimal(-1_000_000...1_000_000), .optional))
    package static let total = Attribute<Decimal>(
        Field(
            "total", Label("Out of", german: "Von", italian: "Su"), .decimal(0...1_000_000),
            .defaults(to: .decimal(100))))
    package static let enabled = Attribute<Bool>(
        Field(
            "enabled", Label("Counts", german: "Zählt", italian: "Conta"), .boolean,
            .defaults(to: .boolean(true))))
    package static let excused = Attribute<Bool>(
        Field(
            "excused", Label("Excused", german: "Entschuldigt", italian: "Giustificato"), .boolean,
            .defaults(to: .boolean(false))))
    package static let extraCredit = Attribute<Bool>(
        Field(
            "extraCredit", Label("Extra credit", german: "Zusatzpunkte", italian: "Credito extra"),
            .boolean, .defaults(to: .boolean(false))))
    package static let neverDrop = Attribute<Bool>(
        Field(
            "neverDrop", Label("Never drop", german: "Nie streichen", italian: "Mai scartare"),
            .boolean, .defaults(to: .boolean(false))))
    package static let due = Attribute<CivilDate>(
        Field("due", Label("Due", german: "Fällig", italian: "Scadenza"), .date, .optional))

    /// Whether `earned` is points or a grade, where the course's scale has both; absent where nobody
    /// said.
    package static let enteredAs = Attribute<ResultKind>(
        Field(
            "enteredAs", Label("Entered as", german: "Eingetragen als", italian: "Inserito come"),
            .choice(ResultKind.choices), .optional))
    /// What a learning platform calls it, by which the next import of its gradebook knows it again.
    package static let externalID = Attribute<String>(
        Field(
            "externalID",
            Label("Number elsewhere", german: "Nummer andernorts", italian: "Numero altrove"),
            .line,
            .optional))
    /// What the last import said of it, as ``ImportBase`` writes it.
    package static let imported = Attribute<String>(
        Field(
            "imported",
            Label("As imported", german: "Wie eingelesen", italian: "Come importato"), .line,
            .optional))

    package static let kind = Kind(
        "assignment", Label("Assignment", german: "Aufgabe", italian: "Compito"),
        plural: Label("Assignments", german: "Aufgaben", italian: "Compiti"), title: "name",
        fields: [
            course.field, weightGroup.field, name.field, earned.field, total.field,
            enabled.field, excused.field, extraCredit.field, neverDrop.field, due.field,
            enteredAs.field, externalID.field, imported.field,
        ])

    package static let rules = Rules(
        kind, summary: summary, check: check, many: addedWork, carry: Moving.assignment)

    /// "Midterm 1: 86 / 100"
    @Sendable private static func summary(
        _ record: Record, _ change: Change, _ language: Language
    ) -> String? {
        guard change[earned.name] != nil else { return nil }
        guard let score = record.optional(earned) else {
            return language(Labels.ungraded(record.title))
        }
        return record.title + ": "
            + result(score, of: record[total], as: record.optional(enteredAs), in: language)
    }

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

    /// Refuses a weight group of another course.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        guard let id = record.optional(weightGroup),
            let group = try book.record(WeightGroup.kind, id),
            group[WeightGroup.course] != record[course]
        else { return nil }
        return FieldError(
            weightGroup.field, value: group.title, .notFound(kind: WeightGroup.kind.name))
    }
}
