/// What a device wrote, as a hub carries it: head, signature, and what only members can open.
///
/// The signature is over the head and the hash of what is sealed, since one engine can't sign much at
/// once.
package struct SealedPiece: Sendable, Hashable {
    package let head: PieceHead
    let signature: Signature
    let sealed: [UInt8]

    init(_ head: PieceHead, _ signature: Signature, _ sealed: [UInt8]) {
        self.head = head
        self.signature = signature
        self.sealed = sealed
    }

    package var bytes: [UInt8] {
        var pack = PackWriter()
        pack.counted(head.bytes)
        pack.fixed(signature)
        pack.append(sealed)
        return pack.bytes
    }

    /// Nil unless the bytes are what ``bytes`` gives.
    package init?(_ bytes: [UInt8]) {
        var pack = PackReader(bytes)
        guard let head = pack.counted().flatMap({ PieceHead($0) }),
            let signature = pack.fixed(Signature.self), pack.left >= Padme.least + 16,
            let sealed = pack.take(pack.left)
        else { return nil }
        self.init(head, signature, [UInt8](sealed))
        guard self.bytes == bytes else { return nil }
    }

    /// Only the head of what ``bytes`` gave.
    static func head(_ bytes: [UInt8]) -> PieceHead? {
        var pack = PackReader(bytes)
        return pack.counted().flatMap { PieceHead($0) }
    }

    /// What stands for it in the running hash.
    package var hash: Hash256 { Hash256("tallybook piece 1", bytes) }
}

extension SealedPiece {
    /// Seals and signs some content as a member.
    package static func sealing(
        _ content: PieceContent, as kind: PieceHead.Kind, in book: BookNumber, under key: EpochKey,
        by author: KeyID, _ secret: SigningSecret, seen: LogMark
    ) -> SealingErrand<SealedPiece> {
        .asks([.random(PieceHead.saltSize)]) { (answers) throws(SealingError) in
            guard case .bytes(let salt) = answers.first, salt.count == PieceHead.saltSize else {
                throw .unable
            }
            let head = PieceHead(
                kind, book, epoch: key.number, author: author, seen: seen, salt: salt)
            return try sealing(Padme.padded(content.bytes), head, key, secret)
        }
    }

    private static func sealing(
        _ padded: [UInt8], _ head: PieceHead, _ key: EpochKey, _ secret: SigningSecret
    ) throws(SealingError) -> SealingErrand<SealedPiece> {
        let derivation = derivation(head, key)
        return try SealingErrand<[UInt8]>.bytes(.seal(padded, derivation, head: head.bytes))
            .then { (sealed) throws(SealingError) in
                try SealingErrand<Signature>.signature(message(head, sealed), secret)
                    .map { (signature) throws(SealingError) in
                        SealedPiece(head, signature, sealed)
                    }
            }
    }

    /// Whether it is of this key.
    package func isSigned(by key: PublicKey) -> SealingErrand<Bool> {
        .verifies(signature, SealedPiece.message(head, sealed), key)
    }

    /// What is in it.
    package func opened(_ key: EpochKey) -> SealingErrand<PieceContent> {
        let derivation = SealedPiece.derivation(head, key)
        return .asks([.open(sealed, derivation, head: head.bytes)]) {
            (answers) throws(SealingError) in
            guard let answer = answers.first, answer != .unable else { throw .unable }
            guard case .bytes(let padded) = answer else { throw .sealed }
            guard let bytes = Padme.content(padded) else { throw .unreadable }
            guard bytes.first.map({ PieceContent.versions.contains($0) }) == true else {
                throw .otherVersion
            }
            guard let content = PieceContent(bytes) else { throw .unreadable }
            return .done(content)
        }
    }

    private static func derivation(_ head: PieceHead, _ key: EpochKey) -> Derivation {
        Derivation(.bytes(key.secret), salt: head.salt, info: "tallybook piece 1")
    }

    private static func message(_ head: PieceHead, _ sealed: [UInt8]) -> [UInt8] {
        [UInt8]("tallybook piece 1".utf8) + head.bytes + SHA256.hash(sealed)
    }
}

/// What is sealed in a piece: changes, what members are called, and which sealed files are which, none of
/// which any hub may know.
package struct PieceContent: Sendable, Hashable {
    package var names: [KeyID: String]
    package var files: [FileKey]
    /// The changes as a ``Parcel``.
    package var parcel: [UInt8]

    /// What names no file is of the version before there were any, which everybody reads.
    fileprivate static let versions: ClosedRange<UInt8> = 1...2

    package init(
        names: [KeyID: String] = [:], files: [FileKey] = [], parcel: [UInt8] = []
    ) {
        self.names = names
        self.files = files
        self.parcel = parcel
    }

    package var bytes: [UInt8] {
        var pack = PackWriter()
        pack.byte(files.isEmpty ? 1 : 2)
        pack.names(names)
        if !files.isEmpty { pack.fileKeys(files) }
        pack.append(parcel)
        return pack.bytes
    }

    package init?(_ bytes: [UInt8]) {
        var pack = PackReader(bytes)
        guard let version = pack.byte(), PieceContent.versions.contains(version),
            let names = pack.names(), let files = version == 1 ? [] : pack.fileKeys(),
            let parcel = pack.take(pack.left)
        else { return nil }
        self.init(names: names, files: files, parcel: [UInt8](parcel))
    }
}

extension PackWriter {
    /// Names in the order of whose they are.
    mutating func names(_ names: [KeyID: String]) {
        number(UInt64(names.count))
        for (id, name) in Array(names).inOrder({ $0.key.hex < $1.key.hex }) {
            fixed(id)
            text(name)
        }
    }
}

extension PackReader {
    mutating func names() -> [KeyID: String]? {
        guard let count = count() else { return nil }
        var names: [KeyID: String] = [:]
        for _ in 0..<count {
            guard let id = fixed(KeyID.self), let name = text() else { return nil }
            names[id] = name
        }
        return names
    }
}
