import Kernel

/// The table of one kind with the statements that read and write its rows.
final class KindTable {
    let kind: Kind
    let sql: SQLTable
    let reader: RecordReader
    /// The positions of the fields by whose values records are counted.
    let tallied: [Int]
    let owners: [Int]
    let selectRecord: String
    let selectRow: String
    let selectHidden: String
    let insert: String
    private var updates: [UpdateKey: Update] = [:]

    /// Which columns an update sets.
    struct UpdateKey: Hashable {
        let fields: UInt64
        let setsHidden: Bool
    }

    struct Update {
        let sql: String
        let columns: [SQLTable.Content]
    }

    init(_ kind: Kind) {
        self.kind = kind
        sql = SQLTable(kind)
        reader = RecordReader(kind)
        tallied = kind.tallied.compactMap { kind.index(of: $0) }
        owners = kind.owners
        let record = "SELECT \(sql.recordColumns)"
        selectRecord = "\(record) FROM \(sql.name) WHERE \"id\" = ?"
        selectRow = "\(record), \"stamps\" FROM \(sql.name) WHERE \"id\" = ?"
        selectHidden = "SELECT \"hidden\" FROM \(sql.name) WHERE \"id\" = ?"
        let names = sql.columns.map(\.name.sqlName).joined(separator: ", ")
        let marks = sql.columns.map { _ in "?" }.joined(separator: ", ")
        insert = "INSERT INTO \(sql.name) (\(names)) VALUES (\(marks))"
    }

    /// The statement that sets some fields. It names no other column, so that SQLite touches only
    /// the indexes which have to change.
    func update(_ key: UpdateKey) -> Update {
        if let update = updates[key] { return update }
        let columns = sql.columns.filter { sets($0.content, key) }
        let terms = columns.map { $0.name.sqlName + " = ?" }.joined(separator: ", ")
        let update = Update(
            sql: "UPDATE \(sql.name) SET \(terms) WHERE \"id\" = ?",
            columns: columns.map(\.content))
        updates[key] = update
        return update
    }

    private func sets(_ content: SQLTable.Content, _ key: UpdateKey) -> Bool {
        switch content {
        case .id: false
        case .field(let index), .key(let index): key.fields & 1 << UInt64(index) != 0
        case .hidden: key.setsHidden
        case .modifiedAt, .given, .stamps: true
        }
    }
}
