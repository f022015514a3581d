/// What a book is kept in: records to read and a log of changes to append to.
///
/// A store is whatever passes the one `StoreContract` test body: in memory, in SQLite, in a
/// browser. It is a struct of closures, because the pure floors have no value existentials.
///
/// Every closure throws a ``StoreError`` whenever the medium fails.
package struct Store {
    package let schema: Schema
    /// What was worked out from the records; it holds as long as the log says so.
    package let memo: Memo

    /// The record as it stands, whether visible, hidden or deleted.
    package let record: (Kind, RecordID) throws(StoreError) -> Record?
    package let records: (Query) throws(StoreError) -> [Record]
    /// The number of records that a query finds, its limit and offset aside.
    package let count: (Query) throws(StoreError) -> Int
    /// How many visible records have each value of a field of choices, by the value's name. The
    /// field must be one that its kind tallies, so that the answer costs the same in every book.
    package let tally: (Kind, String) throws(StoreError) -> [String: Int]

    /// Merges changes in any order, keeps what is new of them, and gives the number of field
    /// changes that were new. With `undoes`, remembers that the changes take back an action.
    package let append: ([Change], _ undoes: Stamp?) throws(StoreError) -> Int
    /// All changes of one record, earliest first.
    package let history: (RecordKey) throws(StoreError) -> [Change]
    /// All changes of one action.
    package let action: (Stamp) throws(StoreError) -> [Change]
    /// Actions earlier than a stamp (or all), latest first, at most so many.
    package let actions: (_ before: Stamp?, _ limit: Int) throws(StoreError) -> [Action]
    /// The log in the order of arrival from after a position; a position never changes its change.
    package let log: (_ after: Int64, _ limit: Int) throws(StoreError) -> [LogEntry]
    /// Forgets all of the log after a position, with all that follows from it: for moving changes
    /// whose stamps no clock can have given. What is to stay is appended again.
    package let rewind: (_ to: Int64) throws(StoreError) -> Void
    /// The last position of the log; it grows with every append.
    package let position: () throws(StoreError) -> Int64
    /// The latest stamp seen.
    package let lastStamp: () throws(StoreError) -> Stamp?
    /// The fingerprint of the whole book.
    package let digest: () throws(StoreError) -> Digest

    /// The files that records name.
    package let blobs: Blobs

    /// What belongs to this replica alone, such as its node or language.
    package let setting: (String) throws(StoreError) -> String?
    package let set: (_ name: String, _ value: String?) throws(StoreError) -> Void

    /// Begins a transaction; one that writes excludes all others. Transactions don't nest.
    package let begin: (_ writing: Bool) throws(StoreError) -> Void
    /// Returns only when everything written since ``begin`` is durable.
    package let commit: () throws(StoreError) -> Void
    /// Forgets everything written since ``begin``.
    package let rollback: () -> Void

    package init(
        schema: Schema, memo: Memo = Memo(),
        record: @escaping (Kind, RecordID) throws(StoreError) -> Record?,
        records: @escaping (Query) throws(StoreError) -> [Record],
        count: @escaping (Query) throws(StoreError) -> Int,
        tally: @escaping (Kind, String) throws(StoreError) -> [String: Int],
        append: @escaping ([Change], Stamp?) throws(StoreError) -> Int,
        history: @escaping (RecordKey) throws(StoreError) -> [Change],
        action: @escaping (Stamp) throws(StoreError) -> [Change],
        actions: @escaping (Stamp?, Int) throws(StoreError) -> [Action],
        log: @escaping (Int64, Int) throws(StoreError) -> [LogEntry],
        rewind: @escaping (Int64) throws(StoreError) -> Void,
        position: @escaping () throws(StoreError) -> Int64,
        lastStamp: @escaping () throws(StoreError) -> Stamp?,
        digest: @escaping () throws(StoreError) -> Digest,
        blobs: Blobs,
        setting: @escaping (String) throws(StoreError) -> String?,
        set: @escaping (String, String?) throws(StoreError) -> Void,
        begin: @escaping (Bool) throws(StoreError) -> Void,
        commit: @escaping () throws(StoreError) -> Void,
        rollback: @escaping () -> Void
    ) {
        self.schema = schema
        self.memo = memo
        self.record = record
        self.records = { (query) throws(StoreError) in
            try query.checkFields()
            return try records(query)
        }
        self.count = { (query) throws(StoreError) in
            try query.checkFields()
            return try count(query)
        }
        self.tally = tally
        self.append = append
        self.history = history
        self.action = action
        self.actions = actions
        self.log = log
        self.rewind = rewind
        self.position = position
        self.lastStamp = lastStamp
        self.digest = digest
        self.blobs = blobs
        self.setting = setting
        self.set = set
        self.begin = begin
        self.commit = commit
        self.rollback = rollback
    }
}

extension Query {
    /// - Throws: What is asked of a field that the kind doesn't have can't be answered.
    fileprivate func checkFields() throws(StoreError) {
        guard let field = foreignField else { return }
        throw StoreError(.unavailable, detail: "\(kind.name) has no field \(field.name)")
    }
}

extension Store {
    /// Merges what a parcel holds, and gives the number of field changes that were new.
    package func append(_ runs: [Parcel.Run]) throws(StoreError) -> Int {
        var fresh = 0
        for run in runs { fresh += try append(run.changes, run.undoes) }
        return fresh
    }

    /// Runs `work` in one transaction; what it wrote is durable when this returns, and forgotten
    /// when `work` throws.
    package func transaction<Result, Failure: Error>(
        writing: Bool, failure: (StoreError) -> Failure,
        _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        do { try begin(writing) } catch { throw failure(error) }
        let result: Result
        do { result = try work() } catch {
            abandon(writing)
            throw error
        }
        do { try commit() } catch {
            abandon(writing)
            throw failure(error)
        }
        return result
    }

    private func abandon(_ writing: Bool) {
        rollback()
        if writing { memo.clear() }
    }
}
