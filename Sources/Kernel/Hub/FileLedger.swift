/// Which sealed file is which, as far as this replica knows, and what of that others have yet to hear.
///
/// Each key has a setting of its own, so that a book with many photos writes little for one more; a key
/// of another book counts for nothing.
struct FileLedger: Equatable {
    /// Files that were brought and aren't named in any piece of the row yet, the oldest first.
    private(set) var untold: [Hash256] = []
    /// The piece that was sent last with some of them, and how many of the first those are.
    private(set) var sent: Sent?

    struct Sent: Equatable {
        let piece: Hash256
        let count: Int
    }

    /// So many are named in one piece at most.
    static let most = 1_000

    private static let setting = "hub-files"
    private static let version: UInt8 = 1

    private static func setting(_ content: Hash256) -> String { "hub-file " + content.hex }

    init(in store: Store) throws(StoreError) {
        guard let text = try store.setting(FileLedger.setting), let bytes = Hex.bytes(text)
        else { return }
        var pack = PackReader(bytes)
        guard pack.byte() == FileLedger.version, let untold = pack.hashes256() else { return }
        self.untold = untold
        guard let piece = pack.fixed(Hash256.self), let count = pack.number(),
            count <= untold.count
        else { return }
        sent = Sent(piece: piece, count: Int(count))
    }

    private func save(in store: Store) throws(StoreError) {
        if untold.isEmpty { return try store.set(FileLedger.setting, nil) }
        var pack = PackWriter()
        pack.byte(FileLedger.version)
        pack.number(UInt64(untold.count))
        for content in untold { pack.fixed(content) }
        if let sent {
            pack.fixed(sent.piece)
            pack.number(UInt64(sent.count))
        }
        try store.set(FileLedger.setting, Hex.text(pack.bytes))
    }
}

extension FileLedger {
    /// The key to a file; nil where nobody has told of any.
    static func key(
        to content: Hash256, in book: BookNumber, _ store: Store
    ) throws(StoreError) -> FileKey? {
        guard let text = try store.setting(setting(content)), let bytes = Hex.bytes(text) else {
            return nil
        }
        var pack = PackReader(bytes)
        guard pack.fixed(BookNumber.self) == book, let name = pack.fixed(Hash256.self),
            let secret = pack.take(pack.left)
        else { return nil }
        return FileKey(content, name, [UInt8](secret))
    }

    private static func keep(
        _ key: FileKey, in book: BookNumber, _ store: Store
    ) throws(StoreError) {
        var pack = PackWriter()
        pack.fixed(book)
        pack.fixed(key.name)
        pack.append(key.secret)
        try store.set(setting(key.content), Hex.text(pack.bytes))
    }

    /// Notes what others told. Who told last counts: after a hub was put back, that is who brought it anew.
    static func learn(
        _ keys: [FileKey], in book: BookNumber, _ store: Store
    ) throws(StoreError) {
        for key in keys where try self.key(to: key.content, in: book, store) != key {
            try keep(key, in: book, store)
        }
    }

    /// Notes a file that the hub has from here, for others to be told of it.
    static func note(
        _ key: FileKey, in book: BookNumber, _ store: Store
    ) throws(StoreError) {
        try keep(key, in: book, store)
        var ledger = try FileLedger(in: store)
        if ledger.untold.contains(key.content) { return }
        ledger.untold.append(key.content)
        try ledger.save(in: store)
    }

    /// What others have yet to be told.
    static func news(
        in book: BookNumber, _ store: Store
    ) throws(StoreError) -> [FileKey] {
        try keys(FileLedger(in: store).untold.prefix(most), in: book, store)
    }

    /// Everything that is known of the files that the log names.
    static func everything(
        in book: BookNumber, _ store: Store
    ) throws(StoreError) -> [FileKey] {
        guard try store.mayNameFiles() else { return [] }
        let named = try store.filesNamed().files.compactMap { Hash256(hex: $0.text) }
        return try keys(named[...], in: book, store)
    }

    private static func keys(
        _ contents: ArraySlice<Hash256>, in book: BookNumber, _ store: Store
    ) throws(StoreError) -> [FileKey] {
        var keys: [FileKey] = []
        for content in contents {
            if let key = try key(to: content, in: book, store) { keys.append(key) }
        }
        return keys
    }

    /// Notes in which piece the next are told.
    static func expect(_ piece: Hash256, _ count: Int, _ store: Store) throws(StoreError) {
        var ledger = try FileLedger(in: store)
        let before = ledger
        ledger.sent = count > 0 ? Sent(piece: piece, count: count) : nil
        if ledger != before { try ledger.save(in: store) }
    }

    /// Notes that a piece is in the row.
    static func told(in piece: Hash256, _ store: Store) throws(StoreError) {
        var ledger = try FileLedger(in: store)
        guard let sent = ledger.sent, sent.piece == piece else { return }
        ledger.untold.removeFirst(min(sent.count, ledger.untold.count))
        ledger.sent = nil
        try ledger.save(in: store)
    }

    /// Forgets which sealed file is which: what the row says of it is read anew, and what it doesn't say is
    /// brought again.
    static func forget(_ store: Store) throws(StoreError) {
        try store.set(setting, nil)
        for file in try store.filesNamed().files {
            let name = "hub-file " + file.text
            if try store.setting(name) != nil { try store.set(name, nil) }
        }
    }
}

extension PackReader {
    fileprivate mutating func hashes256() -> [Hash256]? {
        guard let count = count() else { return nil }
        var hashes: [Hash256] = []
        for _ in 0..<count {
            guard let hash = fixed(Hash256.self) else { return nil }
            hashes.append(hash)
        }
        return hashes
    }
}
