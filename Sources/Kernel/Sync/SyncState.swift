/// How far a replica is in step with one server; it is kept among the replica's settings.
struct SyncState: Equatable {
    /// The server's last cursor; empty before the first answer and when starting over.
    var cursor: [UInt8] = []
    /// Up to which position of the own log the server has everything.
    var pushed: Int64 = 0
    /// Later stretches of the own log that came from the server, ascending.
    var received: [ClosedRange<Int64>] = []
    /// Whether the last answer said that there is more to fetch.
    var hasMore = false
    /// Whether everything was exchanged anew because the digests differed.
    var hasStartedOver = false
    /// When both sides were found to be the same.
    var lastSynced: Instant?
    /// How many milliseconds the server's clock is ahead.
    var clockDifference: Int64 = 0
    /// What the clock here showed when that was found.
    var heard: Instant?
    var problem: SyncProblem?
    /// Whether the server takes no changes of this replica, as it last said.
    var mayOnlyRead = false
    /// Whether the server has other books, too.
    var hasOtherBooks = false
    /// The server's books, as far as it says.
    var books: [KnownBook] = []
    /// How far the files are, that changes name.
    var files = FileState()
    /// How often the own log had been made anew when these positions were noted.
    var rewinding: Int64 = 0

    /// More stretches than this are not remembered; the server then gets some of its own back.
    private static let stretches = 32

    init() {}

    mutating func startOver() {
        cursor = []
        pushed = 0
        received = []
        // What the server has comes first.
        hasMore = true
        files = FileState()
    }

    /// Notes that a stretch of the own log came from the server.
    mutating func note(received stretch: ClosedRange<Int64>) {
        if let last = received.last, last.upperBound &+ 1 == stretch.lowerBound {
            received[received.count - 1] = last.lowerBound...stretch.upperBound
        } else {
            received.append(stretch)
        }
        if received.count > SyncState.stretches { received.removeFirst() }
        settle()
    }

    /// Notes that the server has everything up to a position, and gives how many entries it didn't
    /// have before.
    mutating func note(pushed position: Int64) -> Int64 {
        guard position > pushed else { return 0 }
        var entries = position - pushed
        for stretch in received where stretch.lowerBound <= position {
            entries -= min(stretch.upperBound, position) - max(stretch.lowerBound, pushed + 1) + 1
        }
        pushed = position
        settle()
        return entries
    }

    /// Forgets what was noted of positions after one.
    private mutating func forget(after position: Int64) {
        pushed = min(pushed, position)
        received = received.filter { $0.lowerBound <= position }
            .map { $0.lowerBound...min($0.upperBound, position) }
        files.through = min(files.through, position)
    }

    /// Forgets the positions of a log that was made anew since.
    mutating func follow(_ store: Store) throws(StoreError) {
        let now = try store.rewinding()
        if now.count == rewinding { return }
        forget(after: now.position)
        rewinding = now.count
    }

    private mutating func settle() {
        while let first = received.first, first.lowerBound <= pushed + 1 {
            pushed = max(pushed, first.upperBound)
            received.removeFirst()
        }
    }
}

extension SyncState {
    /// The flag for that. Earlier versions had 2, and noted it also while clocks differed, after which
    /// nothing healed: what they noted counts for nothing.
    private static let startedOver: UInt8 = 8
    private static let onlyReads: UInt8 = 16
    private static let otherBooks: UInt8 = 32

    /// The name of the setting for a server.
    private static func name(_ server: String) -> String { "sync " + server }

    /// What is known of a server; as new when nothing is, or it can't be read.
    init(_ server: String, in store: Store) throws(StoreError) {
        try read(server, in: store)
        try follow(store)
    }

    private mutating func read(_ server: String, in store: Store) throws(StoreError) {
        guard let text = try store.setting(SyncState.name(server)) else { return }
        var pack = PackReader(Hex.bytes(text) ?? [])
        guard let version = pack.byte(), version == 1, let flags = pack.byte(),
            let cursor = pack.counted(), let pushed = pack.signed(), let stretches = pack.count()
        else { return }
        self.cursor = cursor
        self.pushed = pushed
        for _ in 0..<stretches {
            guard let first = pack.signed(), let last = pack.signed(), first <= last else { return }
            received.append(first...last)
        }
        hasMore = flags & 1 != 0
        hasStartedOver = flags & SyncState.startedOver != 0
        mayOnlyRead = flags & SyncState.onlyReads != 0
        hasOtherBooks = flags & SyncState.otherBooks != 0
        lastSynced = flags & 4 != 0 ? pack.signed().map { Instant(milliseconds: $0) } : nil
        clockDifference = pack.signed() ?? 0
        problem = SyncProblem(code: pack.number() ?? 0, detail: pack.text() ?? "")
        files = pack.files() ?? FileState()
        rewinding = pack.signed() ?? 0
        books = pack.books() ?? []
        heard = pack.signed().map { Instant(milliseconds: $0) }
    }

    func save(_ server: String, in store: Store) throws(StoreError) {
        var pack = PackWriter()
        pack.byte(1)
        pack.byte(
            (hasMore ? 1 : 0) | (lastSynced == nil ? 0 : 4)
                | (hasStartedOver ? SyncState.startedOver : 0)
                | (mayOnlyRead ? SyncState.onlyReads : 0)
                | (hasOtherBooks ? SyncState.otherBooks : 0))
        pack.counted(cursor)
        pack.signed(pushed)
        pack.number(UInt64(received.count))
        for stretch in received {
            pack.signed(stretch.lowerBound)
            pack.signed(stretch.upperBound)
        }
        if let lastSynced { pack.signed(lastSynced.milliseconds) }
        pack.signed(clockDifference)
        pack.number(problem?.code ?? 0)
        pack.text(problem?.detail ?? "")
        pack.files(files)
        pack.signed(rewinding)
        pack.books(books)
        if let heard { pack.signed(heard.milliseconds) }
        try store.set(SyncState.name(server), Hex.text(pack.bytes))
    }
}
