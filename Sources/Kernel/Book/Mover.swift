/// Moves a record with all that belongs to it from one book to another.
///
/// The other book has it durably before this one gives it up: whatever comes between, nothing is lost, and
/// the same again goes on where it stopped. In the books' own time it is the other way round (``Book/timeOfArrival(from:)``).
package struct Mover {
    private let source: Store
    private let target: Store
    /// A book of one of the two.
    private let book: (Store) -> Book

    package init(source: Store, target: Store, book: @escaping (Store) -> Book) {
        (self.source, self.target, self.book) = (source, target, book)
    }

    /// What was done.
    package struct Outcome {
        package let relocation: Relocation
        /// The action in the other book; nil when it had all of it.
        package let taken: Stamp?
        /// The action here; nil where the record stays.
        package let parted: Stamp?
    }

    /// Nobody writes here meanwhile, so that of two who move one record at once only one does.
    package func move(_ kind: Kind, _ id: RecordID) throws(BookError) -> Outcome {
        try transaction(source, writing: true) { (source) throws(BookError) in
            try source.takeDue()
            let found = try source.relocation(of: try source.visible(kind, id))
            if !found.unsettled.isEmpty { throw .unsettled(found.unsettled) }
            let taking = try transaction(target, writing: true) { (target) throws(BookError) in
                try target.take(found, from: source)
            }
            var parted: Stamp?
            if let stamp = taking.stamp {
                parted = try source.part(with: found, takenBy: stamp)
            }
            return Outcome(
                relocation: found, taken: taking.isNew ? taking.stamp : nil, parted: parted)
        }
    }

    /// What was done when a move was to be taken back.
    package enum Return {
        /// The actions that did it in either book; nil where it was done before. What the other had before it
        /// came there stays, as it was then.
        case done(source: Stamp?, target: Stamp?, stays: Bool)
        /// What was moved was written to since in the other book: nothing was done.
        case used
    }

    /// Takes a move back in both books: the one that the record came from has it again, durably, before the
    /// other gives it up, so that the same again goes on where it stopped.
    package func takeBack(_ away: Crossing, _ here: Crossing) throws(BookError) -> Return {
        try transaction(target, writing: true) { (target) throws(BookError) in
            try target.takeDue()
            if try target.isUsed(since: here.action) { return .used }
            let back = try transaction(source, writing: true) { (source) throws(BookError) in
                try source.takeBack(away: away, from: target)
            }
            let gone = try target.takeBack(here: here, after: back)
            let left = try target.record(here.record.kind, here.record.id)
            return .done(source: back, target: gone, stays: left?.isHidden == false)
        }
    }

    /// What taking a move back would come to; nothing is done.
    package func wouldTakeBack(_ here: Crossing) throws(BookError) -> Return {
        try transaction(target, writing: false) { (target) throws(BookError) in
            try target.isUsed(since: here.action)
                ? .used : .done(source: nil, target: nil, stays: false)
        }
    }

    /// The other side of a move, if a book has it.
    package static func other(_ mark: Crossing.Mark, in book: Book) throws(BookError) -> Crossing? {
        switch mark.side {
        case .here: try book.departure(of: mark.key, taken: mark.action)
        case .away(let taken): try book.crossing(at: taken).flatMap { $0.isHere ? $0 : nil }
        }
    }

    package static func other(_ crossing: Crossing, in book: Book) throws(BookError) -> Crossing? {
        try other(crossing.mark, in: book)
    }

    private func transaction<T>(
        _ store: Store, writing: Bool, _ work: (Book) throws(BookError) -> T
    ) throws(BookError) -> T {
        try store.transaction(writing: writing, failure: { .store($0) }) { () throws(BookError) in
            try work(book(store))
        }
    }
}
