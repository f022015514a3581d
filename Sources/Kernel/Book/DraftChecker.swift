/// Checks drafts one after another and collects what they change and what is wrong with them.
///
/// Drafts of one commit may refer to each other's records.
struct DraftChecker {
    let book: Book
    private var refusals: [BookError.Refusal] = []
    /// What the drafts change, if nothing is wrong with them.
    private(set) var pending: [PendingChange] = []
    private var ids: [RecordID] = []
    /// Where each record stands in `pending`.
    private var positions: [RecordKey: Int] = [:]
    /// The records as they will be.
    private(set) var future: [RecordKey: Record] = [:]
    /// References to look up when all drafts are known.
    private var references: [(draft: Int, field: Field, kind: Kind, id: RecordID)] = []
    /// The records that were there and change, as they were, with the names of what changes.
    private var moved: [(draft: Int, before: Record, fields: [String])] = []
    private var isCarrying = false
    /// What was written since the form was made that the drafts come from.
    private let unseen: [RecordKey: [Change]]
    /// Whether something typed takes the place of what was written meanwhile.
    private(set) var overwrites = false
    /// Records to hold against their kind's own rule at the end.
    private(set) var touched: [(draft: Int, key: RecordKey)] = []

    init(book: Book, unseen: [RecordKey: [Change]] = [:]) {
        self.book = book
        self.unseen = unseen
    }

    mutating func check(_ draft: Draft, at index: Int) throws(BookError) {
        let completion = draft.irregular.isEmpty ? draft.kind.completion : nil
        let completed = completion?(draft) ?? draft
        let (id, earlier) = try target(of: completed)
        ids.append(id)
        refusals += completed.refusals.map { BookError.Refusal(draft: index, $0) }
        let shown = try shown(RecordKey(completed.kind.name, id), earlier)
        let draft = shown?.typed(completed) ?? completed
        if shown != nil, draft.isOnlyIdentity { return }
        var record = earlier ?? blank(draft.kind, id)
        var fields = revival(of: &record, draft)
        let isRevived = !fields.isEmpty
        for (field, value) in draft.values {
            let isIrregular = draft.irregular.contains(field.name) && !field.isBeyondLimits(value)
            guard let value = isIrregular ? .some(value) : checked(field, value, at: index),
                let position = draft.kind.index(of: field.name)
            else { continue }
            let isSame = record.holds(value, at: position)
            if isRevived || !isSame { note(value, of: field, at: index) }
            if isSame || refuses(field, of: record, position, at: index) { continue }
            let merged = merged(value, of: field, position, in: record, shown)
            fields += try changes(
                of: field, position, in: record, to: merged, isNew: earlier == nil,
                isArriving: draft.keepsID, unseen: shown?.unseen ?? [])
            record.values[position] = merged
        }
        fields +=
            earlier == nil
            ? creation(of: &record, draft, isEmpty: fields.isEmpty)
            : joint(of: record, beside: fields)
        requireAll(of: record, isNew: earlier == nil, but: draft.irregular, index)
        let change = PendingChange(
            kind: draft.kind.name, record: id, fields: fields, isNew: earlier == nil)
        keep(change, record, index)
        if let earlier, !fields.isEmpty { moved.append((index, earlier, fields.map { $0.name })) }
    }

    /// Takes along what belongs to records that moved, and clears in them what doesn't fit any more.
    mutating func carry() throws(BookError) {
        isCarrying = true
        while let (index, before, names) = moved.popLast() {
            guard let carry = book.rules(of: before.kind).carry,
                let now = future[RecordKey(before.kind.name, before.id)]
            else { continue }
            let move = Move(before: before, now: now, given: Set(names))
            let drafts = try carry(move, Move.Finder(book: book, future: future), book)
            for draft in drafts { try check(draft, at: index) }
        }
    }

    /// The record as the form showed it, if it has changed since.
    private func shown(_ key: RecordKey, _ earlier: Record?) throws(BookError) -> ShownRecord? {
        guard !isCarrying, earlier != nil, let unseen = self.unseen[key] else { return nil }
        return ShownRecord(try book.history(key), unseen: unseen)
    }

