import Kernel
import SQLiteStore

extension Session {
    /// Moves a record with all that belongs to it to another book of the directory.
    func move() throws(Failure) {
        let kind = try namedKind()
        let (entry, place) = try target()
        let found = try reading { (book) throws(BookError) in
            let record = try book.resolve(reference, in: kind)
            return (record: record, relocation: try book.relocation(of: record))
        }
        if found.record.belongsToOther {
            throw .refused(.aboutBook(.belongs(found.record.title)))
        }
        let unsettled = found.relocation.unsettled
        if !unsettled.isEmpty { throw .book(.unsettled(unsettled)) }
        if isDryRun { return tell(found.relocation, entry) }
        let source = try openToWrite()
        let target: OpenBook
        do { target = try surroundings.shelf.open(place, schema) } catch {
            throw .store(error, path: place)
        }
        try requireRight(to: target.store)
        let mover = mover(from: source, to: target)
        let before = try standing(found.relocation, in: target)
        let outcome: Mover.Outcome
        do { outcome = try mover.move(kind, found.record.id) } catch { throw .book(error) }
        tell(outcome.relocation, entry)
        let after = try standing(found.relocation, in: target)
        let changed = found.relocation.content.filter { record in
            guard let old = before[record.key], let new = after[record.key] else { return false }
            return record.kind.ownFields.indices.contains { old.value(at: $0) != new.value(at: $0) }
        }
        let names = changed.map { $0.title }.filter { !$0.isBlank }.joined(separator: ", ")
        if names.isEmpty { return }
        say(BooksText.writtenOver(book: entry.book.title(in: language), names: names.short))
    }

    /// What of all that goes along can be seen in the other book.
    private func standing(
        _ relocation: Relocation, in target: OpenBook
    ) throws(Failure) -> [RecordKey: Record] {
        do throws(BookError) {
            return try target.store.transaction(writing: false, failure: { .store($0) }) {
                () throws(BookError) in
                let book = book(target)
                var standing: [RecordKey: Record] = [:]
                for record in relocation.content {
                    guard let own = try book.record(record.kind, record.id), !own.isHidden else {
                        continue
                    }
                    standing[record.key] = own
                }
                return standing
            }
        } catch { throw .book(error) }
    }

    func mover(from source: OpenBook, to target: OpenBook) -> Mover {
        Mover(source: source.store, target: target.store) { store in
            Book(
                store, declarations.rulebook, now: surroundings.now,
                utcOffset: surroundings.utcOffset, seed: surroundings.seed)
        }
    }

    /// The other book and its file.
    private func target() throws(Failure) -> (BookRegistry.Entry, path: String) {
        guard let name = arguments[.to] else { throw .usage(.operandMissing(.book)) }
        guard let entry = try bookList.entries().meant(by: name) else {
            throw .refused(.aboutBook(.unknown(name)))
        }
        let title = entry.book.title(in: language)
        if entry.book.deleted != nil { throw .refused(.aboutBook(.inTrash(title))) }
        let place = try bookList.path(of: entry)
        if Files.resolved(place) == Files.resolved(path) {
            throw .refused(.aboutBook(.isThere(title)))
        }
        return (entry, place)
    }

    private func tell(_ relocation: Relocation, _ entry: BookRegistry.Entry) {
        let root = relocation.root
        let copied = relocation.copied.map { $0.title }
        let losing = relocation.losing.map { $0.title }
        if isJSON {
            let json: JSON = [
                "kind": .string(root.kind.name), "id": .string(root.id.text),
                "book": .string(entry.book.handle),
                "records": .integer(relocation.content.count),
                "stays": .boolean(relocation.isCopy),
                "copied": .array(copied.map { .string($0) }),
                "losing": .array(losing.map { .string($0) }),
            ]
            output.print(line: JSONText(json).text)
        }
        let (title, book) = (root.title.short, entry.book.title(in: language))
        let count = relocation.companions
        let sentence =
            relocation.isCopy
            ? BooksText.copied(title: title, book: book, count: count)
            : BooksText.moved(title: title, book: book, count: count)
        say(isDryRun ? ReportText.rehearsed(language(sentence)) : sentence)
        if !copied.isEmpty { say(BooksText.copiedToo(copied.joined(separator: ", ").short)) }
        if !losing.isEmpty { say(BooksText.losing(losing.joined(separator: ", ").short)) }
    }
}
