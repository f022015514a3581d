// What is looked up for those who listen: much more often than they ask.

extension HubServer {
    /// The number of the last item of a book's row; nil where there is no such book.
    package func end(of book: BookNumber) throws(StoreError) -> Int64? {
        try store.book(book)?.end.number
    }

    /// Whether a key is a member's of a book.
    package func isMember(_ key: KeyID, of book: BookNumber) throws(StoreError) -> Bool {
        do throws(HubRefusal) {
            return try with(book) { (shelf) throws(HubRefusal) in shelf.list.member(key) != nil }
        } catch {
            if case .store(let fault) = error { throw fault }
            return false
        }
    }
}
