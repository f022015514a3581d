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

    package init(
        open: @escaping (String, Schema) throws(StoreError) -> OpenBook,
        restore: @escaping Restore,
        salvage: @escaping (String, String, Schema) throws(StoreError) -> Salvage
    ) {
        self.open = open
        self.restore = restore
        self.salvage = salvage
    }
}

/// How much of a damaged book was brought back.
package struct Salvage: Sendable {
    /// Entries of the log, those that are missing between them, and files.
    package let changes: Int
    package let lost: Int
    package let files: Int
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
    /// The paths that others could read until it was opened.
    package let tightened: [String]
    /// Whether the book's file was moved, replaced or deleted since.
    package let isLost: () -> Bool

    package init(
        store: Store, check: @escaping (Language) throws(StoreError) -> [Damage],
        backup: @escaping (String) throws(StoreError) -> Void,
        version: @escaping () throws(StoreError) -> Int64,
        catchUp: @escaping () throws(StoreError) -> Bool = { () in false },
        tightened: [String] = [], isLost: @escaping () -> Bool = { false }
    ) {
        self.store = store
        self.check = check
        self.backup = backup
        self.version = version
        self.catchUp = catchUp
        self.tightened = tightened
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
