package import Kernel

/// How far a reader's clock is ahead of UTC, as the page script says it: from which minute since 1970
/// on it is so many minutes, `29400000:-240 29402000:-300`.
package struct ReaderClock: Sendable {
    private let changes: [(minute: Int64, offset: Int)]

    /// `nil` for any other text, as without a script.
    package init?(_ text: String) {
        var changes: [(minute: Int64, offset: Int)] = []
        for word in text.utf8.split(separator: 32).prefix(200) {
            let parts = word.split(separator: UInt8(ascii: ":")).map { String(Substring($0)) }
            guard parts.count == 2, let minute = Int64(parts[0]), let offset = Int(parts[1]),
                -1_440...1_440 ~= offset, changes.last.map({ $0.minute < minute }) ?? true
            else { return nil }
            changes.append((minute, offset))
        }
        if changes.isEmpty { return nil }
        self.changes = changes
    }

    /// In minutes; `nil` before the first that is known.
    package func utcOffset(at instant: Instant) -> Int? {
        changes.last { $0.minute <= instant.milliseconds / 60_000 }?.offset
    }
}
