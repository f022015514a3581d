import Kernel

/// The stamps of a row's fields as their column holds them: each stamp once, with a hexadecimal
/// number that has a bit for each field it is the winner of.
///
///     0197c5a01c2d0000-00000000000000a1:1c 0197c5a01c2e0000-00000000000000a1:2
enum StampsText {
    static func encode(_ stamps: [Stamp?], into text: inout [UInt8]) {
        var written: UInt64 = 0
        for (index, stamp) in stamps.enumerated() {
            guard let stamp, written >> UInt64(index) & 1 == 0 else { continue }
            let fields = self.fields(of: stamp, in: stamps)
            if written != 0 { text.append(UInt8(ascii: " ")) }
            text.append(stamp)
            text.append(UInt8(ascii: ":"))
            text.append(String(fields, radix: 16))
            written |= fields
        }
    }

    /// A bit for each field that a stamp is the winner of.
    private static func fields(of stamp: Stamp, in stamps: [Stamp?]) -> UInt64 {
        var fields: UInt64 = 0
        for (index, other) in stamps.enumerated() where other == stamp {
            fields |= 1 << UInt64(index)
        }
        return fields
    }

    /// Reads what ``encode(_:)`` wrote for `count` fields; `nil` for anything else.
    static func decode(_ bytes: UnsafeBufferPointer<UInt8>, count: Int) -> [Stamp?]? {
        var stamps = [Stamp?](repeating: nil, count: count)
        if bytes.isEmpty { return stamps }
        for group in bytes.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
            guard let (stamp, fields) = read(UnsafeBufferPointer(rebasing: group)) else {
                return nil
            }
            var rest = fields
            while rest != 0 {
                guard rest.trailingZeroBitCount < count else { return nil }
                stamps[rest.trailingZeroBitCount] = stamp
                rest &= rest &- 1
            }
        }
        return stamps
    }

    /// One stamp with the fields it is the winner of.
    private static func read(_ group: UnsafeBufferPointer<UInt8>) -> (Stamp, UInt64)? {
        guard group.count > 34, group.count <= 50, group[33] == UInt8(ascii: ":"),
            let stamp = Stamp(column: UnsafeBufferPointer(rebasing: group[..<33]))
        else { return nil }
        var fields: UInt64 = 0
        for byte in group[34...] {
            guard let digit = Hex.digit(byte), byte < UInt8(ascii: "A") || byte > UInt8(ascii: "F")
            else { return nil }
            fields = fields << 4 | digit
        }
        return (stamp, fields)
    }
}

extension RowValues {
    mutating func add(_ stamps: [Stamp?]) {
        addText { StampsText.encode(stamps, into: &$0) }
    }
}
