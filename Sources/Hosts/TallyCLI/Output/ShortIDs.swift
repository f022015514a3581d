import Kernel

/// Beginnings of identifiers that are long enough to tell the records of a kind apart.
struct ShortIDs {
    /// How many characters do.
    let length: Int

    /// - Complexity: As sorting `ids`.
    init(_ ids: [RecordID]) {
        let sorted = ids.sorted()
        var common = 0
        for (id, next) in zip(sorted, sorted.dropFirst()) where id != next {
            common = max(common, Self.commonDigits(id, next))
        }
        length = min(36, max(8, Self.characters(forDigits: common + 1)))
    }

    func short(_ id: RecordID) -> String {
        String(id.text.utf8.prefix(length)) ?? id.text
    }

    /// The hexadecimal digits with which both begin.
    private static func commonDigits(_ a: RecordID, _ b: RecordID) -> Int {
        let high = (a.high ^ b.high).leadingZeroBitCount
        return (high < 64 ? high : 64 + (a.low ^ b.low).leadingZeroBitCount) / 4
    }

    /// The text has hyphens after 8, 12, 16 and 20 digits.
    private static func characters(forDigits digits: Int) -> Int {
        digits + [8, 12, 16, 20].count { $0 < digits }
    }
}
