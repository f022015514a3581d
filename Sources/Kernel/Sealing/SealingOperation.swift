/// What the core asks an engine to do. The engine is the host's: nettle natively, WebCrypto in
/// browsers, which answers later; so the core says what it wants and goes on with the answers
/// (``Errand``). No primitive stands in the core.
package enum SealingOperation: Sendable, Hashable {
    /// So many random bytes, fit for keys.
    case random(Int)
    /// So many bytes of HKDF-SHA-256 (RFC 5869).
    case derive(Derivation, Int)
    /// AES-256-GCM under the first 32 bytes of a derivation, which is used for nothing else and so has a
    /// nonce of twelve zeros; the tag of 16 bytes comes last. The head is authenticated with it.
    case seal([UInt8], Derivation, head: [UInt8])
    /// The reverse: what was sealed, or no.
    case open([UInt8], Derivation, head: [UInt8])
    /// Ed25519.
    case sign([UInt8], SigningSecret)
    /// Yes or no.
    case verify(Signature, [UInt8], PublicKey)
    /// The public half of a secret.
    case publicKey(SigningSecret)
    case agreementKey(AgreementSecret)
}

/// Where a key comes from: HKDF-SHA-256 of a secret.
package struct Derivation: Sendable, Hashable {
    package let secret: Secret
    package let salt: [UInt8]
    package let info: [UInt8]

    package enum Secret: Sendable, Hashable {
        case bytes([UInt8])
        /// What X25519 makes of two keys; an engine refuses the one that is all zeros.
        case agreement(AgreementSecret, AgreementKey)
    }

    package init(_ secret: Secret, salt: [UInt8] = [], info: String) {
        self.secret = secret
        self.salt = salt
        self.info = [UInt8](info.utf8)
    }
}

/// A key that signs.
package enum SigningSecret: Sendable, Hashable {
    /// The one by which this device is a member; only the engine holds it.
    case own
    /// The one of a seed of 32 bytes.
    case seed([UInt8])
}

/// A key to agree by.
package enum AgreementSecret: Sendable, Hashable {
    /// The one by which this device is a member; only the engine holds it.
    case own
    case seed([UInt8])
}

/// What an engine answers to one operation.
package enum SealingAnswer: Sendable, Hashable {
    case bytes([UInt8])
    case yes
    /// It isn't what it should be: a wrong signature, something that can't be opened.
    case no
    /// The engine can't do this, as where a browser's private window keeps no keys.
    case unable
}

/// Why something sealed is of no use. Nothing of it was kept.
package enum SealingError: Error, Sendable, Hashable {
    /// The bytes aren't what they should be.
    case unreadable
    /// They are of a version that this one doesn't know.
    case otherVersion
    /// A signature isn't of whom it should be.
    case forged
    /// The seal can't be opened with this key.
    case sealed
    /// The engine couldn't do what it was asked for.
    case unable
}
