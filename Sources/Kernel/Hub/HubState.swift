/// How far a book is in step with its hub; it is kept among the replica's settings. Nothing in it is
/// secret.
package struct HubState: Sendable, Hashable {
    /// The hub's address.
    package let hub: String
    package let book: BookNumber
    /// By which keys this device is a member.
    package let own: MemberKeys
    /// As far as the row was taken in.
    package internal(set) var mark: LogMark
    /// The last marks before, so that what others saw can be compared.
    var recent: [LogMark] = []
    /// The whole member list, as it was verified.
    var entries: [MemberEntry] = []
    /// The member list as it was before the hub was put back to an older state, until what it says is
    /// there again.
    var earlier: [MemberEntry] = []
    /// What members are called.
    package internal(set) var names: [KeyID: String] = [:]
    /// How many pieces of others could not be opened or read; they are left out.
    package internal(set) var unreadable: Int64 = 0
    /// Whether the hub shows something else than before, which may be right: then a person says so.
    package internal(set) var isContested = false
    /// Whether the hub last said that this device isn't in the book, or not any more.
    package internal(set) var isOut = false
    /// What was sent and not yet seen in the row: a piece, and up to where it has this book's log.
    var pending: Pending?

    struct Pending: Sendable, Hashable {
        let piece: Hash256
        let through: Int64
        /// How often the log had been made anew by then: the position counts only as long as it wasn't since.
        let rewinding: Int64
    }

    init(hub: String, book: BookNumber, own: MemberKeys) {
        self.hub = hub
        self.book = book
        self.own = own
        mark = LogMark(book)
    }

    /// Who is in the book; nil before anything was fetched.
    package var list: MemberList? { try? MemberList(entries) }

    /// When a member came in, or a sheet was made, by the clock of who wrote that down.
    package func cameIn(_ member: KeyID) -> Instant? {
        entries.first { $0.brought == member }?.time
    }

    /// What everybody is called, told apart: of members with one name, whoever came later has a number.
    package var called: [KeyID: String] {
        var called = names
        var taken: Set<String> = []
        for member in list?.members ?? [] {
            guard let name = names[member.id], !name.isEmpty else { continue }
            var (own, number) = (name, 1)
            while !taken.insert(own.look).inserted {
                number += 1
                own = name + " " + String(number)
            }
            called[member.id] = own
        }
        return called
    }

    /// Has the book know by which names in stamps this device and all others write in it.
    func introduce(in store: Store) throws(StoreError) {
        try store.write(as: own.id.mark)
        var known: [WriterMark: String] = [:]
        for (id, name) in called where !name.isEmpty { known[id.mark] = name }
        try store.name(writers: known)
    }

    /// Everybody who was ever in the book.
    var marks: Set<WriterMark> { Set(entries.compactMap { $0.named?.id.mark }) }

    /// Goes on to the next mark.
    mutating func advance(to next: LogMark) {
        recent.append(mark)
        if recent.count > Int(HubLimits.reach) { recent.removeFirst() }
        mark = next
    }

    /// Whether the row was like this, as far as is remembered.
    func agrees(with seen: LogMark) -> Bool {
        if seen == mark { return true }
        guard let known = recent.first(where: { $0.number == seen.number }) else {
            return seen.number < (recent.first?.number ?? mark.number)
        }
        return known == seen
    }

    /// Forgets what was there, so that whatever the hub has is fetched anew.
    mutating func startOver() {
        mark = LogMark(book)
        if entries.count > earlier.count { earlier = entries }
        (recent, entries, pending, isContested) = ([], [], nil, false)
    }
}

extension Setting {
    /// Which hub a book is kept in step with, and how far.
    static let hub = Setting(rawValue: "hub")
    /// The same of a book that this device was taken out of and is about to come into again.
    static let formerHub = Setting(rawValue: "hub-former")
}

extension MemberList {
    /// The list of some entries, but for their signatures.
    package init(_ entries: [MemberEntry]) throws(MemberRefusal) {
        guard let first = entries.first else { throw .notNext }
        var list = try MemberList(founding: first)
        for entry in entries.dropFirst() { list = try list.adding(entry) }
        self = list
    }
}

extension HubState {
    private static let version: UInt8 = 1

    /// What is known of a book's hub; nil when it has none, or it can't be read.
    package init?(in store: Store) throws(StoreError) {
        try self.init(.hub, in: store)
    }

    /// What was known of the hub of a book that this device is about to come into again.
    package init?(former store: Store) throws(StoreError) {
        try self.init(.formerHub, in: store)
    }

    private init?(_ setting: Setting, in store: Store) throws(StoreError) {
        guard let text = try store.setting(setting.rawValue), let bytes = Hex.bytes(text) else {
            return nil
        }
        var pack = PackReader(bytes)
        guard let state = pack.hubState() else { return nil }
        self = state
    }

    func save(in store: Store) throws(StoreError) {
        var pack = PackWriter()
        pack.byte(HubState.version)
        pack.text(hub)
        pack.fixed(book)
        pack.memberKeys(own)
        pack.marks([mark] + recent)
        pack.number(UInt64(entries.count))
        for entry in entries { pack.counted(entry.bytes) }
        pack.names(names)
        pack.signed(unreadable)
        pack.byte(
            (pending == nil ? 0 : 1) | (earlier.isEmpty ? 0 : 2) | (isContested ? 4 : 0)
                | (isOut ? 8 : 0))
        if let pending {
            pack.fixed(pending.piece)
            pack.signed(pending.through)
            pack.signed(pending.rewinding)
        }
        if !earlier.isEmpty {
            pack.number(UInt64(earlier.count))
            for entry in earlier { pack.counted(entry.bytes) }
        }
        try store.set(Setting.hub.rawValue, Hex.text(pack.bytes))
    }
}

extension PackWriter {
    fileprivate mutating func marks(_ marks: [LogMark]) {
        number(UInt64(marks.count))
        for each in marks { mark(each) }
    }
}

extension PackReader {
    fileprivate mutating func hubState() -> HubState? {
        guard byte() == 1, let hub = text(), let book = fixed(BookNumber.self),
            let own = memberKeys(), let marks = marks(), let mark = marks.first,
            let entries = entries(), let names = names(), let unreadable = signed(),
            let flags = byte()
        else { return nil }
        var state = HubState(hub: hub, book: book, own: own)
        state.mark = mark
        state.recent = Array(marks.dropFirst())
        (state.entries, state.names, state.unreadable) = (entries, names, unreadable)
        if flags & 1 != 0 {
            guard let piece = fixed(Hash256.self), let through = signed(), let rewinding = signed()
            else { return nil }
            state.pending = HubState.Pending(
                piece: piece, through: through, rewinding: rewinding)
        }
        state.isContested = flags & 4 != 0
        state.isOut = flags & 8 != 0
        if flags & 2 != 0 {
            guard let earlier = self.entries() else { return nil }
            state.earlier = earlier
        }
        return state
    }

    private mutating func marks() -> [LogMark]? {
        guard let count = count() else { return nil }
        var marks: [LogMark] = []
        for _ in 0..<count {
            guard let mark = mark() else { return nil }
            marks.append(mark)
        }
        return marks
    }
}
