/// The Secure Hash Algorithm with 256 bits (FIPS 180-4); the names of its parts are the standard's.
package struct SHA256: Sendable {
    private var state = State()
    /// The message schedule: its first 16 words are the block that is being filled.
    private var schedule = [UInt32](repeating: 0, count: 64)
    private var count: UInt64 = 0

    package init() {}

    /// The 32 bytes of the digest.
    package static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var digest = SHA256()
        let whole = bytes.count & ~63
        bytes.withUnsafeBufferPointer { bytes in
            if let start = bytes.baseAddress { digest.takeBlocks(start, whole) }
        }
        digest.update(bytes[whole...])
        return digest.finish()
    }

    /// The digest as 64 lower-case hexadecimal digits.
    package static func hex(_ bytes: [UInt8]) -> String {
        hash(bytes).map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }

    package mutating func update(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { append(byte) }
    }

    /// The 32 bytes of the digest of all bytes so far.
    package func finish() -> [UInt8] {
        var last = self
        last.append(0x80)
        while last.count & 63 != 56 { last.append(0) }
        let bits = (count << 3).byteSwapped
        for byte in 0..<8 { last.append(UInt8(truncatingIfNeeded: bits >> UInt64(byte * 8))) }
        var digest: [UInt8] = []
        digest.reserveCapacity(32)
        for word in last.state.words {
            for byte in 0..<4 {
                digest.append(UInt8(truncatingIfNeeded: word.byteSwapped >> UInt32(byte * 8)))
            }
        }
        return digest
    }
}

extension SHA256 {
    private mutating func append(_ byte: UInt8) {
        let word = Int(count >> 2 & 15)
        schedule[word] = schedule[word] << 8 | UInt32(byte)
        count &+= 1
        if count & 63 == 0 { takeBlock() }
    }

    private mutating func takeBlock() {
        var next = state
        schedule.withUnsafeMutableBufferPointer { schedule in
            if let words = schedule.baseAddress { next.take(words, Self.k) }
        }
        state = next
    }

    /// Takes `size` bytes, whole blocks of 64, when none of another block came before: pointers and
    /// plain loops, since large files take as long as this does.
    private mutating func takeBlocks(_ bytes: UnsafePointer<UInt8>, _ size: Int) {
        var next = state
        schedule.withUnsafeMutableBufferPointer { schedule in
            guard let words = schedule.baseAddress else { return }
            var at = 0
            while at < size {
                var word = 0
                while word < 16 {
                    let byte = bytes + at + word &* 4
                    words[word] =
                        UInt32(byte[0]) << 24 | UInt32(byte[1]) << 16 | UInt32(byte[2]) << 8
                        | UInt32(byte[3])
                    word &+= 1
                }
                next.take(words, Self.k)
                at &+= 64
            }
        }
        state = next
        count &+= UInt64(size)
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let k: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
        0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
        0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
        0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
        0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
        0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
        0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
        0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
        0xc671_78f2,
    ]
}
