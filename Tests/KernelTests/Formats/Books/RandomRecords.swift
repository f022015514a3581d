import Kernel
import TestKit

/// Books of random records for round trips.
enum RandomRecords {
    /// The records of a book's JSON: gardens with every type of field, and beds inside them.
    static func json(count: Int, seed: UInt64) -> String {
        var random = RandomSource(seed: seed)
        var records: [String] = []
        for index in 0..<count {
            records.append(garden(index, &random))
            records.append(
                #"{"kind":"bed","id":"b\#(index)","garden":"g\#(index / 2)","name":"B"}"#)
        }
        return records.joined(separator: ",\n")
    }

    private static func garden(_ index: Int, _ random: inout RandomSource) -> String {
        let members: [(String, JSON)] = [
            ("kind", "garden"), ("id", .string("g\(index)")),
            ("name", .string("n" + text(&random))), ("detail", .string(text(&random))),
            ("size", .integer(.random(in: 0...1_000, using: &random))),
            ("yield", .number("\(Int.random(in: 0...99, using: &random)).125")),
            ("open", .boolean(.random(using: &random))), ("founded", "2024-02-29"),
            ("opens", "08:05"), ("seen", "2025-01-02T03:04:05.678+02:00"),
            ("level", "high"), ("days", .array(["high", "low"])),
            ("tags", .array([.string(text(&random)), .string(text(&random))])),
            ("extras", .object([JSON.Member(text(&random), .string(text(&random)))])),
            ("twin", .string("g\(index / 3)")),
        ]
        let chosen = members.enumerated().filter { $0.offset < 3 || Bool.random(using: &random) }
        return JSONText(.object(chosen.map { JSON.Member($0.element.0, $0.element.1) })).text
    }

    /// A few characters that have tripped formats before.
    private static func text(_ random: inout RandomSource) -> String {
        let pool = [
            "a", "Ä", "ß", "😀", "\"", "\\", ",", ";", ":", "=", "'", "-", " ", "7", "é", "[", "{",
        ]
        return (0..<Int.random(in: 0...6, using: &random))
            .map { _ in pool.randomElement(using: &random) ?? "" }.joined()
    }
}
