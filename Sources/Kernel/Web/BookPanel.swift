/// What pages show of the books beside their own; the host keeps the list of them.
package struct BookPanel: Sendable, Hashable {
    /// The first, then the others as they were made.
    package var books: [KnownBook]
    /// Those in the trash.
    package var trashed: [KnownBook]
    /// One that was just put there.
    package var removed: KnownBook?
    /// Those that the list doesn't name, as where it was lost, by the names of their files.
    package var unlisted: [KnownBook] = []
    /// Why the list of them can't be read.
    package var problem: StoreError.Reason?
    /// A name that wasn't taken.
    package var refusal: Refusal?

    package init(books: [KnownBook], trashed: [KnownBook] = []) {
        self.books = books
        self.trashed = trashed
    }

    /// Whether there are others beside the one that shows.
    package var hasSeveral: Bool { books.count > 1 }

    package struct Refusal: Sendable, Hashable {
        /// The book that was to have it; nil for a new one.
        package var key: String?
        package var typed: String
        package var reason: Reason

        package enum Reason: Sendable, Hashable {
            /// It is no name at all.
            case noName
            /// Another book has it.
            case taken
            /// There are as many books as there may be.
            case full
        }

        package init(_ key: String?, _ typed: String, _ reason: Reason) {
            self.key = key
            self.typed = typed
            self.reason = reason
        }
    }
}
