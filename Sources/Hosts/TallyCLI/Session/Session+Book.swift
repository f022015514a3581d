import Kernel
import SQLiteStore

extension Session {
    /// Reads the book. Where there is none yet, it is empty, and stays unmade.
    func reading<T>(
        _ work: (Book) throws(BookError) -> T
    ) throws(Failure) -> T {
        let open = try openToRead()
        // Nothing else here looks after what waited for a right clock.
        open.store.catchUp(surroundings.now)
        return try Self.mapping { () throws(BookError) in
            try open.store.transaction(writing: false, failure: { .store($0) }) {
                () throws(BookError) in
                let book = book(open)
                try sayWhatWaits(in: book)
                return try work(book)
            }
        }
    }

    /// Tells that not all of the book counts yet; `check` says so in its answer.
    private func sayWhatWaits(in book: Book) throws(BookError) {
        guard command != .check, try book.holdsBack() else { return }
        let status = try book.reading { () throws(StoreError) in try SyncStatus.of(book.store) }
        if let late = try status.lateSentence(book, in: language) { output.say(late) }
    }

    /// Writes to the book; a dry run does the same and then forgets it.
    ///
    /// What `work` gives is durable when this returns.
    func writing<T: Sendable>(
        _ work: (Book) throws(BookError) -> T
    ) throws(Failure) -> T {
        try requireFile()
        if isDryRun, isUnmade { return try rehearsing(in: .empty(schema), work) }
        let open = try openToWrite()
        if isDryRun { return try rehearsing(in: open, work) }
        return try Self.mapping { () throws(BookError) in
            try open.store.transaction(writing: true, failure: { .store($0) }) {
                () throws(BookError) in try work(book(open))
            }
        }
    }

    private func rehearsing<T: Sendable>(
        in open: OpenBook, _ work: (Book) throws(BookError) -> T
    ) throws(Failure) -> T {
        do throws(Rehearsal<T>) {
            return try open.store.transaction(writing: true, failure: { .failed(.store($0)) }) {
                () throws(Rehearsal<T>) in
                let result: T
                do throws(BookError) { result = try work(book(open)) } catch {
                    throw .failed(error)
                }
                throw .done(result)
            }
        } catch {
            switch error {
            case .failed(let error): throw .book(error)
            case .done(let result): return result
            }
        }
    }

    /// Whether there is no book yet, nor anything left of one.
    var isUnmade: Bool { Files.isMissing(path) && Files.isMissing(path + "-wal") }

    /// Whether there may have been a book, where there is none: something lies there that mostly lies beside one.
    var hasTraces: Bool {
        guard isUnmade, known?.isFirst ?? false else { return false }
        let others = ["devices.db", "hub.db", "keys.db"]
        return others.contains { !Files.isMissing(directory + "/" + $0) }
    }

    private func openToRead() throws(Failure) -> OpenBook {
        try requireFile()
        guard isUnmade else { return try openBook() }
        if known == nil { say(BooksText.notYet(arguments[.book] ?? "")) }
        return .empty(schema)
    }

    /// The book to write to, unless this device may only read.
    func openToWrite() throws(Failure) -> OpenBook {
        let open = try openBook()
        try requireRight(to: open.store)
        return open
    }

    /// Refuses to write where the server would never take it.
    func requireRight(to store: Store) throws(Failure) {
        let server = try attempt { () throws(StoreError) in try SyncStatus.onlyReads(store) }
        guard let server else { return }
        let isShared = try attempt { () throws(StoreError) in try HubState(in: store) != nil }
        throw .refused(isShared ? .onlyLooksHere : .onlyLooks(server: server))
    }

    func openBook() throws(Failure) -> OpenBook {
        try requireFile()
        try Session.requireOwn(folderOf: path)
        let begins = known == nil && isUnmade
        do {
            let open = try surroundings.shelf.open(path, schema)
            sayWhatChanged(open)
            enlist()
            if begins { sayBegun() }
            return open
        } catch {
            throw .store(error, path: path)
        }
    }

    /// Says that a name which no book had began one, and which was probably meant.
    private func sayBegun() {
        guard let name = arguments[.book] else { return }
        let others = ((try? bookList.entries()) ?? []).map { $0.book }
        let names = others.filter { $0.name != name && $0.key != name }.flatMap {
            [$0.title(in: language), $0.handle]
        }
        say(
            BooksText.begun(name: name.short, command: "tally book delete " + name.short)
                .suggesting(name.nearest(in: names)))
    }

    /// Tells of what was done to files when the book was opened.
    func sayWhatChanged(_ open: OpenBook) {
        for path in open.tightened { say(ReportText.tightened(path.short)) }
        for path in open.aside {
            let isBook = path.hasSuffix(".sqlite")
            output.complain(
                language(isBook ? ReportText.madeWhole(path) : ReportText.putBeside(path)))
        }
        if let path = open.spoilt { output.complain(language(ReportText.logSpoilt(path))) }
    }

    func book(_ open: OpenBook) -> Book {
        let book = Book(
            open.store, declarations.rulebook, now: surroundings.now,
            utcOffset: surroundings.utcOffset,
            seed: surroundings.seed)
        book.prefersMetric = surroundings.prefersMetric
        return book
    }

    private static func mapping<T>(
        _ work: () throws(BookError) -> T
    ) throws(Failure) -> T {
        do { return try work() } catch { throw .book(error) }
    }
}

/// How a dry run ends, so that everything it wrote is rolled back.
private enum Rehearsal<Result: Sendable>: Error {
    case failed(BookError)
    case done(Result)
}
