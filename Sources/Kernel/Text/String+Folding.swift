extension String {
    /// The text for searching and for alphabetical order: in lower case, without accents and
    /// combining marks, with white space collapsed and trimmed.
    ///
    /// `" Süß\tÄPFEL "` becomes `"suss apfel"`. Also: ß becomes ss, æ ae, œ oe, ø o, ł l, đ d, þ th,
    /// ı i; full-width forms, typographic quotes and dashes become ASCII. Folding twice changes
    /// nothing more.
    package var folded: String {
        var text = self
        return text.withUTF8 { bytes in
            if bytes.reduce(0, |) >= 0x80 {
                return Folding.mapped(self).withUnsafeBufferPointer(Folding.compacted)
            }
            return Folding.compacted(bytes)
        }
    }

    /// Whether `needle` occurs in this text; both are folded already.
    package func containsFolded(_ needle: String) -> Bool {
        var (text, sought) = (self, needle)
        return text.withUTF8 { hay in sought.withUTF8 { Folding.contains(hay, $0) } }
    }
}

private enum Folding {
    /// The text's UTF-8 with everything beyond ASCII folded.
    static func mapped(_ text: String) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if scalar.value < 0x80 {
                output.append(UInt8(truncatingIfNeeded: scalar.value))
            } else if let target = FoldingTable.shared[scalar] {
                output.append(contentsOf: target)
            } else {
                output.append(contentsOf: UTF8.encode(scalar) ?? .init())
            }
        }
        return output
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        0x41...0x5a ~= byte ? byte | 0x20 : byte
    }

    /// The text with its ASCII in lower case, its white space collapsed and trimmed.
    static func compacted(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        String(unsafeUninitializedCapacity: bytes.count) { output in
            var count = 0
            var isAfterSpace = false
            for byte in bytes {
                if byte == 0x20 || 0x09...0x0d ~= byte {
                    isAfterSpace = count > 0
                    continue
                }
                if isAfterSpace {
                    output[count] = 0x20
                    count &+= 1
                    isAfterSpace = false
                }
                output[count] = lowered(byte)
                count &+= 1
            }
            return count
        }
    }

    static func contains(
        _ hay: UnsafeBufferPointer<UInt8>, _ needle: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard let first = needle.first else { return true }
        guard hay.count >= needle.count else { return false }
        for start in 0...(hay.count - needle.count) where hay[start] == first {
            if matches(hay, needle, at: start) { return true }
        }
        return false
    }

    private static func matches(
        _ hay: UnsafeBufferPointer<UInt8>, _ needle: UnsafeBufferPointer<UInt8>, at start: Int
    ) -> Bool {
        for index in 0..<needle.count where hay[start &+ index] != needle[index] { return false }
        return true
    }
}
