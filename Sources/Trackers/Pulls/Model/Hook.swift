package import Kernel

/// One run down the track.
package enum Hook {
    package static let pull = Attribute<RecordID>(
        Field("pull", Pull.kind.label, .reference(to: "pull", isOwner: true), .required))
    package static let puller = Attribute<String>(
        word("puller", Words.hookPuller, "Rick"))
    package static let tractor = Attribute<String>(
        word("tractor", Words.hookTractor, "WhyNot"))
    package static let className = Attribute<String>(
        word("class", Words.hookClass, "9500 Pro Farm"))
    package static let sled = Attribute<String>(
        word("sled", Words.hookSled, "Red Rock"))
    package static let distance = Attribute<String>(
        Field(
            "distance", Words.hookDistance,
            .text(maximum: 60, multiline: false), .optional,
            hint: Words.hook3055,
            notation: Distance.notation))
    package static let place = Attribute<Int64>(
        Field(
            "place",
            Words.hookPlaceIfNotAs,
            .integer(1...9_999), .optional))
    package static let tirePressure = Attribute<Decimal>(
        Field(
            "tirePressure",
            Words.hookTirePressurePsi,
            .decimal(0...1_000), .optional, measure: .pressure))
    package static let status = Attribute<HookStatus>(
        Field(
            "status", Words.hookResult,
            .choice(HookStatus.choices), .defaults(to: HookStatus.fallback.value)))
    package static let attempt = Attribute<Int64>(
        Field(
            "attempt", Words.hookAttempt,
            .integer(1...99), .defaults(to: .integer(1))))
    package static let note = Attribute<String>(
        Field(
            "note", Words.hookNote, .paragraphs,
            .defaults(to: .text(""))))
    package static let custom = Field(
        "custom", Words.hookOwnCategories,
        .pairs, .defaults(to: .pairs([])))

    package static let kind = Kind(
        "hook", Words.hook,
        plural: Words.hookKindPlural,
        completion: completed, naming: name,
        fields: [
            pull.field, puller.field, tractor.field, className.field, sled.field, distance.field,
            place.field, tirePressure.field, status.field, attempt.field, note.field, custom,
        ])

    private static func word(_ name: String, _ label: Label, _ example: String) -> Field {
        Field(
            name, label, .line, .defaults(to: .text("")),
            hint: Label { _ in example })
    }

    /// The names and values of a hook's own categories, in order.
    static func custom(of record: Record) -> [Value.Pair] {
        guard case .pairs(let pairs)? = record.value(custom.name) else { return [] }
        return pairs
    }

    /// `FP`, `DQ` and `EXH 253.72` typed as a distance say how the hook ended.
    @Sendable private static func completed(_ draft: Draft) -> Draft {
        guard let text = draft[distance] else { return draft }
        let result = TypedResult(text)
        guard let status = result.status else { return draft }
        return draft.setting(Hook.status, status)
            .setting(distance, result.distance.isEmpty ? nil : result.distance)
    }

    /// "Rick · WhyNot · 9500 Pro Farm"
    @Sendable private static func name(_ record: Record, _ language: Language) -> String {
        [record[puller], record[tractor], record[className]].filter { !$0.isBlank }
            .joined(separator: " · ")
    }
}

extension Hook {
    /// Where the fields stand in a record, looked up once: books have many hooks.
    enum Column {
        static let puller = index(Hook.puller.name)
        static let tractor = index(Hook.tractor.name)
        static let className = index(Hook.className.name)
        static let sled = index(Hook.sled.name)
        static let distance = index(Hook.distance.name)
        static let place = index(Hook.place.name)
        static let tirePressure = index(Hook.tirePressure.name)
        static let status = index(Hook.status.name)
        static let attempt = index(Hook.attempt.name)
        static let custom = index(Hook.custom.name)

        private static func index(_ name: String) -> Int { kind.index(of: name) ?? 0 }
    }
}

extension Record {
    func text(_ column: Int) -> String { value(at: column)?.text ?? "" }

    func integer(_ column: Int) -> Int64? {
        if case .integer(let number) = value(at: column) { number } else { nil }
    }

    /// How far a hook went.
    var distance: Distance? {
        value(at: Hook.Column.distance)?.text.flatMap { Distance($0) }
    }
}
