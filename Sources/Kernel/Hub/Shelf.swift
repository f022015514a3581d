/// A book on a hub, within one transaction.
struct Shelf {
    private(set) var book: HubBook
    private(set) var list: MemberList
    /// How the book is in the store, as far as pieces were held back.
    private var stored: HubBook
    /// Pieces that were taken and held back, to be written by ``HubStore/append``.
    private var heldBack: [HubItem] = []
    private let holdsBack: Bool
    /// The end of the row, from the item after a number on, once it was looked up.
    private var latest: (after: Int64, items: [HubItem])?
    private let store: HubStore
    private let limits: HubLimits

    /// - Throws: `stranger` where there is no such book: nobody is told which there are.
    ///
    /// - Parameter holdsBack: Whether pieces that are taken aren't written yet.
    init(
        _ number: BookNumber, _ store: HubStore, _ limits: HubLimits, holdsBack: Bool = false
    ) throws(HubRefusal) {
        let book = try HubRefusal.storing { () throws(StoreError) in try store.book(number) }
        guard let book else { throw .stranger }
        let entries = try HubRefusal.storing { () throws(StoreError) in try store.entries(number) }
        self.init(book, try MemberList(entries), store, limits, holdsBack: holdsBack)
    }

    private init(
        _ book: HubBook, _ list: MemberList, _ store: HubStore, _ limits: HubLimits,
        holdsBack: Bool = false
    ) {
        self.book = book
        stored = book
        self.holdsBack = holdsBack
        self.list = list
        self.store = store
        self.limits = limits
    }

    /// Puts a new book there, or finds that the same is there already: who heard no answer asks again.
    static func begin(
        _ list: MemberList, _ founding: MemberEntry, _ keys: [SealedKey], _ store: HubStore,
        _ limits: HubLimits
    ) throws(HubRefusal) -> LogMark {
        try HubRefusal.storing { () throws(StoreError) in
            if let book = try store.book(list.book) { return book.end }
            let start = HubBook(list.book, end: LogMark(list.book))
            try store.save(start)
            var shelf = Shelf(start, list, store, limits)
            try shelf.add(.entry, founding.bytes, founding.hash)
            try store.addKeys(list.book, keys)
            for key in list.recipients() { try store.admit(list.book, key.id, []) }
            return shelf.book.end
        }
    }

    func member(_ id: KeyID) throws(HubRefusal) -> MemberList.Member {
        guard let member = list.member(id) else { throw .stranger }
        return member
    }

    private mutating func add(
        _ kind: HubItem.Kind, _ bytes: [UInt8], _ hash: Hash256
    ) throws(StoreError) {
        book.end = book.end.after(hash)
        book.size += Int64(bytes.count)
        book.tail += Int64(bytes.count)
        let item = HubItem(kind, bytes, mark: book.end)
        if holdsBack {
            heldBack.append(item)
        } else {
            try store.add(book.number, item)
            try store.save(book)
        }
        latest?.items.append(item)
    }

    /// Writes what was held back; false where somebody else wrote meanwhile, and all is to be done anew.
    func write() throws(StoreError) -> Bool {
        if heldBack.isEmpty { return true }
        return try store.append(stored, book, heldBack)
    }

    /// The items after a number, until they have so many bytes together, with those that were held back.
    private func items(after number: Int64, _ bytes: Int) throws(StoreError) -> [HubItem] {
        if let latest, latest.after <= number {
            return latest.items.after(number, bytes)
        }
        let items = try store.items(book.number, number, bytes)
        return (items + heldBack).after(number, bytes)
    }

    /// All items after a number, which are remembered: each piece that is brought asks for much the same.
    private mutating func latest(after number: Int64) throws(StoreError) -> ArraySlice<HubItem> {
        if let latest, latest.after <= number { return latest.items.after(number) }
        let items = try store.items(book.number, number, .max) + heldBack
        latest = (number, items)
        return items[...]
    }

    /// Whether the row was like this at a place, which is one of its last for what comes now.
    private mutating func wasAt(_ mark: LogMark, within reach: Int64?) throws(StoreError) -> Bool {
        guard mark.number <= book.end.number else { return false }
        if let reach, book.end.number - mark.number > reach { return false }
        if mark.number == 0 { return mark == LogMark(book.number) }
        let item =
            reach == nil
            ? try items(after: mark.number - 1, 1).first
            : try latest(after: mark.number - 1).first
        return item?.mark == mark
    }
}

// What is brought; its signature was verified.
extension Shelf {
    /// Takes a piece, or finds that it was taken: who heard no answer sends it again.
    mutating func take(_ piece: SealedPiece, from caller: KeyID) throws(HubRefusal) {
        try check(piece, .piece, from: caller)
        guard try isSeen(piece.head.seen, HubLimits.reach) else { throw .lookFirst }
        let bytes = piece.bytes
        try HubRefusal.storing { () throws(StoreError) in
            let since = try latest(after: piece.head.seen.number)
            if since.contains(where: { $0.bytes == bytes }) { return }
            try add(.piece, bytes, piece.hash)
        }
    }

