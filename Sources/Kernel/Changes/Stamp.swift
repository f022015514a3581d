/// When and where something was written: a hybrid logical clock reading.
///
/// Source: Kulkarni et al., "Logical Physical Clocks", 2014. 48 bits of milliseconds, 16 bits of
/// counter, 64 bits of node. Stamps order first by time, then by node; their text has fixed width
/// and the same order.
///
/// All field changes of one action share one stamp, so a stamp also names the action.
package struct Stamp: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970 in the upper 48 bits, the counter in the lower 16.
    package let time: UInt64
    /// The replica that wrote.
    package let node: UInt64

    package init(time: UInt64, node: UInt64) {
        self.time = time
        self.node = node
    }

    package static func < (a: Self, b: Self) -> Bool {
        a.time != b.time ? a.time < b.time : a.node < b.node
    }

    /// Later than anything to accept from another replica (beyond the year 9000), so that a clock
    /// always has room to tick.
    package static let limit: UInt64 = 0xd000_0000_0000_0000

    /// The stamp right after this one.
    var successor: Stamp {
        node < .max ? Stamp(time: time, node: node + 1) : Stamp(time: time &+ 1, node: 0)
    }

    /// The latest time before this one at which counting gets.
    var timeBefore: UInt64 { time & (Lag.mark - 1) != 0 ? time - 1 : time &- (Lag.mark + 1) }

    /// Whether some clock may show this time one day.
    package var isAcceptable: Bool { time < Stamp.limit }

    /// Far beyond ``limit``: whoever had to go on from a last acceptable stamp never gets here.
    package static let ceiling: UInt64 = 0xf000_0000_0000_0000

    /// How far ahead of a clock what others wrote may be, in milliseconds: a day.
    package static let reach: Int64 = 86_400_000

    /// Whether a replica whose clock shows `now` may take in a change with this stamp: it is at most
    /// a day ahead. A clock that was never set can't tell.
    package func isPossible(at now: Instant) -> Bool {
        guard isAcceptable else { return false }
        return !now.isCredible || instant.milliseconds - Stamp.reach <= now.milliseconds
    }

    /// The physical part.
    package var instant: Instant { Instant(milliseconds: Int64(time >> 16)) }

    /// Whether a replica wrote it at once after another one of its own.
    func follows(_ other: Stamp) -> Bool {
        node == other.node && instant.milliseconds - other.instant.milliseconds <= 1
    }

    /// The reading that follows `last` at a replica whose clock shows `now`.
    ///
    /// It is later than `last` whatever the clock does: a clock that stutters or runs backwards
    /// only raises the counter, or says there how far it is behind.
    package static func next(after last: Stamp?, now: Instant, node: UInt64) -> Stamp {
        let physical = min(UInt64(clamping: now.milliseconds), lastMillisecond)
        guard let last, last.time >= physical << 16 else {
            return Stamp(time: physical << 16, node: node)
        }
        return Stamp(time: later(than: last.time, physical), node: node)
    }

    private static func later(than last: UInt64, _ physical: UInt64) -> UInt64 {
        let millisecond = (last >> 16) + 1
        guard millisecond <= lastMillisecond else { return last < .max ? last + 1 : last }
        let lag = (millisecond - physical) / Lag.unit
        if Lag.told.contains(lag) { return millisecond << 16 | Lag.mark | lag }
        return (last + 1) & Lag.mark == 0 ? last + 1 : millisecond << 16
    }

    private static let lastMillisecond = (limit >> 16) - 1

    /// What the clock showed that wrote, to about four seconds: earlier than ``instant`` where that had
    /// to go on from somebody else's clock.
    package var shown: Instant {
        guard time & Lag.mark != 0 else { return instant }
        let lag = Int64(time & (Lag.mark - 1)) * Int64(Lag.unit)
        return Instant(milliseconds: instant.milliseconds - lag)
    }
}

/// How far a clock was behind its stamp: the counter says it from a minute on to a day and a half, in its
/// upper half, which counting alone never gets to.
private enum Lag {
    static let mark: UInt64 = 0x8000
    /// In milliseconds.
    static let unit: UInt64 = 4_096
    static let told: ClosedRange<UInt64> = 15...0x7fff
}

extension Stamp {
    /// Thirty-three characters, such as `0197c5a01c2d0000-00000000000000a1`.
    package var text: String {
        String(unsafeUninitializedCapacity: Stamp.width) { buffer in
            write(UnsafeMutableRawBufferPointer(buffer))
            return Stamp.width
        }
    }

    /// How many bytes ``text`` has.
    package static let width = 33

    /// Writes ``text`` at the beginning of some memory of at least ``width`` bytes.
    package func write(_ memory: UnsafeMutableRawBufferPointer) {
        write(time, memory, 0)
        memory[16] = UInt8(ascii: "-")
        write(node, memory, 17)
    }

    private func write(_ word: UInt64, _ memory: UnsafeMutableRawBufferPointer, _ offset: Int) {
        let high = Hex.digits(UInt32(truncatingIfNeeded: word >> 32))
        let low = Hex.digits(UInt32(truncatingIfNeeded: word))
        memory.storeBytes(of: high.littleEndian, toByteOffset: offset, as: UInt64.self)
        memory.storeBytes(of: low.littleEndian, toByteOffset: offset + 8, as: UInt64.self)
    }

    /// Reads ``text``; `nil` for anything else. What comes from another replica must also be
    /// ``isAcceptable``.
    package init?(_ text: String) {
        let bytes = text.utf8
        guard bytes.count == 33, bytes.dropFirst(16).first == UInt8(ascii: "-"),
            let time = Hex.word(bytes.prefix(16)), let node = Hex.word(bytes.suffix(16))
        else { return nil }
        self.init(time: time, node: node)
    }
}

extension Instant {
    /// Whether a clock may be right that shows this: one that was never set shows 1970 or the year in
    /// which the device was made.
    package var isCredible: Bool { milliseconds >= 1_735_689_600_000 }

    /// Later than any clock shows.
    package static var distant: Instant { Instant(milliseconds: .max) }

    /// Whether two clocks that show these are a day apart at most, so that what one takes in the other does too.
    func agrees(with other: Instant) -> Bool {
        let (difference, isTooMuch) = milliseconds.subtractingReportingOverflow(other.milliseconds)
        return !isTooMuch && difference.magnitude <= Stamp.reach.magnitude
    }
}

extension Stamp {
    /// Earlier than every other.
    static let never = Stamp(time: 0, node: 0)
}
