package import Kernel

/// How it stands with a degree.
package enum DegreeStatus: String, Choice {
    case inProgress, considering, dropped

    package static let fallback = DegreeStatus.inProgress

    package var label: Label {
        switch self {
        case .inProgress: Words.degreeInProgress
        case .considering: Words.degreeConsidering
        case .dropped: Words.degreeDropped
        }
    }
}

/// What one studies for: groups of courses with what each group asks.
package enum Degree {
    package static let name = Attribute<String>(
        Field(
            "name", Words.labelName, .line, .required,
            hint: Words.degreeComputerScience))
    package static let description = Attribute<String>(
        Field("description", Words.labelDescription, .paragraphs, .defaults(to: .text(""))))
    package static let status = Attribute<DegreeStatus>(
        Field(
            "status", Words.labelStatus, .choice(DegreeStatus.choices),
            .defaults(to: DegreeStatus.fallback.value)))
    package static let type = Attribute<String>(
        Field(
            "type", Words.degreeType, .line, .defaults(to: .text("")),
            hint: Words.degreeBachelorMinor))

    package static let kind = Kind(
        "degree", Words.degree,
        plural: Words.degrees,
        title: name.field, order: [.ascending(status), .ascending(name)],
        main: [status.isOne(of: [.inProgress, .considering])],
        fields: [name.field, description.field, status.field, type.field])
}
