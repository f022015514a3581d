package import Kernel

/// Assignments of a course that count together with one weight: exams, homework.
package enum WeightGroup {
    package static let course = Attribute<RecordID>(
        Field("course", Course.kind.label, .reference(to: "course", isOwner: true), .required))
    package static let name = Attribute<String>(
        Field(
            "name", Words.labelName, .line, .required,
            hint: Words.weightGroupExams))
    package static let weight = Attribute<Decimal>(
        Field(
            "weight", Words.weight,
            .decimal(0...1_000_000), .defaults(to: .decimal(1)), measure: .percent))
    package static let dropLowest = Attribute<Int64>(
        Field(
            "dropLowest",
            Words.weightGroupDropLowest,
            .integer(0...1_000), .defaults(to: .integer(0))))
    package static let dropHighest = Attribute<Int64>(
        Field(
            "dropHighest",
            Words.weightGroupDropHighest,
            .integer(0...1_000), .defaults(to: .integer(0))))

    package static let kind = Kind(
        "weightGroup", Words.weightGroup,
        plural: Words.weightGroupKindPlural, title: name.field,
        fields: [course.field, name.field, weight.field, dropLowest.field, dropHighest.field])
}
