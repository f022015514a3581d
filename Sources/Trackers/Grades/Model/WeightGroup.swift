package import Kernel

/// Assignments of a course that count together with one weight: exams, homework.
package enum WeightGroup {
    package static let course = Attribute<RecordID>(
        Field("course", Course.kind.label, .reference(to: "course", isOwner: true), .required))
    package static let name = Attribute<String>(
        Field(
            "name", Labels.name, .line, .required,
            hint: Label("Exams", german: "Klausuren", italian: "Esami")))
    package static let weight = Attribute<Decimal>(
        Field(
            "weight", Label("Weight", german: "Gewicht", italian: "Peso"),
            .decimal(0...1_000_000), .defaults(to: .decimal(1)), measure: .percent))
    package static let dropLowest = Attribute<Int64>(
        Field(
            "dropLowest",
            Label("Drop lowest", german: "Schlechteste streichen", italian: "Scarta i peggiori"),
            .integer(0...1_000), .defaults(to: .integer(0))))
    package static let dropHighest = Attribute<Int64>(
        Field(
            "dropHighest",
            Label("Drop highest", german: "Beste streichen", italian: "Scarta i migliori"),
            .integer(0...1_000), .defaults(to: .integer(0))))

    package static let kind = Kind(
        "weightGroup", Label("Weight group", german: "Gruppe", italian: "Gruppo"),
        plural: Label("Weight groups", german: "Gruppen", italian: "Gruppi"), title: "name",
        fields: [course.field, name.field, weight.field, dropLowest.field, dropHighest.field])

    package static let rules = Rules(kind, carry: Moving.weightGroup)
}
