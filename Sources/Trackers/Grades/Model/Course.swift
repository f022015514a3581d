package import Kernel

/// A class one takes: the fields of it and how it is graded.
package enum Course {
    package static let name = Attribute<String>(
        Field(
            "name", Words.labelName, .line, .required,
            hint: Words.courseAlgorithms))
    package static let identifier = Attribute<String>(
        Field(
            "identifier", Words.courseNumber, .line,
            .defaults(to: .text("")),
            hint: Words.courseCs4349))
    package static let professor = Attribute<String>(
        Field(
            "professor", Words.courseProfessor, .line,
            .defaults(to: .text(""))))
    package static let description = Attribute<String>(
        Field("description", Words.labelDescription, .paragraphs, .defaults(to: .text(""))))
    package static let status = Attribute<CourseStatus>(
        Field(
            "status", Words.labelStatus, .choice(CourseStatus.choices),
            .defaults(to: CourseStatus.fallback.value)))
    package static let creditHours = Attribute<Decimal>(
        Field(
            "creditHours", Words.courseCredits,
            .decimal(0...1_000), .defaults(to: .decimal(3))))
    package static let excludeFromGPA = Attribute<Bool>(
        Field(
            "excludeFromGPA",
            Words.courseLeaveOutGpa,
            .boolean, .defaults(to: .boolean(false))))
    package static let icon = Attribute<CourseIcon>(
        Field(
            "icon", Words.courseIcon, .choice(CourseIcon.choices),
            .defaults(to: CourseIcon.fallback.value)))
    package static let color = Attribute<PaletteColor>(
        Field(
            "color", Words.courseColour,
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
            Words.courseWithinAGroup,
            .choice(GradingMethod.choices), .defaults(to: GradingMethod.fallback.value)))
    package static let weights = Attribute<Weighting>(
        Field(
            "weights",
            Words.courseWeightsCount,
            .choice(Weighting.choices), .defaults(to: Weighting.fallback.value)))
    package static let target = Attribute<Decimal>(
        Field(
            "target",
            Words.courseTargetOrGrade,
            .decimal(0...1_000), .optional,
            hint: Words.course925, measure: .percent))
    package static let scale = Attribute<ScaleChoice>(
        Field(
            "scale", Words.courseGradeScale,
            .choice(ScaleChoice.choices), .optional))
    package static let ownScale = Attribute<RecordID>(
        Field(
            "ownScale", GradeScale.kind.label, .reference(to: "gradeScale", isOwner: false),
            .optional))
    package static let repeats = Attribute<RecordID>(
        Field(
            "repeats", Words.courseRepeats,
            .reference(to: "course", isOwner: false), .optional))
    package static let repeatRule = Attribute<RepeatRule>(
        Field(
            "repeatRule",
            Words.courseTheEarlierOne,
            .choice(RepeatRule.choices), .defaults(to: RepeatRule.fallback.value)))

    package static let kind = Kind(
        "course", Words.course,
        plural: Words.courseKindPlural, title: name.field,
        order: [.ascending(status), .ascending(name)],
        main: [status == .current], tallied: [status.field],
        fields: [
            name.field, identifier.field, professor.field, description.field, status.field,
            creditHours.field, excludeFromGPA.field, icon.field, color.field, term.field,
            courseGroup.field, method.field, weights.field, target.field, scale.field,
            ownScale.field, repeats.field, repeatRule.field,
        ])
}

extension Record {
    /// The course that it belongs to, if records of its kind belong to one: all of them name it alike.
    var course: RecordID? { value(Assignment.course.name)?.reference }
}
