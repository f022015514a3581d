/// Reads a text of a fixed form, such as a date, from front to back.
struct ASCIIReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { position == bytes.count }

    private var next: UInt8? { isAtEnd ? nil : bytes[position] }

    /// Takes `byte` if it comes next.
    mutating func take(_ byte: Unicode.Scalar) -> Bool {
        guard let next, UInt32(next) == byte.value else { return false }
        position &+= 1
        return true
    }

    /// Takes one digit if one comes next.
    mutating func digit() -> Int? {
        guard let next, let digit = ASCII.digit(next) else { return nil }
        position &+= 1
        return Int(digit)
    }

    /// Takes exactly `count` digits; count may be 1 to 9.
    mutating func number(digits count: Int) -> Int? {
        var value = 0
        for _ in 0..<count {
            guard let digit = digit() else { return nil }
            value = value &* 10 &+ digit
        }
        return value
    }
}
