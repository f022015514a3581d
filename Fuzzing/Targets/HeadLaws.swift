import Glibc
import HTTPServer
import Kernel

/// The server answers no more requests than a reader finds who takes nothing that RFC 9112 doesn't
/// allow: what two readers could read differently is refused, and nothing behind it is looked at.
///
/// Behind `bytes` comes the end of a head and a plain request that ends the connection.
func brokenHeadLaw(_ bytes: [UInt8]) -> String? {
    let bytes = bytes + ending
    guard let answers = exchange(bytes) else { return nil }
    let text = String(decoding: answers, as: UTF8.self)
    if !text.isEmpty, !text.hasPrefix("HTTP/1.") { return "an answer is HTTP" }
    let answered = text.components(of: "HTTP/1.1 200 OK\r\n")
    return answered <= StrictReader.requests(bytes) ? nil : "only plain requests are answered"
}

private let ending = Array(
    "\r\n\r\nGET /last HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)

private let server: HTTPServer = {
    var configuration = ServerConfiguration(port: 0)
    configuration.limits.threads = 1
    do {
        return try HTTPServer.start(configuration, handler: { _ in .text("Fine") })
    } catch {
        fatalError("A server can be started: \(error)")
    }
}()

/// What the server sends back until it hangs up; nil when this machine has no more connections.
private func exchange(_ bytes: [UInt8]) -> [UInt8]? {
    let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard client >= 0 else { return nil }
    defer { close(client) }
    // A body that is shorter than it said is waited for: what comes late is missed, and breaks no law.
    var patience = timeval(tv_sec: 0, tv_usec: 5_000)
    setsockopt(
        client, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    // Closed at once, so that thousands of runs don't use up the machine's ports.
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
        client, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = server.port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
    }
    guard isConnected else { return nil }
    send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    shutdown(client, Int32(SHUT_WR))
    var answers: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while true {
        let count = recv(client, &piece, piece.count, 0)
        if count <= 0 { return answers }
        answers += piece[..<count]
    }
}

/// Reads requests one behind the other, by the letter of RFC 9112.
private struct StrictReader {
    private var rest: ArraySlice<UInt8>

    /// How many requests there are before the first that isn't plain.
    static func requests(_ bytes: [UInt8]) -> Int {
        var reader = StrictReader(rest: bytes[...])
        var count = 0
        while reader.takeRequest() { count += 1 }
        return count
    }

    private mutating func takeRequest() -> Bool {
        // Section 2.2: empty lines before a request are to be passed over, and may end in a line feed.
        while rest.first == 10 || rest.starts(with: [13, 10]) {
            rest = rest.dropFirst(rest.first == 10 ? 1 : 2)
        }
        guard let first = line() else { return false }
        let parts = first.split(separator: 32, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].allSatisfy(isToken), !parts[0].isEmpty,
            parts[1].allSatisfy({ $0 > 0x20 && $0 != 0x7f }), !parts[1].isEmpty,
            parts[2].count == 8, parts[2].starts(with: "HTTP/1.".utf8),
            parts[2].last.map({ 0x30...0x39 ~= $0 }) == true
        else { return false }
        var lengths: [ArraySlice<UInt8>] = []
        var hosts = 0
        while let field = line(), !field.isEmpty {
            guard let colon = field.firstIndex(of: UInt8(ascii: ":")), colon > field.startIndex,
                field[..<colon].allSatisfy(isToken),
                field[colon...].allSatisfy({ $0 >= 0x20 && $0 != 0x7f || $0 == 9 })
            else { return false }
            let name = String(decoding: field[..<colon], as: UTF8.self).lowercased()
            if name == "host" { hosts += 1 }
            if name == "transfer-encoding" { return false }
            if name == "content-length" { lengths.append(field[(colon + 1)...]) }
        }
        guard hosts == 1, lengths.count < 2, isAtEndOfHead else { return false }
        guard let length = lengths.first else { return true }
        let digits = length.filter { $0 != 32 && $0 != 9 }
        guard let count = Int(String(decoding: digits, as: UTF8.self)), count >= 0,
            count <= rest.count
        else { return false }
        rest = rest.dropFirst(count)
        return true
    }

    private var isAtEndOfHead = false

    private init(rest: ArraySlice<UInt8>) {
        self.rest = rest
    }

    /// The next line without its end; nil where none ends as it must.
    private mutating func line() -> ArraySlice<UInt8>? {
        isAtEndOfHead = false
        guard let end = rest.firstIndex(of: 10), end > rest.startIndex, rest[end - 1] == 13
        else { return nil }
        let line = rest[..<(end - 1)]
        rest = rest[(end + 1)...]
        isAtEndOfHead = line.isEmpty
        return line.contains(13) || line.contains(0) ? nil : line
    }
}

/// Whether a byte may stand in a name (RFC 9110, section 5.6.2).
private func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
}

extension String {
    /// How often a text stands in this one.
    fileprivate func components(of part: String) -> Int {
        let (all, part) = (Array(utf8), Array(part.utf8))
        guard all.count >= part.count else { return 0 }
        return (0...(all.count - part.count)).count { all[$0...].starts(with: part) }
    }
}
