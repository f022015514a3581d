import Kernel
import SQLiteStore

// What is posted to the page that moves a record to another book.
extension Bookcase {
    /// Moves a record, or takes the move back in the book that had it; nil for any other request.
    func move(
        _ request: Request, _ next: (Request, BookPool) -> Response
    ) throws(Failure) -> Response? {
        guard request.method == .post, let list,
            let (kind, id) = AppAddress.moved(
                Bookcase.within(request.path), declarations.schema)
        else { return nil }
        let form = Parameters(formEncoded: request.body)
        let page = AppAddress.moving(kind, id)
        let (handle, own) = (form["to"] ?? "", base(of: request.path))
        // Of a book that isn't here.
        if own.isEmpty, KnownBook.split(request.path) != nil { return nil }
        if request.context.mayOnlyRead { return nil }
        if form["do"] == "undo" {
            if let answer = try takeBack(request, form, isOnPage: true, next) { return answer }
            let back: Parameters = ["to": handle, "back": "here"]
            let place = page + "?" + back.formEncoded
            return try undo(form["stamp"] ?? "", under: own, backTo: place, request, next)
        }
        if form["do"] == "uncopy" {
            let other = handle == KnownBook.first.handle ? "" : AppAddress.book(handle)
            let undone = try undo(form["stamp"] ?? "", under: other, backTo: "/", request, next)
            return undone.status == 303 ? .seeOther(own + page) : undone
        }
        let base = handle == KnownBook.first.handle ? "" : AppAddress.book(handle)
        guard let source = try pool(behind: own, list), let target = try pool(behind: base, list),
            source !== target
        else { return .seeOther(own + page) }
        if let refusal = try refusal(of: request, writing: [source, target]) { return refusal }
        let outcome: Mover.Outcome
        do throws(BookError) {
            outcome = try move(kind, id, from: source, to: target, request.context)
        } catch {
            if case .store = error { throw .book(error) }
            // The page itself says what is the matter.
            var shown = request
            shown.method = .get
            return try route(shown, nil, next)
        }
        return .seeOther(own + outcome.address(of: page, to: handle))
    }

    /// Takes a move back that one of the books is asked to undo; nil for any other request.
    func undoMove(
        _ request: Request, _ next: (Request, BookPool) -> Response
    ) throws(Failure) -> Response? {
        guard request.method == .post, Bookcase.within(request.path) == AppAddress.undo.path,
            !request.context.mayOnlyRead
        else { return nil }
        let form = Parameters(formEncoded: request.body)
        if form["last"] == "redo" { return nil }
        return try takeBack(request, form, isOnPage: false, next)
    }

    /// Takes a move back in both books, and goes to where the form came from, or to the page of the move when
    /// that has more to say; nil where what is undone is no move.
    private func takeBack(
        _ request: Request, _ form: Parameters, isOnPage: Bool,
        _ next: (Request, BookPool) -> Response
    ) throws(Failure) -> Response? {
        let own = base(of: request.path)
        guard let list, let pool = try pool(behind: own, list) else { return nil }
        let stamp = form["stamp"].flatMap { Stamp($0) }
        if stamp == nil, form["last"] != "undo" { return nil }
        let crossing: Crossing?
        do throws(BookError) {
            crossing = try read(pool, request.context) { (book) throws(BookError) in
                try book.crossing(undoing: form["last"] == nil ? stamp : nil)
            }
        } catch { throw .book(error) }
        guard let crossing else { return nil }
        let found = try otherSide(of: crossing, beside: pool, list, request.context)
        // What was taken back on both sides is no more to undo: the book says so. One that was cut off goes on.
        if crossing.isBack, found?.crossing.isBack ?? true { return nil }
        guard let other = found else { return crossing.answer(problem: "missing").within(own) }
        if let refusal = try refusal(of: request, writing: [pool, other.pool]) { return refusal }
        let result: Mover.Return
        do throws(BookError) {
            result =
                try crossing.isHere
                ? takeBack(other.crossing, from: other.pool, crossing, to: pool, request.context)
                : takeBack(crossing, from: pool, other.crossing, to: other.pool, request.context)
        } catch {
            if case .store = error { throw .book(error) }
            // The book itself says what is the matter.
            return nil
        }
        return result.answer(
            crossing, beside: other.book.handle, form, isOnPage: isOnPage
        ).within(own)
    }