    private mutating func isSeen(_ mark: LogMark, _ reach: Int64?) throws(HubRefusal) -> Bool {
        try HubRefusal.storing { () throws(StoreError) in try wasAt(mark, within: reach) }
    }

    private func check(
        _ piece: SealedPiece, _ kind: PieceHead.Kind, from caller: KeyID
    ) throws(HubRefusal) {
        guard piece.head.kind == kind, piece.head.book == book.number else { throw .unreadable }
        guard piece.head.author == caller else { throw .stranger }
        guard try member(caller).role.mayWrite else { throw .mayOnlyRead }
        guard piece.head.epoch == list.epoch.number else { throw .otherEpoch }
        guard book.size + Int64(piece.bytes.count) <= limits.book else { throw .full }
    }

    /// Takes an entry of the member list, and does what follows from it.
    mutating func take(
        _ entry: MemberEntry, _ keys: [SealedKey], _ greeting: [UInt8], _ now: Instant
    ) throws(HubRefusal) -> LogMark {
        guard entry.number <= limits.entries else { throw .full }
        if case .join = entry.deed, let open = list.invitation(entry.author),
            now > open.invitation.ends
        {
            throw .members(.ended)
        }
        let next = try HubRefusal.members { () throws(MemberRefusal) in try list.adding(entry) }
        guard areRight(keys, for: entry, next) else { throw .keysMissing }
        try HubRefusal.storing { () throws(StoreError) in
            try add(.entry, entry.bytes, entry.hash)
            try change(to: next, greeting)
            try store.addKeys(book.number, keys)
        }
        return book.end
    }

    /// Whether the keys are those that an entry has to bring. Who comes in brings all that it was given.
    private func areRight(
        _ keys: [SealedKey], for entry: MemberEntry, _ next: MemberList
    ) -> Bool {
        switch entry.deed {
        case .found, .remove, .renew: return keys.areFor(next.recipients(), next.epoch.number)
        case .add(let member, _, _), .join(let member, _):
            return isComplete(keys, for: member.id, next)
        case .invite(let invitation): return isComplete(keys, for: invitation.keys.id, next)
        case .withdraw, .setRole, .leave: return keys.isEmpty
        }
    }

    private func isComplete(_ keys: [SealedKey], for id: KeyID, _ next: MemberList) -> Bool {
        keys.count <= 64 && keys.allSatisfy { $0.recipient == id }
            && keys.contains { $0.epoch == next.epoch.number }
    }

    private mutating func change(to next: MemberList, _ greeting: [UInt8]) throws(StoreError) {
        let (before, after) = (list.recipients().map { $0.id }, next.recipients().map { $0.id })
        for id in before where !after.contains(id) { try store.dismiss(book.number, id) }
        for id in after where !before.contains(id) { try store.admit(book.number, id, greeting) }
        list = next
    }

    /// Whether a snapshot is one that the book takes, and hasn't got yet.
    mutating func wants(
        snapshot piece: SealedPiece, from caller: KeyID
    ) throws(HubRefusal) -> Bool {
        try kept(beside: piece, from: caller) != nil
    }

    /// The snapshots that are there; nil where the book needs no other.
    private mutating func kept(
        beside piece: SealedPiece, from caller: KeyID
    ) throws(HubRefusal) -> [HubSnapshot]? {
        try check(piece, .snapshot, from: caller)
        guard try isSeen(piece.head.seen, nil) else { throw .lookFirst }
        return try HubRefusal.storing { () throws(StoreError) in
            let kept = try store.snapshots(book.number)
            if let last = kept.last, last.through >= piece.head.seen.number { return nil }
            return kept
        }
    }

    /// Takes a snapshot. The last two are kept, and what follows the older.
    mutating func take(
        snapshot piece: SealedPiece, from caller: KeyID
    ) throws(HubRefusal) -> LogMark {
        guard let kept = try kept(beside: piece, from: caller) else { return book.end }
        try HubRefusal.storing { () throws(StoreError) in
            let through = piece.head.seen.number
            try store.addSnapshot(book.number, through, piece.bytes)
            book.size += Int64(piece.bytes.count)
            if kept.count >= 2 {
                book.size -= kept[0].size
                try store.dropSnapshot(book.number, kept[0].through)
            }
            if let older = kept.last { book.size -= try store.trim(book.number, older.through) }
            book.tail = try store.items(book.number, through, .max)
                .reduce(0) { $0 + Int64($1.bytes.count) }
            try store.save(book)
        }
        return book.end
    }
}

