/// Finds what goes along with a record to another book, and what others need here.
///
/// What is one per pair belongs to the first of the pair: it brings the second along, as a list does
/// what is inside of it; it never brings the first.
struct RelocationFinder {
    let book: Book
    let root: Record
    private var content: [Record] = []
    private var shared: [Record] = []
    private var known: Set<RecordKey> = []
    /// Of what is inside of something, by what.
    private var holders: [RecordKey: Set<RecordKey>] = [:]
    /// Whether somebody here needs the record who doesn't go along.
    private var isNeeded = false

    init(book: Book, root: Record) {
        self.book = book
        self.root = root
    }

    mutating func find() throws(BookError) -> Relocation {
        try gather(root)
        var next = 0
        while next < content.count {
            try gatherWhatBelongs(to: content[next])
            next += 1
        }
        for record in content { try share(from: record) }
        if try isReferred() { isNeeded = true }
        let staying = staying()
        let going =
            isNeeded ? [] : Set(content.filter { !isKept($0, by: staying) }.map { $0.key })
        return Relocation(
            root: root, content: content, shared: shared, going: going,
            losing: going.isEmpty ? [] : try losing(), unsettled: try book.unsettled(content))
    }

    private mutating func gather(_ record: Record) throws(BookError) {
        guard known.insert(record.key).inserted else { return }
        content.append(record)
        guard let company = book.rules(of: record.kind).company else { return }
        for other in try company(record, book) { try gather(other) }
    }

    private mutating func gatherWhatBelongs(to record: Record) throws(BookError) {
        for tie in book.schema.owned(by: record.kind) {
            let name = tie.kind.fields[tie.field].name
            let isFirst = tie.kind.identity.first.map { $0 == name } ?? true
            for child in try book.children(of: record.id, [tie], .visible) {
                if isFirst {
                    try gather(child)
                    try bring(child, with: record)
                } else if record.key == root.key {
                    note(child)
                }
            }
        }
    }

    /// Notes that the record stands second in a pair, and is lost for the first by moving.
    private mutating func note(_ pair: Record) {
        guard let first = pair.owners.first else { return }
        if first.kind == root.kind.name {
            holders[root.key, default: []].insert(first)
        } else {
            isNeeded = true
        }
    }

    /// The second of a pair comes along as a part of the first, if both are of one kind.
    private mutating func bring(_ pair: Record, with record: Record) throws(BookError) {
        for key in pair.owners where key.kind == record.kind.name && key != record.key {
            guard let other = try book.record(record.kind, key.id), !other.isHidden else {
                continue
            }
            try gather(other)
            let pairs = try pairs(with: other)
            holders[key] = Set(pairs.compactMap { $0.owners.first })
        }
    }

    /// The pairs in which a record stands second beside one of its own kind.
    private func pairs(with record: Record) throws(BookError) -> [Record] {
        let ties = book.schema.owned(by: record.kind).filter { tie in
            let first = tie.kind.identity.first.flatMap { tie.kind.field($0) }
            return first?.type.target == record.kind.name && first !== tie.kind.fields[tie.field]
        }
        return try book.children(of: record.id, ties, .visible)
    }

    /// What a record refers to, with what that refers to in turn; but for records of its own kind, to
    /// which it only points.
    private mutating func share(from record: Record) throws(BookError) {
        for (index, field) in record.kind.fields.enumerated() {
            guard let id = record.value(at: index)?.reference, let name = field.type.target,
                name != record.kind.name, let kind = book.schema.kind(name),
                let other = try book.record(kind, id), !other.isHidden
            else { continue }
            try share(other)
        }
    }

    private mutating func share(_ record: Record) throws(BookError) {
        guard known.insert(record.key).inserted else { return }
        shared.append(record)
        try share(from: record)
    }

    /// Whether something that doesn't go along refers to what would, but for records of the same kind.
    private func isReferred() throws(BookError) -> Bool {
        for kind in book.schema.kinds {
            for field in kind.fields where !field.type.isOwner {
                let ids = content.filter { $0.kind.name == field.type.target && $0.kind != kind }
                    .map { Value.reference($0.id) }
                if ids.isEmpty { continue }
                let referring = try book.records(kind, where: [.oneOf(field, ids)])
                if referring.contains(where: { !known.contains($0.key) }) { return true }
            }
        }
        return false
    }

    /// What is inside of something that stays: that stays, too, and so does what is inside of it.
    private func staying() -> Set<RecordKey> {
        var staying: Set<RecordKey> = []
        var isMore = true
        while isMore {
            isMore = false
            for record in content where record.key != root.key && !staying.contains(record.key) {
                guard let holders = holders[record.key],
                    holders.contains(where: { !known.contains($0) || staying.contains($0) })
                else { continue }
                staying.insert(record.key)
                isMore = true
            }
        }
        return staying
    }

    private func isKept(_ record: Record, by staying: Set<RecordKey>) -> Bool {
        staying.contains(record.key) || record.owners.first.map { staying.contains($0) } ?? false
    }

    private func losing() throws(BookError) -> [Record] {
        var losing: [Record] = []
        for key in holders[root.key] ?? [] where !known.contains(key) {
            guard let kind = book.schema.kind(key.kind), let record = try book.record(kind, key.id),
                !record.isHidden
            else { continue }
            losing.append(record)
        }
        return losing.inOrder { $0.title.folded < $1.title.folded }
    }
}
