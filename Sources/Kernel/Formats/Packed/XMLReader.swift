/// Reads XML 1.0 piece by piece, as spreadsheets write it: UTF-8 without a document type, so that
/// there are no entities but the five of XML itself.
///
/// Names are compared without their prefixes. What isn't well formed is ``PackedError/damaged(_:)``.
struct XMLReader {
    enum Event {
        /// An element begins; its attributes can be asked for.
        case start
        case end
        /// Some of the text between; more may follow at once.
        case text
        case finished
    }

    private static let maximumDepth = 100

    private let part: String
    private let bytes: [UInt8]
    private var position = 0
    /// The names of the elements that are open, with their prefixes.
    private var open: [Range<Int>] = []
    private var name = 0..<0
    private var attributes: [(name: Range<Int>, value: Range<Int>)] = []
    private var content = 0..<0
    private var isLiteral = false
    /// Whether the element that has just begun ends at once.
    private var endsAtOnce = false
    private var hasRoot = false

    /// - Parameter part: What to call it when it is damaged.
    init(_ bytes: [UInt8], _ part: String) throws(PackedError) {
        self.bytes = bytes
        self.part = part
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        guard bytes[position...].starts(with: "<".utf8) else { throw .damaged(part) }
    }

    /// The next event.
    mutating func next() throws(PackedError) -> Event {
        if endsAtOnce {
            endsAtOnce = false
            return try end(open.last ?? name)
        }
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                if try takeText() { return .text }
            } else if stepOver("<!--") {
                try skip(past: "-->")
            } else if stepOver("<?") {
                try takeInstruction()
            } else if stepOver("<![CDATA[") {
                let start = position
                try skip(past: "]]>")
                (content, isLiteral) = (start..<(position - 3), true)
                if open.isEmpty { throw .damaged(part) }
                return .text
            } else if stepOver("</") {
                return try takeEnd()
            } else {
                return try takeStart()
            }
        }
        guard open.isEmpty else { throw .damaged(part) }
        return .finished
    }

    /// Whether the element is called so, whatever its prefix.
    func isNamed(_ wanted: StaticString) -> Bool {
        isLocal(name, wanted)
    }

    /// The value of an attribute, whatever its prefix; `calcext`, in which LibreOffice repeats
    /// attributes of its own, is none of them.
    func attribute(_ wanted: StaticString) throws(PackedError) -> String? {
        for attribute in attributes where isLocal(attribute.name, wanted) {
            if bytes[attribute.name].starts(with: "calcext:".utf8) { continue }
            return try decoded(attribute.value, isLiteral: false)
        }
        return nil
    }

    /// The same as a whole number, alike where `Int` has 32 bits; `nil` when it is none.
    func integer(_ wanted: StaticString) throws(PackedError) -> Int? {
        guard let text = try attribute(wanted), let number = Int64(text) else { return nil }
        return Int(max(-0x7FFF_FFFF, min(number, 0x7FFF_FFFF)))
    }

    /// The text of a ``Event/text``.
    func text() throws(PackedError) -> String {
        try decoded(content, isLiteral: isLiteral)
    }

    /// How many elements are open.
    var depth: Int { open.count }

    /// Passes over what is in the element that has just begun, and its end.
    mutating func skip() throws(PackedError) {
        let outside = depth - 1
        while depth > outside { _ = try next() }
    }

    /// The text of the element that has just begun, up to its end, without that of elements in it.
    mutating func elementText() throws(PackedError) -> String {
        var text = ""
        while true {
            switch try next() {
            case .text: text += try self.text()
            case .start: try skip()
            case .end, .finished: return text
            }
        }
    }
}

// Tags.
extension XMLReader {
    private mutating func takeStart() throws(PackedError) -> Event {
        position += 1
        name = try takeName()
        if open.isEmpty {
            if hasRoot { throw .damaged(part) }
            hasRoot = true
        }
        attributes.removeAll(keepingCapacity: true)
        while true {
            let hasSpace = skipSpace()
            if stepOver(">") { break }
            if stepOver("/>") {
                endsAtOnce = true
                break
            }
            guard hasSpace else { throw .damaged(part) }
            try takeAttribute()
        }
        open.append(name)
        guard open.count <= XMLReader.maximumDepth else { throw .damaged(part) }
        return .start
    }

