/// Takes apart what ``PackWriter`` wrote; each part is nil when the bytes end before it or it can't
/// be what was written.
struct PackReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position == bytes.count }

    /// How many bytes are left.
    var left: Int { bytes.count - position }

    mutating func byte() -> UInt8? {
        guard position < bytes.count else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func number() -> UInt64? {
        guard position < bytes.count else { return nil }
        let first = bytes[position]
        if first < 0x80 {
            position += 1
            return UInt64(first)
        }
        return longNumber()
    }

    private mutating func longNumber() -> UInt64? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while let next = byte() {
            if shift == 63, next > 1 { return nil }
            value |= UInt64(next & 0x7f) << shift
            if next < 0x80 { return value }
            shift += 7
            if shift > 63 { return nil }
        }
        return nil
    }

    mutating func signed() -> Int64? {
        number().map { Int64(bitPattern: $0 >> 1 ^ (0 &- ($0 & 1))) }
    }

    /// A number of things of which each takes a byte at least, so that no few bytes claim room for
    /// very many.
    mutating func count() -> Int? {
        guard let value = number(), value <= UInt64(left) else { return nil }
        return Int(value)
    }

    mutating func word() -> UInt64? {
        guard left >= 8 else { return nil }
        var value: UInt64 = 0
        for offset in 0..<8 { value |= UInt64(bytes[position + offset]) << UInt64(offset * 8) }
        position += 8
        return value
    }

    /// As many bytes as `count` says, as they are.
    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, count <= left else { return nil }
        defer { position += count }
        return bytes[position..<(position + count)]
    }

    mutating func text(_ count: Int) -> String? {
        take(count).flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// So many bytes of text between quotation marks.
    mutating func quotedText(_ count: Int) -> String? {
        guard count >= 0, count <= left else { return nil }
        let start = position
        for index in start..<(start + count) where bytes[index] >= 0x80 {
            return text(count).map { "\"" + $0 + "\"" }
        }
        position += count
        return String(unsafeUninitializedCapacity: count + 2) { buffer in
            buffer[0] = UInt8(ascii: "\"")
            for offset in 0..<count { buffer[offset + 1] = bytes[start + offset] }
            buffer[count + 1] = UInt8(ascii: "\"")
            return count + 2
        }
    }

    mutating func text() -> String? {
        count().flatMap { text($0) }
    }

    mutating func counted() -> [UInt8]? {
        count().flatMap { take($0) }.map { [UInt8]($0) }
    }
}
