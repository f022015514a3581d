import Glibc
import HTTPServer
import Synchronization
import Testing

/// A server that says what it is told to, whatever it is asked.
///
/// Waiting for anything ends after half a minute, so that a fault can't hang the tests.
final class ScriptedServer {
    enum Act: Sendable {
        /// Reads a request, and says something.
        case answer(String)
        /// Says something without reading.
        case say(String)
        /// Says a sign every few milliseconds, until the other hangs up.
        case drip
        /// Reads no more and says nothing, until the other hangs up.
        case wait
    }

    let port: UInt16
    private let listener: Int32
    private let play: Play
    private var thread = pthread_t()

    /// - Parameter scripts: What to do on each connection before hanging up.
    init(at host: String = "127.0.0.1", _ scripts: [Act]...) throws {
        let bound = try Listener(host)
        (listener, port) = (bound.descriptor, bound.port)
        play = Play(listener, scripts)
        let context = Unmanaged.passRetained(play)
        try #require(pthread_create(&thread, nil, perform, context.toOpaque()) == 0)
    }

    deinit { close(listener) }

    /// Waits until everything is done; all that was heard on each connection.
    func heard() -> [String] {
        pthread_join(thread, nil)
        return play.heard.withLock { $0 }
    }

    /// Whether somebody has asked once more after everything was done.
    func isAskedAgain() -> Bool {
        var waiting = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, 0) > 0
    }
}

/// A socket that listens on a free port.
struct Listener {
    let descriptor: Int32
    let port: UInt16

    init(_ host: String, backlog: Int32 = 16) throws {
        let isLong = host.contains(":")
        let descriptor = socket(isLong ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        self.descriptor = descriptor
        var patience = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST
        var list: UnsafeMutablePointer<addrinfo>?
        try #require(getaddrinfo(host, "0", &hints, &list) == 0)
        defer { freeaddrinfo(list) }
        let address = try #require(list?.pointee)
        try #require(bind(descriptor, address.ai_addr, address.ai_addrlen) == 0)
        try #require(listen(descriptor, backlog) == 0)
        var bound = sockaddr_in6()
        var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
        withUnsafeMutablePointer(to: &bound) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = getsockname(descriptor, $0, &size)
            }
        }
        // The port stands at the same place in both sorts of addresses.
        port = UInt16(bigEndian: bound.sin6_port)
    }
}

private func perform(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    context.map { Unmanaged<Play>.fromOpaque($0).takeRetainedValue().run() }
    return nil
}

private final class Play: Sendable {
    let heard = Mutex<[String]>([])
    private let listener: Int32
    private let scripts: [[ScriptedServer.Act]]

    init(_ listener: Int32, _ scripts: [[ScriptedServer.Act]]) {
        self.listener = listener
        self.scripts = scripts
    }

    func run() {
        for script in scripts {
            let peer = accept(listener, nil, nil)
            guard peer >= 0 else { return }
            heard.withLock { $0.append("") }
            for act in script { run(act, peer) }
            close(peer)
        }
    }

    private func run(_ act: ScriptedServer.Act, _ peer: Int32) {
        switch act {
        case .answer(let text):
            read(peer)
            say(text, peer)
        case .say(let text): say(text, peer)
        case .drip:
            for _ in 0..<300 where send(peer, " ", 1, Int32(MSG_NOSIGNAL)) == 1 { usleep(30_000) }
        case .wait:
            // POLLRDHUP, which Glibc's module leaves out.
            var waiting = pollfd(fd: peer, events: 0x2000, revents: 0)
            poll(&waiting, 1, 30_000)
        }
    }

    private func say(_ text: String, _ peer: Int32) {
        let bytes = Array(text.utf8)
        _ = send(peer, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Reads one request, or what there is of anything else.
    private func read(_ peer: Int32) {
        var text = ""
        while !isWhole(text) {
            var piece = [UInt8](repeating: 0, count: 65_536)
            let count = recv(peer, &piece, piece.count, 0)
            if count <= 0 { break }
            text += piece.prefix(count).map { String(UnicodeScalar($0)) }.joined()
        }
        heard.withLock { $0[$0.count - 1] += text }
    }

    private func isWhole(_ text: String) -> Bool {
        // A greeting of TLS comes in one piece.
        if text.unicodeScalars.first == "\u{16}" { return true }
        guard let end = text.firstRange(of: "\r\n\r\n") else { return false }
        let length = text[..<end.lowerBound].split(separator: "\r\n")
            .first { $0.hasPrefix("Content-Length: ") }
            .flatMap { Int($0.dropFirst("Content-Length: ".count)) }
        return text.unicodeScalars[end.upperBound...].count >= length ?? 0
    }
}
