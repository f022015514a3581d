import Glibc
import Kernel

/// A connection to a server whose address needs no asking around, kept open from one request to the
/// next.
///
/// It takes a tenth of the time in which libcurl is loaded, with the forty libraries that it needs. It
/// knows only what `tally serve` says; who says anything else is asked again by libcurl, since
/// everything may be sent twice.
final class PlainConnection {
    private let address: PlainAddress
    private let patience: Patience
    private var socket: PlainSocket?

    /// How long to wait, in milliseconds.
    struct Patience {
        /// For a connection.
        let connecting: Int
        /// For anything to arrive or leave.
        let silence: Int
    }

    struct Answer {
        let status: Int
        let contentType: String
        let body: [UInt8]
    }

    /// Nothing for an address that libcurl has to understand, and where a proxy is set.
    init?(_ address: String, _ patience: Patience) {
        guard let address = PlainAddress(address), !Self.hasProxy else { return nil }
        self.address = address
        self.patience = patience
    }

    private static var hasProxy: Bool {
        ["http_proxy", "all_proxy", "ALL_PROXY"].contains { (name: String) in getenv(name) != nil }
    }

    /// Asks the server and waits for the answer.
    ///
    /// - Parameters:
    ///   - fields: Header fields; those without a value are for libcurl to leave out.
    ///   - body: What to post; nothing for a GET.
    ///   - limit: The longest body of an answer, in bytes.
    func run(
        _ path: String, _ fields: [String], body: [UInt8]?, limit: Int
    ) throws(PlainProblem) -> Answer {
        let request = request(path, fields, body)
        if let socket {
            do throws(PlainProblem) {
                return try ask(request, limit, on: socket)
            } catch {
                // It may have hung up since the last time.
                guard case .gone = error else { throw error }
            }
        }
        return try ask(request, limit, on: try .connected(to: address, patience))
    }

    private func request(_ path: String, _ fields: [String], _ body: [UInt8]?) -> [UInt8] {
        var head = (body == nil ? "GET " : "POST ") + address.path + path + " HTTP/1.1\r\n"
        head += "Host: " + address.authority + "\r\nAccept: */*\r\n"
        for field in fields
        where field.utf8.firstIndex(of: UInt8(ascii: ":")) != field.utf8.indices.last {
            head += field + "\r\n"
        }
        if let body { head += "Content-Length: \(body.count)\r\n" }
        return Array((head + "\r\n").utf8) + (body ?? [])
    }

    /// The socket is kept only after an answer that leaves nothing open.
    private func ask(
        _ request: [UInt8], _ limit: Int, on socket: PlainSocket
    ) throws(PlainProblem) -> Answer {
        self.socket = nil
        let isHeard = try socket.send(request)
        var bytes: [UInt8] = []
        let head = try PlainHead(from: socket, &bytes)
        guard head.length <= limit else { throw .tooLong }
        while bytes.count < head.length { try socket.receive(into: &bytes) }
        guard bytes.count == head.length else { throw .strange }
        if isHeard, !head.isLast { self.socket = socket }
        return Answer(status: head.status, contentType: head.contentType, body: bytes)
    }
}

/// Why there is no answer.
enum PlainProblem: Error, Equatable {
    /// The server hung up before it said anything.
    case gone
    /// What the system says of it.
    case failed(String)
    case tooLong
    /// The server says what libcurl may understand.
    case strange

    static func system(_ code: Int32) -> PlainProblem {
        .failed(String(cString: strerror(code)))
    }
}

/// An address by which a server is found without asking anybody: `http://`, a number or `localhost`,
/// perhaps a port, perhaps a path. Names can take long to look up, which libcurl does beside.
struct PlainAddress {
    /// Numbers, in the order in which to try them.
    let hosts: [String]
    let port: String
    /// As the field `Host` has it.
    let authority: String
    /// What stands behind the authority.
    let path: String

    init?(_ address: String) {
        let scheme = "http://"
        guard address.hasPrefix(scheme) else { return nil }
        let rest = address.dropFirst(scheme.count)
        let end = rest.firstIndex(of: "/") ?? rest.endIndex
        let authority = rest[..<end]
        self.authority = String(authority)
        path = String(rest[end...])
        let colon = authority.hasSuffix("]") ? nil : authority.lastIndex(of: ":")
        hosts = Self.hosts(String(authority[..<(colon ?? authority.endIndex)]))
        port = colon.map { String(authority[authority.index(after: $0)...]) } ?? "80"
        guard !hosts.isEmpty, UInt16(port).map(String.init) == port, Self.isPlain(path) else {
            return nil
        }
    }

    private static func hosts(_ host: String) -> [String] {
        if host.lowercased() == "localhost" { return ["::1", "127.0.0.1"] }
        if isNumber(host, AF_INET) { return [host] }
        guard host.hasPrefix("["), host.hasSuffix("]") else { return [] }
        let number = String(host.dropFirst().dropLast())
        return isNumber(number, AF_INET6) ? [number] : []
    }

    private static func isNumber(_ host: String, _ family: Int32) -> Bool {
        var number = in6_addr()
        return inet_pton(family, host, &number) == 1
    }

    /// Whether a path stands for itself in a request.
    private static func isPlain(_ path: String) -> Bool {
        path.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
            default: "/-._~%".utf8.contains(byte)
            }
        } && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
}
