package import Kernel

/// The scales one can choose from.
package enum ScaleChoice: String, Choice {
    case us, usPlusMinus, us43, percent100, ukHonours, ects, german, italian
    /// One's own, a record of the kind `gradeScale`.
    case own

    package static let fallback = ScaleChoice.usPlusMinus

    package var label: Label {
        switch self {
        case .us: Label("US 4.0, A to F", german: "USA 4,0, A bis F", italian: "USA 4,0, da A a F")
        case .usPlusMinus:
            Label(
                "US 4.0 with + and −", german: "USA 4,0 mit + und −", italian: "USA 4,0 con + e −")
        case .us43: Label("US 4.3 with A+", german: "USA 4,3 mit A+", italian: "USA 4,3 con A+")
        case .percent100: Label("100 points", german: "100 Punkte", italian: "100 punti")
        case .ukHonours: Label("UK honours", german: "Großbritannien", italian: "Regno Unito")
        case .ects: Label("ECTS A to F", german: "ECTS A bis F", italian: "ECTS da A a F")
        case .german: Label("German 1.0–5.0", german: "Deutsch 1,0–5,0", italian: "Tedesca 1,0–5,0")
        case .italian:
            Label("Italian 18–30", german: "Italienisch 18–30", italian: "Italiana 18–30")
        case .own: Label("My own", german: "Eigene", italian: "Personale")
        }
    }
}

/// One's own scale: letters with the percentage from which each is given, and its points.
package enum GradeScale {
    package static let name = Attribute<String>(
        Field("name", Labels.name, .line, .required))
    /// `A: 93 4.0`: from 93 %, worth 4.0 points, which may be left out.
    package static let steps = Field(
        "steps",
        Label("Letter: from %, points", german: "Note: ab %, Punkte", italian: "Voto: da %, punti"),
        .pairs, .required, hint: Label("A: 93 4.0", german: "A: 93 4,0", italian: "A: 93 4,0"))

    package static let kind = Kind(
        "gradeScale", Label("My scale", german: "Eigene Skala", italian: "Scala personale"),
        plural: Label("My scales", german: "Eigene Skalen", italian: "Scale personali"),
        title: "name", order: [.ascending("name")], fields: [name.field, steps])

    package static let rules = Rules(kind, check: check)

    /// Refuses a scale that has a step one can't read.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        guard case .pairs(let pairs)? = record.value(steps.name), !pairs.isEmpty else {
            return FieldError(steps, value: "", .missing)
        }
        for pair in pairs where Scale.step(pair) == nil {
            return FieldError(steps, value: pair.name + ": " + pair.value, .notANumber)
        }
        return doubled(pairs)
    }

    /// Names a letter that stands twice, or a percentage from which two letters are given.
    private static func doubled(_ pairs: [Value.Pair]) -> FieldError? {
        for (index, pair) in pairs.enumerated() {
            for other in pairs[..<index] {
                let both = other.name + ": " + other.value + ", " + pair.name + ": " + pair.value
                if Scale.plain(other.name) == Scale.plain(pair.name) {
                    return FieldError(steps, value: both, .rule(letterTwice))
                }
                if Scale.step(other)?.from == Scale.step(pair)?.from {
                    return FieldError(steps, value: both, .rule(thresholdTwice))
                }
            }
        }
        return nil
    }

    private static let letterTwice = FieldError.Wording(
        "has the same letter twice; each may stand once.",
        german: "nennt dieselbe Note zweimal; jede darf nur einmal stehen.",
        italian: "ha due volte lo stesso voto; ognuno può stare una volta sola.")
    private static let thresholdTwice = FieldError.Wording(
        "has two letters from the same percentage; each needs its own.",
        german: "hat zwei Noten ab demselben Prozentwert; jede braucht ihren eigenen.",
        italian: "ha due voti dalla stessa percentuale; a ognuno serve la sua.")
}

/// What holds for the grades of the whole book, on every device: the record last changed counts.
package enum GradePreference {
    package static let scale = Attribute<ScaleChoice>(
        Field(
            "scale", Label("Grade scale", german: "Notenskala", italian: "Scala dei voti"),
            .choice(ScaleChoice.choices), .defaults(to: ScaleChoice.fallback.value)))
    package static let ownScale = Attribute<RecordID>(
        Field(
            "ownScale", GradeScale.kind.label, .reference(to: "gradeScale", isOwner: false),
            .optional))

    package static let kind = Kind(
        "gradePreference",
        Label("Grade settings", german: "Noteneinstellungen", italian: "Impostazioni dei voti"),
        plural: Label(
            "Grade settings", german: "Noteneinstellungen", italian: "Impostazioni dei voti"),
        order: [Order(.modifiedAt, descending: true)], isSearchable: false,
        fields: [scale.field, ownScale.field])

    /// The one record that the screens write, the same on every device.
    package static let id = RecordID.derived(from: ["gradePreference"])
}
