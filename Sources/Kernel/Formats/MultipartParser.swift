/// Splits a body at its boundaries.
struct MultipartParser {
    private let body: [UInt8]
    /// What stands before each part but the first and after the last, without its line end.
    private let delimiter: [UInt8]
    private let partLimit: Int
    private var position = 0

    init(_ body: [UInt8], boundary: String, partLimit: Int) {
        self.body = body
        self.partLimit = partLimit
        delimiter = [UInt8]("\r\n--\(boundary)".utf8)
    }

    mutating func parts() throws(MultipartError) -> [Multipart.Part] {
        try skipPreamble()
        var parts: [Multipart.Part] = []
        while !stepOver("--") {
            guard parts.count < partLimit else { throw .tooManyParts(limit: partLimit) }
            parts.append(try part())
        }
        return parts
    }

    /// Steps over the first boundary, which may stand at the very start.
    private mutating func skipPreamble() throws(MultipartError) {
        let opening = delimiter.dropFirst(2)
        if body.starts(with: opening) {
            position = opening.count
        } else {
            _ = try upToDelimiter()
        }
    }

    private mutating func part() throws(MultipartError) -> Multipart.Part {
        try endBoundaryLine()
        let header = try header()
        let bytes = try upToDelimiter()
        var part = try Multipart.Part(header: header, bytes: [UInt8](bytes))
        part.offset = bytes.startIndex
        return part
    }

    /// Steps over the rest of a boundary's line, which may hold spaces.
    private mutating func endBoundaryLine() throws(MultipartError) {
        while stepOver(" ") || stepOver("\t") {}
        guard stepOver("\r\n") else { throw .cutOff }
    }

    /// Reads the lines up to the empty one.
    private mutating func header() throws(MultipartError) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        while true {
            let line = body[position...].prefix { $0 != UInt8(ascii: "\r") }
            position = line.endIndex
            guard stepOver("\r\n") else { throw .cutOff }
            if line.isEmpty { return lines }
            lines.append(line)
        }
    }

    /// Reads up to and over the next boundary.
    private mutating func upToDelimiter() throws(MultipartError) -> ArraySlice<UInt8> {
        let start = position
        var end = start
        while let line = body.firstReturn(from: end) {
            if body[line...].starts(with: delimiter) {
                position = line + delimiter.count
                return body[start..<line]
            }
            end = line + 1
        }
        throw .cutOff
    }

    private mutating func stepOver(_ text: StaticString) -> Bool {
        let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard body[position...].starts(with: text) else { return false }
        position += text.count
        return true
    }
}

extension [UInt8] {
    /// The next carriage return: a plain loop, since large files take as long as this does.
    fileprivate func firstReturn(from start: Int) -> Int? {
        withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return nil }
            var position = start
            while position < bytes.count {
                if base[position] == UInt8(ascii: "\r") { return position }
                position &+= 1
            }
            return nil
        }
    }
}

extension Multipart.Part {
    /// The part that the lines of `header` describe.
    fileprivate init(header: [ArraySlice<UInt8>], bytes: [UInt8]) throws(MultipartError) {
        let disposition = HeaderValue(header.value(of: "content-disposition"))
        guard let name = disposition.parameters["name"] else { throw .namelessPart }
        self.init(
            name: name.formNameDecoded,
            filename: disposition.parameters["filename"].map { $0.formNameDecoded.withoutFolders },
            contentType: String(decoding: header.value(of: "content-type"), as: UTF8.self),
            bytes: bytes)
    }
}

extension [ArraySlice<UInt8>] {
    /// What follows `name:` in its line, or nothing.
    fileprivate func value(of name: String) -> ArraySlice<UInt8> {
        for line in self {
            let field = line.prefix { $0 != UInt8(ascii: ":") }
            guard lowercased(field) == name else { continue }
            return line[field.endIndex...].dropFirst().drop { $0 == UInt8(ascii: " ") }
        }
        return []
    }
}

extension String {
    /// The name with the three escapes that browsers write: quotes and line ends.
    fileprivate var formNameDecoded: String {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            let escape = byte == UInt8(ascii: "%") ? rest.prefix(2) : rest.prefix(0)
            guard let character = escapedCharacter(escape) else {
                bytes.append(byte)
                continue
            }
            bytes.append(character)
            rest = rest.dropFirst(2)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What stands after the last slash of either kind: some browsers send a whole path.
    fileprivate var withoutFolders: String {
        let name = utf8.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\")
        }.last
        return String(decoding: [UInt8](name ?? utf8[...]), as: UTF8.self)
    }
}

private func escapedCharacter(_ escape: Substring.UTF8View) -> UInt8? {
    if escape.elementsEqual("22".utf8) { return UInt8(ascii: "\"") }
    if escape.elementsEqual("0D".utf8) { return UInt8(ascii: "\r") }
    if escape.elementsEqual("0A".utf8) { return UInt8(ascii: "\n") }
    return nil
}
