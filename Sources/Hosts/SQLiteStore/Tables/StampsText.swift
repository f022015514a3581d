import Kernel

/// The stamps of a row's fields as their column holds them: each stamp once, with a hexadecimal
/// number that has a bit for each field it is the winner of.
///
///     0197c5a01c2d0000-00000000000000a1:1c 0197c5a01c2e0000-00000000000000a1:2
enum StampsText {
    static func encode(_ stamps: [Stamp?]) -> String {
        var groups: [(stamp: Stamp, fields: UInt64)] = []
        for (index, stamp) in stamps.enumerated() {
            guard let stamp else { continue }
            let bit = 1 << UInt64(index) as UInt64
            if let known = groups.firstIndex(where: { $0.stamp == stamp }) {
                groups[known].fields |= bit
            } else {
                groups.append((stamp, bit))
            }
        }
        if groups.count == 1 {
            return groups[0].stamp.text + ":" + String(groups[0].fields, radix: 16)
        }
        return groups.map { $0.stamp.text + ":" + String($0.fields, radix: 16) }
            .joined(separator: " ")
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
