extension Book {
    /// A copy in memory of this book with some changes made to it, to try them on.
    ///
    /// - Complexity: Linear in the length of the book's log.
    func preview(_ pending: [PendingChange]) throws(BookError) -> Book {
        let copy = MemoryStore(schema).store
        var position: Int64 = 0
        while case let page = try log(after: position), let last = page.last {
            _ = try reading { () throws(StoreError) in
                try copy.append(page.map { $0.change }, nil)
            }
            position = last.position
        }
        let book = Book(copy, rulebook, now: now, seed: 0)
        _ = try book.write(pending)
        return book
    }

    private func log(after position: Int64) throws(BookError) -> [LogEntry] {
        try reading { () throws(StoreError) in try store.log(position, 10_000) }
    }
}
