import CNettle

// What notifications by Web Push are signed and sealed with: AES-128-GCM and the curve P-256, of which a secret has 32
// bytes and a point 65.
extension Primitives {
    package static let pointSize = 65

    /// Seals under a key of 16 bytes.
    package static func seal128(_ content: [UInt8], _ key: [UInt8], nonce: [UInt8]) -> [UInt8] {
        let count = content.count + 16
        return [UInt8](unsafeUninitializedCapacity: count) { output, length in
            tally_gcm128_seal(key, nonce, content, content.count, output.baseAddress)
            length = count
        }
    }

    /// A random secret with its point; nil where the system has no random numbers.
    package static func newSecretOfP256() -> (secret: [UInt8], point: [UInt8])? {
        while let secret = random(32) {
            if let point = point(ofP256: secret) { return (secret, point) }
        }
        return nil
    }

    /// The point of a secret; nil if it is none.
    package static func point(ofP256 secret: [UInt8]) -> [UInt8]? {
        guard secret.count == 32 else { return nil }
        return written(pointSize) { tally_p256_public_key($0, secret) }
    }

    /// What a secret and somebody's point have in common; nil if either is none.
    package static func agreement(ofP256 secret: [UInt8], _ point: [UInt8]) -> [UInt8]? {
        guard secret.count == 32, point.count == pointSize else { return nil }
        return written(32) { tally_p256_agree($0, secret, point) }
    }

    /// ES256 (RFC 7518, section 3.4) of a message's SHA-256.
    package static func sign(ofP256 secret: [UInt8], digest: [UInt8]) -> [UInt8]? {
        guard secret.count == 32, digest.count == 32, let random = random(256) else { return nil }
        return written(64) { tally_p256_sign(secret, digest, random, random.count, $0) }
    }

    package static func verify(
        ofP256 point: [UInt8], digest: [UInt8], signature: [UInt8]
    ) -> Bool {
        guard point.count == pointSize, digest.count == 32, signature.count == 64 else {
            return false
        }
        return tally_p256_verify(point, digest, signature) == 1
    }

    private static func written(
        _ count: Int, _ write: (UnsafeMutablePointer<UInt8>?) -> Int32
    ) -> [UInt8]? {
        var isSound = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { output, length in
            isSound = write(output.baseAddress) == 1
            length = isSound ? count : 0
        }
        return isSound ? bytes : nil
    }
}
