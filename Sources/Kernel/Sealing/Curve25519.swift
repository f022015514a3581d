/// What every engine must agree on before it sees a key or a signature.
///
/// Engines differ in what they take for valid, and one of them ends its process for some keys
/// (Notes/Sharing.md). What an honest signer or key never gives is refused here.
enum Curve25519 {
    /// The prime 2²⁵⁵ − 19 of the field, lowest byte first.
    private static let p: [UInt8] =
        [0xed] + [UInt8](repeating: 0xff, count: 30) + [0x7f]

    /// The order L of the base point (RFC 8032, section 5.1).
    private static let order: [UInt8] =
        [
            0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9,
            0xde, 0x14,
        ] + [UInt8](repeating: 0, count: 15) + [0x10]

    /// Whether a point of Ed25519 may be a public key, or a signature's first half: canonical, of large
    /// order, and not one whose upper bytes are all zero.
    static func isSoundPoint(_ bytes: [UInt8]) -> Bool {
        guard bytes.count == 32 else { return false }
        var y = bytes
        y[31] &= 0x7f
        let hasUpperBytes = y[24...].contains { $0 != 0 }
        return hasUpperBytes && isBelow(y, p) && !smallEdwards.contains(y)
    }

    /// Whether a signature's second half is below the order, so that nobody can make another of it.
    static func isSoundScalar(_ bytes: [UInt8]) -> Bool {
        bytes.count == 32 && isBelow(bytes, order)
    }

    /// Whether a coordinate of X25519 may be a public key: canonical, and of large order.
    static func isSoundCoordinate(_ bytes: [UInt8]) -> Bool {
        bytes.count == 32 && isBelow(bytes, p) && !smallMontgomery.contains(bytes)
    }

    /// Whether a number is below another, both lowest byte first and of the same length.
    private static func isBelow(_ a: [UInt8], _ b: [UInt8]) -> Bool {
        for index in a.indices.reversed() where a[index] != b[index] { return a[index] < b[index] }
        return false
    }

    private static let zero = [UInt8](repeating: 0, count: 32)
    private static let one: [UInt8] = [1] + zero.dropFirst()
    private static let minusOne: [UInt8] = [0xec] + p.dropFirst()

    /// The y of all points whose order divides 8: 0, 1, −1 and the two of order 8.
    private static let smallEdwards: [[UInt8]] = [
        zero, one, minusOne,
        [
            0x26, 0xe8, 0x95, 0x8f, 0xc2, 0xb2, 0x27, 0xb0, 0x45, 0xc3, 0xf4, 0x89, 0xf2, 0xef,
            0x98, 0xf0, 0xd5, 0xdf, 0xac, 0x05, 0xd3, 0xc6, 0x33, 0x39, 0xb1, 0x38, 0x02, 0x88,
            0x6d, 0x53, 0xfc, 0x05,
        ],
        [
            0xc7, 0x17, 0x6a, 0x70, 0x3d, 0x4d, 0xd8, 0x4f, 0xba, 0x3c, 0x0b, 0x76, 0x0d, 0x10,
            0x67, 0x0f, 0x2a, 0x20, 0x53, 0xfa, 0x2c, 0x39, 0xcc, 0xc6, 0x4e, 0xc7, 0xfd, 0x77,
            0x92, 0xac, 0x03, 0x7a,
        ],
    ]

    /// The same for X25519, below p.
    private static let smallMontgomery: [[UInt8]] = [
        zero, one, minusOne,
        [
            0xe0, 0xeb, 0x7a, 0x7c, 0x3b, 0x41, 0xb8, 0xae, 0x16, 0x56, 0xe3, 0xfa, 0xf1, 0x9f,
            0xc4, 0x6a, 0xda, 0x09, 0x8d, 0xeb, 0x9c, 0x32, 0xb1, 0xfd, 0x86, 0x62, 0x05, 0x16,
            0x5f, 0x49, 0xb8, 0x00,
        ],
        [
            0x5f, 0x9c, 0x95, 0xbc, 0xa3, 0x50, 0x8c, 0x24, 0xb1, 0xd0, 0xb1, 0x55, 0x9c, 0x83,
            0xef, 0x5b, 0x04, 0x44, 0x5c, 0xc4, 0x58, 0x1c, 0x8e, 0x86, 0xd8, 0x22, 0x4e, 0xdd,
            0xd0, 0x9f, 0x11, 0x57,
        ],
    ]
}

/// An Ed25519 key that verifies (RFC 8032), one that every engine takes.
package struct PublicKey: FixedBytes {
    package static let size = 32
    package let bytes: [UInt8]

    package init?(_ bytes: [UInt8]) {
        guard Curve25519.isSoundPoint(bytes) else { return nil }
        self.bytes = bytes
    }
}

/// An X25519 key to agree with (RFC 7748), of which there is one spelling.
package struct AgreementKey: FixedBytes {
    package static let size = 32
    package let bytes: [UInt8]

    package init?(_ bytes: [UInt8]) {
        guard Curve25519.isSoundCoordinate(bytes) else { return nil }
        self.bytes = bytes
    }
}

/// An Ed25519 signature, of which there is one spelling.
package struct Signature: FixedBytes {
    package static let size = 64
    package let bytes: [UInt8]

    package init?(_ bytes: [UInt8]) {
        guard bytes.count == Signature.size,
            Curve25519.isSoundPoint(Array(bytes.prefix(32))),
            Curve25519.isSoundScalar(Array(bytes.suffix(32)))
        else { return nil }
        self.bytes = bytes
    }
}
