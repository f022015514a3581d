import Kernel

/// The table of one kind with the statements that read and write its rows.
final class KindTable {
    let kind: Kind
    let sql: SQLTable
    let reader: RecordReader
    /// What each column holds, in their order.
    let contents: [SQLTable.Content]
    /// The positions of the fields by whose values records are counted.
    let tallied: [Int]
    let selectRecord: Prepared
    let selectRow: Prepared
    let selectHidden: Prepared
    let insert: Prepared
    private let connection: Connection
    private var updates: [UpdateKey: Update] = [:]
    /// How many statements that set some fields are kept prepared.
    private static let maximumUpdates = 50
    private var children: [ChildrenKey: Prepared] = [:]

    /// Which columns an update sets.
    struct UpdateKey: Hashable {
        let fields: UInt64
        let setsHidden: Bool
    }

    struct ChildrenKey: Hashable {
        /// The position of the field that names the owner.
        let field: Int
        let hidden: Bool
    }

    struct Update {
        let prepared: Prepared
        let columns: [SQLTable.Content]
    }

    init(_ kind: Kind, _ connection: Connection) {
        self.kind = kind
        self.connection = connection
        sql = SQLTable(kind)
        reader = RecordReader(kind)
        contents = sql.columns.map(\.content)
        tallied = kind.tallied.compactMap { kind.index(of: $0) }
        let one = "FROM \(sql.name) WHERE \"id\" = ?"
        selectRecord = Prepared("SELECT \(sql.recordColumns) \(one)", connection)
        selectRow = Prepared("SELECT \(sql.recordColumns), \"stamps\" \(one)", connection)
        selectHidden = Prepared("SELECT \"hidden\" \(one)", connection)
        let names = sql.columns.map(\.name.sqlName).joined(separator: ", ")
        let marks = sql.columns.map { _ in "?" }.joined(separator: ", ")
        insert = Prepared("INSERT INTO \(sql.name) (\(names)) VALUES (\(marks))", connection)
    }

    /// The statement that finds the hidden or the visible records which name an owner in a field.
    ///
    /// Were it one statement with a question mark for `hidden`, SQLite would prepare it anew each
    /// time, to see whether an index of visible rows fits.
    func selectChildren(_ key: ChildrenKey) -> Prepared {
        if let known = children[key] { return known }
        let name = kind.fields[key.field].name.sqlName
        let prepared = Prepared(
            """
            SELECT "id" FROM \(sql.name) WHERE \(name) = ? AND "hidden" = \(key.hidden ? 1 : 0)
            """, connection)
        children[key] = prepared
        return prepared
    }

    /// The statement that sets some fields. It names no other column, so that SQLite touches only
    /// the indexes which have to change.
    func update(_ key: UpdateKey) -> Update {
        if let update = updates[key] { return update }
        let columns = sql.columns.filter { sets($0.content, key) }
        let terms = columns.map { $0.name.sqlName + " = ?" }.joined(separator: ", ")
        let update = Update(
            prepared: Prepared("UPDATE \(sql.name) SET \(terms) WHERE \"id\" = ?", connection),
            columns: columns.map(\.content))
        if updates.count >= KindTable.maximumUpdates { updates = [:] }
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
