/// Takes records of another book in: as they are there, under the same identifiers.
///
/// Whatever was taken in before and is as it was there is left out, so that the same again changes
/// nothing; what was written here since isn't written over.
struct RelocationTaker {
    private let relocation: Relocation
    private let source: Book
    private let book: Book
    /// Records of this book that stand for those of the other, by kind and title or by all that they
    /// say.
    private var stand: [RecordKey: RecordID] = [:]

    init(_ relocation: Relocation, from source: Book, into book: Book) {
        self.relocation = relocation
        self.source = source
        self.book = book
    }

    /// The records that aren't here yet, or not as they are there.
    mutating func drafts() throws(BookError) -> [Draft] {
        let missing = try missing()
        let taken = relocation.content + missing
        let keys = Set(taken.map { $0.key })
        var drafts: [Draft] = []
        for record in taken { drafts.append(try draft(record, among: keys)) }
        return drafts
    }

    /// What the content refers to and this book has nothing for.
    private mutating func missing() throws(BookError) -> [Record] {
        var missing: [Record] = []
        // What they refer to in turn stands behind them.
        for record in relocation.shared.reversed() {
            if let own = try book.record(record.kind, record.id), !own.isHidden { continue }
            if let own = try equal(to: record) {
                stand[record.key] = own.id
            } else {
                missing.append(record)
            }
        }
        return missing
    }

    private func equal(to record: Record) throws(BookError) -> Record? {
        guard !record.title.isBlank else { return nil }
        let found = try book.records(
            record.kind, where: [.titled(folded: record.title.folded)], limit: 20)
        if record.kind.isDistinct { return found.first }
        return found.first { own in
            record.kind.ownFields.indices.allSatisfy {
                own.value(at: $0) == mapped(record.value(at: $0), record.kind.fields[$0])
            }
        }
    }

    private func mapped(_ value: Value?, _ field: Field) -> Value? {
        guard let id = value?.reference, let target = field.type.target else { return value }
        return .reference(stand[RecordKey(target, id)] ?? id)
    }

    private func draft(_ record: Record, among keys: Set<RecordKey>) throws(BookError) -> Draft {
        let isOfOthers = record.owners.contains { stand[$0] != nil }
        // One per pair has another identifier where the pair has.
        var draft = Draft(
            record.kind, isOfOthers && !record.kind.identity.isEmpty ? nil : record.id)
        draft.keepsID = draft.id != nil
        draft.importedAt = record.createdAt
        draft.irregular = Set(record.kind.fieldNames)
        let newer = try newerFields(record)
        for (index, field) in record.kind.fields.enumerated() where field !== Field.deleted {
            guard field !== Field.gone, newer?.contains(field.name) ?? true else { continue }
            let value = mapped(record.values[index], field)
            if newer == nil, value == nil { continue }
            if try leadsNowhere(value, field, keys) { continue }
            draft.set(field, value)
        }
        return draft
    }

    /// Whether a value refers to what neither comes along nor is here.
    private func leadsNowhere(
        _ value: Value?, _ field: Field, _ keys: Set<RecordKey>
    ) throws(BookError) -> Bool {
        guard let id = value?.reference, let name = field.type.target,
            let kind = book.schema.kind(name), !keys.contains(RecordKey(name, id))
        else { return false }
        return try book.record(kind, id).map { $0.isHidden } ?? true
    }

    /// The fields that were written there later than here; nil for a record that never was here.
    private func newerFields(_ record: Record) throws(BookError) -> Set<String>? {
        let own = try book.history(record.key)
        if own.isEmpty { return nil }
        let (here, there) = (LastWrites(own), LastWrites(try source.history(record.key)))
        return Set(record.kind.fields.map { $0.name }.filter { there.isNewer(than: here, $0) })
    }
}

/// When each field of a record was written last, lists as a whole.
private struct LastWrites {
    private var stamps: [String: Stamp] = [:]

    init(_ history: [Change]) {
        for change in history {
            for field in change.fields {
                let name = ListElement.list(of: field.name) ?? field.name
                stamps[name] = max(stamps[name] ?? change.stamp, change.stamp)
            }
        }
    }

    func isNewer(than other: LastWrites, _ name: String) -> Bool {
        guard let stamp = stamps[name] else { return false }
        return other.stamps[name].map { $0 < stamp } ?? true
    }
}

/// How a book came to have what another gives away.
package struct Taking: Sendable {
    /// The action that brought it; nil for a copy of what was here already.
    package let stamp: Stamp?
    /// Whether that was done just now.
    package let isNew: Bool
}

extension Book {
    /// Takes in what another book gives away, as one action with the files that it names.
    package func take(
        _ relocation: Relocation, from source: Book
    ) throws(BookError) -> Taking {
        for record in relocation.content + relocation.shared {
            for hash in record.blobs where try !hasBlob(hash) {
                let bytes = try reading { () throws(StoreError) in
                    try source.store.blobs.read(hash)
                }
                if let bytes { try keep(bytes) }
            }
        }
        var taker = RelocationTaker(relocation, from: source, into: self)
        var checker = DraftChecker(book: self)
        for (index, draft) in try taker.drafts().enumerated() {
            try checker.check(draft, at: index)
        }
        let refusals = try checker.refusedValues()
        if !refusals.isEmpty { throw .refused(refusals) }
        var pending = checker.pending
        if !relocation.isCopy {
            // What is one per pair may have another identifier here.
            let going = relocation.content.map { $0.key }.filter {
                relocation.going.contains($0) && checker.future[$0] != nil
            }
            if pending.isEmpty,
                let stamp = try arrival(of: relocation.root.key, with: going, from: source)
            {
                return Taking(stamp: stamp, isNew: false)
            }
            // What goes stands here from now on, whatever others do who don't know of it.
            pending.add(Field.deleted.change(to: .boolean(false)), to: going)
            let content = Set(relocation.content.map { $0.key })
            for index in pending.indices where content.contains(pending[index].key) {
                let isRoot = pending[index].key == relocation.root.key
                pending[index].fields.append(isRoot ? .isHere : .isAlong)
            }
        }
        let stamp = try write(pending, at: try timeOfArrival(from: source))
        return Taking(stamp: stamp, isNew: stamp != nil)
    }

    /// The action by which all that goes came here, if nothing was written since in the book that it comes from:
    /// as after a move that was cut off.
    private func arrival(
        of key: RecordKey, with going: [RecordKey], from source: Book
    ) throws(BookError) -> Stamp? {
        guard let stamp = try arrival(of: key),
            try source.isUnchanged(since: stamp)
        else { return nil }
        let standing = try changes(at: stamp).filter { $0[Field.deleted.name]?.json == "false" }
            .map { RecordKey($0.kind, $0.record) }
        return Set(going).isSubset(of: standing) ? stamp : nil
    }
}