    /// The value to write where somebody typed one over another that has changed since: lists have
    /// both changes, and everything else is what was typed.
    private mutating func merged(
        _ value: Value?, of field: Field, _ position: Int, in record: Record, _ shown: ShownRecord?
    ) -> Value? {
        guard let shown else { return value }
        if field.isList {
            return field.merged(value, over: shown.value(field), into: record.values[position])
        }
        if shown.changed(field), !field.isLongText { overwrites = true }
        return value
    }

    /// The record that a draft is about: the one that it names, else the one of its pair, else a
    /// new one.
    private func target(of draft: Draft) throws(BookError) -> (RecordID, Record?) {
        if let id = draft.id, let record = try known(draft.kind, id) { return (id, record) }
        let own = draft.keepsID ? draft.id : identity(of: draft) ?? draft.id
        guard let id = own else { return (book.makeID(), nil) }
        return (id, id == draft.id ? nil : try known(draft.kind, id))
    }

    /// The record as it will be.
    private func known(_ kind: Kind, _ id: RecordID) throws(BookError) -> Record? {
        if let record = future[RecordKey(kind.name, id)] { return record }
        return try book.record(kind, id)
    }

    /// - Throws: ``BookError/refused(_:)`` when anything was wrong.
    func finish() throws(BookError) -> (changes: [PendingChange], ids: [RecordID]) {
        var refusals = try refusedValues()
        refusals += try refusedByRules(in: book, besides: refusals, sparesOld: true)
        // What one draft is refused for another may have cured.
        if !refusals.isEmpty, pending.count > 1, try refusedValues().isEmpty {
            refusals = try refusedByRules(in: try book.preview(pending), sparesOld: true)
        }
        guard refusals.isEmpty else { throw .refused(refusals) }
        return (pending, ids)
    }

    /// The values that aren't allowed, and the references that lead nowhere.
    func refusedValues() throws(BookError) -> [BookError.Refusal] {
        var refusals = refusals
        for reference in references where try !exists(reference.kind, reference.id) {
            let error = FieldError(
                reference.field, value: reference.id.text, .notFound(kind: reference.kind.name))
            refusals.append(BookError.Refusal(draft: reference.draft, error))
        }
        return refusals
    }

    /// The identifier that follows from the fields of a record that is one per pair.
    private func identity(of draft: Draft) -> RecordID? {
        guard !draft.kind.identity.isEmpty else { return nil }
        var ids: [RecordID] = []
        for name in draft.kind.identity {
            guard case .reference(let id)?? = draft.value(name) else { return nil }
            ids.append(id)
        }
        return draft.kind.identifier(of: ids)
    }

    private func blank(_ kind: Kind, _ id: RecordID) -> Record {
        Record(
            kind: kind, id: id, values: Array(repeating: nil, count: kind.fields.count),
            modifiedAt: book.now, isHidden: false)
    }

    /// What sets a field: of a list what is said of its elements, with a long text what it takes
    /// the place of. A record that is new here may be there elsewhere if it is one per pair, or if it comes
    /// from another book.
    private func changes(
        of field: Field, _ position: Int, in record: Record, to value: Value?, isNew: Bool,
        isArriving: Bool, unseen: [Change]
    ) throws(BookError) -> [FieldChange] {
        if isNew && record.kind.identity.isEmpty {
            let change = field.change(to: value)
            guard isArriving, record.kind.keepsVersions(field) else { return [change] }
            return [change, TextVersion.base(field.name, replacing: [])]
        }
        let changes = field.changes(from: record.values[position], to: value)
        guard record.kind.keepsVersions(field) else { return changes }
        let key = RecordKey(record.kind.name, record.id)
        // What was typed over a short one is said at once; a long text stays open beside it.
        let open = field.isLongText ? unseen : []
        return changes + [try book.base(field, of: key, unseen: open)]
    }

    /// What stands in fields that mean something only beside one that changes.
    private func joint(of record: Record, beside fields: [FieldChange]) -> [FieldChange] {
        let names = record.kind.joint
        guard fields.contains(where: { names.contains($0.name) }) else { return [] }
        return names.filter { name in !fields.contains { $0.name == name } }.compactMap { name in
            guard let index = record.kind.index(of: name) else { return nil }
            let field = record.kind.fields[index]
            return field.change(to: record.values[index] ?? field.defaultValue)
        }
    }

