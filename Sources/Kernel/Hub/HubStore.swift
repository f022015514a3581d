/// What a hub keeps its books in: rows of sealed things, which it doesn't look into.
///
/// A hub store is whatever passes the one `HubStoreContract` test body. It is a struct of closures, as
/// ``Store`` is. Every closure throws a ``StoreError`` whenever the medium fails.
package struct HubStore {
    /// What is known of a book; nil when it isn't here.
    package let book: (BookNumber) throws(StoreError) -> HubBook?
    /// Begins a book, or says where its row ends now.
    package let save: (HubBook) throws(StoreError) -> Void

    /// Adds an item at the end of a book's row.
    package let add: (BookNumber, HubItem) throws(StoreError) -> Void
    /// Adds pieces at the end of a row and has the book be as it is with them, as a transaction of its own;
    /// false, and nothing is done, where the book isn't any more as it was `before`.
    package let append: (_ before: HubBook, _ after: HubBook, [HubItem]) throws(StoreError) -> Bool
    /// The items after a number, in their order, until they have so many bytes together; one at least,
    /// if there is one.
    package let items: (BookNumber, _ after: Int64, _ bytes: Int) throws(StoreError) -> [HubItem]
    /// All entries of the member list, in their order; they are never forgotten.
    package let entries: (BookNumber) throws(StoreError) -> [HubItem]
    /// Forgets the pieces up to a number, and gives how many bytes they had.
    package let trim: (BookNumber, _ through: Int64) throws(StoreError) -> Int64

    /// The snapshots of a book, oldest first.
    package let snapshots: (BookNumber) throws(StoreError) -> [HubSnapshot]
    /// The bytes of one of them; nil when it isn't there.
    package let snapshot: (BookNumber, _ through: Int64) throws(StoreError) -> [UInt8]?
    package let addSnapshot:
        (BookNumber, _ through: Int64, _ bytes: [UInt8]) throws(StoreError) -> Void
    package let dropSnapshot: (BookNumber, _ through: Int64) throws(StoreError) -> Void

    /// The sealed keys for somebody, oldest epoch first.
    package let keys: (BookNumber, KeyID) throws(StoreError) -> [SealedKey]
    package let addKeys: (BookNumber, [SealedKey]) throws(StoreError) -> Void
    /// In which books somebody is, or is invited to.
    package let books: (KeyID) throws(StoreError) -> [BookNumber]
    /// Lets a key be found, with the greeting of an invitation if it is one's.
    package let admit: (BookNumber, KeyID, _ greeting: [UInt8]) throws(StoreError) -> Void
    package let greeting: (BookNumber, KeyID) throws(StoreError) -> [UInt8]?
    /// Forgets a key with all that is kept for it.
    package let dismiss: (BookNumber, KeyID) throws(StoreError) -> Void

    /// The bytes of a file by its name.
    package let file: (BookNumber, Hash256) throws(StoreError) -> [UInt8]?
    package let hasFile: (BookNumber, Hash256) throws(StoreError) -> Bool
    /// Keeps a file that isn't there yet.
    package let addFile: (BookNumber, Hash256, [UInt8]) throws(StoreError) -> Void

    /// Brings bytes of a snapshot or file, which a transaction is about to add, to where large bytes are, while
    /// nobody waits for it; what the transaction doesn't add is forgotten. Nil where all are kept in one place.
    package let stage: ((BookNumber, [UInt8]) throws(StoreError) -> Void)?

    /// Begins a transaction; one that writes excludes all others that write. They don't nest.
    package let begin: (_ writing: Bool) throws(StoreError) -> Void
    /// Returns only when everything written since ``begin`` is durable.
    package let commit: () throws(StoreError) -> Void
    /// Forgets everything written since ``begin``.
    package let rollback: () -> Void

    package init(
        book: @escaping (BookNumber) throws(StoreError) -> HubBook?,
        save: @escaping (HubBook) throws(StoreError) -> Void,
        add: @escaping (BookNumber, HubItem) throws(StoreError) -> Void,
        append: @escaping (HubBook, HubBook, [HubItem]) throws(StoreError) -> Bool,
        items: @escaping (BookNumber, Int64, Int) throws(StoreError) -> [HubItem],
        entries: @escaping (BookNumber) throws(StoreError) -> [HubItem],
        trim: @escaping (BookNumber, Int64) throws(StoreError) -> Int64,
        snapshots: @escaping (BookNumber) throws(StoreError) -> [HubSnapshot],
        snapshot: @escaping (BookNumber, Int64) throws(StoreError) -> [UInt8]?,
        addSnapshot: @escaping (BookNumber, Int64, [UInt8]) throws(StoreError) -> Void,
        dropSnapshot: @escaping (BookNumber, Int64) throws(StoreError) -> Void,
        keys: @escaping (BookNumber, KeyID) throws(StoreError) -> [SealedKey],
        addKeys: @escaping (BookNumber, [SealedKey]) throws(StoreError) -> Void,
        books: @escaping (KeyID) throws(StoreError) -> [BookNumber],
        admit: @escaping (BookNumber, KeyID, [UInt8]) throws(StoreError) -> Void,
        greeting: @escaping (BookNumber, KeyID) throws(StoreError) -> [UInt8]?,
        dismiss: @escaping (BookNumber, KeyID) throws(StoreError) -> Void,
        file: @escaping (BookNumber, Hash256) throws(StoreError) -> [UInt8]?,
        hasFile: @escaping (BookNumber, Hash256) throws(StoreError) -> Bool,
        addFile: @escaping (BookNumber, Hash256, [UInt8]) throws(StoreError) -> Void,
        stage: ((BookNumber, [UInt8]) throws(StoreError) -> Void)? = nil,
        begin: @escaping (Bool) throws(StoreError) -> Void,
        commit: @escaping () throws(StoreError) -> Void,
        rollback: @escaping () -> Void
    ) {
        self.book = book
        self.save = save
        self.add = add
        self.append = append
        self.items = items
        self.entries = entries
        self.trim = trim
        self.snapshots = snapshots
        self.snapshot = snapshot
        self.addSnapshot = addSnapshot
        self.dropSnapshot = dropSnapshot
        self.keys = keys
        self.addKeys = addKeys
        self.books = books
        self.admit = admit
        self.greeting = greeting
        self.dismiss = dismiss
        self.file = file
        self.hasFile = hasFile
        self.addFile = addFile
        self.stage = stage
        self.begin = begin
        self.commit = commit
        self.rollback = rollback
    }
}

extension HubStore {
    /// Runs `work` in one transaction; what it wrote is durable when this returns, and forgotten when
    /// `work` throws.
    package func transaction<Result, Failure: Error>(
        writing: Bool, failure: (StoreError) -> Failure,
        _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        do { try begin(writing) } catch { throw failure(error) }
        let result: Result
        do { result = try work() } catch {
            rollback()
            throw error
        }
        do { try commit() } catch {
            rollback()
            throw failure(error)
        }
        return result
    }
}
