/// Bytes in letters and digits that nobody confuses, in any case, with or without hyphens: Crockford's
/// alphabet of 32.
enum Base32 {
    private static let digits = [UInt8]("0123456789abcdefghjkmnpqrstvwxyz".utf8)

    /// A digit for every five bits, those of the first byte first.
    static func text(_ bytes: [UInt8]) -> String {
        var digits: [UInt8] = []
        var (word, count): (UInt32, UInt32) = (0, 0)
        for byte in bytes {
            word = word << 8 | UInt32(byte)
            count += 8
            while count >= 5 {
                count -= 5
                digits.append(Base32.digits[Int(word >> count & 31)])
            }
            word &= 1 << count - 1
        }
        if count > 0 { digits.append(Base32.digits[Int(word << (5 - count) & 31)]) }
        return String(decoding: digits, as: UTF8.self)
    }

    /// What a digit stands for; O counts as 0, I and L as 1.
    static func value(_ digit: UInt8) -> UInt32? {
        switch digit | 0x20 {
        case UInt8(ascii: "o"): 0
        case UInt8(ascii: "i"), UInt8(ascii: "l"): 1
        case let letter where digit >= 0x40: digits.firstIndex(of: letter).map { UInt32($0) }
        default: digits.firstIndex(of: digit).map { UInt32($0) }
        }
    }

    /// The bytes of some digits, of which there are whole ones.
    static func bytes(_ values: [UInt32]) -> [UInt8] {
        var bytes: [UInt8] = []
        var (word, count): (UInt32, UInt32) = (0, 0)
        for value in values {
            word = word << 5 | value
            count += 5
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: word >> count))
                word &= 1 << count - 1
            }
        }
        return bytes
    }
}
