extension Book {
    /// Everything that merging left for a person to decide, by kind: reads the whole book.
    package func concerns() throws(BookError) -> [Concern] {
        var concerns: [Concern] = []
        for kind in schema.kinds { concerns += try forgotten(of: kind) }
        for kind in schema.kinds {
            let records = try records(kind, order: [Order(.createdAt)])
            if kind.isDistinct { concerns += try twins(records) }
            for record in records { concerns += try flaws(record) }
        }
        return concerns
    }

    /// How many there are, remembered until the book changes; `nil` where the book is too large to
    /// go through for a number.
    package func concernCount() throws(BookError) -> Int? {
        let last = try lastEntry()
        if let known = store.memo[ConcernCount.key], known.last == last { return known.count }
        if let last, last.position > ConcernCount.maximum { return nil }
        let count = try concerns().count
        store.memo[ConcernCount.key] = ConcernCount(last, count)
        return count
    }

    /// What is wrong with one record: texts with several versions, and what doesn't fit.
    private func flaws(_ record: Record) throws(BookError) -> [Concern] {
        var concerns: [Concern] = []
        for (field, versions) in try openVersions(record) {
            concerns.append(Concern(record, .versions(field, versions)))
        }
        var errors = try excesses(record)
        errors += record.irregularErrors.filter { error in
            !errors.contains { $0.field.name == error.field.name }
        }
        if errors.isEmpty, let check = rules(of: record.kind).check,
            let error = try check(record, self)
        {
            errors = [error]
        }
        return concerns + errors.map { Concern(record, .broken($0)) }
    }

    /// What is wrong with texts and whole numbers that aren't shown, as they are beyond their limits.
    private func excesses(_ record: Record) throws(BookError) -> [FieldError] {
        let absent = record.kind.ownFields.filter { field in
            let value = record.value(field.name)
            switch field.type {
            case .text: return value == nil
            case .integer: return value == nil || value == field.defaultValue
            default: return false
            }
        }
        if absent.isEmpty { return [] }
        let winners = Winners(try history(record.key))
        return absent.compactMap { field in
            winners.fields[field.name].flatMap { field.excess(inChange: $0.json) }
        }
    }
}

/// How many concerns there were when the log ended with an entry.
private final class ConcernCount {
    static let key = MemoKey<ConcernCount>()
    static let maximum: Int64 = 5_000

    let last: LogEntry?
    let count: Int

    init(_ last: LogEntry?, _ count: Int) {
        self.last = last
        self.count = count
    }
}

// What was added to or changed in something that somebody else deleted.
extension Book {
    private func forgotten(of kind: Kind) throws(BookError) -> [Concern] {
        var concerns: [Concern] = []
        for record in try records(Query(kind, order: [], scope: .deleted)) {
            concerns += try forgotten(with: record)
        }
        return concerns
    }

    /// The same of one record, which is deleted.
    private func forgotten(with record: Record) throws(BookError) -> [Concern] {
        let (ties, sorted) = (schema.owned(by: record.kind), schema.sorted(into: record.kind))
        var concerns: [Concern] = []
        let history = try history(record.key)
        let deletions = Deletions(history)
        if let stamp = deletions.missed(history) {
            concerns.append(Concern(record, .edited, written: [record.key: stamp]))
        }
        var missed: [Record] = []
        var written: [RecordKey: Stamp] = [:]
        let parts = try children(of: record.id, sorted, .visible)
        for child in try children(of: record.id, ties, .everything) + parts
        where !child.isDeleted && written[child.key] == nil {
            guard let stamp = deletions.missed(try self.history(child.key)) else { continue }
            missed.append(child)
            written[child.key] = stamp
        }
        if !missed.isEmpty { concerns.append(Concern(record, .orphans(missed), written: written)) }
        return concerns
    }

    /// What of some records is to be decided before they can go elsewhere: what they say, whether they stand
    /// twice, and what was deleted that belongs to them or that they belong to.
    func unsettled(_ records: [Record]) throws(BookError) -> [Concern] {
        var concerns: [Concern] = []
        var seen: Set<RecordKey> = []
        for record in records {
            for (field, versions) in try openVersions(record) {
                concerns.append(Concern(record, .versions(field, versions)))
            }
            if record.kind.isDistinct, !record.title.isBlank {
                let same = [Filter.titled(folded: record.title.folded)]
                concerns += try twins(
                    self.records(record.kind, where: same, order: [Order(.createdAt)])
                ).filter {
                    $0.record.key == record.key || $0.others.contains { $0.key == record.key }
                }
            }
            for deleted in try deletedBeside(record) where seen.insert(deleted.key).inserted {
                concerns += try forgotten(with: deleted)
            }
        }
        return concerns
    }

    /// What is deleted of all that belongs to a record, or has a part in it beside the record.
    private func deletedBeside(_ record: Record) throws(BookError) -> [Record] {
        var deleted: [Record] = []
        for child in try children(of: record.id, schema.owned(by: record.kind), .everything) {
            if child.isDeleted {
                deleted.append(child)
                continue
            }
            for key in child.owners where key != record.key {
                guard let kind = schema.kind(key.kind), let owner = try self.record(kind, key.id),
                    owner.isDeleted
                else { continue }
                deleted.append(owner)
            }
        }
        return deleted
    }

