package import Kernel

/// A part of a degree: its core, its electives, with what it asks at least.
package enum CourseGroup {
    package static let degree = Attribute<RecordID>(
        Field("degree", Degree.kind.label, .reference(to: "degree", isOwner: true), .required))
    package static let name = Attribute<String>(
        Field(
            "name", Words.labelName, .line, .required,
            hint: Words.courseGroupCoreElectives))
    package static let description = Attribute<String>(
        Field("description", Words.labelDescription, .paragraphs, .defaults(to: .text(""))))
    package static let type = Attribute<String>(
        Field(
            "type", Words.courseGroupType, .line, .defaults(to: .text(""))))
    package static let minimumCourses = Attribute<Int64>(
        Field(
            "minimumCourses",
            Words.courseGroupCoursesAtLeast,
            .integer(0...1_000), .optional))
    package static let minimumCreditHours = Attribute<Decimal>(
        Field(
            "minimumCreditHours",
            Words.courseGroupCreditsAtLeast,
            .decimal(0...10_000), .optional))

    package static let kind = Kind(
        "courseGroup", Words.courseGroup,
        plural: Words.courseGroups,
        title: name.field,
        fields: [
            degree.field, name.field, description.field, type.field, minimumCourses.field,
            minimumCreditHours.field,
        ])
}
