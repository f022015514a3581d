import CMicrohttpd

/// The lines of a request's head, as they lie in libmicrohttpd's memory.
///
/// Version 0.9.75 takes lines that are folded or end with a lone line feed, spaces in names, and NUL.
/// A proxy before this server may read such a head differently, which request smuggling lives on (RFC
/// 9112, sections 2.2, 5.1, 5.2 and 11.2). The library has put a NUL in place of each colon, each
/// carriage return and each line feed and left all else where it was: parts that don't lie one behind
/// the other, as they do in a proper head, give everything else away. Once the head is read, nobody
/// changes it.
struct HeadLines: @unchecked Sendable {
    /// Where the last part ended.
    private var end: UnsafePointer<UInt8>?
    private var isPlain: Bool
    /// Whether the library works in this way at all.
    private let isInPlace = tally_head_is_in_place() != 0
    /// Where the whole head ends, with its empty line.
    private let headEnd: UnsafePointer<UInt8>?

    init(method: FieldValue, target: FieldValue, version: FieldValue, length: Int) {
        isPlain = version.bytes.starts(with: "HTTP/1.".utf8)
        headEnd = method.start.map { $0 + length }
        if isInPlace, target.start != method.end.map({ $0 + 1 }) { isPlain = false }
        if isInPlace, version.start != target.end.map({ $0 + 1 }) { isPlain = false }
        end = version.end
    }

    mutating func take(_ name: FieldValue, _ value: FieldValue) {
        let follows = !isInPlace || (isBehindLine(name) && isBehindColon(value, name))
        if !follows || name.bytes.isEmpty || !name.bytes.allSatisfy(isOfName)
            || !value.bytes.allSatisfy(isOfValue)
        {
            isPlain = false
        }
        end = value.end
    }

    /// Whether all lines were plain, and the empty one came right after the last.
    func isPlainToEnd() -> Bool {
        guard isPlain, isInPlace else { return isPlain }
        guard let end, end + 4 == headEnd else { return false }
        return isNull(end, count: 4)
    }

    /// Whether the part that ended last was followed by one line end and then `name`.
    private func isBehindLine(_ name: FieldValue) -> Bool {
        guard let end, name.start == end + 2 else { return false }
        return isNull(end, count: 2)
    }

    /// Whether only a colon and blanks lie between a name and its value.
    private func isBehindColon(_ value: FieldValue, _ name: FieldValue) -> Bool {
        guard let colon = name.end, let start = value.start, start > colon else { return false }
        return colon.pointee == 0
            && UnsafeBufferPointer(start: colon + 1, count: start - colon - 1).allSatisfy {
                $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
            }
    }
}

private func isNull(_ start: UnsafePointer<UInt8>, count: Int) -> Bool {
    UnsafeBufferPointer(start: start, count: count).allSatisfy { $0 == 0 }
}

/// Whether a byte may stand in a field's name (RFC 9110, section 5.6.2).
private func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
}

/// Whether a byte may stand in a field's value: everything but control characters other than the tab.
private func isOfValue(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7f || byte == 0x09
}
