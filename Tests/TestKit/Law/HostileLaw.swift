package import Kernel
import Testing

/// What export writes, import takes, also from a book that took in whatever a broken or hostile device
/// sent: its export goes into an empty book and comes out of it byte for byte.
package func verifyHostileRoundTrip(parcels: Int, of declarations: Declarations) throws {
    try withDice(parcels) { dice in
        let store = MemoryStore(declarations.schema).store
        _ = try store.append(hostileChanges(declarations.schema, &dice), nil)
        let exported = try Book(store, declarations.rulebook, now: .start, seed: 1).json()
        let copy = Book(
            MemoryStore(declarations.schema).store, declarations.rulebook, now: .start + 1_000_000,
            seed: 2)
        try copy.importJSON(exported)
        let again = try copy.json()
        #expect(String(decoding: again, as: UTF8.self) == String(decoding: exported, as: UTF8.self))
    }
}

/// Changes of few records, each field with something that may be anything.
private func hostileChanges(_ schema: Schema, _ dice: inout Dice) -> [Change] {
    (0..<dice.number(in: 1...30)).compactMap { number in
        guard let kind = dice.pick(schema.kinds) else { return nil }
        var fields: [FieldChange] = []
        for field in kind.fields where field.isRequired || dice.hits(oneIn: 2) {
            fields.append(FieldChange(field.name, json: hostileJSON(field, &dice)))
        }
        if dice.hits(oneIn: 5) { fields.append(FieldChange("no such field", json: "1")) }
        return Change(
            kind: dice.hits(oneIn: 20) ? "no such kind" : kind.name, record: anyID(&dice),
            stamp: .at(number, node: UInt64(dice.roll(3))), fields: fields)
    }
}

private func anyID(_ dice: inout Dice) -> RecordID {
    dice.hits(oneIn: 20) ? .none : .numbered(UInt64(dice.roll(6)))
}

private func hostileJSON(_ field: Field, _ dice: inout Dice) -> String {
    if dice.hits(oneIn: 2) {
        let value: Value? =
            field.type.target == nil ? field.type.anyValue(&dice) : .reference(anyID(&dice))
        return JSONText(field.json(value)).text
    }
    return dice.pick(hostile) ?? ""
}

private let hostile = [
    "null", "true", "false", "0", "-0", "-1", "1.50", "1e400", "1e-400", "99999999999999999999",
    "\"\"", "\" \"", "\" x \"", "\"\\u0000\"", "\"\\u001b[2J\"", "\"\\u009b\"", "\"\u{202E}abc\"",
    "\"a\\nb\"", "\"\\u2028\"", "\"＝1\"", "\"unknown\"", "\"HIGH\"", "\"2026-02-30\"",
    "\"2026-01-01\"", "\"2026-01-01T00:00:00.000Z\"", "\"9999-12-31T23:59:59.999Z\"", "\"24:00\"",
    "\"12:30\"", "\"00000000-0000-0000-0000-000000000000\"", "[]", "[\"a\",\"a\"]", "[\"\"]",
    "[1]", "[null]", "{}", "{\"a\":\"b\"}", "{\"a\":\"b\",\"a\":\"c\"}", "{\"\":\"\"}",
    "{\"a\":1}", "[[[[]]]]", "", "{", "\"", "nonsense", "1 2", "\"e\\u0301\"", "\"é\"",
]
