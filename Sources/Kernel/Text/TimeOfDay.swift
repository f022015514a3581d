/// A time on the clock without a date, exact to the minute.
package struct TimeOfDay: Sendable, Hashable {
    private let stored: Int16

    private init(_ stored: Int16) {
        self.stored = stored
    }

    package static let midnight = TimeOfDay(0)

    /// Minutes since midnight; nil unless within 0 to 1,439.
    package init?(minutes: Int) {
        guard 0..<1_440 ~= minutes else { return nil }
        stored = Int16(minutes)
    }

    /// Nil unless the hour is 0 to 23 and the minute 0 to 59.
    package init?(hour: Int, minute: Int) {
        guard 0..<24 ~= hour, 0..<60 ~= minute else { return nil }
        self.init(minutes: hour * 60 + minute)
    }

    /// Minutes since midnight, 0 to 1,439.
    package var minutes: Int { Int(stored) }
    package var hour: Int { minutes / 60 }
    package var minute: Int { minutes % 60 }
}

extension TimeOfDay: Comparable {
    package static func < (a: Self, b: Self) -> Bool { a.stored < b.stored }
}

extension TimeOfDay: CustomStringConvertible {
    /// Reads `HH:MM`; nil for anything else.
    package init?(iso text: String) {
        var reader = ASCIIReader(text)
        guard let time = reader.time(), reader.isAtEnd else { return nil }
        self = time
    }

    /// `HH:MM`.
    package var iso: String {
        ASCIIWriter.text(capacity: 5) { $0.write(self) }
    }

    package var description: String { iso }
}

extension ASCIIReader {
    /// Takes `HH:MM`.
    mutating func time() -> TimeOfDay? {
        guard let hour = number(digits: 2), take(":"), let minute = number(digits: 2) else {
            return nil
        }
        return TimeOfDay(hour: hour, minute: minute)
    }
}

extension ASCIIWriter {
    /// Writes `HH:MM`.
    mutating func write(_ time: TimeOfDay) {
        write(UInt64(time.hour), width: 2)
        write(":")
        write(UInt64(time.minute), width: 2)
    }
}
