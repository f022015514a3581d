import Kernel

/// Reads the forms in which columns hold identifiers, dates and stamps, straight from SQLite's
/// memory: a list of ten thousand records reads forty thousand of them.
///
/// Each form has a fixed width; what is read past the end counts as invalid.
struct ASCIIBytes {
    private let bytes: UnsafeRawBufferPointer
    /// Whether everything read so far was as it should be.
    private(set) var isValid: Bool

    /// - Parameter width: How many bytes the form has.
    init(_ bytes: UnsafeBufferPointer<UInt8>, width: Int) {
        isValid = bytes.count == width
        self.bytes = UnsafeRawBufferPointer(bytes)
    }

    mutating func expect(_ scalar: Unicode.Scalar, at position: Int) {
        if byte(position) != UInt8(ascii: scalar) { isValid = false }
    }

    /// The decimal digits from `position` on, nine at most.
    mutating func decimal(_ position: Int, _ count: Int) -> Int {
        var number = 0
        for index in position..<position &+ count {
            let digit = byte(index) &- UInt8(ascii: "0")
            if digit > 9 { isValid = false }
            number = number &* 10 &+ Int(digit)
        }
        return number
    }

    /// The eight hexadecimal digits from `position` on.
    mutating func hexadecimal(_ position: Int) -> UInt64 {
        guard isValid, position &+ 8 <= bytes.count else { return invalid() }
        return word(bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }

    /// The four hexadecimal digits from `first` and the four from `second` on.
    mutating func hexadecimal(_ first: Int, _ second: Int) -> UInt64 {
        guard isValid, first &+ 4 <= bytes.count, second &+ 4 <= bytes.count else {
            return invalid()
        }
        let high = bytes.loadUnaligned(fromByteOffset: first, as: UInt32.self)
        let low = bytes.loadUnaligned(fromByteOffset: second, as: UInt32.self)
        return word(UInt64(UInt32(littleEndian: high)) | UInt64(UInt32(littleEndian: low)) << 32)
    }

    private mutating func word(_ digits: UInt64) -> UInt64 {
        Hex.word(digits: UInt64(littleEndian: digits)).map { UInt64($0) } ?? invalid()
    }

    private mutating func invalid() -> UInt64 {
        isValid = false
        return 0
    }

    private func byte(_ position: Int) -> UInt8 {
        isValid && position < bytes.count ? bytes[position] : 0
    }
}

extension ASCIIBytes {
    mutating func date() -> CivilDate? {
        expect("-", at: 4)
        expect("-", at: 7)
        return CivilDate(year: decimal(0, 4), month: decimal(5, 2), day: decimal(8, 2))
    }

    mutating func time(at position: Int) -> TimeOfDay? {
        expect(":", at: position &+ 2)
        return TimeOfDay(hour: decimal(position, 2), minute: decimal(position &+ 3, 2))
    }
}

// What a whole column holds; nil when it holds something else.
extension RecordID {
    init?(column bytes: UnsafeBufferPointer<UInt8>) {
        var reader = ASCIIBytes(bytes, width: 36)
        reader.expect("-", at: 8)
        reader.expect("-", at: 13)
        reader.expect("-", at: 18)
        reader.expect("-", at: 23)
        let high = reader.hexadecimal(0) << 32 | reader.hexadecimal(9, 14)
        self.init(high: high, low: reader.hexadecimal(19, 24) << 32 | reader.hexadecimal(28))
        if !reader.isValid { return nil }
    }
}

extension Stamp {
    /// Any stamp, also one beyond ``Stamp/limit``.
    init?(column bytes: UnsafeBufferPointer<UInt8>) {
        var reader = ASCIIBytes(bytes, width: 33)
        reader.expect("-", at: 16)
        let time = reader.hexadecimal(0) << 32 | reader.hexadecimal(8)
        self.init(time: time, node: reader.hexadecimal(17) << 32 | reader.hexadecimal(25))
        if !reader.isValid { return nil }
    }
}

extension CivilDate {
    init?(column bytes: UnsafeBufferPointer<UInt8>) {
        var reader = ASCIIBytes(bytes, width: 10)
        guard let date = reader.date(), reader.isValid else { return nil }
        self = date
    }
}

extension TimeOfDay {
    init?(column bytes: UnsafeBufferPointer<UInt8>) {
        var reader = ASCIIBytes(bytes, width: 5)
        guard let time = reader.time(at: 0), reader.isValid else { return nil }
        self = time
    }
}

extension Instant {
    /// `2026-11-20T05:57:52.123Z` and no other form of it.
    init?(column bytes: UnsafeBufferPointer<UInt8>) {
        var reader = ASCIIBytes(bytes, width: 24)
        guard let date = reader.date(), let time = reader.time(at: 11) else { return nil }
        reader.expect("T", at: 10)
        reader.expect(":", at: 16)
        reader.expect(".", at: 19)
        reader.expect("Z", at: 23)
        let (second, thousandth) = (reader.decimal(17, 2), reader.decimal(20, 3))
        guard reader.isValid else { return nil }
        let minutes = date.daysSinceEpoch &* 1_440 &+ time.minutes
        self.init(milliseconds: Int64(minutes &* 60_000 &+ second &* 1_000 &+ thousandth))
    }
}
