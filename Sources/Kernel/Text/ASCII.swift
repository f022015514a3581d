/// What the text formats of this room read and write byte by byte.
enum ASCII {
    /// The value of an ASCII digit.
    static func digit(_ byte: UInt8) -> UInt8? {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte ? byte &- UInt8(ascii: "0") : nil
    }

    /// The value of a hexadecimal digit in either case.
    static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte &- UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte &- UInt8(ascii: "a") &+ 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte &- UInt8(ascii: "A") &+ 10
        default: nil
        }
    }

    /// The decimal digits of `value` with zeros in front up to `width`.
    static func padded(_ value: UInt64, to width: Int) -> String {
        let digits = "\(value)"
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    /// The lower-case hexadecimal digits of `value`, always sixteen.
    static func hex(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: max(0, 16 - digits.utf8.count)) + digits
    }
}
