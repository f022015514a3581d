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
            "name", Words.labelName, .line, .required,
            hint: Words.assignmentHomework3))
    package static let earned = Attribute<Decimal>(
        Field(
            "earned", Words.assignmentEarned,
            .decimal(-1_000_000...1_000_000), .optional))
    package static let total = Attribute<Decimal>(
        Field(
            "total", Words.assignmentOutOf, .decimal(0...1_000_000),
            .defaults(to: .decimal(100))))
    package static let enabled = Attribute<Bool>(
        Field(
            "enabled", Words.assignmentCounts, .boolean,
            .defaults(to: .boolean(true))))
    package static let excused = Attribute<Bool>(
        Field(
            "excused", Words.assignmentExcused, .boolean,
            .defaults(to: .boolean(false))))
    package static let extraCredit = Attribute<Bool>(
        Field(
            "extraCredit", Words.assignmentExtraCredit,
            .boolean, .defaults(to: .boolean(false))))
    package static let neverDrop = Attribute<Bool>(
        Field(
            "neverDrop", Words.assignmentNeverDrop,
            .boolean, .defaults(to: .boolean(false))))
    package static let due = Attribute<CivilDate>(
        Field("due", Words.assignmentDue, .date, .optional))

    /// Whether `earned` is points or a grade, where the course's scale has both; absent where nobody
    /// said.
    package static let enteredAs = Attribute<ResultKind>(
        Field(
            "enteredAs", Words.assignmentEnteredAs,
            .choice(ResultKind.choices), .optional))
    /// What a learning platform calls it, by which the next import of its gradebook knows it again.
    package static let externalID = Attribute<String>(
        Field(
            "externalID",
            Words.assignmentNumberElsewhere,
            .line,
            .optional))
    /// What the last import said of it, as ``ImportBase`` writes it.
    package static let imported = Attribute<String>(
        Field(
            "imported",
            Words.assignmentAsImported, .line,
            .optional))

    package static let kind = Kind(
        "assignment", Words.assignment,
        plural: Words.assignments, title: name.field,
        fields: [
            course.field, weightGroup.field, name.field, earned.field, total.field,
            enabled.field, excused.field, extraCredit.field, neverDrop.field, due.field,
            enteredAs.field, externalID.field, imported.field,
        ])
}
