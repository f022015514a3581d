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

    /// Nobody writes here meanwhile, so that of two who move one record at once only one does.
    func move(_ kind: Kind, _ id: RecordID) throws(BookError) -> Outcome {
        try transaction(source, writing: true) { (source) throws(BookError) in
            let found = try source.relocation(of: try source.visible(kind, id))
            let taken = try transaction(target, writing: true) { (target) throws(BookError) in
                try target.take(found, from: source)
            }
            return Outcome(relocation: found, taken: taken, parted: try source.part(with: found))
        }
    }

    private func transaction<T>(
        _ store: Store, writing: Bool, _ work: (Book) throws(BookError) -> T
    ) throws(BookError) -> T {
        try store.transaction(writing: writing, failure: { .store($0) }) { () throws(BookError) in
            try work(book(store))
        }
    }
}
