import Kernel
import SyncOverHTTP
import Synchronization

/// The connections to one book that the server's threads share.
///
/// A connection is for one thread at a time: who needs one takes it and puts it back. That is what
/// makes the class safe to share, although connections aren't.
final class BookPool: @unchecked Sendable {
    private let shelf: Shelf
    private let path: String
    private let schema: Schema
    private let lock = Mutex(())
    private var idle: [OpenBook]
    /// What others could read until the book was opened.
    let tightened: [String]
    /// Where that is kept which lay beside the book and didn't belong to it.
    let aside: [String]
    /// Where the book is kept as all of its log made it, if a part of that log can't be taken in.
    let spoilt: String?
    /// Kept for ``version`` and ``catchUp()`` alone.
    private var watch: OpenBook
    private let watchLock = Mutex(())
    private let answers = Atomic(0)
    /// Whether an answer failed since all of the book was looked at.
    private let isSuspect = Atomic(false)
    /// What the last look at all of the book found, and when that was.
    private var look: (problem: String?, at: ContinuousClock.Instant?) = (nil, nil)
    /// As of which version the book was looked at last, and how often it was the same since; for one
    /// thread.
    private var rest: (version: Int64?, looks: Int) = (nil, 0)
    /// How many answers were given when there was nothing to catch up with; for one thread.
    private var answersSeen = -1

    /// - Throws: A ``StoreError`` when the book can't be opened.
    init(_ shelf: Shelf, _ path: String, _ schema: Schema) throws(StoreError) {
        self.shelf = shelf
        self.path = path
        self.schema = schema
        watch = try shelf.open(path, schema)
        tightened = watch.tightened
        aside = watch.aside
        spoilt = watch.spoilt
        idle = watch.isStopgap ? [] : [try shelf.open(path, schema)]
    }

    /// The app's answer to a request.
    ///
    /// - Parameter redated: Hears how many changes got another date, where the clock here was wrong.
    func answer(
        _ request: Request, _ app: App, redated: (Int) -> Void = { _ in }
    ) -> Response {
        do {
            let open = try take()
            defer {
                putBack(open)
                answers.add(1, ordering: .relaxed)
            }
            // Whoever asks whether all is well means the file as well.
            if request.path == AppAddress.check.path { try requireFile(open) }
            var request = request
            // What is written into a copy that may only be read would never get to its server.
            if try SyncStatus.onlyReads(open.store) != nil { request.context.mayOnlyRead = true }
            if request.path == SyncEndpoint.path {
                return SyncEndpoint.answer(request, open.store, redated: redated)
            }
            if let answer = FilesEndpoint.answer(request, open.store) { return answer }
            request.context.sync = status(of: open.store)
            request.inflated = Inflating.inflated(app.packedPieces(request), of: request.body)
            let response = app.answer(request, in: open.store)
            if response.status == 503 { isSuspect.store(true, ordering: .relaxed) }
            return response
        } catch {
            isSuspect.store(true, ordering: .relaxed)
            let language = Language.preferred(acceptLanguage: request.context.acceptLanguage)
            return .text(language(error.label) + "\n", status: 503)
        }
    }

    /// Does something with a connection to the book.
    func using<T>(_ work: (OpenBook) throws(BookError) -> T) throws(BookError) -> T {
        let open: OpenBook
        do { open = try take() } catch { throw .store(error) }
        defer {
            putBack(open)
            answers.add(1, ordering: .relaxed)
        }
        return try work(open)
    }

    /// The server that lets this device only read the book, if there is one.
    func onlyReads() throws(StoreError) -> String? {
        let open = try take()
        defer { putBack(open) }
        return try SyncStatus.onlyReads(open.store)
    }

    /// A number that grows whenever the book was written to, by whomever; nothing if the book can't
    /// be read, or not be watched.
    var version: Int64? {
        watchLock.withLock { _ in watch.isStopgap ? nil : try? watch.version() }
    }

    /// What keeps the book from being read, in a sentence; nil when nothing does.
    var problem: String? {
        watchLock.withLock { _ in
            do throws(StoreError) {
                try requireFile(watch)
                _ = try watch.store.setting(Setting.node.rawValue)
                return damage
            } catch {
                return BookPool.sentence(error)
            }
        }
    }

    static func sentence(_ error: StoreError) -> String {
        Language.english(error.label) + " " + error.detail
    }

    /// What is wrong with the book's content, where answers failed: to be called under the watch's lock.
    private var damage: String? {
        // That takes long for a large book.
        if let last = look.at, last.duration(to: .now) < .seconds(60) { return look.problem }
        guard isSuspect.exchange(false, ordering: .relaxed) || look.problem != nil else {
            return nil
        }
        let found: String?
        do throws(StoreError) {
            found = try watch.check(.english).first?.problem
        } catch {
            found = BookPool.sentence(error)
        }
        look = (found, .now)
        return found
    }

    /// Does a little of what makes later searches quick, unless nothing was asked since; whether
    /// there is more to do.
    func catchUp() -> Bool {
        let answers = answers.load(ordering: .relaxed)
        if answers == answersSeen { return false }
        if watchLock.withLock({ _ in (try? watch.catchUp()) ?? false }) { return true }
        answersSeen = answers
        return false
    }

    /// Takes what was written into the book's own file, once it was the same at four looks. To be called
    /// about every second.
    func settle() {
        let version = version
        rest = version == rest.version ? (version, rest.looks + 1) : (version, 1)
        guard version != nil, rest.looks == 4 else { return }
        watchLock.withLock { _ in try? watch.checkpoint() }
    }

    /// Removes files that no change has named for long, and gives how many.
    func dropUnnamedFiles(_ now: Instant) -> Int {
        watchLock.withLock { _ in (try? watch.dropUnnamedFiles(now)) ?? 0 }
    }

    /// How a book stands with its server; nothing to tell when it has none.
    private func status(of store: Store) -> SyncStatus? {
        guard let status = try? SyncStatus.of(store), status.server != nil else { return nil }
        return status
    }

    private func take() throws(StoreError) -> OpenBook {
        if let open = lock.withLock({ _ in idle.popLast() }) { return open }
        try requireFile(watchLock.withLock { _ in watch })
        let open = try shelf.open(path, schema)
        if !open.isStopgap { watchAgain() }
        return open
    }

    /// Once there is room on the disk again.
    private func watchAgain() {
        watchLock.withLock { _ in
            guard watch.isStopgap, let better = try? shelf.open(path, schema) else { return }
            if !better.isStopgap { watch = better }
        }
    }

    /// Opening makes the book anew where there is none, and a second one would take what the first
    /// is asked to keep.
    private func requireFile(_ watch: OpenBook) throws(StoreError) {
        if watch.isLost() { throw StoreError(.moved, detail: path) }
    }

    private func putBack(_ open: OpenBook) {
        if open.isStopgap { return }
        lock.withLock { _ in idle.append(open) }
    }
}
