import Kernel
import Testing

extension StoreContract {
    static let orders = [
        Piece("text sorts by its folded form, absent as empty") { store in
            try fill(store)
            #expect(
                try ordered(store, .ascending(Garden.nick))
                    == ["cellar", "Äpfel", "Bread", "apple", "Zoo"])
            let names = try ordered(store, .ascending(Garden.name))
            #expect(
                names == names.sorted { $0.folded.utf8.lexicographicallyPrecedes($1.folded.utf8) })
            #expect(try ordered(store, .descending(Garden.name)) == names.reversed())
        },
        Piece("choices sort as declared, defaults among them, ties by identifier") { store in
            try fill(store)
            #expect(
                try ordered(store, .ascending(Garden.level))
                    == ["cellar", "apple", "Zoo", "Äpfel", "Bread"])
            #expect(
                try ordered(store, .descending(Garden.level))
                    == ["Äpfel", "Bread", "apple", "Zoo", "cellar"])
        },
        Piece("absent values sort first, and last in descending order") { store in
            try fill(store)
            #expect(
                try ordered(store, .ascending(Garden.size))
                    == ["cellar", "Äpfel", "Bread", "apple", "Zoo"])
            #expect(
                try ordered(store, .descending(Garden.size))
                    == ["Zoo", "Bread", "apple", "cellar", "Äpfel"])
        },
        Piece("numbers sort by size, not by text") { store in
            let numbers = ["9", "10", "-1", "-10", "0.5", "0.05", "99999999999999999", "0"]
            for (number, text) in numbers.enumerated() {
                let id = RecordID.numbered(UInt64(number))
                try store.append(
                    .of(Garden.kind, id, at: .at(1), json: ["yield": text, "name": "\"\(text)\""]))
            }
            #expect(
                try ordered(store, .ascending(Garden.yield))
                    == ["-10", "-1", "0", "0.05", "0.5", "9", "10", "99999999999999999"])
        },
        Piece.many("dates, times, instants, truth and references sort") { make in
            let fields = [
                ("founded", ["\"0001-01-01\"", "\"2024-02-29\"", "\"9999-12-31\""]),
                ("opens", ["\"00:00\"", "\"08:30\"", "\"23:59\""]),
                ("seen", ["\"1969-12-31T23:59:59.999Z\"", "\"2026-01-01T00:00:00.000Z\""]),
                ("open", ["false", "true"]),
                ("twin", [1, 2, 3].map { "\"" + RecordID.numbered($0).text + "\"" }),
            ]
            for (name, values) in fields {
                let store = try make(Sample.schema)
                for (number, json) in values.enumerated() {
                    let id = RecordID.numbered(UInt64(9 - number))
                    let given: KeyValuePairs = [name: json, "name": "\"\(number)\""]
                    try store.append(.of(Garden.kind, id, at: .at(1), json: given))
                }
                let field = try #require(Garden.kind.field(name))
                let order = try ordered(store, .ascending(field))
                #expect(order == values.indices.map { String($0) }, "\(name)")
            }
        },
        Piece("creation and last change sort") { store in
            try fill(store)
            try store.append(.of(Garden.kind, .numbered(2), at: .at(90), ["size": .integer(1)]))
            #expect(
                try ordered(store, Order(.createdAt))
                    == ["cellar", "Äpfel", "Bread", "apple", "Zoo"])
            #expect(
                try ordered(store, Order(.modifiedAt, descending: true))
                    == ["Äpfel", "cellar", "Zoo", "Bread", "apple"])
            try store.append(
                .of(Garden.kind, .numbered(4), at: .at(91), ["createdAt": .instant(.start)]))
            #expect(try ordered(store, Order(.createdAt)).first == "apple")
        },
        Piece("several keys sort one after another") { store in
            try fill(store)
            let order: [Order] = [
                .descending(Garden.level), .ascending(Garden.size), .descending(Garden.name),
            ]
            #expect(
                try store.titles(Query(Garden.kind, order: order))
                    == ["Äpfel", "Bread", "apple", "Zoo", "cellar"])
        },
        Piece("without an order, identifiers sort") { store in
            for number in [5, 3, 9, 1] as [UInt64] {
                try store.append(
                    .of(Memo.kind, .numbered(number), at: .at(1), ["text": .text("x")]))
            }
            let ids = try store.records(Query(Memo.kind, order: [])).map(\.id)
            #expect(ids == [1, 3, 5, 9].map { .numbered($0) })
        },
        Piece("offset and limit cut a page") { store in
            try fill(store)
            for (offset, limit, expected) in [
                (0, 2, ["cellar", "Äpfel"]), (2, 2, ["Bread", "apple"]), (4, 9, ["Zoo"]),
                (5, 1, []), (0, 0, []), (1, nil, ["Äpfel", "Bread", "apple", "Zoo"]),
                (-3, 1, ["cellar"]), (0, -1, []), (.max, .max, []),
            ] as [(Int, Int?, [String])] {
                let page = Query(Garden.kind, order: [], limit: limit, offset: offset)
                #expect(try store.titles(page) == expected, "\(offset), \(limit ?? -2)")
                #expect(try store.count(page) == 5)
            }
        },
        Piece("a list stays in order as its records change") { store in
            try fill(store)
            let query = Query(Garden.kind, limit: 2)
            #expect(try store.titles(query) == ["Äpfel", "Bread"].sorted { $0.folded < $1.folded })
            try store.append(
                .of(Garden.kind, .numbered(1), at: .at(30), ["level": .choice("high")]),
                .of(Garden.kind, .numbered(1), at: .at(31), ["name": .text("Aa")]))
            #expect(try store.titles(query).first == "Aa")
            try store.append(.deleting(Garden.kind, .numbered(1), at: .at(32)))
            #expect(try store.titles(query).contains("Aa") == false)
            try store.append(.deleting(Garden.kind, .numbered(1), at: .at(33), false))
            #expect(try store.titles(query).first == "Aa")
        },
    ]

    private static func ordered(
        _ store: Store, _ order: Order
    ) throws -> [String] {
        try store.titles(Query(Garden.kind, order: [order]))
    }
}
