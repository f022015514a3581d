import SealingEngine

/// What a browser gave to be told by: where, and the keys that only it can open messages with (RFC 8291).
package struct PushTarget: Sendable, Hashable {
    package let address: PushAddress
    /// The browser's point.
    package let point: [UInt8]
    package let secret: [UInt8]

    /// Nil unless the point is one of P-256 and the secret has 16 bytes.
    package init?(_ address: PushAddress, point: [UInt8], secret: [UInt8]) {
        // Only a point of the curve has something in common with a secret.
        let isPoint = Primitives.agreement(ofP256: [UInt8](repeating: 1, count: 32), point) != nil
        guard isPoint, secret.count == 16 else { return nil }
        self.address = address
        self.point = point
        self.secret = secret
    }
}

/// Seals what a push service is to carry, as `aes128gcm` in one record (RFC 8188, RFC 8291).
package enum PushMessage {
    /// How many bytes a message may have.
    package static let longest = 3_000

    /// What is random in a sealed message.
    package struct Chance: Sendable {
        let secret: [UInt8]
        let salt: [UInt8]

        package init(secret: [UInt8], salt: [UInt8]) {
            self.secret = secret
            self.salt = salt
        }

        /// Nil where the system has no random numbers.
        package static func random() -> Chance? {
            guard let secret = Primitives.newSecretOfP256()?.secret,
                let salt = Primitives.random(16)
            else { return nil }
            return Chance(secret: secret, salt: salt)
        }
    }

    /// - Parameter size: To how many bytes it is filled up, so that its length says nothing.
    /// - Returns: Nil for a message that is too long, and where a key is none.
    package static func sealed(
        _ message: [UInt8], for target: PushTarget, _ chance: Chance, size: Int = longest
    ) -> [UInt8]? {
        guard message.count <= longest,
            let own = Primitives.point(ofP256: chance.secret),
            let shared = Primitives.agreement(ofP256: chance.secret, target.point)
        else { return nil }
        let secret = Primitives.hkdf(
            shared, salt: target.secret,
            info: [UInt8]("WebPush: info\0".utf8) + target.point + own, 32)
        let key = Primitives.hkdf(
            secret, salt: chance.salt, info: [UInt8]("Content-Encoding: aes128gcm\0".utf8), 16)
        let nonce = Primitives.hkdf(
            secret, salt: chance.salt, info: [UInt8]("Content-Encoding: nonce\0".utf8), 12)
        let filling = [UInt8](repeating: 0, count: max(0, size - message.count))
        // Two ends the last record.
        let content = Primitives.seal128(message + [2] + filling, key, nonce: nonce)
        // The size of records, and of what names the key.
        return chance.salt + [0, 0, 16, 0, UInt8(own.count)] + own + content
    }
}
