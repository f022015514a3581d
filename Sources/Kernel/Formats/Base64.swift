/// Bytes as text, in base 64 with padding (RFC 4648, section 4).
package enum Base64 {
    private static let digits = [UInt8](
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    package static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let count = min(3, bytes.count - start)
            var word: UInt32 = 0
            for offset in 0..<3 {
                word = word << 8 | (offset < count ? UInt32(bytes[start + offset]) : 0)
            }
            for digit in 0..<4 {
                let isPadding = digit > count
                text.append(
                    isPadding
                        ? UInt8(ascii: "=") : digits[Int(word >> UInt32(18 - 6 * digit) & 63)])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// `nil` for anything but what ``encode(_:)`` writes.
    package static func decode(_ text: String) -> [UInt8]? {
        let padding = text.utf8.reversed().prefix { $0 == UInt8(ascii: "=") }.count
        guard text.utf8.count % 4 == 0, padding < 3 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count / 4 * 3)
        var (word, bits): (UInt32, UInt32) = (0, 0)
        for byte in text.utf8.dropLast(padding) {
            guard let digit = value(byte) else { return nil }
            word = word << 6 | digit
            bits += 6
            guard bits >= 8 else { continue }
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: word >> bits))
        }
        return bits == [0, 2, 4][padding] && word & (1 << bits - 1) == 0 ? bytes : nil
    }

    private static func value(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