    /// The other book of a move, and its side of it; nil where no book here has it.
    private func otherSide(
        of crossing: Crossing, beside own: BookPool, _ list: BookList, _ context: Request.Context
    ) throws(Failure) -> (book: KnownBook, pool: BookPool, crossing: Crossing)? {
        for entry in try entries() ?? [] where entry.book.deleted == nil {
            // One that can't be opened doesn't keep the others from being looked into.
            let opened = entry.book.isFirst ? first : try? pool(entry.book.key, list)
            guard let pool = opened, pool !== own else { continue }
            do throws(BookError) {
                let other = try read(pool, context) { (book) throws(BookError) in
                    try Mover.other(crossing, in: book)
                }
                if let other { return (entry.book, pool, other) }
            } catch { throw .book(error) }
        }
        return nil
    }

    private func read<T>(
        _ pool: BookPool, _ context: Request.Context, _ work: (Book) throws(BookError) -> T
    ) throws(BookError) -> T {
        try pool.using { (open) throws(BookError) in
            try open.store.transaction(writing: false, failure: { .store($0) }) {
                () throws(BookError) in try work(book(open.store, context))
            }
        }
    }

    private func book(_ store: Store, _ context: Request.Context) -> Book {
        Book(
            store, declarations.rulebook, now: context.now, utcOffset: context.utcOffset,
            seed: context.seed)
    }

    private func takeBack(
        _ away: Crossing, from source: BookPool, _ here: Crossing, to target: BookPool,
        _ context: Request.Context
    ) throws(BookError) -> Mover.Return {
        try between(source, target, context) { (mover) throws(BookError) in
            try mover.takeBack(away, here)
        }
    }

    /// Has a book undo an action, as if that were posted to it.
    private func undo(
        _ stamp: String, under base: String, backTo place: String, _ request: Request,
        _ next: (Request, BookPool) -> Response
    ) throws(Failure) -> Response {
        let body: Parameters = ["stamp": stamp, "return": place]
        var undo = request
        undo.path = base + AppAddress.undo.path
        undo.body = Array(body.formEncoded.utf8)
        return try route(undo, nil, next)
    }

    /// Says that one of some books takes nothing in; nil where all do.
    private func refusal(
        of request: Request, writing pools: [BookPool]
    ) throws(Failure) -> Response? {
        do throws(StoreError) {
            for pool in pools {
                guard let server = try pool.onlyReads() else { continue }
                let language = Language.preferred(acceptLanguage: request.context.acceptLanguage)
                let sentence = language(Failure.Refusal.onlyLooks(server: server).label)
                return .text(sentence + "\n", status: 403)
            }
            return nil
        } catch {
            throw .book(.store(error))
        }
    }

    private func pool(behind base: String, _ list: BookList) throws(Failure) -> BookPool? {
        guard let (key, _) = KnownBook.split(base) else { return first }
        return try pool(key, list)
    }

    private func move(
        _ kind: Kind, _ id: RecordID, from source: BookPool, to target: BookPool,
        _ context: Request.Context
    ) throws(BookError) -> Mover.Outcome {
        try between(source, target, context) { (mover) throws(BookError) in
            try mover.move(kind, id)
        }
    }

    private func between<T>(
        _ source: BookPool, _ target: BookPool, _ context: Request.Context,
        _ work: (Mover) throws(BookError) -> T
    ) throws(BookError) -> T {
        try source.using { (source) throws(BookError) in
            try target.using { (target) throws(BookError) in
                try work(
                    Mover(source: source.store, target: target.store) { self.book($0, context) })
            }
        }
    }
}