    /// The value as it will be kept; outer `nil` when it is refused.
    private mutating func checked(_ field: Field, _ value: Value?, at index: Int) -> Value?? {
        do {
            return .some(try field.checked(value))
        } catch {
            refusals.append(BookError.Refusal(draft: index, error))
            return nil
        }
    }

    private mutating func note(_ value: Value?, of field: Field, at index: Int) {
        guard let id = value?.reference, let target = field.type.target,
            let kind = book.schema.kind(target)
        else { return }
        references.append((index, field, kind, id))
    }

    /// The fields from which an identifier follows stay as they are.
    private mutating func refuses(
        _ field: Field, of record: Record, _ position: Int, at index: Int
    ) -> Bool {
        guard record.kind.identity.contains(field.name), let value = record.values[position]
        else { return false }
        let text = value.reference?.text ?? ""
        refusals.append(
            BookError.Refusal(draft: index, FieldError(field, value: text, .unchangeable)))
        return true
    }

    /// A record that is one per pair comes back when it is written again, and every record when it
    /// is imported again.
    private func revival(of record: inout Record, _ draft: Draft) -> [FieldChange] {
        guard record.isDeleted, draft.value("deleted") == nil,
            draft.id == nil || draft.importedAt != nil
        else { return [] }
        record.values[1] = .boolean(false)
        record.isHidden = false
        return [Field.deleted.change(to: .boolean(false))]
    }

    /// The time of creation, if the identifier doesn't tell it, or nothing else says that the
    /// record exists.
    private func creation(
        of record: inout Record, _ draft: Draft, isEmpty: Bool
    ) -> [FieldChange] {
        guard record.values[0] == nil, isEmpty || record.id.instant == nil else { return [] }
        let given = draft.value(Field.createdAt.name) ?? nil
        let instant = given ?? .instant(draft.importedAt ?? book.now)
        record.values[0] = instant
        return [Field.createdAt.change(to: instant)]
    }

    private mutating func requireAll(
        of record: Record, isNew: Bool, but irregular: Set<String>, _ index: Int
    ) {
        guard isNew else { return }
        let alreadyRefused = Set(
            refusals.reversed().prefix { $0.draft == index }.map { $0.error.field.name })
        for (position, field) in record.kind.fields.enumerated()
        where field.isRequired && record.values[position] == nil
            && !alreadyRefused.contains(field.name) && !irregular.contains(field.name)
        {
            let error = FieldError(field, value: "", .missing)
            refusals.append(BookError.Refusal(draft: index, error))
        }
    }

    /// Keeps what a draft changes, together with what an earlier draft changes in the record.
    private mutating func keep(_ change: PendingChange, _ record: Record, _ index: Int) {
        let key = RecordKey(change.kind, change.record)
        future[key] = record
        guard !change.fields.isEmpty else { return }
        if !isCarrying { touched.append((index, key)) }
        guard let position = positions[key] else {
            positions[key] = pending.count
            pending.append(change)
            return
        }
        pending[position].fields.removeAll { old in
            change.fields.contains {
                $0.name == old.name || $0.name == ListElement.list(of: old.name)
            }
        }
        pending[position].fields += change.fields
    }

    private func exists(_ kind: Kind, _ id: RecordID) throws(BookError) -> Bool {
        guard let record = try known(kind, id) else { return false }
        return !record.isHidden && !record.isDeleted
    }
}

extension Draft {
    /// Whether it says nothing but which record it is about.
    fileprivate var isOnlyIdentity: Bool {
        values.allSatisfy { kind.identity.contains($0.field.name) }
    }
}

extension Record {
    /// Whether it has the value already, be it by default.
    fileprivate func holds(_ value: Value?, at index: Int) -> Bool {
        if values[index] == value { return true }
        guard values[index] == nil else { return false }
        if index == 0 { return id.instant.map { .instant($0) } == value }
        return kind.fields[index].defaultValue == value
    }
}
