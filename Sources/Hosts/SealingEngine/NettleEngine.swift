package import Kernel

/// Does what the core asks for when it seals, with nettle.
package struct NettleEngine: Sendable {
    /// The secrets by which this device is a member of a book; an engine without them only checks.
    let own: OwnSecrets?
    /// Where random bytes come from; the system's, but for tests that are to give the same each time.
    let random: @Sendable (Int) -> [UInt8]?

    package init(
        _ own: OwnSecrets? = nil,
        random: @escaping @Sendable (Int) -> [UInt8]? = { Primitives.random($0) }
    ) {
        self.own = own
        self.random = random
    }

    /// Does all that an errand needs.
    package func finish<Value, Failure: Error>(
        _ errand: Errand<Value, Failure>
    ) throws(Failure) -> Value {
        var errand = errand
        while true {
            if case .done(let value) = errand { return value }
            errand = try errand.resumed(answers(errand.operations))
        }
    }

    package func answers(_ operations: [SealingOperation]) -> [SealingAnswer] {
        operations.map { answer($0) }
    }

    private func answer(_ operation: SealingOperation) -> SealingAnswer {
        switch operation {
        case .random(let count): bytes(random(count))
        case .derive(let derivation, let count): derive(derivation, count)
        case .seal(let content, let derivation, let head):
            with(derivation) { .bytes(Primitives.seal(content, $0, head: head)) }
        case .open(let sealed, let derivation, let head):
            with(derivation) { Primitives.open(sealed, $0, head: head).map { .bytes($0) } ?? .no }
        case .sign(let message, let secret):
            bytes(seed(secret).map { Primitives.sign(message, $0) })
        case .verify(let signature, let message, let key):
            Primitives.verify(signature.bytes, message, key.bytes) ? .yes : .no
        case .publicKey(let secret): bytes(seed(secret).map { Primitives.publicKey($0) })
        case .agreementKey(let secret): bytes(seed(secret).map { Primitives.agreementKey($0) })
        }
    }

    private func bytes(_ bytes: [UInt8]?) -> SealingAnswer {
        bytes.map { .bytes($0) } ?? .unable
    }

    /// Does something under the key of a derivation.
    private func with(
        _ derivation: Derivation, _ work: ([UInt8]) -> SealingAnswer
    ) -> SealingAnswer {
        let answer = derive(derivation, 32)
        guard case .bytes(let key) = answer else { return answer }
        return work(key)
    }

    private func derive(_ derivation: Derivation, _ count: Int) -> SealingAnswer {
        guard 1...255 * 32 ~= count else { return .unable }
        let secret: [UInt8]
        switch derivation.secret {
        case .bytes(let bytes): secret = bytes
        case .agreement(let own, let key):
            guard let seed = seed(own) else { return .unable }
            guard let shared = Primitives.agreement(seed, key.bytes) else { return .no }
            secret = shared
        }
        return .bytes(
            Primitives.hkdf(secret, salt: derivation.salt, info: derivation.info, count))
    }

    private func seed(_ secret: SigningSecret) -> [UInt8]? {
        switch secret {
        case .own: own?.signing
        case .seed(let seed): seed.count == OwnSecrets.size ? seed : nil
        }
    }

    private func seed(_ secret: AgreementSecret) -> [UInt8]? {
        switch secret {
        case .own: own?.agreement
        case .seed(let seed): seed.count == OwnSecrets.size ? seed : nil
        }
    }
}

/// What a device keeps to itself: the seeds of the two keys by which it is a member of one book.
package struct OwnSecrets: Sendable, Hashable {
    package let signing: [UInt8]
    package let agreement: [UInt8]

    static let size = 32

    /// Nil unless both are seeds.
    package init?(signing: [UInt8], agreement: [UInt8]) {
        guard signing.count == OwnSecrets.size, agreement.count == OwnSecrets.size else {
            return nil
        }
        self.signing = signing
        self.agreement = agreement
    }

    /// New ones from the system's random numbers; nil when it has none.
    package static func random() -> OwnSecrets? {
        guard let bytes = Primitives.random(2 * size) else { return nil }
        return OwnSecrets(signing: Array(bytes.prefix(size)), agreement: Array(bytes.suffix(size)))
    }
}
