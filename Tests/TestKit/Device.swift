package import Kernel

/// One person's device: a replica of the book with a clock that the test sets.
///
///     let (phone, laptop) = (Device(1), Device(2))
///     let id = try phone.add(Garden.kind, ["name": .text("Home")])
///     try laptop.read(from: phone)
package final class Device {
    package let store: Store
    private let rulebook: Rulebook
    /// What the clock shows; it stands still unless the test moves it.
    package var now = Instant.start
    private var uses: UInt64 = 0
    /// Carries all exchanges of its life, as a browser's worker has it.
    package private(set) lazy var client = SyncClient(Device.server, store)

    package init(
        _ node: UInt64, _ store: Store = MemoryStore(Sample.schema).store,
        _ rulebook: Rulebook = .empty
    ) throws {
        self.store = store
        self.rulebook = rulebook
        try store.set(Setting.node.rawValue, String(Stamp(time: 0, node: node).text.suffix(16)))
    }

    /// A device whose store says under which node it writes, or doesn't yet.
    package init(store: Store, _ rulebook: Rulebook = .empty) {
        self.store = store
        self.rulebook = rulebook
    }

    /// The book, opened anew for each use.
    package var book: Book {
        uses += 1
        return Book(store, rulebook, now: now, seed: uses)
    }

    /// Lets time go by.
    package func wait(_ milliseconds: Int) {
        now = now + milliseconds
    }

    /// Takes in all changes that the other device knows.
    package func read(from other: Device) throws {
        _ = try store.append(try other.store.everything, nil)
    }

    package func record(_ kind: Kind, _ id: RecordID) throws -> Record? {
        try store.record(kind, id)
    }
}

extension Device {
    /// Adds a record, a second after whatever was before.
    @discardableResult
    package func add(
        _ kind: Kind, _ fields: KeyValuePairs<String, Value?>
    ) throws -> RecordID {
        wait(1_000)
        return try book.commit(draft(kind, nil, fields)).ids[0]
    }

    /// Changes a record, a second after whatever was before; gives the action.
    @discardableResult
    package func set(
        _ kind: Kind, _ id: RecordID, _ fields: KeyValuePairs<String, Value?>
    ) throws -> Stamp? {
        wait(1_000)
        return try book.commit(draft(kind, id, fields)).stamp
    }

    @discardableResult
    package func delete(_ kind: Kind, _ id: RecordID) throws -> Stamp? {
        wait(1_000)
        return try book.delete(try book.visible(kind, id)).stamp
    }

    /// Takes back the latest action.
    @discardableResult
    package func undo() throws -> Stamp {
        wait(1_000)
        return try book.undoLast().by
    }
}

/// A draft of a new record, of fields named as in JSON.
package func draft(_ kind: Kind, _ fields: KeyValuePairs<String, Value?>) -> Draft {
    draft(kind, nil, fields)
}

/// A draft of fields named as in JSON.
package func draft(
    _ kind: Kind, _ id: RecordID?, _ fields: KeyValuePairs<String, Value?>
) -> Draft {
    var draft = Draft(kind, id)
    for (name, value) in fields {
        if let field = kind.field(name) { draft.set(field, value) }
    }
    return draft
}
