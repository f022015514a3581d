/// One side of a move between two books: the action that gave a record away, or the one that took it in.
package struct Crossing: Sendable {
    package let action: Stamp
    /// The record that was moved, with all that belongs to it.
    package let record: Record
    package let side: Side
    /// Whether it was taken back.
    package let isBack: Bool

    package enum Side: Sendable {
        /// The record went to a book that took it in by this action.
        case away(taken: Stamp)
        case here
    }

    /// Whether this is the book that has the record now.
    package var isHere: Bool {
        if case .here = side { true } else { false }
    }

    /// What the other side is found by.
    package struct Mark: Sendable {
        package let key: RecordKey
        package let action: Stamp
        package let side: Side
    }

    package var mark: Mark { Mark(key: record.key, action: action, side: side) }
}

/// How a host carries it from one book to another: kind, identifier, action and, of what went away, the action
/// that took it in.
extension Crossing.Mark {
    package var text: String {
        let words = [key.kind, key.id.text, action.text]
        if case .away(let taken) = side { return (words + [taken.text]).joined(separator: " ") }
        return words.joined(separator: " ")
    }

    package init?(_ text: String) {
        let words = text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        guard words.count == 3 || words.count == 4, let id = RecordID(words[1]),
            let action = Stamp(words[2])
        else { return nil }
        (key, self.action) = (RecordKey(words[0], id), action)
        if words.count == 3 {
            side = .here
        } else {
            guard let taken = Stamp(words[3]) else { return nil }
            side = .away(taken: taken)
        }
    }
}

// What the changes of a move say of it, beside the fields of records. Nothing of it names the other book, whose name
// may be no business of who reads this one.
extension FieldChange {
    /// The record came from another book.
    static let isHere = FieldChange(moved, json: "\"here\"")
    /// The record came from another book along with the one that was moved.
    static let isAlong = FieldChange(moved, json: "\"along\"")
    /// The record went to another book along with the one that was moved, or back to it.
    static let isElsewhere = FieldChange(moved, json: "\"elsewhere\"")
    /// The record is in no other book any more.
    static let isBack = FieldChange(moved, json: "null")

    /// The record was moved to a book that took it in by an action.
    static func isAway(_ taken: Stamp) -> FieldChange {
        FieldChange(moved, json: JSONText(.string(taken.text)).text)
    }

    fileprivate var side: Crossing.Side? {
        if self == FieldChange.isHere { return .here }
        guard let text = (try? JSON.parse(json))?.string else { return nil }
        return Stamp(text).map { .away(taken: $0) }
    }
}

extension Change {
    /// Whether it is a record's part of a move: true where the record came here, false where it went.
    package var movesHere: Bool? {
        guard let note = self[FieldChange.moved] else { return nil }
        if note == .isHere || note == .isAlong { return true }
        return note == .isBack ? nil : false
    }
}

extension Book {
    /// The move that an action did or, if it takes something back, what it has to do with; nil for any other.
    package func crossing(at stamp: Stamp) throws(BookError) -> Crossing? {
        let (action, undoings) = try original(of: stamp)
        let changes = try changes(at: action)
        guard changes.contains(where: { $0[FieldChange.moved] != nil }) else { return nil }
        return try crossing(by: action, changes, isUndone: undoings > 0)
    }

    private func crossing(
        by action: Stamp, _ changes: [Change], isUndone: Bool
    ) throws(BookError) -> Crossing? {
        for change in changes {
            guard let side = change[FieldChange.moved]?.side, let kind = schema.kind(change.kind),
                let record = try record(kind, change.record)
            else { continue }
            let stands = try stands(action)
            return Crossing(
                action: action, record: record, side: side, isBack: isUndone || !stands)
        }
        return nil
    }

    /// Whether an action is there to stay: what others wrote, or a move that was taken back.
    package func isFinal(_ stamp: Stamp) throws(BookError) -> Bool {
        if try isTakingIn(stamp) { return true }
        return try crossing(at: stamp)?.isBack ?? false
    }

    /// The move that brought a record here or took it away last, unless it was taken back.
    package func crossing(of record: Record) throws(BookError) -> Crossing? {
        for change in try history(record.key).reversed() {
            guard change[FieldChange.moved]?.side != nil,
                let crossing = try crossing(at: change.stamp)
            else { continue }
            return crossing.isBack ? nil : crossing
        }
        return nil
    }

    /// The side on which this book gave away what another took in by an action; nil if it didn't, or took it back.
    package func departure(of key: RecordKey, taken: Stamp) throws(BookError) -> Crossing? {
        let note = FieldChange.isAway(taken)
        let last = try history(key).last { $0[FieldChange.moved] == note }
        guard let last, let crossing = try crossing(at: last.stamp) else { return nil }
        return crossing
    }

    /// The move that undoing an action would take back or, without one, undoing this replica's latest.
    package func crossing(undoing stamp: Stamp?) throws(BookError) -> Crossing? {
        if let stamp { return try crossing(at: stamp) }
        do {
            _ = try nextToUndo()
            return nil
        } catch {
            if case .moved(let crossing) = error { return crossing }
            if case .nothingToUndo = error { return nil }
            throw error
        }
    }

