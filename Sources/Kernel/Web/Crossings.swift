/// Moves between two books of one device of which each has a core of its own.
///
/// The core of the book that gives a record up does the whole of it: in its own store, and in what the host
/// brings of the other book. The host keeps what was written in the other book first, so that whatever comes
/// between, nothing is lost, and the same again goes on where it stopped.
package struct Crossings {
    private let app: App
    private let store: Store
    let own: KnownBook

    package init(_ app: App, _ store: Store, _ own: KnownBook) {
        (self.app, self.store, self.own) = (app, store, own)
    }

    /// What a post to a book has to do with another.
    package enum Step {
        case nothing
        /// A record goes to the book with this key, with the files that it and what goes along name.
        case move(to: String, files: [BlobHash])
        /// A move is taken back, whose other side is to be found.
        case back(Crossing)
        /// A copy is taken away again in the book with this key.
        case uncopy(in: String)
    }

    package func look(_ request: Request) throws(BookError) -> Step {
        guard request.method == .post, try !onlyReads(store) else { return .nothing }
        let form = Parameters(formEncoded: request.body)
        if request.path == AppAddress.undo.path {
            return form["last"] == "redo" ? .nothing : try back(form, request)
        }
        guard let (kind, id) = AppAddress.moved(request.path, app.schema) else { return .nothing }
        let handle = form["to"] ?? ""
        let key = handle == KnownBook.first.handle ? "" : handle
        switch form["do"] {
        case "undo": return try back(form, request)
        case "uncopy": return .uncopy(in: key)
        default:
            let files = try reading(store, request) { (book) throws(BookError) in
                guard let record = try book.record(kind, id), !record.isHidden else {
                    return [BlobHash]()
                }
                return try book.relocation(of: record).files
            }
            return .move(to: key, files: files)
        }
    }

    private func back(_ form: Parameters, _ request: Request) throws(BookError) -> Step {
        let crossing = try reading(store, request) { (book) throws(BookError) in
            try Crossings.crossing(form, in: book)
        }
        return crossing.map { .back($0) } ?? .nothing
    }

    /// The move that a form would have taken back, if that is one.
    private static func crossing(
        _ form: Parameters, in book: Book
    ) throws(BookError) -> Crossing? {
        let stamp = form["stamp"].flatMap { Stamp($0) }
        if stamp == nil, form["last"] != "undo" { return nil }
        return try book.crossing(undoing: form["last"] == nil ? stamp : nil)
    }

    /// Whether this book has the other side of a move.
    package func has(_ mark: Crossing.Mark, _ now: Instant) throws(BookError) -> Bool {
        try store.transaction(writing: false, failure: { .store($0) }) { () throws(BookError) in
            let book = Book(store, app.rulebook, now: now, seed: 0)
            return try Mover.other(mark, in: book) != nil
        }
    }

    /// What was done, and what the host is to keep of it.
    package struct Done {
        /// Nothing where the book that was asked says itself what is the matter.
        package var answer: Response?
        /// What was written in the other book, which is kept before what was written in this.
        package var news: [UInt8] = []
        /// The files that the other book's records name now.
        package var files: [BlobHash] = []
    }

    /// Moves a record to another book, or takes a move to this one back: whichever this book is to give up.
    ///
    /// - Parameters:
    ///   - guest: The other book.
    ///   - isAsked: Whether the other book is the one that was asked.
    ///   - everything: All that the other book's host keeps of it, as one piece.
    package func perform(
        _ request: Request, beside guest: KnownBook, isAsked: Bool, _ everything: [UInt8]
    ) throws(BookError) -> Done {
        let memory = MemoryStore(app.schema)
        guard memory.load(everything) else { return Done() }
        let pair = Pair(
            asked: isAsked ? memory.store : store, other: isAsked ? store : memory.store,
            handle: (isAsked ? own : guest).handle)
        let form = Parameters(formEncoded: request.body)
        var done = Done()
        if let (kind, id) = AppAddress.moved(request.path, app.schema), form["do"] != "undo" {
            done = try move(kind, id, to: memory.store, pair, request)
        } else {
            done.answer = try takeBack(form, from: memory.store, pair, request)
        }
        done.answer = done.answer?.within((isAsked ? guest : own).base)
        if done.answer != nil { done.news = memory.takeNews() ?? [] }
        return done
    }

    /// The two books of a move, one of which was asked for it.
    private struct Pair {
        let asked: Store
        let other: Store
        /// Names the other.
        let handle: String
    }

    private func move(
        _ kind: Kind, _ id: RecordID, to target: Store, _ pair: Pair, _ request: Request
    ) throws(BookError) -> Done {
        let page = AppAddress.moving(kind, id)
        if try onlyReads(target) {
            let told: Parameters = ["to": pair.handle, "problem": "reads"]
            return Done(answer: .seeOther(page + "?" + told.formEncoded))
        }
        let outcome = try mover(from: store, to: target, request).move(kind, id)
        return Done(
            answer: .seeOther(outcome.address(of: page, to: pair.handle)),
            files: outcome.relocation.files)
    }

    private func takeBack(
        _ form: Parameters, from source: Store, _ pair: Pair, _ request: Request
    ) throws(BookError) -> Response? {
        let crossing = try reading(pair.asked, request) { (book) throws(BookError) in
            try Crossings.crossing(form, in: book)
        }
        guard let crossing else { return nil }
        let other = try reading(pair.other, request) { (book) throws(BookError) in
            try Mover.other(crossing, in: book)
        }
        // What was taken back on both sides is no more to undo: the book says so. One that was cut off goes on.
        guard let other, !(crossing.isBack && other.isBack) else { return nil }
        if try onlyReads(pair.other) {
            return crossing.answer(problem: "reads", beside: pair.handle)
        }
        let (away, here) = crossing.isHere ? (other, crossing) : (crossing, other)
        return try mover(from: source, to: store, request).takeBack(away, here)
            .answer(
                crossing, beside: pair.handle, form,
                isOnPage: request.path != AppAddress.undo.path)
    }
}

extension Crossings {
    private func mover(from source: Store, to target: Store, _ request: Request) -> Mover {
        Mover(source: source, target: target) { book($0, request) }
    }

    private func book(_ store: Store, _ request: Request) -> Book {
        let context = request.context
        return Book(
            store, app.rulebook, now: context.now, utcOffset: context.utcOffset, seed: context.seed)
    }

    private func reading<T>(
        _ store: Store, _ request: Request, _ work: (Book) throws(BookError) -> T
    ) throws(BookError) -> T {
        try store.transaction(writing: false, failure: { .store($0) }) { () throws(BookError) in
            try work(book(store, request))
        }
    }

    /// Whether nothing may be written in a book that others keep, too.
    private func onlyReads(_ store: Store) throws(BookError) -> Bool {
        do throws(StoreError) {
            return try SyncStatus.onlyReads(store) != nil
        } catch { throw .store(error) }
    }
}

extension AppAddress {
    /// The record that a path of the page of moves names.
    package static func moved(_ path: String, _ schema: Schema) -> (Kind, RecordID)? {
        let names = Route.segments(path)
        guard names.count == 3, "/" + names[0] == moving, let kind = schema.kind(names[1]),
            let id = RecordID(names[2])
        else { return nil }
        return (kind, id)
    }
}
