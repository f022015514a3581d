import Kernel

/// Reads the forms in which columns hold identifiers, dates and stamps, straight from SQLite's
/// memory: a list of ten thousand records reads forty thousand of them.
struct ASCIIBytes {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// Whether everything read so far was as it should be.
    private(set) var isValid = true

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Whether everything was as it should be, and nothing is left.
    var isComplete: Bool { isValid && position == bytes.count }

    mutating func expect(_ scalar: Unicode.Scalar) {
        isValid = isValid && position < bytes.count && bytes[position] == UInt8(ascii: scalar)
        position &+= 1
    }

    /// Takes `scalar` if it comes next.
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: scalar) else { return false }
        position &+= 1
        return true
    }

    /// `count` decimal digits, nine at most.
    mutating func decimal(_ count: Int) -> Int {
        guard reach(count) else { return 0 }
        var number = 0
        for byte in bytes[position..<position &+ count] {
            let digit = byte &- UInt8(ascii: "0")
            if digit > 9 { isValid = false }
            number = number &* 10 &+ Int(digit)
        }
        position &+= count
        return number
    }

    /// `count` hexadecimal digits, sixteen at most.
    mutating func hexadecimal(_ count: Int) -> UInt64 {
        guard reach(count) else { return 0 }
        var number: UInt64 = 0
        for byte in bytes[position..<position &+ count] {
            number = number &<< 4 | UInt64(nibble(byte))
        }
        position &+= count
        return number
    }

    /// Hexadecimal digits, one to sixteen, up to whatever comes then.
    mutating func hexadecimalRun() -> UInt64 {
        let rest = bytes[min(position, bytes.count)...]
        let count = rest.prefix(17).prefix { $0 != UInt8(ascii: " ") }.count
        if count == 0 || count > 16 { isValid = false }
        return isValid ? hexadecimal(count) : 0
    }

    private mutating func reach(_ count: Int) -> Bool {
        if bytes.count &- position < count { isValid = false }
        return isValid
    }

    private mutating func nibble(_ byte: UInt8) -> UInt8 {
        let digit = byte &- UInt8(ascii: "0")
        if digit <= 9 { return digit }
        let letter = byte &- UInt8(ascii: "a")
        if letter > 5 { isValid = false }
        return letter &+ 10
    }
}

extension ASCIIBytes {
    mutating func id() -> RecordID {
        let (time, middle) = (hexadecimal(8), dashed(4))
        let high = time << 32 | middle << 16 | dashed(4)
        let variant = dashed(4)
        return RecordID(high: high, low: variant << 48 | dashed(12))
    }

    private mutating func dashed(_ count: Int) -> UInt64 {
        expect("-")
        return hexadecimal(count)
    }

    mutating func stamp() -> Stamp {
        let time = hexadecimal(16)
        return Stamp(time: time, node: dashed(16))
    }

    mutating func date() -> CivilDate? {
        let year = decimal(4)
        expect("-")
        let month = decimal(2)
        expect("-")
        return CivilDate(year: year, month: month, day: decimal(2))
    }

    mutating func time() -> TimeOfDay? {
        let hour = decimal(2)
        expect(":")
        return TimeOfDay(hour: hour, minute: decimal(2))
    }

    /// `2026-11-20T05:57:52.123Z` and no other form of it.
    mutating func instant() -> Instant? {
        guard let date = date() else { return nil }
        expect("T")
        guard let time = time() else { return nil }
        expect(":")
        let second = decimal(2)
        expect(".")
        let thousandth = decimal(3)
        expect("Z")
        let minutes = date.daysSinceEpoch &* 1_440 &+ time.minutes
        return Instant(milliseconds: Int64(minutes &* 60_000 &+ second &* 1_000 &+ thousandth))
    }
}

// What a whole column holds; nil when it holds something else.
extension RecordID {
    init?(column bytes: UnsafeBufferPointer<UInt8>) {
        var reader = ASCIIBytes(bytes)
        self = reader.id()
        if !reader.isComplete { return nil }
    }
}

extension Stamp {
    /// Any stamp, also one beyond ``Stamp/limit``.
    init?(column bytes: UnsafeBufferPointer<UInt8>) {
        var reader = ASCIIBytes(bytes)
        self = reader.stamp()
        if !reader.isComplete { return nil }
    }
}

extension CivilDate {
    init?(column bytes: UnsafeBufferPointer<UInt8>) {
        var reader = ASCIIBytes(bytes)
        guard let date = reader.date(), reader.isComplete else { return nil }
        self = date
    }
}

extension TimeOfDay {
    init?(column bytes: UnsafeBufferPointer<UInt8>) {
        var reader = ASCIIBytes(bytes)
        guard let time = reader.time(), reader.isComplete else { return nil }
        self = time
    }
}

extension Instant {
    init?(column bytes: UnsafeBufferPointer<UInt8>) {
        var reader = ASCIIBytes(bytes)
        guard let instant = reader.instant(), reader.isComplete else { return nil }
        self = instant
    }
}
