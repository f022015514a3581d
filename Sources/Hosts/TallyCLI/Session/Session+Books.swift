import Kernel
import SQLiteStore

// Which books there are, and which file each of them is.

/// The list of the books in a directory.
struct BookList {
    let directory: String

    var path: String { directory + "/books.db" }

    /// What was read of it; nil where there is none, as with a single book.
    func existing() throws(Failure) -> BookRegistry? {
        try Session.requireOwn(folderOf: path)
        do { return try BookRegistry(existing: path) } catch { throw refusal(error) }
    }

    /// Removes a book that is in the trash for good, with what devices wanted to hear of it; whether it was there.
    func deleteForGood(_ key: String, _ registry: BookRegistry) throws(Failure) -> Bool {
        let isGone = try attempt { () throws(StoreError) in
            try registry.deleteForGood(key, in: directory)
        }
        // A new one may get the same key, and nobody chose that.
        if isGone { _ = try? PushRegistry(existing: directory + "/push.db")?.forget(book: key) }
        return isGone
    }

    /// The books of the directory that the list doesn't name, as where it was lost, by the names of their
    /// files. What was put aside beside a book is none, and
    /// neither is a link, nor another user's file.
    func unlisted() throws(Failure) -> [BookRegistry.Entry] {
        let known = Set(try entries().map { $0.file })
        let ending = ".sqlite"
        let found = Files.newest(in: directory, endingWith: ending).filter { file in
            !known.contains(file) && Place.isAllowed(String(file.dropLast(ending.count)))
                && !file.contains(".beside-") && Files.isOwn(directory + "/" + file)
                && (try? Files.isBook(directory + "/" + file)) ?? false
        }
        return found.sorted().map { file in
            let name = String(file.dropLast(ending.count))
            return BookRegistry.Entry(book: KnownBook(key: name, name: name), file: file)
        }
    }

    /// The list to write into, which is made if it isn't there.
    func made() throws(Failure) -> BookRegistry {
        try Session.requireOwn(folderOf: path)
        do { return try BookRegistry(path) } catch { throw refusal(error) }
    }

    /// All books, also those in the trash.
    func entries() throws(Failure) -> [BookRegistry.Entry] {
        guard let registry = try existing() else { return [.first] }
        return try attempt { () throws(StoreError) in try registry.entries() }
    }

    /// Where the books belong, as far as the list can be read.
    var places: [String] { ((try? entries()) ?? []).map { directory + "/" + $0.file } }

    /// What is asked of the list.
    func attempt<T>(_ work: () throws(StoreError) -> T) throws(Failure) -> T {
        do { return try work() } catch { throw refusal(error) }
    }

    /// The path of a book's file.
    ///
    /// - Throws: ``BookRefusal/missing(_:path:)`` where it isn't any more: opening would make it anew.
    func path(of entry: BookRegistry.Entry) throws(Failure) -> String {
        let path = directory + "/" + entry.file
        if !entry.book.isFirst, Files.isMissing(path) {
            throw .refused(.aboutBook(.missing(entry.book, path: path)))
        }
        return path
    }

    private func refusal(_ error: StoreError) -> Failure {
        switch error.reason {
        case .damaged: .refused(.aboutBook(.damaged(path)))
        case .newerVersion: .refused(.aboutBook(.newer(path)))
        default: .store(error, path: path)
        }
    }
}

extension [BookRegistry.Entry] {
    /// The one that somebody means: by its very name, by what stands for it in addresses, by its file, or
    /// by its name in other cases. Those in the trash come last.
    ///
    /// - Throws: ``BookRefusal/ambiguous(_:_:)`` where a book that nobody named goes by the name of another.
    func meant(by name: String) throws(Failure) -> BookRegistry.Entry? {
        if name == "book" { return first }
        let folded = name.folded
        let named = filter { $0.book.deleted == nil && $0.book.name.folded == folded }
        if let one = named.first, one.book.key != name, let other = unnamed(folded) {
            throw .refused(.aboutBook(.ambiguous(name, [other.book.handle, one.book.handle])))
        }
        let tests: [(BookRegistry.Entry) -> Bool] = [
            { $0.book.name == name }, { $0.book.key == name }, { $0.file == name + ".sqlite" },
            { $0.book.name.folded == folded }, { $0.book.isTitled(folded) },
        ]
        for isTrashed in [false, true] {
            for test in tests {
                let found = self.first {
                    ($0.book.deleted != nil) == isTrashed && !name.isEmpty && test($0)
                }
                if let found { return found }
            }
        }
        return nil
    }

