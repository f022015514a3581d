import CMicrohttpd
import Glibc
import Kernel

/// One of libmicrohttpd's connections; the pointer is good until its request is completed.
///
/// It may be passed between threads: whoever keeps one beyond the callback that gave it must know,
/// under a lock, that the request isn't completed yet.
struct Connection: @unchecked Sendable {
    let pointer: OpaquePointer

    var socket: Int32 { tally_connection_socket(pointer) }

    /// Whether the other end is this machine.
    var isLocal: Bool { tally_connection_is_local(pointer) != 0 }

    /// The deadline that was attached when the connection came in.
    var deadline: Deadline? {
        tally_connection_context(pointer).map {
            Unmanaged<Deadline>.fromOpaque($0).takeUnretainedValue()
        }
    }

    /// The address that whoever asks is known by: what a proxy on this machine says, or the other end's
    /// own.
    func address(_ head: RequestHead) -> String {
        guard let peer = deadline?.peer else { return "?" }
        return told(head) ?? (head.forwardedFor == nil ? peer.name : peer.address?.host ?? "?")
    }

    /// The same as it is written down: what another user of this machine says of it, who may say anything, is
    /// told with who says it: `203.0.113.9 told by user:33`.
    func addressForLog(_ head: RequestHead) -> String {
        guard let peer = deadline?.peer, let told = told(head), !peer.isOwnUser else {
            return address(head)
        }
        return "\(told) told by \(peer.name)"
    }

    /// What somebody on this machine says whom they ask for, if it may be an address.
    private func told(_ head: RequestHead) -> String? {
        guard let address = deadline?.peer.address, address.isLoopback,
            let list = head.forwardedFor?.text
        else { return nil }
        let last = list.split(separator: ",").last.map { $0.filter { $0 != " " } } ?? ""
        let isPlain = last.utf8.allSatisfy { (0x21...0x7e).contains($0) }
        return isPlain && (1...45).contains(last.utf8.count) ? String(last) : nil
    }

    /// The same, told apart by the users of this machine: whatever another user does here, also as a proxy,
    /// is theirs alone.
    func source(_ head: RequestHead) -> String {
        guard case .user(let user) = deadline?.peer.origin else { return address(head) }
        return "user:\(user) \(address(head))"
    }

    /// Whether the other end has closed it, or will send nothing more.
    var isAbandoned: Bool {
        let events = Int16(TALLY_POLL_HANGUP)
        var end = pollfd(fd: socket, events: events, revents: 0)
        return poll(&end, 1, 0) > 0
    }

    /// Sets the connection aside without a thread; call it only where libmicrohttpd asks for data
    /// or for an answer.
    func suspend() { MHD_suspend_connection(pointer) }

    /// Lets libmicrohttpd ask again; call it only once after each ``suspend()``.
    func resume() { MHD_resume_connection(pointer) }
}
