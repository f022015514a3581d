/// A point in time: milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
package struct Instant: Sendable, Hashable, Comparable {
    package let milliseconds: Int64

    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    package static func < (a: Self, b: Self) -> Bool { a.milliseconds < b.milliseconds }
}
