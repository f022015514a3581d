extension String {
    /// The text of a file that a spreadsheet wrote, in whichever encoding it chose.
    ///
    /// A byte order mark says UTF-8 or UTF-16 and is skipped. Without one, what isn't UTF-8 is
    /// Windows-1252. No input is refused; halves of UTF-16 surrogate pairs become U+FFFD.
    package init(spreadsheet bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xFE]) {
            self.init(decoding: utf16Units(bytes.dropFirst(2), lowByteFirst: true), as: UTF16.self)
        } else if bytes.starts(with: [0xFE, 0xFF]) {
            self.init(decoding: utf16Units(bytes.dropFirst(2), lowByteFirst: false), as: UTF16.self)
        } else {
            let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
            let text = bytes.dropFirst(isMarked ? 3 : 0)
            self = String(validating: text, as: UTF8.self) ?? String(windows1252: text)
        }
    }

    /// The text of Windows-1252 bytes, with the five unassigned ones as control characters, as in
    /// the Encoding Standard of the WHATWG.
    init(windows1252 bytes: ArraySlice<UInt8>) {
        self.init(decoding: bytes.lazy.map(windows1252Unit), as: UTF16.self)
    }
}

private func utf16Units(_ bytes: ArraySlice<UInt8>, lowByteFirst: Bool) -> [UInt16] {
    var units: [UInt16] = []
    var first: UInt8?
    for byte in bytes {
        if let low = first {
            units.append(lowByteFirst ? joined(byte, low) : joined(low, byte))
            first = nil
        } else {
            first = byte
        }
    }
    // An odd last byte is half a character, which is shown as one that can't be read.
    return first == nil ? units : units + [0xFFFD]
}

private func joined(_ high: UInt8, _ low: UInt8) -> UInt16 { UInt16(high) << 8 | UInt16(low) }

private func windows1252Unit(_ byte: UInt8) -> UInt16 {
    guard 0x80 <= byte, byte < 0xA0 else { return UInt16(byte) }
    return windows1252Block[Int(byte) - 0x80]
}

/// The characters of the bytes 80 to 9F, where Windows-1252 differs from Latin-1.
private let windows1252Block: [UInt16] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
    0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
]
