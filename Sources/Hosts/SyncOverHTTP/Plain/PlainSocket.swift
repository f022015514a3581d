import Glibc

/// A socket that waits for nothing longer than it is told to.
final class PlainSocket {
    private let descriptor: Int32
    private let silence: Int
    /// Since when how many bytes came: next to nothing is as good as silence.
    private var arrived = (since: ContinuousClock.now, count: 0)

    /// Fewer bytes a second are next to nothing.
    private static let leastRate = 64

    /// Connects to the first of an address's hosts that takes it.
    static func connected(
        to address: PlainAddress, _ patience: PlainConnection.Patience
    ) throws(PlainProblem) -> PlainSocket {
        var problem = PlainProblem.gone
        for host in address.hosts {
            do throws(PlainProblem) {
                return try PlainSocket(host, address.port, patience)
            } catch {
                problem = error
            }
        }
        throw problem
    }

    private init(
        _ host: String, _ port: String, _ patience: PlainConnection.Patience
    ) throws(PlainProblem) {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, port, &hints, &list) == 0, let address = list?.pointee else {
            throw .system(EADDRNOTAVAIL)
        }
        defer { freeaddrinfo(list) }
        let kind = address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        descriptor = socket(address.ai_family, kind, address.ai_protocol)
        silence = patience.silence
        guard descriptor >= 0 else { throw .system(errno) }
        try connect(address, patience.connecting)
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    private func connect(_ address: addrinfo, _ time: Int) throws(PlainProblem) {
        if Glibc.connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 { return }
        guard errno == EINPROGRESS else { throw .system(errno) }
        _ = try wait(for: POLLOUT, time)
        var code: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size)
        if code != 0 { throw .system(code) }
    }

    /// Waits until one of some things is possible, and gives what is.
    private func wait(for events: Int32, _ time: Int) throws(PlainProblem) -> Int32 {
        var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        while true {
            let count = poll(&waiting, 1, Int32(time))
            if count > 0 { return Int32(waiting.revents) }
            if count == 0 { throw .system(ETIMEDOUT) }
            if errno != EINTR { throw .system(errno) }
        }
    }

    /// Sends bytes; false if the server answers or hangs up before it has taken all of them.
    func send(_ bytes: [UInt8]) throws(PlainProblem) -> Bool {
        defer { arrived = (.now, 0) }
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { bytes in
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                return Glibc.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
            }
            if count >= 0 {
                sent += count
            } else if errno == EAGAIN {
                if try wait(for: POLLIN | POLLOUT, silence) != POLLOUT { return false }
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    private func note(_ count: Int) throws(PlainProblem) {
        arrived.count += count
        if arrived.since.duration(to: .now) < .milliseconds(silence) { return }
        if arrived.count < PlainSocket.leastRate * silence / 1_000 { throw .system(ETIMEDOUT) }
        arrived = (.now, 0)
    }

    /// Adds what comes next; there is always something.
    func receive(into bytes: inout [UInt8]) throws(PlainProblem) {
        while true {
            _ = try wait(for: POLLIN, silence)
            let (count, code) = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) {
                buffer in
                let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
                if count > 0 { bytes += UnsafeRawBufferPointer(rebasing: buffer[..<count]) }
                return (count, count < 0 ? errno : ECONNRESET)
            }
            if count > 0 { return try note(count) }
            if count < 0, code == EINTR || code == EAGAIN { continue }
            throw bytes.isEmpty && code == ECONNRESET ? .gone : .system(code)
        }
    }
}
