import Kernel
import SQLiteStore

extension Session {
    /// Puts a consistent copy of the book beside whatever is going on.
    func backUp() throws(Failure) {
        let target = arguments.operands.first ?? ""
        guard arguments.has(.all) else { return try backUp(to: target) }
        do throws(FileError) { try Files.makeFolder(target, new: 0o700) } catch {
            throw .file(error)
        }
        var used: Set<String> = []
        let place = { (wanted: String, mark: String) -> String in
            var (name, number) = (wanted, 1)
            while !used.insert(name).inserted {
                number += 1
                name = wanted + mark + (number > 2 ? "\(number)" : "")
            }
            return target + "/" + name + ".sqlite"
        }
        // What else there is can be copied all the same.
        var failures: [Failure] = []
        do throws(Failure) {
            try forAllBooks(unlisted: true) { (session, book) throws(Failure) in
                try session.backUp(to: place(book.handle, "-unlisted"))
            }
        } catch {
            failures.append(error)
        }
        for entry in try bookList.entries() where entry.book.deleted != nil {
            let file = directory + "/" + entry.file
            if Files.isMissing(file) { continue }
            let session = Session(self, for: entry.book, at: file)
            do throws(Failure) {
                try session.backUp(to: place(entry.book.handle + "-trash", "-too"))
            } catch {
                failures.append(error)
            }
        }
        try backUpHub(to: target + "/hub.db")
        let others = ["keys.db", "devices.db", "books.db"]
        let left = others.filter { !Files.isMissing(directory + "/" + $0) }
        if !left.isEmpty { say(ReportText.notBackedUp(left.joined(separator: ", "))) }
        for failure in failures.dropLast() {
            for sentence in failure.sentences(in: language) { output.complain(sentence) }
        }
        if let last = failures.last { throw last }
    }

    /// Copies the hub beside the books, if there is or was one.
    private func backUpHub(to copy: String) throws(Failure) {
        let hub = Session.hubPath(besides: directory + "/" + BookRegistry.Entry.first.file)
        if Files.isMissing(hub), Files.isMissing(hub + ".begun") { return }
        try refuseOtherHub(copy)
        guard Files.isPlain(hub) else { throw .refused(.notABackup(hub)) }
        do { try SQLiteHub.backUp(hub, to: copy) } catch { throw .store(error, path: hub) }
        tell(file: copy, ReportText.hubBackedUp(copy.short))
    }

    private func backUp(to target: String) throws(Failure) {
        try requireFile()
        guard !Files.isMissing(path) else { throw .refused(.noBook(path)) }
        try refuseOther(target)
        let open = try openBook()
        do { try open.backup(target) } catch { throw .store(error, path: target) }
        tell(file: target, ReportText.backedUp(target.short))
    }

    /// Refuses to replace a file that is neither empty nor a backup: a book that is in use has a log beside
    /// it (SQLite's file format, 1.3.3), and a copy of one hasn't.
    private func refuseOther(_ target: String) throws(Failure) {
        try refusePlaceBesideBook(target)
        if Files.isMissing(target) { return }
        if try isBackup(target) {
            let logsAhead: UInt8 = 2
            if try head(of: target).dropFirst(18).first == logsAhead {
                throw .refused(.isABook(target))
            }
            return
        }
        guard try head(of: target).isEmpty else { throw .refused(.notABackup(target)) }
    }

    /// Refuses to replace what is no backup of a hub: one that is or was in use has a log beside it.
    private func refuseOtherHub(_ target: String) throws(Failure) {
        try refusePlaceBesideBook(target)
        if Files.isMissing(target) { return }
        let head = try head(of: target)
        let isHub = head.dropFirst(68).starts(with: "TLYH".utf8)
        guard isHub, head.dropFirst(18).first == 1 else { throw .refused(.notABackup(target)) }
    }

    /// Puts a backup in place of the book, of which a copy is kept.
    func restoreBackup() throws(Failure) {
        let source = arguments.operands.first ?? ""
        guard try isBackup(source) else { throw .refused(.noBackup(source)) }
        try Session.requireOwn(folderOf: path)
        let kept: String?
        let now = surroundings.now
        let before = knownReader
        let wasOpen = SQLiteStore.hasOpenings(source)
        let place = Files.mark(of: path)
        do { kept = try surroundings.shelf.restore(source, path, schema, now) } catch {
            throw .store(error, path: source)
        }
        tell(file: path, ReportText.broughtBack(source, kept: kept))
        if let kept, SQLiteStore.shareNothing(kept, path) {
            say(ReportText.wasAnotherBook(path: source, kept: kept))
        }
        if place != Files.mark(of: path) { say(ReportText.startServerAnew) }
        say(ReportText.devicesBringBack)
        if wasOpen, !SQLiteStore.hasOpenings(path) { say(ReportText.addressesClosed) }
        if let server = knownReader ?? before { say(ReportText.staysHere(server.short)) }
        let waiting = try reading { (book) throws(BookError) in try book.farActions().count }
        if waiting > 0 { say(ReportText.putAside(waiting)) }
    }

    /// The server that lets this device only read the book that is there, if one does and it can be read.
    private var knownReader: String? {
        guard !isUnmade, let open = try? surroundings.shelf.open(path, schema) else { return nil }
        return (try? SyncStatus.onlyReads(open.store)) ?? nil
    }

    private func tell(file: String, _ text: Label) {
        if isJSON {
            var writer = JSONWriter()
            writer.object { writer in
                writer.name("file")
                writer.string(file)
            }
            output.print(line: writer.text)
        }
        say(text)
    }
}