    private func unnamed(_ folded: String) -> BookRegistry.Entry? {
        first { $0.book.deleted == nil && $0.book.isTitled(folded) }
    }
}

extension Place {
    /// The path of the book's file, and the book as a list has it; nil where none names it.
    func find() throws(Failure) -> (path: String, known: KnownBook?) {
        guard let name, name != "book" else { return (directory + "/book.sqlite", .first) }
        let list = BookList(directory: directory)
        let found = try list.entries().meant(by: name)
        let isExact = [found?.book.name, found?.book.key].contains(name)
        if let found, found.book.deleted == nil, isExact {
            return (directory + "/" + found.file, found.book)
        }
        let unlisted = try? path(ofUnlisted: name)
        if let unlisted, !Files.isMissing(unlisted), found?.file != name + ".sqlite" {
            return (unlisted, nil)
        }
        if let found {
            if found.book.deleted != nil { throw .refused(.aboutBook(.inTrash(found.book.name))) }
            return (directory + "/" + found.file, found.book)
        }
        do throws(UsageError) { return (try path(ofUnlisted: name), nil) } catch {
            throw .usage(error)
        }
    }
}

extension Session {
    var bookList: BookList { BookList(directory: directory) }

    /// Adds a book to the list as `add` says, which is given the way to make its file.
    func added(
        _ add: (
            BookRegistry, _ make: (String) throws(StoreError) -> Void
        ) throws(StoreError) -> BookRegistry.Addition
    ) throws(Failure) -> BookRegistry.Entry? {
        let registry = try bookList.made()
        let (shelf, schema, directory) = (surroundings.shelf, schema, directory)
        let addition = try bookList.attempt { () throws(StoreError) in
            try add(registry) { (file) throws(StoreError) in
                _ = try shelf.open(directory + "/" + file, schema)
            }
        }
        switch addition {
        case .added(let entry): return entry
        case .taken: return nil
        case .full: throw .refused(.aboutBook(.full))
        }
    }

    /// Does the same for every book that isn't in the trash, also for those after one that fails; the first
    /// only once there is one. What the last failure says is left to who asked. A book that the list
    /// doesn't name is told.
    ///
    /// - Parameter unlisted: Whether the same is done for such a book.
    func forAllBooks(
        unlisted takesUnlisted: Bool = false, _ work: (Session, KnownBook) throws(Failure) -> Void
    ) throws(Failure) {
        var last: Failure?
        let unlisted = try bookList.unlisted()
        unlisted.forEach(tellUnlisted)
        let listed = try bookList.entries().filter { $0.book.deleted == nil }
        for entry in listed + (takesUnlisted ? unlisted : []) {
            do throws(Failure) {
                let path = try bookList.path(of: entry)
                let session = Session(self, for: entry.book, at: path)
                if session.isUnmade { continue }
                try work(session, entry.book)
            } catch {
                last.map { told in
                    for sentence in told.sentences(in: language) { output.complain(sentence) }
                }
                last = error
            }
        }
        if let last { throw last }
    }

    func tellUnlisted(_ entry: BookRegistry.Entry) {
        say(BooksText.unlisted(file: (directory + "/" + entry.file).short, name: entry.book.name))
    }

    /// What a command has to say so that it means this book; nothing for the first.
    var bookWords: String {
        known.flatMap { $0.isFirst ? nil : " --book " + $0.handle } ?? ""
    }

    /// Refuses a book of the list whose file isn't there any more: opening would make it anew.
    func requireFile() throws(Failure) {
        guard let known, !known.isFirst, isUnmade else { return }
        throw .refused(.aboutBook(.missing(known, path: path)))
    }

    /// Puts a book into the list that was made under a name of its own. It is opened by that name all the
    /// same where nothing can be written.
    func enlist() {
        guard known == nil, let name = arguments[.book], !Files.isMissing(path) else { return }
        let file = String(path.dropFirst(directory.count + 1))
        guard let registry = try? bookList.made() else { return }
        _ = try? registry.enlist(name, file: file, surroundings.now)
    }
}

extension KnownBook {
    /// Whether it goes by a name that nobody gave it, in any language.
    fileprivate func isTitled(_ folded: String) -> Bool {
        name.isEmpty && Language.allCases.contains { title(in: $0).folded == folded }
    }
}
