import Kernel

/// The tables of all kinds, each made when it is first asked for: a command needs few of them.
final class KindTables {
    private let schema: Schema
    private unowned let connection: Connection
    private var known: [String: KindTable] = [:]

    init(_ schema: Schema, _ connection: Connection) throws(StoreError) {
        for kind in schema.kinds where kind.fields.count > SQLTable.maximumFields {
            throw StoreError(.unavailable, detail: "\(kind.name) has too many fields")
        }
        self.schema = schema
        self.connection = connection
    }

    /// The table of the kind with this name, if there is such a kind.
    subscript(name: String) -> KindTable? {
        if let table = known[name] { return table }
        guard let kind = schema.kind(name) else { return nil }
        let table = KindTable(kind, connection)
        known[name] = table
        return table
    }

    var all: [KindTable] { schema.kinds.compactMap { self[$0.name] } }
}