// Files.
extension Shelf {
    /// Whether a file is one that the book takes, and hasn't got yet.
    func wants(
        _ file: SealedFile, _ name: Hash256, from caller: KeyID
    ) throws(HubRefusal) -> Bool {
        guard try member(caller).role.mayWrite else { throw .mayOnlyRead }
        let isThere = try HubRefusal.storing { () throws(StoreError) in
            try store.hasFile(book.number, name)
        }
        if isThere { return false }
        guard book.size + Int64(file.bytes.count) <= limits.book - limits.besideFiles else {
            throw .full
        }
        return true
    }

    /// Keeps a file, or finds that it is there: who heard no answer sends it again.
    mutating func take(
        _ file: SealedFile, _ name: Hash256, from caller: KeyID
    ) throws(HubRefusal) -> LogMark {
        guard try wants(file, name, from: caller) else { return book.end }
        let (bytes, number) = (file.bytes, book.number)
        book.size += Int64(bytes.count)
        try HubRefusal.storing { () throws(StoreError) in
            try store.addFile(number, name, bytes)
            try store.save(book)
        }
        return book.end
    }

    func file(_ name: Hash256, for caller: KeyID) throws(HubRefusal) -> SealedFile {
        _ = try member(caller)
        let bytes = try HubRefusal.storing { () throws(StoreError) in
            try store.file(book.number, name)
        }
        guard let bytes else { throw .noFile }
        guard let file = SealedFile(bytes) else {
            throw .store(StoreError(.damaged, detail: "a file of a hub has other bytes"))
        }
        return file
    }
}

// What is fetched.
extension Shelf {
    /// What follows a number. Who has nothing yet, or was away for so long that it is gone, gets the last
    /// snapshot and what follows it.
    func row(
        after: Int64, keysAfter: Int64, for caller: KeyID
    ) throws(HubRefusal) -> HubRow {
        try HubRefusal.storing { () throws(StoreError) in
            var row = HubRow(end: book.end)
            var start = after
            let snapshots = try store.snapshots(book.number)
            let isGone = snapshots.count > 1 && after < snapshots[0].through
            if after == 0 || isGone, let last = snapshots.last,
                let bytes = try store.snapshot(book.number, last.through),
                let snapshot = SealedPiece(bytes)
            {
                row.snapshot = snapshot
                row.entries = try store.entries(book.number)
                    .filter { $0.number <= last.through }
                    .compactMap { MemberEntry($0.bytes) }
                start = last.through
            }
            row.items = try items(after: start, limits.answer)
                .compactMap { HubRow.Item($0.kind, $0.bytes) }
            if let last = snapshots.last, let head = SealedPiece.head(last.start) {
                row.standing.size = last.size
                row.standing.epoch = head.epoch
            }
            row.standing.tail = book.tail
            // There are none of an epoch that hasn't begun.
            if keysAfter < list.epoch.number {
                row.keys = try store.keys(book.number, caller).filter { $0.epoch > keysAfter }
            }
            return row
        }
    }

    /// What somebody needs who comes in.
    func opening(_ caller: KeyID) throws(HubRefusal) -> HubOpening {
        try HubRefusal.storing { () throws(StoreError) in
            HubOpening(
                greeting: try store.greeting(book.number, caller) ?? [],
                entries: try store.entries(book.number).compactMap { MemberEntry($0.bytes) },
                keys: try store.keys(book.number, caller))
        }
    }
}

extension [HubItem] {
    /// Those after a number, in their order.
    fileprivate func after(_ number: Int64) -> ArraySlice<HubItem> {
        drop { $0.number <= number }
    }

    /// The same until they have so many bytes together; one at least, if there is one.
    fileprivate func after(_ number: Int64, _ bytes: Int) -> [HubItem] {
        var size = 0
        return Array(
            after(number).prefix { item in
                defer { size += item.bytes.count }
                return size == 0 || size < bytes
            })
    }
}

extension MemberList {
    /// The list of a hub's own entries, which it verified when it took them.
    fileprivate init(_ items: [HubItem]) throws(HubRefusal) {
        let entries = items.compactMap { MemberEntry($0.bytes) }
        guard let first = entries.first else {
            throw .store(StoreError(.damaged, detail: "a member list is empty"))
        }
        self = try HubRefusal.members { () throws(MemberRefusal) in
            var list = try MemberList(founding: first)
            for entry in entries.dropFirst() { list = try list.adding(entry) }
            return list
        }
    }
}

extension HubRefusal {
    /// Runs something that a store may fail in.
    static func storing<Result>(
        _ work: () throws(StoreError) -> Result
    ) throws(HubRefusal) -> Result {
        do throws(StoreError) { return try work() } catch { throw .store(error) }
    }
}
