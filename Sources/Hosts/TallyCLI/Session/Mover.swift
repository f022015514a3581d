import Kernel

/// Moves a record with all that belongs to it from one book to another.
///
/// The other book has it durably before this one gives it up: whatever comes between, nothing is lost, and
/// the same again goes on where it stopped.
struct Mover {
    let source: Store
    let target: Store
    /// A book of one of the two.
    let book: (Store) -> Book

    /// What was done.
    struct Outcome {
        let relocation: Relocation
        /// The action in the other book; nil when it had all of it.
        let taken: Stamp?
        /// The action here; nil where the record stays.
        let parted: Stamp?
    }

    /// How often it begins again when somebody writes to the record meanwhile.
    private static let tries = 5

    func move(_ kind: Kind, _ id: RecordID) throws(BookError) -> Outcome {
        var taken: Stamp?
        for _ in 0..<Mover.tries {
            let found = try transaction(source, writing: false) { (book) throws(BookError) in
                try book.relocation(of: try book.visible(kind, id))
            }
            let stamp = try transaction(target, writing: true) { (book) throws(BookError) in
                try book.take(found, from: self.book(source))
            }
            taken = taken ?? stamp
            let parted = try transaction(source, writing: true) { (book) throws(BookError) in
                let now = try book.relocation(of: try book.visible(kind, id))
                return now.isSame(as: found) ? Parting(stamp: try book.part(with: now)) : nil
            }
            if let parted { return Outcome(relocation: found, taken: taken, parted: parted.stamp) }
        }
        throw .store(StoreError(.busy, detail: "\(kind.name) \(id.text) was written to meanwhile"))
    }

    private struct Parting {
        let stamp: Stamp?
    }

    private func transaction<T>(
        _ store: Store, writing: Bool, _ work: (Book) throws(BookError) -> T
    ) throws(BookError) -> T {
        try store.transaction(writing: writing, failure: { .store($0) }) { () throws(BookError) in
            try work(book(store))
        }
    }
}
