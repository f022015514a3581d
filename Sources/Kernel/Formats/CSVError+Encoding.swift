extension CSVError {
    /// Where a file that has characters of UTF-8 has a byte that can't be one: it was damaged, cut off
    /// or put together, and reading all of it as Windows-1252 would spoil the rest. `nil` for a file
    /// that is wholly UTF-8, or not at all.
    package static func damage(in bytes: [UInt8]) -> CSVError? {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return nil }
        var fault: Int?
        var isUTF8 = false
        var position = 0
        while position < bytes.count, fault == nil || !isUTF8 {
            let length = characterLength(bytes, at: position)
            if length > 1 { isUTF8 = true }
            if length == 0, fault == nil { fault = position }
            position += max(length, 1)
        }
        guard isUTF8, let fault else { return nil }
        return CSVError(.notUTF8(bytes[fault]), at: TextPosition(of: fault, in: bytes))
    }

    /// How many bytes the character has that begins at a position; 0 if none does.
    ///
    /// Source: The Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
    private static func characterLength(_ bytes: [UInt8], at position: Int) -> Int {
        let first = bytes[position]
        let (length, second): (Int, ClosedRange<UInt8>) =
            switch first {
            case 0x00...0x7F: (1, 0x80...0xBF)
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xE1...0xEF: (3, 0x80...0xBF)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: (0, 0x80...0xBF)
            }
        if length < 2 { return length }
        guard position + length <= bytes.count, second.contains(bytes[position + 1]) else {
            return 0
        }
        for offset in 2..<max(length, 2) where bytes[position + offset] & 0xC0 != 0x80 { return 0 }
        return length
    }
}
