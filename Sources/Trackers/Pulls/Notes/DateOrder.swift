import Kernel

/// Whether the month or the day comes first in the dates of a page, by those of which only one can be:
/// `13/7/26`, `7/18/26`.
struct DateOrder {
    private var months = 0
    private var days = 0

    /// Whether months come first; `nil` when no date says so, or dates contradict each other.
    var order: Bool? { isMixed || months + days == 0 ? nil : months > 0 }
    /// Whether both orders stand on the page.
    var isMixed: Bool { months > 0 && days > 0 }

    mutating func learn(_ word: String) {
        guard let (first, second) = DateOrder.parts(word) else { return }
        if first > 12, second <= 12 { days += 1 }
        if second > 12, first <= 12 { months += 1 }
    }

    /// The first two numbers of `7/18/26` or `7-18-26`.
    static func parts(_ word: String) -> (Int, Int)? {
        let text = word.withoutEnd(",.;:)").withoutStart("(").utf8
        for separator in [UInt8(ascii: "/"), UInt8(ascii: "-")] {
            let parts = text.split(separator: separator, omittingEmptySubsequences: false)
                .map { $0.count <= 4 ? Int(String(Substring($0))) : nil }
            if parts.count == 3, let first = parts[0], let second = parts[1], parts[2] != nil,
                1...31 ~= first, 1...31 ~= second
            {
                return (first, second)
            }
        }
        return nil
    }
}
