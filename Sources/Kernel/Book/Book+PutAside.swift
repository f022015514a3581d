/// What one action wrote under a clock that was wrong.
package struct FarAction: Sendable {
    package let stamp: Stamp
    package let changes: [Change]
    /// Whether it isn't merged; otherwise it was before such changes were put aside.
    package let isPutAside: Bool
}

/// What came in that a wrong clock had kept out.
package struct TakenIn: Sendable {
    /// The last of the actions that took something in; nil when none was needed.
    package internal(set) var stamp: Stamp?
    /// How many changes that were written here, and dated ahead, are of now since.
    package internal(set) var redated = 0
    /// The records of what its time had come for.
    package internal(set) var due: Set<RecordKey> = []
    /// Whether it holds only once another clock has agreed with the one here.
    package internal(set) var isTentative = false
}

extension Book {
    /// The actions whose stamps no clock can have given yet, earliest first: those that were put
    /// aside and wait, and those that the log holds. Those about the same records are one, the latest.
    ///
    /// - Parameter time: What another clock shows, where that is known to be the better one; it leaves
    ///   out what is only ahead of the clock here.
    package func farActions(at time: Instant? = nil) throws(BookError) -> [FarAction] {
        // What its time has come for only has to be merged.
        try allFarActions().filter { Self.isFar($0.stamp, at: time ?? now) }.joined
    }

    /// Whether there are any, without a look at all that is held back.
    package func hasFarActions(at time: Instant? = nil) throws(BookError) -> Bool {
        let held = try reading { () throws(StoreError) in try store.heldSummary() }
        if let held, held.count > Store.shownHeld, Self.isFar(held.latest, at: time ?? now) {
            return true
        }
        return try !farActions(at: time).isEmpty
    }

    /// Whether more is held back than is looked at to tell what waits.
    func holdsMuch() throws(BookError) -> Bool {
        try reading { () throws(StoreError) in
            try store.heldSummary().map { $0.count > Store.shownHeld } ?? false
        }
    }

    /// Those that are put aside here and that another clock, the better one, has come to.
    package func lateActions(at time: Instant) throws(BookError) -> [FarAction] {
        try allFarActions().filter { $0.isPutAside && !Self.isFar($0.stamp, at: time) }.joined
    }

    /// Whether something that a server sent can't be merged yet.
    package func holdsBack() throws(BookError) -> Bool {
        try reading { () throws(StoreError) in try store.holdsBack() }
    }

    /// The latest time on which the clock here agreed with another, where it is more than a day behind that
    /// and no other shows the same by now: then it is for a person to say which is right.
    package func agreedTime() throws(BookError) -> Instant? {
        try reading { () throws(StoreError) in try store.agreedTime(now, isAlone: true) }
    }

    private func allFarActions() throws(BookError) -> [FarAction] {
        var aside: [Stamp: [Change]] = [:]
        // What is noted of others' changes goes along with them.
        var actions = KnownActions(store: store)
        for change in try waiting(at: nil, heldFirst: Store.shownHeld)
        where change.kind != PutAside.kind {
            // Others may have put aside what is merged here.
            let isMerged = try reading { () throws(StoreError) in
                try actions.holdAll(of: change)
            }
            if isMerged { continue }
            aside[change.stamp, default: []].append(change)
        }
        let found = aside.map { FarAction(stamp: $0.key, changes: $0.value, isPutAside: true) }
        return (found + (try mergedFarActions())).inOrder { $0.stamp < $1.stamp }
    }

    private func waiting(
        at time: Instant?, heldFirst most: Int = .max
    ) throws(BookError) -> [Change] {
        try reading { () throws(StoreError) in try store.putAside(heldFirst: most) }
            .compactMap { $0.waiting(at: now) }.filter { Self.isFar($0.stamp, at: time) }
    }

    private static func isFar(_ stamp: Stamp, at time: Instant?) -> Bool {
        time.map { !stamp.isPossible(at: $0) } ?? true
    }

    private func mergedFarActions() throws(BookError) -> [FarAction] {
        var found: [FarAction] = []
        for action in try actions(before: nil, limit: 200) {
            if action.stamp.isPossible(at: now) { break }
            // What is noted of others' changes goes along with them.
            let changes = try changes(at: action.stamp).filter { $0.kind != PutAside.kind }
            if changes.isEmpty { continue }
            found.append(FarAction(stamp: action.stamp, changes: changes, isPutAside: false))
        }
        return found
    }

    /// Takes in what waits, as actions of now, so that the latest of it wins over all that stands.
    ///
    /// What the log holds under stamps that can't be is moved with it, all in the order in which it was written.
    /// Nothing takes this back: others may have the same from where it was written.
    ///
    /// - Parameter time: As for ``farActions(at:)``.
    @discardableResult
    package func takeInFarActions(at time: Instant? = nil) throws(BookError) -> TakenIn {
        try requireWriting()
        _ = try node()
        var taken = TakenIn()
        let isAgreed = try isTimeAgreed(time)
        let unwound = try reading { () throws(StoreError) in
            taken.due = try store.takeDue(now)
            return time == nil ? try store.unwind(now) : nil
        }
        taken.redated = unwound?.count ?? 0
        let own = Set((unwound?.own ?? []).map { PutAside.id($0.change) })
        let found = try waiting(at: time).filter { !own.contains(PutAside.id($0)) }
            .inOrder { $0.stamp < $1.stamp }
        taken.stamp = try reading { () throws(StoreError) in
            let stamp = try store.restamp(unwound, takingIn: found, now)
            if isAgreed { try store.settleTakings(now) }
            return stamp
        }
        taken.isTentative = try taken.stamp == nil || isAgreed ? false : isExchanged()
        return taken
    }

