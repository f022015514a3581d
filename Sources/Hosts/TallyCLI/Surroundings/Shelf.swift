package import Kernel

/// Where books are kept, by the paths of their files.
package struct Shelf {
    /// Opens a book, which is made with its directory if it isn't there.
    package let open: (_ path: String, Schema) throws(StoreError) -> OpenBook
    /// Puts a backup in place of a book, and gives the path of a copy of what was there.
    package let restore: Restore
    package typealias Restore =
        (_ backup: String, _ path: String, Schema, Instant) throws(StoreError) -> String?
    /// Makes a new book at a path of what can be read of a damaged one.
    package let salvage: (_ path: String, _ target: String, Schema) throws(StoreError) -> Salvage
    /// Removes half-made copies of commands that were killed, and gives their paths and whether they
    /// are gone.
    package let tidy: (_ path: String) -> [(path: String, isGone: Bool)]

    package init(
        open: @escaping (String, Schema) throws(StoreError) -> OpenBook,
        restore: @escaping Restore,
        salvage: @escaping (String, String, Schema) throws(StoreError) -> Salvage,
        tidy: @escaping (String) -> [(path: String, isGone: Bool)] = { _ in [] }
    ) {
        self.open = open
        self.restore = restore
        self.salvage = salvage
        self.tidy = tidy
    }
}

/// How much of a damaged book was brought back.
package struct Salvage: Sendable {
    /// Entries of the log, those that are missing between them, and files.
    package let changes: Int
    package let lost: Int
    package let files: Int
    /// Records that tables say more of than the log, that only the log has, and rows of which it isn't
    /// clear what they are.
    package let records: Int
    package let onlyInLog: Int
    package let unclear: Int
    package let differences: [Difference]

    /// A field of which log and table say two things.
    package struct Difference: Sendable {
        package let record: RecordKey
        package let field: String
        /// As JSON.
        package let table: String
        package let log: String
        /// Whether both are in the new book, to choose from.
        package let keepsBoth: Bool
    }
}

/// What is wrong with a book, and what to do about it.
package struct Damage: Sendable {
    package let problem: String
    package let remedy: String
}

/// A book that was taken from its shelf.
package struct OpenBook {
    package let store: Store
    /// What is wrong with the book; nothing when it is whole.
    package let check: (Language) throws(StoreError) -> [Damage]
    /// Puts a consistent copy at a path.
    package let backup: (String) throws(StoreError) -> Void
    /// A number that grows whenever the book was written to, by this connection or any other.
    package let version: () throws(StoreError) -> Int64
    /// Does a little of what makes later searches quick; whether there is more to do. It doesn't
    /// change ``version`` when done through the same connection.
    package let catchUp: () throws(StoreError) -> Bool
    /// Takes what lies beside the book into its own file.
    package let checkpoint: () throws(StoreError) -> Void
    /// Removes files that no change has named for long, and gives how many.
    package let dropUnnamedFiles: (Instant) throws(StoreError) -> Int
    /// The paths that others could read until it was opened.
    package let tightened: [String]
    /// Where that is kept which lay beside the book and didn't belong to it.
    package let aside: [String]
    /// Where the book is kept as all of its log made it, if a part of that log can't be taken in.
    package let spoilt: String?
    /// Whether it can only be read for now, since the disk is full: opened again it may be better.
    package let isStopgap: Bool
    /// Whether the book's file was moved, replaced or deleted since.
    package let isLost: () -> Bool

    package init(
        store: Store, check: @escaping (Language) throws(StoreError) -> [Damage],
        backup: @escaping (String) throws(StoreError) -> Void,
        version: @escaping () throws(StoreError) -> Int64,
        catchUp: @escaping () throws(StoreError) -> Bool = { () in false },
        checkpoint: @escaping () throws(StoreError) -> Void = {},
        dropUnnamedFiles: @escaping (Instant) throws(StoreError) -> Int = { _ in 0 },
        tightened: [String] = [], aside: [String] = [], spoilt: String? = nil,
        isStopgap: Bool = false, isLost: @escaping () -> Bool = { false }
    ) {
        self.store = store
        self.check = check
        self.backup = backup
        self.version = version
        self.catchUp = catchUp
        self.checkpoint = checkpoint
        self.dropUnnamedFiles = dropUnnamedFiles
        self.tightened = tightened
        self.aside = aside
        self.spoilt = spoilt
        self.isStopgap = isStopgap
        self.isLost = isLost
    }

    /// A book with nothing in it that keeps nothing: what one reads before there is any.
    static func empty(_ schema: Schema) -> OpenBook {
        OpenBook(
            store: MemoryStore(schema).store, check: { _ in [] },
            backup: { (path) throws(StoreError) in throw StoreError(.unavailable, detail: path) },
            version: { () in 0 })
    }
}
