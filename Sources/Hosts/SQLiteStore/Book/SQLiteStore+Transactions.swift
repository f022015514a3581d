import Kernel

extension SQLiteStore {
    func begin(_ writing: Bool) throws(StoreError) {
        guard !connection.isInTransaction else {
            throw StoreError(.unavailable, detail: "a transaction is open already")
        }
        if !writing { return try connection.run("BEGIN") }
        if let refusal { throw StoreError(refusal, detail: "\(path) can only be read") }
        guard turn.take() else {
            throw StoreError(.busy, detail: "another thread kept writing")
        }
        hasTurn = true
        do {
            try place.require()
            try beginWriting.statement.run()
            try requireOurTables()
            if !isAtHome { try settle() }
        } catch {
            rollBack()
            throw error
        }
    }

    /// Another version of Tallybook may have made the tables anew since this one opened the file.
    private func requireOurTables() throws(StoreError) {
        guard try storedFingerprint() == fingerprint else {
            throw StoreError(.newerVersion, detail: "\(path) was opened by another version since")
        }
    }

    /// Returns only when everything since ``begin(_:)`` is on the disk. After a failure, also an
    /// earlier one in the same transaction, nothing of it is.
    ///
    /// - Parameter isNews: Whether what was written shows.
    func commit(isNews: Bool = true) throws(StoreError) {
        guard connection.isInTransaction else {
            throw StoreError(.unavailable, detail: "the transaction was rolled back")
        }
        do {
            if hasTurn { try place.require() }
            try commitWriting.statement.run()
        } catch {
            rollBack()
            throw error
        }
        if hasTurn, isNews { countCommit() }
        giveTurn()
    }

    func rollBack() {
        // When even this fails, SQLite has rolled back by itself.
        if connection.isInTransaction { try? connection.run("ROLLBACK") }
        isAtHome = false
        giveTurn()
    }

    private func giveTurn() {
        guard hasTurn else { return }
        hasTurn = false
        turn.give()
    }

    /// Runs `work` in the open transaction, or in one of its own. When it fails, the whole
    /// transaction is undone, so that no half of an action can be committed.
    func writing<T>(_ work: () throws(StoreError) -> T) throws(StoreError) -> T {
        let isOwn = !connection.isInTransaction
        if isOwn { try begin(true) }
        do {
            let result = try work()
            if isOwn { try commit() }
            return result
        } catch {
            rollBack()
            throw error
        }
    }
}