    /// Whether what would be taken in now may get its old date back, from another copy of the book, until a
    /// second clock has agreed with the one here.
    ///
    /// - Parameter time: As for ``farActions(at:)``.
    package func wouldBeTentative(at time: Instant? = nil) throws(BookError) -> Bool {
        try isTimeAgreed(time) ? false : isExchanged()
    }

    private func isTimeAgreed(_ other: Instant?) throws(BookError) -> Bool {
        if other != nil { return false }
        return try reading { () throws(StoreError) in try store.isTimeAgreed(now) }
    }

    /// Whether there is another copy of the book, from which something may come back.
    private func isExchanged() throws(BookError) -> Bool {
        if try setting(.server) != nil { return true }
        return try setting(.log) != nil
    }

    /// Whether an action took in what a wrong clock had kept out, which nothing takes back.
    package func isTakingIn(_ stamp: Stamp) throws(BookError) -> Bool {
        try changes(at: stamp).contains { $0.kind == PutAside.kind }
    }

    /// How many records an action, and those that were written with it, took in; 0 when it took in none.
    package func takenIn(by stamp: Stamp) throws(BookError) -> Int {
        guard try isTakingIn(stamp) else { return 0 }
        var keys: Set<RecordKey> = []
        for change in try changes(at: stamp) where change.kind != PutAside.kind {
            keys.insert(RecordKey(change.kind, change.record))
        }
        var expected: Stamp?
        for entry in try entriesBefore(stamp) {
            let change = entry.change
            if change.kind == PutAside.kind {
                guard let taking = PutAside.takings(in: [change]).first else { break }
                expected = taking
            } else {
                guard change.stamp == expected else { break }
                keys.insert(RecordKey(change.kind, change.record))
            }
        }
        return keys.count
    }

    /// The entries of the log from the last one of an action backwards, where that is among the latest.
    private func entriesBefore(_ stamp: Stamp) throws(BookError) -> [LogEntry] {
        try reading { () throws(StoreError) in
            let end = try store.position()
            let entries = try store.log(max(0, end - 2_000), 2_000)
            guard let last = entries.lastIndex(where: { $0.change.stamp == stamp }) else {
                return []
            }
            return entries[...last].reversed()
        }
    }
}

/// What far actions have in common that are told as one.
private struct FarSubject: Hashable {
    let keys: Set<RecordKey>
    let isPutAside: Bool
}

extension [FarAction] {
    /// With those about the same records as one.
    fileprivate var joined: [FarAction] {
        var places: [FarSubject: Int] = [:]
        var joined: [FarAction] = []
        for action in self {
            let subject = FarSubject(keys: action.keys, isPutAside: action.isPutAside)
            guard let place = places[subject] else {
                places[subject] = joined.count
                joined.append(action)
                continue
            }
            joined[place] = FarAction(
                stamp: action.stamp, changes: joined[place].changes + action.changes,
                isPutAside: action.isPutAside)
        }
        return joined.inOrder { $0.stamp < $1.stamp }
    }

    /// The names of what they are about, the first few.
    package func names(_ book: Book, in language: Language) -> String {
        var titles: [RecordKey: String] = [:]
        var keys: [RecordKey] = []
        for change in flatMap({ $0.changes }) {
            let key = RecordKey(change.kind, change.record)
            let title = FarAction.title(of: change, book, language)
            if titles[key] == nil { keys.append(key) }
            if titles[key] == nil || title.isGiven { titles[key] = title.text }
        }
        var names: [String] = []
        for key in keys {
            if let name = titles[key], !names.contains(name) { names.append(name) }
        }
        let shown = names.prefix(FarAction.shownNames).joined(separator: ", ")
        let rest = names.count - FarAction.shownNames
        return rest > 0 ? shown + ", +" + language.number(rest) : shown
    }
}

extension FarAction {
    /// How many names a sentence lists.
    fileprivate static let shownNames = 3

    fileprivate var keys: Set<RecordKey> { Set(changes.map { RecordKey($0.kind, $0.record) }) }

    /// What is the matter, in one sentence.
    package func sentence(_ book: Book, in language: Language) -> String {
        let date = language.date(stamp.instant.date())
        let list = [self].names(book, in: language)
        let here = language.date(book.now.date())
        return language(
            isPutAside
                ? BookText.putAside(date: date, here: here, names: list)
                : BookText.farAhead(date: date, names: list))
    }

    /// What a record is called, and whether the change itself says so.
    fileprivate static func title(
        of change: Change, _ book: Book, _ language: Language
    ) -> (text: String, isGiven: Bool) {
        guard let kind = book.schema.kind(change.kind) else { return (change.kind, false) }
        if let index = kind.titleIndex, let set = change[kind.fields[index].name],
            let text = kind.fields[index].value(fromChange: set.json)?.text
        {
            return (text, true)
        }
        let record = (try? book.record(kind, change.record)) ?? nil
        return (record.map { book.title(of: $0, in: language) } ?? language(kind.label), false)
    }
}