    func children(
        of parent: RecordID, _ ties: [Schema.Ownership], _ scope: Query.Scope
    ) throws(BookError) -> [Record] {
        var children: [Record] = []
        for tie in ties {
            let filter = Filter.equals(tie.kind.fields[tie.field], .reference(parent))
            children += try records(Query(tie.kind, where: [filter], order: [], scope: scope))
        }
        return children
    }

    /// Says with each deletion what its device knew of the record and of all that belongs to it.
    func witnessed(_ pending: [PendingChange]) throws(BookError) -> [PendingChange] {
        var pending = pending
        for index in pending.indices {
            let isDeletion = pending[index].fields.contains {
                $0.name == Field.deleted.name && $0.json == "true"
            }
            guard isDeletion, let known = try knowledge(of: pending[index]) else { continue }
            pending[index].fields.append(known)
        }
        return pending
    }

    private func knowledge(of change: PendingChange) throws(BookError) -> FieldChange? {
        guard let kind = schema.kind(change.kind) else { return nil }
        let ties = schema.owned(by: kind) + schema.sorted(into: kind)
        let children = try children(of: change.record, ties, .visible)
        if children.count > Deletions.maximumKnown { return nil }
        var known = Witness()
        known.see(try history(RecordKey(change.kind, change.record)))
        for child in children { known.see(try history(child.key)) }
        return known.field
    }
}

// What was added twice.
extension Book {
    /// Those that were made apart from an earlier one of the same title, unless somebody keeps both.
    private func twins(_ records: [Record]) throws(BookError) -> [Concern] {
        var firsts: [String: Record] = [:]
        var concerns: [Concern] = []
        for record in records where !record.title.isBlank {
            guard let first = firsts[record.title.folded] else {
                firsts[record.title.folded] = record
                continue
            }
            let (mine, theirs) = (try history(record.key), try history(first.key))
            guard let made = mine.first?.stamp, let before = theirs.first?.stamp,
                try made.node != before.node ? true : areMovedHere([record, first]),
                Winners(mine).fields[Book.apart(first)]?.json != "true",
                Winners(theirs).fields[Book.apart(record)]?.json != "true"
            else { continue }
            let written = [record.key: made, first.key: before]
            concerns.append(Concern(record, .twin(first), written: written))
        }
        return concerns
    }

    /// Whether one of them came by a move, to a book that may have had one of its name.
    private func areMovedHere(_ records: [Record]) throws(BookError) -> Bool {
        for record in records {
            if try crossing(of: record)?.isHere == true { return true }
        }
        return false
    }

    /// The title of the first that stands twice among some records of a kind, as where two devices made it.
    package func firstTwin(_ records: [Record]) throws(BookError) -> String? {
        try twins(records).first?.record.title
    }

    private static func apart(_ other: Record) -> String { "apart/" + other.id.text }

    /// Notes that two records of one title are two things.
    @discardableResult
    package func keepApart(_ record: Record, _ first: Record) throws(BookError) -> Commit {
        let field = FieldChange(Book.apart(first), json: "true")
        let change = PendingChange(kind: record.kind.name, record: record.id, fields: [field])
        return Commit(stamp: try write([change]), ids: [record.id])
    }

    /// Makes one record of two: the first gets what ``JoinedField`` says, and all that names the later.
    ///
    /// - Parameter own: The names of fields in which the first keeps what it has.
    @discardableResult
    package func merge(
        _ later: Record, into first: Record, keeping own: Set<String> = []
    ) throws(BookError) -> Commit {
        var kept = Draft(first)
        for joined in JoinedField.all(first, later)
        where joined.value != joined.first && !own.contains(joined.field.name) {
            kept.set(joined.field, joined.value)
        }
        var drafts = [kept]
        for kind in schema.kinds {
            for field in kind.ownFields where field.type.target == later.kind.name {
                let filter = Filter.equals(field, .reference(later.id))
                for record in try records(kind, where: [filter], order: []) {
                    drafts += moving(field, of: record, to: first.id)
                }
            }
        }
        let note = FieldChange(FieldChange.joined, json: JSONText(.string(first.id.text)).text)
        return try commit(drafts + [Draft(later).deleting], noting: (later.key, note))
    }

    /// Makes a record name another one; one that is one per pair is made anew.
    private func moving(_ field: Field, of record: Record, to id: RecordID) -> [Draft] {
        guard record.kind.identity.contains(field.name) else {
            var draft = Draft(record)
            draft.set(field, .reference(id))
            return [draft]
        }
        var draft = Draft(record.kind)
        for (index, own) in record.kind.fields.enumerated()
            .dropFirst(Kind.commonFields.count)
        {
            draft.set(own, own.name == field.name ? .reference(id) : record.values[index])
        }
        let ends = record.kind.identity.map { draft.value($0) ?? nil }
        let isLoop = ends.count == 2 && ends[0] == ends[1]
        return isLoop ? [Draft(record).deleting] : [draft, Draft(record).deleting]
    }
}

extension Record {
    package var key: RecordKey { RecordKey(kind.name, id) }

    /// What is wrong with single values, as sentences say it.
    fileprivate var irregularErrors: [FieldError] {
        kind.ownFields.indices.compactMap { index -> FieldError? in
            do throws(FieldError) {
                _ = try kind.fields[index].checked(value(at: index))
                return nil
            } catch {
                return error
            }
        }
    }
}
