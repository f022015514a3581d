import Glibc
package import Kernel

/// A connection of a member to a hub: requests one after the other, and then perhaps a stream of events.
package final class Wire {
    private let authority: String
    private let token: String?
    private let descriptor: Int32
    private var received: [UInt8] = []

    /// Why there is no answer.
    package enum Failure: Error, Sendable {
        case unreachable(code: Int32)
        case lost
        /// Not the hub's own words; what it said instead.
        case other(status: Int, String)
    }

    /// - Parameters:
    ///   - authority: Where the hub is: an address of this machine, and a port.
    ///   - token: By which a book may be begun.
    ///   - source: The address that it comes from, of this machine; any if nothing is said.
    ///   - patience: How many seconds an answer may take.
    package init(
        _ authority: String, token: String? = nil, from source: String? = nil, patience: Int = 30
    ) throws(Failure) {
        self.authority = authority
        self.token = token
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let parts = authority.split(separator: ":")
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = (parts.last.flatMap { UInt16($0) } ?? 0).bigEndian
        address.sin_addr.s_addr = inet_addr(String(parts.first ?? ""))
        var time = timeval(tv_sec: patience, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(
                descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
        }
        var isOn: Int32 = 1
        setsockopt(
            descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
        if let source {
            var own = sockaddr_in()
            own.sin_family = sa_family_t(AF_INET)
            own.sin_addr.s_addr = inet_addr(source)
            let code = withUnsafePointer(to: &own) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            if code != 0 { throw .unreachable(code: errno) }
        }
        let code = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if code != 0 { throw .unreachable(code: errno) }
    }

    deinit { close(descriptor) }

    /// Signs and posts a request, and waits for its answer.
    package func ask(_ member: Member, _ request: HubRequest) throws(Failure) -> HubAnswer {
        let (status, _, body) = try post(member, request)
        guard status == 200, let answer = HubAnswer(body) else {
            throw .other(status: status, String(decoding: body, as: UTF8.self))
        }
        return answer
    }

    /// Opens a stream of what comes into a member's book.
    package func listen(_ member: Member) throws(Failure) {
        let body = HubRequest.listen(member.book, after: member.seen.number).bytes
        try send(member, body)
        let head = try take(through: "\r\n\r\n")
        guard head.contains("text/event-stream") else {
            throw .other(status: Self.status(of: head), head)
        }
    }

    /// The next line of a stream that isn't empty; nil at its end.
    package func line() throws(Failure) -> String? {
        while true {
            let line = try take(through: "\n")
            if line == "0\r\n" { return nil }
            let isChunk = line.hasSuffix("\r\n")
            if !isChunk, line != "\n" { return String(line.dropLast()) }
        }
    }

    /// Where the row ends, as the next event says; nil at the stream's end.
    package func event() throws(Failure) -> Int64? {
        while let line = try line() {
            if line.hasPrefix("data: ") { return Int64(line.dropFirst(6)) }
        }
        return nil
    }

    /// Asks for something that needs no signature: status and text.
    package func get(_ path: String) throws(Failure) -> (status: Int, text: String) {
        try send(Array("GET \(path) HTTP/1.1\r\nHost: \(authority)\r\n\r\n".utf8))
        let (status, _, body) = try response()
        return (status, String(decoding: body, as: UTF8.self))
    }

    /// Posts a request, and gives its answer as it is.
    package func post(
        _ member: Member, _ request: HubRequest
    ) throws(Failure) -> (status: Int, head: String, body: [UInt8]) {
        try send(member, request.bytes)
        return try response()
    }

    /// Posts a request without waiting for its answer.
    package func send(_ member: Member, _ body: [UInt8]) throws(Failure) {
        try send(try whole(member, body))
    }

    /// Sends the first half of a request, and gives the other.
    package func sendHalf(_ member: Member, _ body: [UInt8]) throws(Failure) -> [UInt8] {
        let all = try whole(member, body)
        try send(Array(all.dropLast(body.count / 2)))
        return all.suffix(body.count / 2)
    }

    private func whole(_ member: Member, _ body: [UInt8]) throws(Failure) -> [UInt8] {
        guard let head = try? member.signed(body, to: authority) else { throw .lost }
        let bearer = token.map { "Authorization: Bearer \($0)\r\n" } ?? ""
        let text =
            "POST \(head.path) HTTP/1.1\r\nHost: \(authority)\r\n"
            + "Content-Type: \(head.contentType)\r\nContent-Digest: \(head.digest)\r\n"
            + "Signature-Input: \(head.input)\r\nSignature: \(head.signature)\r\n"
            + bearer + "Content-Length: \(body.count)\r\n\r\n"
        return Array(text.utf8) + body
    }

    /// The answer to what was sent.
    package func response() throws(Failure) -> (status: Int, head: String, body: [UInt8]) {
        let head = try take(through: "\r\n\r\n")
        let length = head.split(separator: "\r\n")
            .first { $0.lowercased().hasPrefix("content-length:") }
            .flatMap { Int($0.drop { $0 != " " }.dropFirst()) }
        return (Self.status(of: head), head, try take(length ?? 0))
    }

    private static func status(of head: String) -> Int {
        head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }

    package func send(_ bytes: [UInt8]) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw .lost }
            rest = rest.dropFirst(count)
        }
    }

    private func take(through end: String) throws(Failure) -> String {
        let end = Array(end.utf8)
        var from = 0
        while true {
            if received.count >= end.count {
                for start in from...(received.count - end.count)
                where received[start..<(start + end.count)].elementsEqual(end) {
                    return String(decoding: try take(start + end.count), as: UTF8.self)
                }
                from = received.count - end.count + 1
            }
            try receive()
        }
    }

    private func take(_ count: Int) throws(Failure) -> [UInt8] {
        while received.count < count { try receive() }
        defer { received.removeFirst(count) }
        return Array(received.prefix(count))
    }

    private func receive() throws(Failure) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { throw .lost }
        received += buffer.prefix(count)
    }
}
