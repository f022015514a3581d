import Kernel

/// What an answer says before its body, as far as `tally serve` says it.
struct PlainHead {
    let status: Int
    /// How long the body is, in bytes.
    private(set) var length = -1
    private(set) var contentType = ""
    /// Whether the server hangs up after it.
    private(set) var isLast = false

    /// The longest head that is read.
    private static let limit = 16_384

    /// Reads a head, and leaves in `bytes` what came of the body with it.
    init(from socket: PlainSocket, _ bytes: inout [UInt8]) throws(PlainProblem) {
        while true {
            try socket.receive(into: &bytes)
            guard let length = try Self.length(bytes) else { continue }
            guard let head = PlainHead(bytes[..<length]) else { throw .strange }
            bytes.removeFirst(length)
            self = head
            return
        }
    }

    /// How long a head is, with the empty line; nothing while it hasn't all come.
    static func length(_ bytes: [UInt8]) throws(PlainProblem) -> Int? {
        guard zip(bytes, version.utf8).allSatisfy({ $0 == $1 }) else { throw .strange }
        var lineStart = 0
        for position in bytes.indices.prefix(limit) where bytes[position] == newline {
            guard position > lineStart, bytes[position - 1] == carriageReturn else {
                throw .strange
            }
            if position == lineStart + 1 { return position + 1 }
            lineStart = position + 1
        }
        guard bytes.count < limit else { throw .strange }
        return nil
    }

    private static let version = "HTTP/1.1 "
    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// Nothing for an answer in pieces, for one that was changed on its way, and for all that two
    /// readers could read differently.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        var lines = text.split(separator: "\r\n")[...]
        guard let first = lines.popFirst(), first.hasPrefix(Self.version),
            let status = Self.number(first.dropFirst(Self.version.count).prefix { $0 != " " }),
            200...599 ~= status, status != 304
        else { return nil }
        self.status = status
        for line in lines { if !read(line) { return nil } }
        if status == 204 { length = 0 }
        if length < 0 { return nil }
    }

    private mutating func read(_ line: Substring) -> Bool {
        guard let colon = line.firstIndex(of: ":") else { return false }
        let value = String(line[line.index(after: colon)...]).trimmed
        switch line[..<colon].lowercased() {
        case "content-length":
            guard length < 0, let count = Self.number(value[...]) else { return false }
            length = count
        case "content-type": contentType = value
        case "connection": isLast = isLast || value.lowercased().contains("close")
        case "transfer-encoding", "content-encoding": return false
        case let name: return !name.isEmpty && !name.utf8.contains { $0 <= 0x20 }
        }
        return true
    }

    /// A number of nothing but digits.
    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(text) : nil
    }
}
