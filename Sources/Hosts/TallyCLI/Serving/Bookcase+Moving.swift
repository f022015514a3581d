import Kernel

// What is posted to the page that moves a record to another book.
extension Bookcase {
    /// Moves a record, or takes the move back in the book that had it; nil for any other request.
    func move(
        _ request: Request, _ next: (Request, BookPool) -> Response
    ) throws(Failure) -> Response? {
        guard request.method == .post, let list,
            let (kind, id) = moved(Bookcase.within(request.path))
        else { return nil }
        let form = Parameters(formEncoded: request.body)
        let page = AppAddress.moving(kind, id)
        let (handle, own) = (form["to"] ?? "", base(of: request.path))
        // Of a book that isn't here.
        if own.isEmpty, KnownBook.split(request.path) != nil { return nil }
        if form["do"] == "undo" {
            let back: Parameters = ["to": handle, "back": "1"]
            let body: Parameters = [
                "stamp": form["stamp"] ?? "", "return": page + "?" + back.formEncoded,
            ]
            var undo = request
            undo.path = own + AppAddress.undo.path
            undo.body = Array(body.formEncoded.utf8)
            return try route(undo, nil, next)
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
        var done: Parameters = ["to": handle]
        if let stamp = outcome.parted { done.pairs.append((name: "moved", value: stamp.text)) }
        return .seeOther(own + page + "?" + done.formEncoded)
    }

    /// The record that a path of the page names.
    private func moved(_ path: String) -> (Kind, RecordID)? {
        let names = Route.segments(path)
        guard names.count == 3, "/" + names[0] == AppAddress.moving,
            let kind = declarations.schema.kind(names[1]), let id = RecordID(names[2])
        else { return nil }
        return (kind, id)
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
        let rulebook = declarations.rulebook
        return try source.using { (source) throws(BookError) in
            try target.using { (target) throws(BookError) in
                let mover = Mover(source: source.store, target: target.store) { store in
                    Book(
                        store, rulebook, now: context.now,
                        utcOffset: context.utcOffset, seed: context.seed)
                }
                return try mover.move(kind, id)
            }
        }
    }
}
