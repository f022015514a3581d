package import Kernel

/// A part of a degree: its core, its electives, with what it asks at least.
package enum CourseGroup {
    package static let degree = Attribute<RecordID>(
        Field("degree", Degree.kind.label, .reference(to: "degree", isOwner: true), .required))
    package static let name = Attribute<String>(
        Field(
            "name", Labels.name, .line, .required,
            hint: Label("Core, electives", german: "Pflicht, Wahl", italian: "Obbligatori")))
    package static let description = Attribute<String>(
        Field("description", Labels.description, .paragraphs, .defaults(to: .text(""))))
    package static let type = Attribute<String>(
        Field(
            "type", Label("Type", german: "Art", italian: "Tipo"), .line, .defaults(to: .text(""))))
    package static let minimumCourses = Attribute<Int64>(
        Field(
            "minimumCourses",
            Label("Courses at least", german: "Kurse mindestens", italian: "Corsi, almeno"),
            .integer(0...1_000), .optional))
    package static let minimumCreditHours = Attribute<Decimal>(
        Field(
            "minimumCreditHours",
            Label(
                "Credits at least", german: "Leistungspunkte mindestens", italian: "Crediti, almeno"
            ),
            .decimal(0...10_000), .optional))

    package static let kind = Kind(
        "courseGroup", Label("Course group", german: "Kursgruppe", italian: "Gruppo di corsi"),
        plural: Label("Course groups", german: "Kursgruppen", italian: "Gruppi di corsi"),
        title: "name",
        fields: [
            degree.field, name.field, description.field, type.field, minimumCourses.field,
            minimumCreditHours.field,
        ])

    package static let rules = Rules(kind, figures: courseGroupFigures)
}