    private mutating func takeAttribute() throws(PackedError) {
        let name = try takeName()
        skipSpace()
        guard stepOver("=") else { throw .damaged(part) }
        skipSpace()
        guard position < bytes.count else { throw .damaged(part) }
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw .damaged(part)
        }
        let start = position + 1
        guard let end = bytes[start...].firstIndex(of: quote),
            !bytes[start..<end].contains(UInt8(ascii: "<"))
        else { throw .damaged(part) }
        attributes.append((name, start..<end))
        position = end + 1
    }

    private mutating func takeEnd() throws(PackedError) -> Event {
        let name = try takeName()
        skipSpace()
        guard stepOver(">"), let last = open.last, bytes[last].elementsEqual(bytes[name]) else {
            throw .damaged(part)
        }
        return try end(name)
    }

    private mutating func end(_ name: Range<Int>) throws(PackedError) -> Event {
        self.name = name
        open.removeLast()
        attributes.removeAll(keepingCapacity: true)
        return .end
    }

    private mutating func takeName() throws(PackedError) -> Range<Int> {
        let start = position
        while position < bytes.count, XMLReader.isOfName(bytes[position]) { position += 1 }
        guard position > start, !(0x30...0x39 ~= bytes[start]) else { throw .damaged(part) }
        return start..<position
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x80...: true
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }

    private func isLocal(_ name: Range<Int>, _ wanted: StaticString) -> Bool {
        let count = wanted.utf8CodeUnitCount
        guard name.count >= count else { return false }
        let start = name.upperBound - count
        guard start == name.lowerBound || bytes[start - 1] == UInt8(ascii: ":") else {
            return false
        }
        let wanted = UnsafeBufferPointer(start: wanted.utf8Start, count: count)
        return bytes[start..<name.upperBound].elementsEqual(wanted)
    }
}

// What stands between tags.
extension XMLReader {
    /// Whether there is text; outside the root there may only be space.
    private mutating func takeText() throws(PackedError) -> Bool {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        (content, isLiteral) = (start..<position, false)
        if !open.isEmpty { return true }
        guard bytes[content].allSatisfy({ XMLReader.isSpace($0) }) else { throw .damaged(part) }
        return false
    }

    /// Passes over an instruction; the first may name the encoding, which must be UTF-8.
    private mutating func takeInstruction() throws(PackedError) {
        let start = position
        try skip(past: "?>")
        let text = String(decoding: bytes[start..<position], as: UTF8.self).folded
        guard start <= 5, text.hasPrefix("xml"), text.containsFolded("encoding") else { return }
        guard text.containsFolded("utf-8") || text.containsFolded("us-ascii") else {
            throw .damaged(part)
        }
    }

    private mutating func skip(past end: StaticString) throws(PackedError) {
        while position < bytes.count {
            if stepOver(end) { return }
            position += 1
        }
        throw .damaged(part)
    }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = position
        while position < bytes.count, XMLReader.isSpace(bytes[position]) { position += 1 }
        return position > start
    }

    private mutating func stepOver(_ text: StaticString) -> Bool {
        let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard bytes[position...].starts(with: text) else { return false }
        position += text.count
        return true
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    private func decoded(_ range: Range<Int>, isLiteral: Bool) throws(PackedError) -> String {
        var result: [UInt8] = []
        var rest = bytes[range]
        while let byte = rest.popFirst() {
            if byte == 0x0D {
                if rest.first != 0x0A { result.append(0x0A) }
            } else if byte == UInt8(ascii: "&"), !isLiteral {
                guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
                    let scalar = XMLReader.entity(rest[rest.startIndex..<end])
                else { throw .damaged(part) }
                result += String(Character(scalar)).utf8
                rest = rest[(end + 1)...]
            } else {
                result.append(byte)
            }
        }
        guard let text = String(validating: result, as: UTF8.self) else { throw .damaged(part) }
        return text
    }

    /// What `amp`, `#8364` or `#x20AC` stands for.
    private static func entity(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard name.count <= 10 else { return nil }
        let text = String(decoding: name, as: UTF8.self)
        switch text {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard text.hasPrefix("#"), name.count > 1 else { return nil }
        let isHex = text.hasPrefix("#x")
        let digits = Substring(text.utf8.dropFirst(isHex ? 2 : 1))
        guard !digits.hasPrefix("+"), !digits.hasPrefix("-"),
            let value = UInt32(digits, radix: isHex ? 16 : 10),
            value >= 0x20 || value == 9
                || value == 10 || value == 13
        else { return nil }
        return Unicode.Scalar(value)
    }
}
