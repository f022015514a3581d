package import Kernel

/// A class one takes: the fields of it and how it is graded.
package enum Course {
    package static let name = Attribute<String>(
        Field(
            "name", Labels.name, .line, .required,
            hint: Label("Algorithms", german: "Algorithmen", italian: "Algoritmi")))
    package static let identifier = Attribute<String>(
        Field(
            "identifier", Label("Number", german: "Nummer", italian: "Codice"), .line,
            .defaults(to: .text("")),
            hint: Label("CS 4349", german: "INF 101", italian: "INF 101")))
    package static let professor = Attribute<String>(
        Field(
            "professor", Label("Professor", german: "Lehrkraft", italian: "Docente"), .line,
            .defaults(to: .text(""))))
    package static let description = Attribute<String>(
        Field("description", Labels.description, .paragraphs, .defaults(to: .text(""))))
    package static let status = Attribute<CourseStatus>(
        Field(
            "status", Labels.status, .choice(CourseStatus.choices),
            .defaults(to: CourseStatus.fallback.value)))
    package static let creditHours = Attribute<Decimal>(
        Field(
            "creditHours", Label("Credits", german: "Leistungspunkte", italian: "Crediti"),
            .decimal(0...1_000), .defaults(to: .decimal(3))))
    package static let excludeFromGPA = Attribute<Bool>(
        Field(
            "excludeFromGPA",
            Label(
                "Leave out of the GPA", german: "Zählt nicht zum Schnitt", italian: "Fuori media"),
            .boolean, .defaults(to: .boolean(false))))
    package static let icon = Attribute<CourseIcon>(
        Field(
            "icon", Label("Icon", german: "Symbol", italian: "Icona"), .choice(CourseIcon.choices),
            .defaults(to: CourseIcon.fallback.value)))
    package static let color = Attribute<PaletteColor>(
        Field(
            "color", Label("Colour", german: "Farbe", italian: "Colore"),
            .choice(PaletteColor.choices), .defaults(to: PaletteColor.teal.value)))
    package static let term = Attribute<RecordID>(
        Field("term", Term.kind.label, .reference(to: "term", isOwner: false), .optional))
    package static let courseGroup = Attribute<RecordID>(
        Field(
            "courseGroup", CourseGroup.kind.label,
            .reference(to: "courseGroup", isOwner: false), .optional))
    package static let method = Attribute<GradingMethod>(
        Field(
            "method",
            Label("Within a group", german: "Innerhalb einer Gruppe", italian: "In un gruppo"),
            .choice(GradingMethod.choices), .defaults(to: GradingMethod.fallback.value)))
    package static let weights = Attribute<Weighting>(
        Field(
            "weights",
            Label("Weights count", german: "Gewichte zählen", italian: "I pesi contano"),
            .choice(Weighting.choices), .defaults(to: Weighting.fallback.value)))
    package static let target = Attribute<Decimal>(
        Field(
            "target",
            Label(
                "Target, % or grade", german: "Ziel, % oder Note", italian: "Obiettivo, % o voto"),
            .decimal(0...1_000), .optional,
            hint: Label("92.5", german: "92,5", italian: "92,5"), measure: .percent))
    package static let scale = Attribute<ScaleChoice>(
        Field(
            "scale", Label("Grade scale", german: "Notenskala", italian: "Scala dei voti"),
            .choice(ScaleChoice.choices), .optional))
    package static let ownScale = Attribute<RecordID>(
        Field(
            "ownScale", GradeScale.kind.label, .reference(to: "gradeScale", isOwner: false),
            .optional))
    package static let repeats = Attribute<RecordID>(
        Field(
            "repeats", Label("Repeats", german: "Wiederholt", italian: "Ripete"),
            .reference(to: "course", isOwner: false), .optional))
    package static let repeatRule = Attribute<RepeatRule>(
        Field(
            "repeatRule",
            Label("The earlier one", german: "Der frühere Kurs", italian: "Il corso precedente"),
            .choice(RepeatRule.choices), .defaults(to: RepeatRule.fallback.value)))

    package static let kind = Kind(
        "course", Label("Course", german: "Kurs", italian: "Corso"),
        plural: Label("Courses", german: "Kurse", italian: "Corsi"), title: "name",
        order: [.ascending("status"), .ascending("name")],
        main: [.equals("status", CourseStatus.current.value)], tallied: ["status"],
        fields: [
            name.field, identifier.field, professor.field, description.field, status.field,
            creditHours.field, excludeFromGPA.field, icon.field, color.field, term.field,
            courseGroup.field, method.field, weights.field, target.field, scale.field,
            ownScale.field, repeats.field, repeatRule.field,
        ])

    package static let rules = Rules(kind, summary: summary, check: check, figures: courseFigures)

    /// "Algorithms: completed"
    @Sendable private static func summary(
        _ record: Record, _ change: Change, _ language: Language
    ) -> String? {
        guard change.fields.count == 1, change[status.name] != nil else { return nil }
        return record.title + ": " + language(record[status].label)
    }

    /// Refuses a course that repeats itself, directly or through others.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        guard let circle = try Repeats.circle(through: record, in: book) else { return nil }
        return FieldError(
            repeats.field, value: circle,
            .rule(
                FieldError.Wording(
                    "is a circle; a course can only repeat one that was taken before it.",
                    german: "ist ein Kreis; ein Kurs kann nur einen früheren wiederholen.",
                    italian: "è un cerchio; un corso può ripetere solo uno precedente.")))
    }
}
