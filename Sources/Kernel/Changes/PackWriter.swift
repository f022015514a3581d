/// Appends numbers, texts and bytes one after another, small numbers in few bytes.
struct PackWriter {
    private(set) var bytes: [UInt8] = []

    mutating func byte(_ value: UInt8) {
        bytes.append(value)
    }

    /// Seven bits a byte, the lowest first; the upper bit says that more follow.
    mutating func number(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// A number with a sign, so that those near zero are short.
    mutating func signed(_ value: Int64) {
        number(UInt64(bitPattern: value << 1 ^ value >> 63))
    }

    /// Eight bytes, the lowest first.
    mutating func word(_ value: UInt64) {
        var rest = value
        for _ in 0..<8 {
            bytes.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }

    mutating func text(_ text: String) {
        number(UInt64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    mutating func counted(_ content: [UInt8]) {
        number(UInt64(content.count))
        bytes.append(contentsOf: content)
    }

    mutating func append(_ content: some Sequence<UInt8>) {
        bytes.append(contentsOf: content)
    }
}
