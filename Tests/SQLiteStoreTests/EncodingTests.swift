import Kernel
import TestKit
import Testing

@testable import SQLiteStore

/// The forms in which the log and the tables keep what has no column type of its own.
@Suite(.namingCases) struct EncodingTests {
    private func decoded(_ text: String) -> [FieldChange]? {
        var text = text
        return text.withUTF8 { ChangeText.decode($0) }
    }

    private func encoded(_ fields: [FieldChange]) -> String {
        var text: [UInt8] = []
        ChangeText.encode(fields, into: &text)
        return String(decoding: text, as: UTF8.self)
    }

    private func change(_ pairs: KeyValuePairs<String, String>) -> [FieldChange] {
        pairs.map { FieldChange($0.key, json: $0.value) }
    }

    @Test func `the fields of a change are one JSON object`() {
        let fields = change(["name": "\"Milk\"", "level": "\"high\"", "size": "3", "x": "null"])
        #expect(
            encoded(fields) == #"{"name":"Milk","level":"high","size":3,"x":null}"#)
    }

    @Test func `what is no JSON is kept as it came`() {
        let fields = change(["name": "{", "a\"b": "\"x\"", "": "1,2", "c": ""])
        #expect(encoded(fields).hasPrefix("[["))
        #expect(decoded(encoded(fields)) == fields)
    }

    @Test func `every change comes back as it was`() {
        let pieces = [
            "\"", "\\", "{", "}", "[", "]", ",", ":", "a", "é", "\u{0}", "\n", "1", "-", ".5e3",
            "null", "true", "\"a\"", "{\"a\":[1,2]}", "\"\\\"\"", "\"\\u00e9\"", " ",
        ]
        withDice(2_000) { dice in
            let fields = (0..<dice.roll(4)).map { _ in
                let name = (0..<dice.roll(3)).map { _ in dice.pick(pieces) ?? "" }.joined()
                let json = (0..<dice.roll(4)).map { _ in dice.pick(pieces) ?? "" }.joined()
                return FieldChange(name, json: json)
            }
            #expect(decoded(encoded(fields)) == fields)
        }
    }

    @Test func `reading never goes beyond a broken text`() {
        let text = #"{"name":"Mi\"lk","tags":["a",{"b":1}],"level":null}"#
        for length in 0..<text.utf8.count {
            #expect(decoded(String(text.prefix(length))) == nil)
        }
        for broken in ["", "{", "}", "[]x", "{}x", "{\"a\"}", "{\"a\":}", "{1:2}", "[[1,2]]", "x"] {
            _ = decoded(broken)
        }
    }

    @Test func `stamps are kept once for all fields that share one`() {
        let stamps: [Stamp?] = [.at(1), nil, .at(2), .at(1)]
        let text = stampsEncoded(stamps)
        #expect(text == Stamp.at(1).text + ":9 " + Stamp.at(2).text + ":4")
        #expect(stampsDecoded(text, 4) == stamps)
        #expect(stampsDecoded("", 2) == [nil, nil])
    }

    @Test func `stamps of every field come back`() {
        withDice(200) { dice in
            let stamps: [Stamp?] = (0..<64).map { _ in
                dice.hits(oneIn: 3) ? nil : Stamp(time: dice.next(), node: UInt64(dice.roll(3)))
            }
            #expect(stampsDecoded(stampsEncoded(stamps), 64) == stamps)
        }
    }

    @Test func `broken stamps are told from good ones`() {
        let good = Stamp.at(1).text
        for text in ["x", good, good + ":", good + ":1 ", good + ":g", good + ":4", good + ":1,"] {
            #expect(stampsDecoded(text, 2) == nil, "\(text)")
        }
        #expect(stampsDecoded(good + ":" + String(repeating: "f", count: 17), 64) == nil)
    }

    private func stampsEncoded(_ stamps: [Stamp?]) -> String {
        var text: [UInt8] = []
        StampsText.encode(stamps, into: &text)
        return String(decoding: text, as: UTF8.self)
    }

    private func stampsDecoded(_ text: String, _ count: Int) -> [Stamp?]? {
        var text = text
        return text.withUTF8 { StampsText.decode($0, count: count) }
    }

    @Test func `identifiers, dates and times are read as the kernel writes them`() {
        withDice(500) { dice in
            let id = RecordID(high: dice.next(), low: dice.next())
            #expect(read(id.text) { RecordID(column: $0) } == id)
            let stamp = Stamp(time: dice.next(), node: dice.next())
            #expect(read(stamp.text) { Stamp(column: $0) } == stamp)
            let instant = Instant(milliseconds: Int64(dice.roll(253_402_300_800_000)))
            #expect(read(instant.iso) { Instant(column: $0) } == instant)
            #expect(read(instant.date().iso) { CivilDate(column: $0) } == instant.date())
            #expect(read(instant.time().iso) { TimeOfDay(column: $0) } == instant.time())
        }
    }

    @Test func `anything else in their place is refused`() {
        let instant = Instant.start.iso
        for text in [
            "", "x", String(instant.dropLast()), instant + "Z", "2026-13-01T00:00:00.000Z",
            "2026-01-01 00:00:00.000Z", "2026-01-01T24:00:00.000Z", "2026-01-01T00:00:00.00äZ",
        ] {
            #expect(read(text) { Instant(column: $0) } == nil, "\(text)")
        }
        let id = RecordID.numbered(1).text
        for text in [
            id.uppercased(), String(id.dropLast()), id + "0", id.replacing("-", with: "0"),
        ] {
            #expect(read(text) { RecordID(column: $0) } == nil, "\(text)")
        }
        #expect(read("2026-02-30") { CivilDate(column: $0) } == nil)
        #expect(read("25:00") { TimeOfDay(column: $0) } == nil)
    }

    private func read<T>(_ text: String, _ parse: (UnsafeBufferPointer<UInt8>) -> T?) -> T? {
        var text = text
        return text.withUTF8(parse)
    }
}