    /// Whether anybody wrote since into what an action brought, or made something name it.
    package func isUsed(since action: Stamp) throws(BookError) -> Bool {
        let brought = Set(try changes(at: action).map { RecordKey($0.kind, $0.record) })
        let undone = try undone(since: action)
        var made: [String: [Value]] = [:]
        for key in brought {
            let history = try history(key)
            let isTouched = history.contains { change in
                change.stamp > action && !undone.contains(change.stamp)
                    && change.fields.contains { $0.name != FieldChange.moved }
            }
            if isTouched { return true }
            if history.first?.stamp == action {
                made[key.kind, default: []].append(.reference(key.id))
            }
        }
        for kind in schema.kinds {
            for field in kind.fields {
                guard let ids = field.type.target.flatMap({ made[$0] }) else { continue }
                let naming = try records(Query(kind, where: [.oneOf(field, ids)], order: []))
                if naming.contains(where: { !brought.contains($0.key) }) { return true }
            }
        }
        return false
    }

    /// Takes back that a record went to another book, for who sees to it that the other gives it up: later than
    /// all that either book has, so that it stands wherever both are known.
    ///
    /// - Throws: ``BookError/nothingToUndo`` when not all that was given away would be here again.
    package func takeBack(away crossing: Crossing, from other: Book) throws(BookError) -> Stamp? {
        let action = crossing.action
        var pending =
            crossing.isBack
            ? [] : try inverse(of: action, passingOver: try undone(since: action))
        let restored = Set(
            pending.filter { $0.fields.contains { $0.name == Field.deleted.name } }.map { $0.key })
        var standing: [RecordKey] = []
        for change in try changes(at: action) {
            let key = RecordKey(change.kind, change.record)
            guard let kind = schema.kind(key.kind), !restored.contains(key) else { continue }
            // It was put as it was by hand, or by what was cut off: it stands from now on.
            guard try record(kind, key.id)?.isHidden == false else { throw .nothingToUndo }
            standing.append(key)
        }
        standing += try whatBelongs(to: crossing, from: other)
        pending.add(Field.deleted.change(to: .boolean(false)), to: standing)
        for index in pending.indices { pending[index].fields.append(.isBack) }
        let stamp = try write(pending, undoing: action, at: try timeOfArrival(from: other))
        for change in try changes(at: action) {
            guard let kind = schema.kind(change.kind) else { continue }
            guard try record(kind, change.record)?.isHidden == false else { throw .nothingToUndo }
        }
        return stamp
    }

    /// What is here of all that went along with a record, and isn't deleted by itself.
    private func whatBelongs(
        to crossing: Crossing, from other: Book
    ) throws(BookError) -> [RecordKey] {
        guard case .away(let taken) = crossing.side else { return [] }
        var keys: [RecordKey] = []
        for change in try other.changes(at: taken) where change[FieldChange.moved] != nil {
            guard let kind = schema.kind(change.kind),
                let record = try record(kind, change.record), !record.isDeleted
            else { continue }
            keys.append(record.key)
        }
        return keys
    }

    /// Takes back that a record came here, which the other book has again; nil where that is done.
    ///
    /// - Parameter back: The action by which the other book has it again.
    package func takeBack(here crossing: Crossing, after back: Stamp?) throws(BookError) -> Stamp? {
        if crossing.isBack { return nil }
        let action = crossing.action
        var pending = try inverse(of: action, passingOver: try undone(since: action))
        if pending.isEmpty {
            // It was put as it was by hand: that the move is taken back is said all the same.
            let key = crossing.record.key
            pending = [PendingChange(kind: key.kind, record: key.id, fields: [])]
        }
        for index in pending.indices { pending[index].fields.append(.isElsewhere) }
        return try write(pending, undoing: action, at: back?.timeBefore)
    }

    /// When something comes here that another book gives up right before.
    ///
    /// Of all moves of a record the one that came latest is then later than all that gave it up, whoever made
    /// them without knowing each other: in the book where it came to, it stands.
    func timeOfArrival(from other: Book) throws(BookError) -> UInt64 {
        try reading { () throws(StoreError) in
            try store.takeDue(now)
            let (own, last) = (try store.latestStamp(), try other.store.latestStamp())
            let parting = Stamp.next(
                after: own.map { max($0, last ?? $0) } ?? last, now: now, node: .max)
            return Stamp.next(after: parting, now: now, node: .max).time
        }
    }

    /// Whether something can still be given up here before another book had it.
    func isUnchanged(since arrival: Stamp) throws(BookError) -> Bool {
        try reading { () throws(StoreError) in
            try store.latestStamp().map { $0.time < arrival.timeBefore } ?? true
        }
    }

    /// The action by which a record came from another book last, unless it was taken back.
    func arrival(of key: RecordKey) throws(BookError) -> Stamp? {
        for change in try history(key).reversed() where change[FieldChange.moved] == .isHere {
            return try stands(change.stamp) ? change.stamp : nil
        }
        return nil
    }

    /// Whether a record stands here that went to another book, as after somebody restored it.
    func isElsewhere(_ key: RecordKey) throws(BookError) -> Bool {
        guard let note = Winners(try history(key)).fields[FieldChange.moved] else { return false }
        return ![FieldChange.isHere, .isAlong, .isBack].contains { $0.json == note.json }
    }
}

extension [PendingChange] {
    /// Has the changes of some records, which it makes where there are none, set a field unless they do.
    mutating func add(_ field: FieldChange, to keys: [RecordKey]) {
        var left = Set(keys)
        for index in indices where left.remove(self[index].key) != nil {
            if self[index].fields.contains(where: { $0.name == field.name }) { continue }
            self[index].fields.append(field)
        }
        for key in keys where left.remove(key) != nil {
            append(PendingChange(kind: key.kind, record: key.id, fields: [field]))
        }
    }
}
