/// Hexadecimal digits, written in lower case and read in either.
package enum Hex {
    package static func digit(_ byte: UInt8) -> UInt64? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    /// The digit of the lowest four bits of `word`.
    package static func byte(_ word: UInt64) -> UInt8 {
        let nibble = UInt8(truncatingIfNeeded: word & 15)
        return nibble < 10 ? nibble + UInt8(ascii: "0") : nibble - 10 + UInt8(ascii: "a")
    }

    /// The eight digits of `word` in the order of memory, the first one in the lowest byte.
    package static func digits(_ word: UInt32) -> UInt64 {
        var nibbles = UInt64(word)
        nibbles = (nibbles | nibbles << 16) & 0x0000_ffff_0000_ffff
        nibbles = (nibbles | nibbles << 8) & 0x00ff_00ff_00ff_00ff
        nibbles = (nibbles | nibbles << 4) & 0x0f0f_0f0f_0f0f_0f0f
        return ascii(nibbles.byteSwapped)
    }

    /// Reads ``digits(_:)``; `nil` for anything else.
    package static func word(digits: UInt64) -> UInt32? {
        let letters = digits >> 6 & ones
        var nibbles = digits & (ones &* 0x0f) &+ letters &* 9
        guard nibbles & (ones &* 0xf0) == 0, ascii(nibbles) == digits else { return nil }
        nibbles = nibbles.byteSwapped
        nibbles = (nibbles | nibbles >> 4) & 0x00ff_00ff_00ff_00ff
        nibbles = (nibbles | nibbles >> 8) & 0x0000_ffff_0000_ffff
        return UInt32(truncatingIfNeeded: nibbles | nibbles >> 16)
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// Eight numbers below sixteen as digits.
    private static func ascii(_ nibbles: UInt64) -> UInt64 {
        let letters = (nibbles &+ ones &* 6) >> 4 & ones
        return nibbles &+ ones &* 0x30 &+ letters &* 0x27
    }

    /// Two digits for each byte.
    package static func text(_ bytes: [UInt8]) -> String {
        var digits: [UInt8] = []
        for value in bytes {
            digits.append(byte(UInt64(value >> 4)))
            digits.append(byte(UInt64(value)))
        }
        return String(decoding: digits, as: UTF8.self)
    }

    /// Reads ``text(_:)``; `nil` for anything else.
    package static func bytes(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var high: UInt64?
        for byte in text.utf8 {
            guard let digit = digit(byte) else { return nil }
            if let first = high { bytes.append(UInt8(first << 4 | digit)) }
            high = high == nil ? digit : nil
        }
        return high == nil ? bytes : nil
    }

    /// Reads exactly sixteen digits.
    package static func word(_ text: some Sequence<UInt8>) -> UInt64? {
        var word: UInt64 = 0
        var count = 0
        for byte in text {
            guard count < 16, let digit = digit(byte) else { return nil }
            word = word << 4 | digit
            count += 1
        }
        return count == 16 ? word : nil
    }
}
