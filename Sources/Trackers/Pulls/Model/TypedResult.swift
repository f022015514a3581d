import Kernel

/// A result as people write it, taken apart: `EXH 253.72` is an exhibition and a distance.
struct TypedResult {
    let status: HookStatus?
    /// What is left for the distance; may be empty.
    let distance: String

    init(_ text: String) {
        var words = text.words
        status = TypedResult.takeStatus(from: &words)
        distance = words.joined(separator: " ")
    }

    /// Takes the letters of a status from the front or the end.
    private static func takeStatus(from words: inout [String]) -> HookStatus? {
        if let first = words.first, let status = HookStatus(code: first.bare) {
            words.removeFirst()
            if status == .fullPull, words.first?.folded == "pull" { words.removeFirst() }
            return status
        }
        guard let last = words.last, let status = HookStatus(code: last.bare) else { return nil }
        words.removeLast()
        return status
    }
}

extension String {
    /// A word without the brackets and marks around it.
    fileprivate var bare: String {
        let marks: (UInt8) -> Bool = { "():,;.-".utf8.contains($0) }
        let start = utf8.drop(while: marks)
        return String(
            Substring(start.prefix(start.count - start.reversed().prefix(while: marks).count)))
    }
}

extension [String] {
    /// Each text once, in the order they first come, spelling aside; no blank ones.
    var distinct: [String] {
        var seen: Set<String> = []
        return filter { !$0.isBlank && seen.insert($0.trimmed.folded).inserted }
    }
}

extension String {
    /// The same with a unit, if it is a number without one.
    var inMetresIfPlain: String {
        TypedResult(self).distance.isPlainNumber ? self + " m" : self
    }

    var isPlainNumber: Bool {
        guard let quantity = Quantity(self), quantity.parts.count == 1 else { return false }
        return quantity.parts[0].unit.isEmpty
    }
}
