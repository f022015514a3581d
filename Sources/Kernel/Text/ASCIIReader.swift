/// Reads a text of a fixed form, such as a date, from front to back.
struct ASCIIReader {
    private var rest: String.UTF8View.Iterator
    private var next: UInt8?

    init(_ text: String) {
        rest = text.utf8.makeIterator()
        next = rest.next()
    }

    var isAtEnd: Bool { next == nil }

    /// Takes `byte` if it comes next.
    mutating func take(_ byte: Unicode.Scalar) -> Bool {
        guard let next, UInt32(next) == byte.value else { return false }
        self.next = rest.next()
        return true
    }

    /// Takes one digit if one comes next.
    mutating func digit() -> Int? {
        guard let next, let digit = ASCII.digit(next) else { return nil }
        self.next = rest.next()
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
