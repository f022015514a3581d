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
        var reader = ASCIIBytes(bytes)
        repeat {
            let stamp = reader.stamp()
            reader.expect(":")
            var fields = reader.hexadecimalRun()
            guard reader.isValid else { return nil }
            while fields != 0 {
                let index = fields.trailingZeroBitCount
                guard index < count else { return nil }
                stamps[index] = stamp
                fields &= fields &- 1
            }
        } while reader.take(" ")
        return reader.isComplete ? stamps : nil
    }
}
