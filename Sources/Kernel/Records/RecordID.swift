/// The identifier of a record: a UUID, of version 7 when it was made here.
///
/// Its order is the order of its text, so that identifiers made later sort later.
package struct RecordID: Hashable, Comparable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The identifier that no record has.
    package static let none = RecordID(high: 0, low: 0)

    package static func < (a: Self, b: Self) -> Bool {
        a.high != b.high ? a.high < b.high : a.low < b.low
    }

    /// A new identifier: UUID version 7 (RFC 9562, 5.7) of `now` and 74 random bits.
    package static func make(
        now: Instant, using random: inout some RandomNumberGenerator
    ) -> RecordID {
        let time = UInt64(clamping: now.milliseconds) & 0xffff_ffff_ffff
        return RecordID(
            high: time << 16 | 0x7000 | random.next() & 0x0fff,
            low: 1 << 63 | random.next() & 0x3fff_ffff_ffff_ffff)
    }

    /// A new identifier that sorts after this one, which was made at the same time.
    ///
    /// The twelve bits after the time count up (RFC 9562, 6.2, method 1); when they are used up, the
    /// next millisecond begins.
    package func successor(using random: inout some RandomNumberGenerator) -> RecordID {
        let next = (high >> 16 &+ 1) << 16 | 0x7000
        return RecordID(
            high: high & 0x0fff == 0x0fff ? next : high + 1,
            low: 1 << 63 | random.next() & 0x3fff_ffff_ffff_ffff)
    }

    /// The identifier that follows from `parts`: UUID version 8 (RFC 9562, 5.8) of their SHA-256.
    ///
    /// The same parts give the same identifier on every device, so two devices that write the same
    /// pair write the same record.
    package static func derived(from parts: [String]) -> RecordID {
        var bytes: [UInt8] = []
        for part in parts {
            bytes.append(contentsOf: part.utf8)
            bytes.append(0)
        }
        let hash = SHA256.hash(bytes)
        let high = hash.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let low = hash.dropFirst(8).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return RecordID(
            high: high & ~0xf000 | 0x8000, low: low & 0x3fff_ffff_ffff_ffff | 1 << 63)
    }

    /// When the identifier was made, if it says so (version 7).
    package var instant: Instant? {
        high >> 12 & 0xf == 7 ? Instant(milliseconds: Int64(high >> 16)) : nil
    }
}

extension RecordID {
    /// Reads a UUID in its text form, in either case; `nil` for anything else.
    package init?(_ text: String) {
        self.init(utf8: text.utf8)
    }

    package init?(utf8 text: some Sequence<UInt8>) {
        var high: UInt64 = 0
        var low: UInt64 = 0
        var position = 0
        for byte in text {
            if position == 8 || position == 13 || position == 18 || position == 23 {
                guard byte == UInt8(ascii: "-") else { return nil }
            } else {
                guard position < 36, let digit = Hex.digit(byte) else { return nil }
                if position < 18 { high = high << 4 | digit } else { low = low << 4 | digit }
            }
            position += 1
        }
        guard position == 36 else { return nil }
        self.init(high: high, low: low)
    }

    /// The text form, as in `0197c5a0-1c2d-7e3f-8a4b-5c6d7e8f9a0b`.
    package var text: String {
        String(unsafeUninitializedCapacity: 36) { buffer in
            write(UnsafeMutableRawBufferPointer(buffer))
            return 36
        }
    }

    /// Writes ``text`` at the beginning of some memory of at least 36 bytes.
    package func write(_ memory: UnsafeMutableRawBufferPointer) {
        let dash = UInt64(UInt8(ascii: "-"))
        let first = Hex.digits(UInt32(truncatingIfNeeded: high >> 32))
        let second = Hex.digits(UInt32(truncatingIfNeeded: high))
        let third = Hex.digits(UInt32(truncatingIfNeeded: low >> 32))
        let fourth = Hex.digits(UInt32(truncatingIfNeeded: low))
        // Each piece overlaps the end of the one before, where a hyphen goes.
        memory.storeBytes(of: first.littleEndian, toByteOffset: 0, as: UInt64.self)
        memory.storeBytes(
            of: (dash | second << 8).littleEndian, toByteOffset: 8, as: UInt64.self)
        memory.storeBytes(
            of: (dash | (second >> 32) << 8).littleEndian, toByteOffset: 13, as: UInt64.self)
        memory.storeBytes(
            of: (dash | third << 8).littleEndian, toByteOffset: 18, as: UInt64.self)
        memory.storeBytes(
            of: (dash | (third >> 32) << 8).littleEndian, toByteOffset: 23, as: UInt64.self)
        memory.storeBytes(of: fourth.littleEndian, toByteOffset: 28, as: UInt64.self)
    }
}
