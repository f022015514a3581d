package import Kernel

/// How it stands with a degree.
package enum DegreeStatus: String, Choice {
    case inProgress, considering, dropped

    package static let fallback = DegreeStatus.inProgress

    package var label: Label {
        switch self {
        case .inProgress: Label("In progress", german: "Im Gange", italian: "In corso")
        case .considering: Label("Considering", german: "Überlegt", italian: "In valutazione")
        case .dropped: Label("Dropped", german: "Abgebrochen", italian: "Abbandonato")
        }
    }
}

/// What one studies for: groups of courses with what each group asks.
package enum Degree {
    package static let name = Attribute<String>(
        Field(
            "name", Labels.name, .line, .required,
            hint: Label("Computer Science", german: "Informatik", italian: "Informatica")))
    package static let description = Attribute<String>(
        Field("description", Labels.description, .paragraphs, .defaults(to: .text(""))))
    package static let status = Attribute<DegreeStatus>(
        Field(
            "status", Labels.status, .choice(DegreeStatus.choices),
            .defaults(to: DegreeStatus.fallback.value)))
    package static let type = Attribute<String>(
        Field(
            "type", Label("Type", german: "Art", italian: "Tipo"), .line, .defaults(to: .text("")),
            hint: Label("Bachelor, minor", german: "Bachelor, Nebenfach", italian: "Laurea")))

    package static let kind = Kind(
        "degree", Label("Degree", german: "Studiengang", italian: "Corso di laurea"),
        plural: Label("Degrees", german: "Studiengänge", italian: "Corsi di laurea"),
        title: "name", order: [.ascending("status"), .ascending("name")],
        main: [.oneOf("status", [DegreeStatus.inProgress.value, DegreeStatus.considering.value])],
        fields: [name.field, description.field, status.field, type.field])

    package static let rules = Rules(kind, figures: degreeFigures)
}
