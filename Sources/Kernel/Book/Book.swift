/// The front door to a store: what pages, rules and the command line read and write through.
///
/// A book is made for one request or command, with its time and its source of identifiers, and is
/// used within one transaction of its store. Every method throws a ``BookError``.
package final class Book {
    package let store: Store
    package let rulebook: Rulebook
    package let now: Instant
    /// The day at the user's place.
    package let today: CivilDate
    /// Of the user's place, in minutes.
    package let utcOffset: Int
    /// Whether its reader measures in metres, °C and bar, where no setting says.
    package var prefersMetric = false
    /// When the form was made whose values are written: what comes back as it was then was typed by
    /// nobody. `nil` when values are what they say.
    package var asOf: LogPlace?
    /// Whether something was written over what had changed since then.
    private(set) var overwrites = false
    /// Whether the book is read only: a request that says so may not write.
    package var isReading = false
    private var random: RandomSource
    private var lastID: RecordID?
    private var knownWriters: Writers?

    package init(
        _ store: Store, _ rulebook: Rulebook, now: Instant, utcOffset: Int = 0, seed: UInt64
    ) {
        self.store = store
        self.rulebook = rulebook
        self.now = now
        today = now.date(utcOffset: utcOffset)
        self.utcOffset = utcOffset
        random = RandomSource(seed: seed)
    }

    package var schema: Schema { store.schema }

    /// What the declaration of `kind` alone can't say.
    package func rules(of kind: Kind) -> Rules { rulebook.rules(of: kind) }

    func noteOverwriting() { overwrites = true }

    /// - Throws: A ``StoreError`` if whoever uses the book said that they only read.
    func requireWriting() throws(BookError) {
        if isReading {
            throw .store(StoreError(.readOnly, detail: "a request that only reads wrote"))
        }
    }

    /// A new identifier; each sorts after those before, so that records made together keep their
    /// order.
    package func makeID() -> RecordID {
        let id = lastID?.successor(using: &random) ?? RecordID.make(now: now, using: &random)
        lastID = id
        return id
    }

    /// Runs one use of the store, with its failure as the book's.
    package func reading<T>(
        _ work: () throws(StoreError) -> T
    ) throws(BookError) -> T {
        do { return try work() } catch { throw .store(error) }
    }

    /// Who wrote what, where several people keep the book.
    package func writers() throws(BookError) -> Writers {
        if let knownWriters { return knownWriters }
        let writers = try reading { () throws(StoreError) in try Writers(in: store) }
        knownWriters = writers
        return writers
    }

    /// The replica's name in stamps; chosen at random when the book first writes, but for what says whose
    /// replica it is.
    package func node() throws(BookError) -> UInt64 {
        if let text = try setting(.node), let node = Hex.word(text.utf8) { return node }
        let chance = random.next()
        let node = try reading { () throws(StoreError) in try store.newNode(chance) }
        try set(.node, ASCII.hex(node))
        return node
    }
}

extension Book {
    /// Reads a setting of this replica.
    package func setting(_ name: Setting) throws(BookError) -> String? {
        try reading { () throws(StoreError) in try store.setting(name.rawValue) }
    }

    package func set(_ name: Setting, _ value: String?) throws(BookError) {
        try requireWriting()
        try reading { () throws(StoreError) in try store.set(name.rawValue, value) }
    }
}

/// What a replica remembers for itself and doesn't share, by its name in the store.
package struct Setting: RawRepresentable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// The replica's name in stamps: sixteen hexadecimal digits.
    package static var node: Setting { Setting(rawValue: "node") }
    /// The names that the replica had before, each as a stamp: the last that it may have written.
    package static var nodes: Setting { Setting(rawValue: "nodes") }
    /// What the replica's names in stamps begin with in a book of several people: see ``Writers``.
    static var member: Setting { Setting(rawValue: "member") }
    /// What those are called who write in a book of several people.
    static var writers: Setting { Setting(rawValue: "writers") }
    /// The actions that somebody brought as another's, as stamps.
    static var doubted: Setting { Setting(rawValue: "doubted") }
    /// The identifiers of what was put aside, separated by spaces.
    package static var aside: Setting { Setting(rawValue: "aside") }
    /// The latest time on which this clock and another agreed, and since when they agree on an earlier one
    /// again.
    package static var agreed: Setting { Setting(rawValue: "agreed") }
    /// When two clocks agreed last before they agreed on a time more than a day later, and on which.
    static var jumped: Setting { Setting(rawValue: "jumped") }
    /// What the clock here showed, and another, when they were last found to be more than a day apart.
    package static var apart: Setting { Setting(rawValue: "apart") }
    /// When what was put aside or is held back came: each time with the identifiers of that.
    static var arrived: Setting { Setting(rawValue: "arrived") }
    /// Whether something was noted as moved that the log may still have: present or absent.
    package static var moved: Setting { Setting(rawValue: "moved") }
    /// Whether something was put aside or taken in since it was last noted for all what persons took in:
    /// present or absent.
    static var told: Setting { Setting(rawValue: "told") }
    /// What came from a server that has merged it, and can't be merged here yet.
    package static var held: Setting { Setting(rawValue: "held") }
    /// The earliest stamp among what was put aside or held that wasn't possible yet when it was last looked
    /// for; absent when that isn't known.
    package static var due: Setting { Setting(rawValue: "due") }
    /// What tells the book's file from its copies, where there is a file.
    package static var home: Setting { Setting(rawValue: "home") }
    /// How often the log was made anew from a position on, and the earliest of these positions.
    package static var rewound: Setting { Setting(rawValue: "rewound") }
    /// How many changes are held back, and the latest stamp of them.
    static var heldCount: Setting { Setting(rawValue: "held-count") }
    /// The log's name towards other replicas, sixteen hexadecimal digits: it changes when the log may
    /// have lost something.
    package static var log: Setting { Setting(rawValue: "log") }
    /// The digest as it was at a position of the log.
    package static var digest: Setting { Setting(rawValue: "digest") }
    /// The address of the server to keep in step with.
    package static var server: Setting { Setting(rawValue: "server") }
    /// Whether the person works offline: present or absent.
    package static var offline: Setting { Setting(rawValue: "offline") }
    /// Whether this device is to give up its copy for the server's book: present or absent.
    package static var leaving: Setting { Setting(rawValue: "leaving") }
    /// The language chosen; absent, the browser's.
    package static var language: Setting { Setting(rawValue: "language") }
    /// Light, dark, or absent as the system says.
    package static var theme: Setting { Setting(rawValue: "theme") }
    /// What is shown at addresses: a line each, of kind, identifier and secret.
    static var shown: Setting { Setting(rawValue: "shown") }
    /// The secret in the address of the reminders' calendar; absent, there is no such calendar.
    package static var calendar: Setting { Setting(rawValue: "calendar") }
    /// The secrets of the addresses at which anybody may look who has them.
    package static var openings: [Setting] { [shown, calendar] }
}
