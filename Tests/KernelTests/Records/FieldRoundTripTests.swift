import Kernel
import TestKit
import Testing

@Suite(.namingCases) struct FieldRoundTripTests {
    @Test func `a value comes back from the JSON of a change, in every type`() {
        withDice(3_000) { dice in
            for field in Garden.kind.fields {
                let value = value(of: field.type, &dice)
                let change = field.change(to: value)
                #expect(field.value(fromChange: change.json) == value, "\(change)")
                #expect(change.name == field.name)
            }
        }
    }

    @Test func `an absent value is null and comes back absent`() {
        for field in Garden.kind.fields {
            #expect(field.change(to: nil) == FieldChange(field.name, json: "null"))
            #expect(field.value(fromChange: "null") == nil)
        }
    }

    @Test(arguments: ["x", "é", "\\u00e9", "👨‍👩‍👧"])
    func `a text beyond its limit is no value, however far beyond all reason`(
        character: String
    ) throws {
        let field = try #require(Garden.kind.field("name"))
        guard case .text(let maximum, _) = field.type else { return }
        for (count, isShown) in [
            (maximum - 1, true), (maximum, true), (maximum + 1, false), (128 * maximum, false),
            (129 * maximum, false), (1_000_000, false),
        ] {
            let text = String(repeating: character, count: count) + "x"
            let json = "\"\(text.dropLast(isShown && count == maximum ? 1 : 0))\""
            #expect((field.value(fromChange: json) != nil) == isShown, "\(count)")
            #expect((field.excess(inChange: json) == nil) == isShown, "\(count)")
        }
    }

    @Test(arguments: [
        ("-1", false), ("0", true), ("50", true), ("51", false), ("9223372036854775807", false),
        ("-9223372036854775808", false),
    ])
    func `a whole number outside of its limits is no value`(json: String, isShown: Bool) throws {
        let field = Field("x", Sample.label("X"), .integer(0...50), .optional)
        #expect((field.value(fromChange: json) != nil) == isShown)
        #expect((field.excess(inChange: json) == nil) == isShown)
    }

    @Test func `a letter with a million accents is no value`() throws {
        let field = try #require(Garden.kind.field("name"))
        let text = "a" + String(repeating: "\u{301}", count: 10_000)
        #expect(field.value(fromChange: "\"\(text)\"") == nil)
    }

    @Test func `a value comes back from the text that a form shows`() throws {
        try withDice(500) { dice in
            for field in Garden.kind.fields {
                guard let value = value(of: field.type, &dice), field.isPlain(value) else {
                    continue
                }
                let checked = try field.checked(try field.parse(field.text(value)))
                #expect(checked == value, "\(field.name)")
            }
        }
    }

    @Test func `any text is read or refused and never traps`() {
        withDice(3_000) { dice in
            let text = dice.text()
            for field in Garden.kind.fields {
                let value = try? field.checked(try field.parse(text))
                if let value = value ?? nil {
                    #expect(field.value(fromChange: field.change(to: value).json) == value)
                }
                _ = field.value(fromChange: text)
            }
        }
    }

    @Test(arguments: [
        "0", "-0.5", "999999999999999999", "-999999999999999999", "0.000000000001",
        "999999999999999999.999999999999",
    ])
    func `decimals are exact up to their limits`(text: String) throws {
        let field = Field("x", Sample.label("X"), .decimal(least...most), .optional)
        let value = try #require(try field.parse(text))
        #expect(field.change(to: value).json == text)
        #expect(field.value(fromChange: text) == value)
        #expect(try field.checked(value) == value)
    }

    @Test(arguments: ["1000000000000000000", "0.0000000000001", "1e18", "1e-13", "1e999999999"])
    func `decimals beyond their limits are refused`(text: String) {
        let field = Field("x", Sample.label("X"), .decimal(least...most), .optional)
        #expect(throws: FieldError.self) { try field.parse(text) }
        #expect(field.value(fromChange: text) == nil)
    }

    @Test(arguments: ["9223372036854775807", "-9223372036854775808", "0", "-1"])
    func `whole numbers are exact up to their limits`(text: String) throws {
        let field = Field("x", Sample.label("X"), .integer(.min ... .max), .optional)
        #expect(try field.parse(text) == Int64(text).map { .integer($0) })
        #expect(field.value(fromChange: text) == Int64(text).map { .integer($0) })
    }

    @Test(arguments: ["1.0", "10e0", "1E1", "100e-2"])
    func `whole numbers in other clothes are read from JSON`(text: String) {
        let field = Field("x", Sample.label("X"), .integer(.min ... .max), .optional)
        #expect(field.value(fromChange: text) != nil)
    }

    @Test(arguments: ["9223372036854775808", "1.5", "\"1\"", "true", "[]"])
    func `what is no whole number isn't read from JSON`(text: String) {
        let field = Field("x", Sample.label("X"), .integer(.min ... .max), .optional)
        #expect(field.value(fromChange: text) == nil)
    }

    @Test(arguments: ["true", "Yes", "on", "1", "ja", "sì", "SI", "wahr", "vero"])
    func `people say yes in their language`(text: String) throws {
        #expect(try Garden.open.field.parse(text) == .boolean(true))
    }

    @Test(arguments: ["false", "No", "off", "0", "nein", "falsch", "falso"])
    func `people say no in their language`(text: String) throws {
        #expect(try Garden.open.field.parse(text) == .boolean(false))
    }

    @Test func `choices are found without case, kept in the field's order, each once`() throws {
        #expect(try Garden.level.field.parse(" HIGH ") == .choice("high"))
        #expect(try Garden.days.parse("high, LOW, high") == .choices(["low", "high"]))
    }

    private let most = Decimal(canonical: "999999999999999999.999999999999") ?? 0
    private let least = Decimal(canonical: "-999999999999999999.999999999999") ?? 0

    /// Some value of the type, as it would be kept.
    private func value(of type: FieldType, _ dice: inout Dice) -> Value? {
        switch type {
        case .text: .text(dice.text())
        case .integer(let range):
            .integer(
                range.lowerBound
                    + Int64(dice.next() % UInt64(range.upperBound - range.lowerBound + 1)))
        case .decimal:
            Decimal(canonical: "\(dice.roll(1_000_000)).\(dice.roll(1_000_000))")
                .map { .decimal($0) }
        case .words: .words((0..<dice.roll(4)).map { _ in dice.text() })
        case .pairs: .pairs((0..<dice.roll(4)).map { _ in Value.Pair(dice.text(), dice.text()) })
        case .reference: .reference(RecordID(high: dice.next(), low: dice.next()))
        case .instant: .instant(.start + dice.roll(1_000_000_000))
        case .date: .date((Instant.start + dice.roll(1_000_000_000)).date())
        case .time: .time((Instant.start + dice.roll(1_000_000_000)).time())
        case .boolean: .boolean(dice.hits(oneIn: 2))
        case .choice(let choices): dice.pick(choices).map { .choice($0.name) }
        case .choices(let choices):
            .choices(choices.map(\.name).filter { _ in dice.hits(oneIn: 2) })
        }
    }
}

extension Field {
    /// Whether the value has only what a person could have typed in one field.
    fileprivate func isPlain(_ value: Value) -> Bool {
        switch value {
        case .words, .pairs: false
        case .choices(let names): !names.isEmpty
        default: (try? checked(value)) == value && !text(value).isBlank
        }
    }
}
