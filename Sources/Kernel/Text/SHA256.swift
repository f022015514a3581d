/// The Secure Hash Algorithm with 256 bits (FIPS 180-4).
package struct SHA256: Sendable {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
        0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var block: [UInt8] = []
    private var count: UInt64 = 0

    package init() {}

    /// The 32 bytes of the digest.
    package static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var digest = SHA256()
        digest.update(bytes)
        return digest.finish()
    }

    /// The digest as 64 lower-case hexadecimal digits.
    package static func hex(_ bytes: [UInt8]) -> String {
        hash(bytes).map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }

    package mutating func update(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            block.append(byte)
            count &+= 1
            if block.count == 64 { takeBlock() }
        }
    }

    /// The 32 bytes of the digest of all bytes so far.
    package func finish() -> [UInt8] {
        var last = self
        let bits = count &* 8
        let zeros = (119 - Int(count % 64)) % 64
        last.update([0x80] + [UInt8](repeating: 0, count: zeros))
        last.update(Self.bigEndian(bits))
        return last.state.flatMap { word in
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
        }
    }

    private static func bigEndian(_ number: UInt64) -> [UInt8] {
        [56, 48, 40, 32, 24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private mutating func takeBlock() {
        block.removeAll(keepingCapacity: true)
    }
}
