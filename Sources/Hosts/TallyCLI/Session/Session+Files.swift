import Kernel

/// A file that a command takes into the book.
struct GivenFile: Sendable {
    let bytes: [UInt8]
    let facts: FileFacts

    /// What stands before its path, as in `file=syllabus.pdf`.
    static let name = "file"
}

extension Session {
    /// The file that one of the `FIELD=VALUE` operands gives to a kind that names files.
    func file(_ words: some Sequence<String>, of kind: Kind) throws(Failure) -> GivenFile? {
        guard kind.namesFiles else { return nil }
        var paths: [String] = []
        for word in words {
            if let (name, path) = word.assignment, name == GivenFile.name { paths.append(path) }
        }
        guard let path = paths.first else { return nil }
        if paths.count > 1 { throw .usage(.repeatedField(GivenFile.name)) }
        let bytes: [UInt8]
        do {
            bytes =
                try path == "-"
                ? surroundings.readInput() : Files.read(path, atMost: Blobs.maximumSize + 1)
        } catch {
            throw .file(error)
        }
        guard bytes.count <= Blobs.maximumSize else { throw .refused(.tooLarge(path)) }
        return GivenFile(bytes: bytes, facts: FileFacts(bytes, filename: path))
    }

    /// Writes the file that a record names.
    func writeFile(of kind: Kind) throws(Failure) {
        let target = arguments[.output] ?? "-"
        let bytes = try reading { (book) throws(BookError) -> [UInt8]? in
            guard let hash = try book.resolve(reference, in: kind).blobs.first else { return nil }
            return try book.reading { () throws(StoreError) in try book.store.blobs.read(hash) }
        }
        guard let bytes else { throw .refused(.noFile(reference)) }
        guard target != "-" else { return output.print(bytes) }
        try write(bytes, to: target)
    }

    func isBackup(_ file: String) throws(Failure) -> Bool {
        do { return try Files.isBook(file) } catch { throw .file(error) }
    }

    func head(of file: String) throws(Failure) -> [UInt8] {
        do { return try Files.read(file, atMost: 100) } catch { throw .file(error) }
    }

    /// Refuses the place of a book, of a list of books or devices, and of what SQLite keeps beside any,
    /// whether it is there or not.
    private func refusePlaceOfBook(_ target: String) throws(Failure) {
        let place = Files.resolved(target)
        if Files.isPlain(place), try isOfBook(place) { throw .refused(.isABook(target)) }
        if try belongs(place) { throw .refused(.ofABook(target)) }
        try refusePlaceBesideBook(target)
    }

    /// Refuses the place of what SQLite keeps beside a book or a list, whether it is there or not: it would
    /// be taken into the book, or deleted.
    func refusePlaceBesideBook(_ target: String) throws(Failure) {
        let place = Files.resolved(target)
        for ending in ["-wal", "-shm", "-journal"] where place.hasSuffix(ending) {
            if try belongs(String(place.dropLast(ending.count))) {
                throw .refused(.ofABook(target))
            }
        }
    }

    private func isOfBook(_ file: String) throws(Failure) -> Bool {
        if file == Files.resolved(path) { return true }
        return try isBackup(file)
    }

    /// Whether a book or a list is at a place, or one that is known belongs there.
    private func belongs(_ file: String) throws(Failure) -> Bool {
        let own = [registryPath, bookList.path, keyRegistryPath, Session.hubPath(besides: path)]
        let known = [path] + own + bookList.places
        if known.contains(where: { Files.resolved($0) == file }) { return true }
        guard Files.isPlain(file) else { return false }
        let format = try head(of: file).dropFirst(68)
        return ["TLYB", "TLYD", "TLYL", "TLYK", "TLYH"].contains { format.starts(with: $0.utf8) }
    }

    /// Writes a file in the place of what was there before, unless that was of a book.
    func write(_ bytes: [UInt8], to target: String) throws(Failure) {
        try refusePlaceOfBook(target)
        do { try Files.replace(target, with: bytes) } catch { throw .file(error) }
        say(ReportText.exported(target.short))
    }
}

extension Book {
    /// Keeps a file and lets a draft name it; without a name of its own, the record has the file's.
    func attach(_ file: GivenFile?, to draft: Draft) throws(BookError) -> Draft {
        guard let file else { return draft }
        try keep(file.bytes)
        var draft = draft.naming(file.facts)
        if draft.id == nil, let title = draft.kind.titleField, draft.value(title.name) == nil {
            draft.set(title, .text(file.facts.filename))
        }
        return draft
    }
}
