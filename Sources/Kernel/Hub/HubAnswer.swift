/// What a hub answers.
package enum HubAnswer: Sendable, Hashable {
    case refused(HubRefusal)
    /// Done, and where the row ends.
    case done(LogMark)
    case row(HubRow)
    case books([BookNumber])
    case opened(HubOpening)
    /// The clock of who asks is off; what the hub's shows.
    case late(Instant)
    case file(SealedFile)

    package var bytes: [UInt8] {
        var pack = PackWriter()
        pack.byte(HubRequest.version)
        switch self {
        case .refused(let refusal):
            pack.byte(0)
            pack.byte(refusal.code)
        case .done(let mark):
            pack.byte(1)
            pack.mark(mark)
        case .row(let row):
            pack.byte(2)
            pack.row(row)
        case .books(let books):
            pack.byte(3)
            pack.number(UInt64(books.count))
            for book in books { pack.fixed(book) }
        case .opened(let opening):
            pack.byte(4)
            pack.counted(opening.greeting)
            pack.entries(opening.entries)
            pack.keys(opening.keys)
        case .late(let now):
            pack.byte(5)
            pack.signed(now.milliseconds)
        case .file(let file):
            pack.byte(6)
            pack.append(file.bytes)
        }
        return pack.bytes
    }

    /// Nil unless the bytes are an answer of this version.
    package init?(_ bytes: [UInt8]) {
        var pack = PackReader(bytes)
        guard pack.byte() == HubRequest.version, let answer = pack.hubAnswer(), pack.isAtEnd else {
            return nil
        }
        self = answer
    }
}

/// What follows a number in a book's row.
package struct HubRow: Sendable, Hashable {
    /// The row begins with this, since what was before is gone, or nobody needs it.
    package var snapshot: SealedPiece?
    /// The member list up to the snapshot.
    package var entries: [MemberEntry] = []
    package var items: [Item] = []
    /// Where the row ends on the hub.
    package var end: LogMark
    /// The keys that the hub has for who asks.
    package var keys: [SealedKey] = []
    package var standing = Standing()

    /// What a member needs to know to say whether a new snapshot is due.
    package struct Standing: Sendable, Hashable {
        /// The bytes of the last snapshot; 0 when there is none.
        package var size: Int64 = 0
        /// Its epoch.
        package var epoch: Int64 = 0
        /// The bytes of the items since.
        package var tail: Int64 = 0
    }

    package enum Item: Sendable, Hashable {
        case piece(SealedPiece)
        case entry(MemberEntry)

        package var hash: Hash256 {
            switch self {
            case .piece(let piece): piece.hash
            case .entry(let entry): entry.hash
            }
        }
    }

    package init(end: LogMark) {
        self.end = end
    }
}

/// What somebody gets who comes in.
package struct HubOpening: Sendable, Hashable {
    /// Of an invitation; empty for all others.
    package let greeting: [UInt8]
    package let entries: [MemberEntry]
    package let keys: [SealedKey]
}

extension PackWriter {
    fileprivate mutating func row(_ row: HubRow) {
        byte(row.snapshot == nil ? 0 : 1)
        if let snapshot = row.snapshot {
            counted(snapshot.bytes)
            entries(row.entries)
        }
        number(UInt64(row.items.count))
        for item in row.items {
            switch item {
            case .piece(let piece):
                byte(HubItem.Kind.piece.rawValue)
                counted(piece.bytes)
            case .entry(let entry):
                byte(HubItem.Kind.entry.rawValue)
                counted(entry.bytes)
            }
        }
        mark(row.end)
        keys(row.keys)
        for number in [row.standing.size, row.standing.epoch, row.standing.tail] {
            signed(number)
        }
    }

    fileprivate mutating func entries(_ entries: [MemberEntry]) {
        number(UInt64(entries.count))
        for entry in entries { counted(entry.bytes) }
    }
}

extension PackReader {
    fileprivate mutating func hubAnswer() -> HubAnswer? {
        switch byte() {
        case 0: return byte().map { .refused(HubRefusal(code: $0)) }
        case 1: return mark().map { .done($0) }
        case 2: return row().map { .row($0) }
        case 3: return books().map { .books($0) }
        case 4:
            guard let greeting = counted(), let entries = entries(), let keys = keys() else {
                return nil
            }
            return .opened(HubOpening(greeting: greeting, entries: entries, keys: keys))
        case 5: return signed().map { .late(Instant(milliseconds: $0)) }
        case 6: return file().map { .file($0) }
        default: return nil
        }
    }

    private mutating func books() -> [BookNumber]? {
        guard let count = count() else { return nil }
        var books: [BookNumber] = []
        for _ in 0..<count {
            guard let book = fixed(BookNumber.self) else { return nil }
            books.append(book)
        }
        return books
    }

    private mutating func row() -> HubRow? {
        var row = HubRow(end: LogMark(number: 0, hash: .none))
        guard let flags = byte(), flags < 2 else { return nil }
        if flags == 1 {
            guard let snapshot = counted().flatMap({ SealedPiece($0) }), let entries = entries()
            else { return nil }
            (row.snapshot, row.entries) = (snapshot, entries)
        }
        guard let items = items(), let end = mark(), let keys = keys(),
            let size = signed(), let epoch = signed(), let tail = signed()
        else { return nil }
        (row.items, row.end, row.keys) = (items, end, keys)
        row.standing = HubRow.Standing(size: size, epoch: epoch, tail: tail)
        return row
    }

    private mutating func items() -> [HubRow.Item]? {
        guard let count = count() else { return nil }
        var items: [HubRow.Item] = []
        for _ in 0..<count {
            guard let kind = byte().flatMap({ HubItem.Kind(rawValue: $0) }), let bytes = counted(),
                let item = HubRow.Item(kind, bytes)
            else { return nil }
            items.append(item)
        }
        return items
    }

    mutating func entries() -> [MemberEntry]? {
        guard let count = count() else { return nil }
        var entries: [MemberEntry] = []
        for _ in 0..<count {
            guard let entry = entry() else { return nil }
            entries.append(entry)
        }
        return entries
    }
}

extension HubRow.Item {
    init?(_ kind: HubItem.Kind, _ bytes: [UInt8]) {
        switch kind {
        case .piece:
            guard let piece = SealedPiece(bytes) else { return nil }
            self = .piece(piece)
        case .entry:
            guard let entry = MemberEntry(bytes) else { return nil }
            self = .entry(entry)
        }
    }
}
