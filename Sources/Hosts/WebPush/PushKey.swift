package import Kernel
import SealingEngine

/// The key by which a server says to push services who it is (RFC 8292, VAPID): a secret of P-256 and its point.
package struct PushKey: Sendable {
    package let secret: [UInt8]
    /// What browsers subscribe with: they take messages of nobody else.
    package let point: [UInt8]

    /// Nil for what is no secret.
    package init?(secret: [UInt8]) {
        guard let point = Primitives.point(ofP256: secret) else { return nil }
        self.secret = secret
        self.point = point
    }

    /// A new one from the system's random numbers; nil where it has none.
    package static func random() -> PushKey? {
        Primitives.newSecretOfP256().flatMap { PushKey(secret: $0.secret) }
    }

    /// The point as browsers and push services write it.
    package var text: String { Base64URL.encode(point) }

    /// How long a token is good for, in seconds: push services take none that is so for more than a day.
    static let lifetime: Int64 = 12 * 3_600

    /// What stands in the `Authorization` of a message to an address.
    package func authorization(
        for address: PushAddress, _ contact: PushContact, _ now: Instant
    ) -> String? {
        var claims = JSONWriter()
        claims.object { claims in
            claims.name("aud")
            claims.string(address.origin)
            claims.name("exp")
            claims.integer(Int(now.milliseconds / 1_000 + Self.lifetime))
            claims.name("sub")
            claims.string(contact.text)
        }
        let head = Base64URL.encode([UInt8]("{\"typ\":\"JWT\",\"alg\":\"ES256\"}".utf8))
        let content = head + "." + Base64URL.encode([UInt8](claims.text.utf8))
        let digest = SHA256.hash([UInt8](content.utf8))
        guard let signature = Primitives.sign(ofP256: secret, digest: digest) else { return nil }
        return "vapid t=" + content + "." + Base64URL.encode(signature) + ", k=" + text
    }
}

/// Whom the operators of a push service may write to about a server: what VAPID calls the subject.
package struct PushContact: Sendable, Hashable {
    package let text: String

    /// Nil unless it is a `mailto:` or an `https:` address.
    package init?(_ text: String) {
        let isPlain = text.utf8.allSatisfy {
            (0x21...0x7e).contains($0) && $0 != 0x22 && $0 != 0x5c
        }
        guard isPlain, text.utf8.count <= 300 else { return nil }
        if text.hasPrefix("mailto:") {
            let parts = text.dropFirst("mailto:".count)
                .split(separator: "@", omittingEmptySubsequences: false)
            guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        } else if PushAddress(text) == nil {
            return nil
        }
        self.text = text
    }
}

/// Bytes as text in base 64 for addresses (RFC 4648, section 5), without padding.
package enum Base64URL {
    package static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for byte in Base64.encode(bytes).utf8 where byte != UInt8(ascii: "=") {
            text.append(
                byte == UInt8(ascii: "+")
                    ? UInt8(ascii: "-") : byte == UInt8(ascii: "/") ? UInt8(ascii: "_") : byte)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Nil for anything but what ``encode(_:)`` writes, with or without padding.
    package static func decode(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "="): continue
            case UInt8(ascii: "+"), UInt8(ascii: "/"): return nil
            case UInt8(ascii: "-"): bytes.append(UInt8(ascii: "+"))
            case UInt8(ascii: "_"): bytes.append(UInt8(ascii: "/"))
            default: bytes.append(byte)
            }
        }
        while bytes.count % 4 != 0 { bytes.append(UInt8(ascii: "=")) }
        return Base64.decode(String(decoding: bytes, as: UTF8.self))
    }
}
