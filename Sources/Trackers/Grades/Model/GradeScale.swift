package import Kernel

/// The scales one can choose from.
package enum ScaleChoice: String, Choice {
    case us, usPlusMinus, us43, percent100, ukHonours, ects, german, italian
    /// One's own, a record of the kind `gradeScale`.
    case own

    package static let fallback = ScaleChoice.usPlusMinus

    package var label: Label {
        switch self {
        case .us: Words.gradeScaleUs40F
        case .usPlusMinus:
            Words.gradeScaleUs40With
        case .us43: Words.gradeScaleUs43With
        case .percent100: Words.gradeScale100Points
        case .ukHonours: Words.gradeScaleUkHonours
        case .ects: Words.gradeScaleEctsAToF
        case .german: Words.gradeScaleGerman105
        case .italian:
            Words.gradeScaleItalian1830
        case .own: Words.gradeScaleMyOwn
        }
    }
}

/// One's own scale: letters with the percentage from which each is given, and its points.
package enum GradeScale {
    package static let name = Attribute<String>(
        Field("name", Words.labelName, .line, .required))
    /// `A: 93 4.0`: from 93 %, worth 4.0 points, which may be left out.
    package static let steps = Field(
        "steps",
        Words.gradeScaleLetterFromPoints,
        .pairs, .required, hint: Words.gradeScaleA9340)

    package static let kind = Kind(
        "gradeScale", Words.gradeScaleMyScale,
        plural: Words.gradeScaleMyScales,
        title: name.field, order: [.ascending(name)], fields: [name.field, steps])
}

/// What holds for the grades of the whole book, on every device: the record last changed counts.
package enum GradePreference {
    package static let scale = Attribute<ScaleChoice>(
        Field(
            "scale", Words.gradeScale,
            .choice(ScaleChoice.choices), .defaults(to: ScaleChoice.fallback.value)))
    package static let ownScale = Attribute<RecordID>(
        Field(
            "ownScale", GradeScale.kind.label, .reference(to: "gradeScale", isOwner: false),
            .optional))

    package static let kind = Kind(
        "gradePreference",
        Words.gradeScaleGradeSettings,
        plural: Words.gradeScaleGradeSettings,
        order: [Order(.modifiedAt, descending: true)], isSearchable: false,
        fields: [scale.field, ownScale.field])

    /// The one record that the screens write, the same on every device.
    package static let id = RecordID.derived(from: ["gradePreference"])
}
