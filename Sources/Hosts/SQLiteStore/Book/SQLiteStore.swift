package import Kernel

/// A book in one SQLite file: a log of changes, and a table for each kind that follows from it.
///
/// One value is one connection, for one thread at a time; a file may be open any number of times,
/// in any number of processes. The file is closed with the last reference.
///
/// Every method throws a ``StoreError`` whenever an SQLite error occurs.
package final class SQLiteStore {
    package let path: String
    package let schema: Schema
    let connection: Connection
    /// By the kind's name.
    let tables: KindTables
    /// Enters a change in the log.
    let insertChange: Prepared
    /// Finds what the log holds of one action on one record.
    let selectKnown: Prepared
    /// What every write runs besides.
    let beginWriting: Prepared
    let commitWriting: Prepared
    let selectFingerprint: Prepared
    let selectSetting: Prepared
    let selectLastStamp: Prepared
    let addToTally: Prepared
    /// What the tables in the file must have been made with.
    let fingerprint: String
    let turn: WriteTurn
    /// The files that were opened.
    let place: Whereabouts
    /// Whether this connection holds its process's turn to write.
    var hasTurn = false
    /// Why nothing can be written where the book is; a full disk may have room again for who opens it anew.
    package internal(set) var refusal: StoreError.Reason?
    /// Whether it is known that the book is where it was last written.
    var isAtHome = false
    /// How many bytes all files of the book may have together: 8 GiB.
    var fileQuota: Int64 = 8 << 30
    /// From how many changes at once on a transaction is prepared for very much.
    var bulkThreshold = 1_000
    /// Where the file is, if it is a copy that nobody else knows.
    var scratch: Scratch?
    /// What others could read until it was opened.
    package internal(set) var tightened: [String] = []
    /// Where that is kept which lay beside the book and didn't belong to it.
    package internal(set) var aside: [String] = []
    /// Where the book is kept as all of its log made it, if a part of that log can't be taken in.
    package internal(set) var spoilt: String?
    /// How often this connection wrote.
    private var commits: Int64 = 0
    private let memo = Memo()

    init(_ connection: Connection, _ schema: Schema) throws(StoreError) {
        path = connection.path
        self.connection = connection
        self.schema = schema
        tables = try KindTables(schema, connection)
        insertChange = Prepared(SQLiteStore.insertChange, connection)
        selectKnown = Prepared(SQLiteStore.selectKnown, connection)
        beginWriting = Prepared("BEGIN IMMEDIATE", connection)
        commitWriting = Prepared("COMMIT", connection)
        selectFingerprint = Prepared("SELECT \"fingerprint\" FROM \"layout\"", connection)
        selectSetting = Prepared(
            "SELECT \"value\" FROM \"setting\" WHERE \"name\" = ?", connection)
        selectLastStamp = Prepared("SELECT max(\"stamp\") FROM \"change\"", connection)
        addToTally = Prepared(Merge.addToTally, connection)
        fingerprint = schema.sqlFingerprint
        turn = WriteTurn.at(connection.path)
        place = Whereabouts(connection)
    }

    deinit {
        if hasTurn { turn.give() }
    }

    /// The store as the core sees it. Who holds one holds the connection.
    package var store: Store {
        Store(
            schema: schema, memo: memo,
            record: { (kind, id) throws(StoreError) in try self.record(kind, id) },
            records: { (query) throws(StoreError) in try self.records(query) },
            count: { (query) throws(StoreError) in try self.count(query) },
            tally: { (kind, field) throws(StoreError) in try self.tally(kind, field) },
            append: { (changes, undone) throws(StoreError) in
                try self.append(changes, undoing: undone)
            },
            history: { (key) throws(StoreError) in try self.history(key) },
            action: { (stamp) throws(StoreError) in try self.action(stamp) },
            actions: { (before, limit) throws(StoreError) in try self.actions(before, limit) },
            log: { (after, limit) throws(StoreError) in try self.log(after, limit) },
            rewind: { (position) throws(StoreError) in try self.rewind(to: position) },
            position: { () throws(StoreError) in try self.position() },
            lastStamp: { () throws(StoreError) in try self.lastStamp() },
            digest: { () throws(StoreError) in try self.digest() },
            blobs: Blobs(
                read: { (hash) throws(StoreError) in try self.blob(hash) },
                put: { (bytes) throws(StoreError) in try self.put(bytes) },
                contains: { (hash) throws(StoreError) in try self.hasBlob(hash) }),
            setting: { (name) throws(StoreError) in try self.setting(name) },
            set: { (name, value) throws(StoreError) in try self.set(name, value) },
            begin: { (writing) throws(StoreError) in try self.begin(writing) },
            commit: { () throws(StoreError) in try self.commit() },
            rollback: { self.rollBack() })
    }

    /// A number that grows whenever the book was written to, by this connection or any other.
    package func dataVersion() throws(StoreError) -> Int64 {
        try connection.integer("PRAGMA data_version") &+ commits
    }

    func countCommit() {
        commits &+= 1
    }
}
