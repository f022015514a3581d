/// A file of a book, as a hub carries it: alone, under a key that no other thing has, padded, with its
/// head authenticated.
///
/// The key is random and travels inside of pieces and snapshots (``FileKey``), so that it hangs on no
/// epoch: who comes in later gets it with the newest snapshot, and who was taken out hears of none that
/// are made afterwards.
package struct SealedFile: Sendable, Hashable {
    package let book: BookNumber
    let sealed: [UInt8]

    private static let version: UInt8 = 1
    /// How long a content of some size becomes.
    package static func size(of content: Int) -> Int {
        1 + BookNumber.size + padded(content).length + 16
    }

    init(_ book: BookNumber, _ sealed: [UInt8]) {
        self.book = book
        self.sealed = sealed
    }

    package var bytes: [UInt8] { SealedFile.head(book) + sealed }

    /// Nil unless the bytes are what ``bytes`` gives.
    package init?(_ bytes: [UInt8]) {
        var pack = PackReader(bytes)
        guard pack.byte() == SealedFile.version, let book = pack.fixed(BookNumber.self),
            pack.left >= Padme.least + 16, let sealed = pack.take(pack.left)
        else { return nil }
        self.init(book, [UInt8](sealed))
    }

    /// What it is called at the hub: the SHA-256 of its bytes.
    package static func name(of bytes: [UInt8]) -> Hash256? { Hash256(SHA256.hash(bytes)) }

    private static func head(_ book: BookNumber) -> [UInt8] { [version] + book.bytes }

    private static func derivation(_ secret: [UInt8]) -> Derivation {
        Derivation(.bytes(secret), info: "tallybook file 1")
    }
}

extension SealedFile {
    /// Seals some content under a new key.
    static func sealing(
        _ content: [UInt8], in book: BookNumber
    ) -> SealingErrand<(file: SealedFile, secret: [UInt8])> {
        .asks([.random(FileKey.size)]) { (answers) throws(SealingError) in
            guard case .bytes(let secret) = answers.first, secret.count == FileKey.size else {
                throw .unable
            }
            let seal = SealingOperation.seal(
                Padme.padded(content), derivation(secret), head: head(book))
            return try SealingErrand<[UInt8]>.bytes(seal).map { (sealed) throws(SealingError) in
                (SealedFile(book, sealed), secret)
            }
        }
    }

    /// What is in it, if a key fits.
    func opened(_ secret: [UInt8]) -> SealingErrand<[UInt8]> {
        let open = SealingOperation.open(
            sealed, SealedFile.derivation(secret), head: SealedFile.head(book))
        return .asks([open]) { (answers) throws(SealingError) in
            guard let answer = answers.first, answer != .unable else { throw .unable }
            guard case .bytes(let padded) = answer else { throw .sealed }
            guard let content = Padme.content(padded) else { throw .unreadable }
            return .done(content)
        }
    }
}

// For a host that seals and opens files without the core seeing their bytes.
extension SealedFile {
    /// How a content of some size is sealed: the operation has what comes before the content, to which the
    /// content and then zeros are added up to a length.
    package static func plan(
        sealing size: Int, in book: BookNumber, under secret: [UInt8]
    ) -> (operation: SealingOperation, length: Int) {
        let (beginning, length) = padded(size)
        return (.seal(beginning, derivation(secret), head: head(book)), length)
    }

    /// What stands before a content that is padded, and how long all becomes.
    private static func padded(_ size: Int) -> (beginning: [UInt8], length: Int) {
        var pack = PackWriter()
        pack.number(UInt64(size))
        return (pack.bytes, Padme.length(pack.bytes.count + size))
    }

    /// How one is opened: what is sealed is left out.
    package static func planToOpen(
        in book: BookNumber, under secret: [UInt8]
    ) -> SealingOperation {
        .open([], derivation(secret), head: head(book))
    }
}

/// What members tell each other of a file: which sealed one it is at the hub, and the key to it.
package struct FileKey: Sendable, Hashable {
    /// The SHA-256 of the file itself, by which records name it.
    package let content: Hash256
    /// What it is called at the hub.
    package let name: Hash256
    package let secret: [UInt8]

    package static let size = 32

    package init?(_ content: Hash256, _ name: Hash256, _ secret: [UInt8]) {
        guard secret.count == FileKey.size else { return nil }
        self.content = content
        self.name = name
        self.secret = secret
    }
}

extension PackWriter {
    mutating func fileKeys(_ keys: [FileKey]) {
        number(UInt64(keys.count))
        for key in keys {
            fixed(key.content)
            fixed(key.name)
            append(key.secret)
        }
    }
}

extension PackReader {
    mutating func fileKeys() -> [FileKey]? {
        guard let count = count() else { return nil }
        var keys: [FileKey] = []
        for _ in 0..<count {
            guard let content = fixed(Hash256.self), let name = fixed(Hash256.self),
                let secret = take(FileKey.size), let key = FileKey(content, name, [UInt8](secret))
            else { return nil }
            keys.append(key)
        }
        return keys
    }
}
