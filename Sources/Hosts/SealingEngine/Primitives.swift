import CNettle
import CSodium
import Glibc

/// nettle's functions on arrays, and libsodium's to verify. What they take has been looked at before: keys and
/// nonces have their lengths.
package enum Primitives {
    package static func hkdf(
        _ secret: [UInt8], salt: [UInt8], info: [UInt8], _ count: Int
    ) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { output, length in
            tally_hkdf(
                secret, secret.count, salt, salt.count, info, info.count, output.baseAddress, count)
            length = count
        }
    }

    package static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        filled(32) { tally_sha256(bytes, bytes.count, $0) }
    }

    package static func hmac(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
        filled(32) { tally_hmac_sha256(key, key.count, bytes, bytes.count, $0) }
    }

    /// Twelve zeros, since each key is used once.
    package static let nonce = [UInt8](repeating: 0, count: 12)

    package static func seal(
        _ content: [UInt8], _ key: [UInt8], nonce: [UInt8] = nonce, head: [UInt8]
    ) -> [UInt8] {
        let count = content.count + tagSize
        return [UInt8](unsafeUninitializedCapacity: count) { output, length in
            tally_gcm_seal(
                key, nonce, head, head.count, content, content.count, output.baseAddress)
            length = count
        }
    }

    package static func open(
        _ sealed: [UInt8], _ key: [UInt8], nonce: [UInt8] = nonce, head: [UInt8]
    ) -> [UInt8]? {
        let count = sealed.count - tagSize
        guard count >= 0 else { return nil }
        var isRight = false
        let content = [UInt8](unsafeUninitializedCapacity: count) { output, length in
            isRight =
                tally_gcm_open(
                    key, nonce, head, head.count, sealed, count, output.baseAddress) == 1
            length = count
        }
        return isRight ? content : nil
    }

    private static let tagSize = 16

    package static func publicKey(_ seed: [UInt8]) -> [UInt8] {
        filled(32) { tally_ed25519_public_key($0, seed) }
    }

    package static func sign(_ message: [UInt8], _ seed: [UInt8]) -> [UInt8] {
        let key = publicKey(seed)
        return filled(64) { tally_ed25519_sign(key, seed, message, message.count, $0) }
    }

    /// By libsodium, which takes half as long as nettle: a hub verifies all that is brought, and a member all that
    /// is fetched.
    package static func verify(_ signature: [UInt8], _ message: [UInt8], _ key: [UInt8]) -> Bool {
        guard isSodiumReady, signature.count == 64, key.count == 32 else { return false }
        return crypto_sign_ed25519_verify_detached(
            signature, message, UInt64(message.count), key) == 0
    }

    private static let isSodiumReady = sodium_init() >= 0

    package static func agreementKey(_ seed: [UInt8]) -> [UInt8] {
        filled(32) { tally_x25519_public_key($0, seed) }
    }

    /// Nil when it is all zeros (RFC 7748, section 6.1).
    package static func agreement(_ seed: [UInt8], _ key: [UInt8]) -> [UInt8]? {
        let shared = filled(32) { tally_x25519($0, seed, key) }
        return shared.reduce(0, |) == 0 ? nil : shared
    }

    /// From the system's generator; nil when it has none.
    package static func random(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes.withUnsafeMutableBytes {
                getrandom($0.baseAddress.map { $0 + filled }, min(count - filled, 256), 0)
            }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { return nil }
            filled += got
        }
        return bytes
    }

    private static func filled(
        _ count: Int, _ fill: (UnsafeMutablePointer<UInt8>?) -> Void
    ) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { output, length in
            fill(output.baseAddress)
            length = count
        }
    }
}
