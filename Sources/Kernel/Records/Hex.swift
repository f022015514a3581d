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
