/// The secret that a book's pieces are sealed under, until somebody leaves: then there is a new one.
package struct EpochKey: Sendable, Hashable {
    /// Which one it is, from 1.
    package let number: Int64
    let secret: [UInt8]

    static let size = 32

    package init?(number: Int64, secret: [UInt8]) {
        guard number > 0, secret.count == EpochKey.size else { return nil }
        self.number = number
        self.secret = secret
    }

    /// What the member list says of it, so that all members know that they got the same.
    package var start: EpochStart {
        EpochStart(
            number: number,
            commitment: Hash256("tallybook epoch 1", EpochStart.text(number), secret))
    }
}

/// What everybody may know of an epoch's key.
package struct EpochStart: Sendable, Hashable {
    package let number: Int64
    package let commitment: Hash256

    fileprivate static func text(_ number: Int64) -> [UInt8] {
        var pack = PackWriter()
        pack.word(UInt64(bitPattern: number))
        return pack.bytes
    }
}

/// An epoch's key on its way to one member, who alone can open it.
///
/// X25519 of a key made for this and the member's, HKDF, AES-256-GCM; that it is the right one the
/// commitment in the member list says.
package struct SealedKey: Sendable, Hashable {
    package let recipient: KeyID
    package let epoch: Int64
    let passing: AgreementKey
    let sealed: [UInt8]

    /// Seals a key for a member.
    package static func sealing(
        _ key: EpochKey, for member: MemberKeys, in book: BookNumber
    ) -> SealingErrand<SealedKey> {
        .asks([.random(32)]) { (answers) throws(SealingError) in
            guard case .bytes(let seed) = answers.first, seed.count == 32 else { throw .unable }
            return try sealing(key, for: member, in: book, passing: seed)
        }
    }

    static func sealing(
        _ key: EpochKey, for member: MemberKeys, in book: BookNumber, passing seed: [UInt8]
    ) throws(SealingError) -> SealingErrand<SealedKey> {
        try SealingErrand<[UInt8]>.bytes(.agreementKey(.seed(seed)))
            .then { (bytes) throws(SealingError) in
                guard let passing = AgreementKey(bytes) else { throw .unable }
                let derivation = derivation(
                    .agreement(.seed(seed), member.agreement), passing, member.agreement)
                let head = head(book, key.number, member.id)
                return try SealingErrand<[UInt8]>.bytes(.seal(key.secret, derivation, head: head))
                    .map { (sealed) throws(SealingError) in
                        SealedKey(
                            recipient: member.id, epoch: key.number, passing: passing,
                            sealed: sealed)
                    }
            }
    }

    /// The key, opened by the member whom it is for.
    package func opened(
        by secret: AgreementSecret, _ own: AgreementKey, in book: BookNumber
    ) -> SealingErrand<EpochKey> {
        let derivation = SealedKey.derivation(.agreement(secret, passing), passing, own)
        let head = SealedKey.head(book, epoch, recipient)
        return .asks([.open(sealed, derivation, head: head)]) {
            (answers) throws(SealingError) in
            guard let answer = answers.first, answer != .unable else { throw .unable }
            guard case .bytes(let bytes) = answer, let key = EpochKey(number: epoch, secret: bytes)
            else { throw .sealed }
            return .done(key)
        }
    }

    private static func derivation(
        _ secret: Derivation.Secret, _ passing: AgreementKey, _ member: AgreementKey
    ) -> Derivation {
        Derivation(secret, salt: passing.bytes + member.bytes, info: "tallybook key 1")
    }

    private static func head(_ book: BookNumber, _ epoch: Int64, _ recipient: KeyID) -> [UInt8] {
        book.bytes + EpochStart.text(epoch) + recipient.bytes
    }
}

extension SealedKey {
    package var bytes: [UInt8] {
        var pack = PackWriter()
        pack.key(self)
        return pack.bytes
    }

    /// Nil unless the bytes are what ``bytes`` gives.
    package init?(_ bytes: [UInt8]) {
        var pack = PackReader(bytes)
        guard let key = pack.key(), pack.isAtEnd else { return nil }
        self = key
    }
}

extension PackWriter {
    mutating func start(_ start: EpochStart) {
        signed(start.number)
        fixed(start.commitment)
    }

    mutating func keys(_ keys: [SealedKey]) {
        number(UInt64(keys.count))
        for each in keys { key(each) }
    }

    fileprivate mutating func key(_ key: SealedKey) {
        fixed(key.recipient)
        signed(key.epoch)
        fixed(key.passing)
        append(key.sealed)
    }
}

extension PackReader {
    mutating func start() -> EpochStart? {
        guard let number = signed(), number > 0, let commitment = fixed(Hash256.self) else {
            return nil
        }
        return EpochStart(number: number, commitment: commitment)
    }

    mutating func keys() -> [SealedKey]? {
        guard let count = count() else { return nil }
        var keys: [SealedKey] = []
        for _ in 0..<count {
            guard let key = key() else { return nil }
            keys.append(key)
        }
        return keys
    }

    fileprivate mutating func key() -> SealedKey? {
        guard let recipient = fixed(KeyID.self), let epoch = signed(), epoch > 0,
            let passing = fixed(AgreementKey.self), let sealed = take(EpochKey.size + 16)
        else { return nil }
        return SealedKey(
            recipient: recipient, epoch: epoch, passing: passing, sealed: [UInt8](sealed))
    }
}
