import CMicrohttpd
import Glibc
import Synchronization

/// The other end of a connection.
final class Peer: Sendable {
    private let socket: Int32
    private let known = Mutex<Origin?>(nil)

    /// Who is there, as far as the system tells: what there is of something is shared out by it.
    enum Origin: Hashable, Sendable {
        /// A process on this machine that belongs to the user of this process.
        case owner
        /// A process on this machine of another user.
        case user(uid_t)
        /// Another machine; or this one, where the user can't be found out.
        case address(String)

        fileprivate init(_ user: uid_t?, _ address: SocketAddress?) {
            switch user {
            case geteuid(): self = .owner
            case let user?: self = .user(user)
            case nil: self = .address(address?.host ?? "?")
            }
        }
    }

    init(socket: Int32) {
        self.socket = socket
    }

    var address: SocketAddress? { SocketAddress(ofPeer: socket) }

    /// Whether a process on this machine is there that belongs to the user of this process. What can't
    /// be found out is no.
    var isOwnUser: Bool { origin == .owner }

    /// It is looked up once, in the system's list of connections if it must be.
    var origin: Origin {
        known.withLock { known in
            if let known { return known }
            let answer = Origin(toldUser ?? tableUser, address)
            known = answer
            return answer
        }
    }

    /// The same, found out without the list, which takes milliseconds, unless the system never says by
    /// itself: most that it doesn't say have gone already.
    var quickOrigin: Origin {
        Peer.isTold.load(ordering: .relaxed) ? Origin(toldUser, address) : origin
    }

    /// The address in figures, or the number of another user of this machine.
    var name: String {
        if case .user(let user) = quickOrigin { return "user:\(user)" }
        return address?.host ?? "?"
    }

    /// Whether the system ever said whose a connection is.
    private static let isTold = Atomic(false)

    /// The user of the process at the other end of a connection within this machine, if the system says
    /// so by itself.
    private var toldUser: uid_t? {
        guard let user = uid_t(exactly: tally_peer_user(socket)) else { return nil }
        Peer.isTold.store(true, ordering: .relaxed)
        return user
    }

    /// The user of the process at the other end, by the system's list.
    private var tableUser: uid_t? {
        guard let peer = address, peer.isLoopback, let own = SocketAddress(of: socket) else {
            return nil
        }
        return ConnectionTable.user(from: peer, to: own)
    }
}

/// The system's list of connections, for where it can't be asked for one of them: in it each end stands
/// with its user: `/proc/net/tcp` and
/// `/proc/net/tcp6` (Linux, Documentation/networking/proc_net_tcp.rst).
enum ConnectionTable {
    /// The user who holds the end at `local` of the connection to `remote`; nil if that isn't surely
    /// one.
    static func user(from local: SocketAddress, to remote: SocketAddress) -> uid_t? {
        for isWide in [false, true] {
            guard let ends = local.tableText(isWide: isWide, to: remote) else { continue }
            let table = bytes(of: isWide ? "/proc/net/tcp6" : "/proc/net/tcp")
            let users = users(of: ends, in: table)
            if !users.isEmpty { return users.count == 1 ? users.first : nil }
        }
        return nil
    }

    /// The users in the rows of a table that begin with both ends, as they stand there.
    static func users(of ends: String, in table: [UInt8]) -> Set<uid_t> {
        var users: Set<uid_t> = []
        for line in lines(with: Array(ends.utf8), in: table) {
            if let user = user(of: ends, in: line) { users.insert(user) }
        }
        return users
    }

    /// The user in one row: number, own end, other end, state, queues, timer, retransmissions, user,
    /// time-outs, inode.
    ///
    /// Only a connection that a process still holds counts: others are shown as if they were root's.
    private static func user(of ends: String, in line: String) -> uid_t? {
        let words = line.split(separator: " ", omittingEmptySubsequences: true)
        guard words.count >= 10, words[0].last == ":", "\(words[1]) \(words[2])" == ends,
            heldStates.contains(String(words[3])), let inode = UInt64(words[9]), inode != 0
        else { return nil }
        return uid_t(words[7])
    }

    /// The rows that begin with both ends after their number; a busy machine's table is long, and of most
    /// rows no more than that is looked at.
    private static func lines(with ends: [UInt8], in table: [UInt8]) -> [String] {
        table.withUnsafeBufferPointer { table in
            table.split(separator: UInt8(ascii: "\n")).compactMap { line in
                let row = line.drop { $0 != UInt8(ascii: ":") }.dropFirst(2)
                return row.starts(with: ends) ? String(decoding: line, as: UTF8.self) : nil
            }
        }
    }

    /// Established, or one end has said all it has to say.
    private static let heldStates: Set<String> = ["01", "04", "05", "08"]

    private static func bytes(of path: String) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return [] }
        defer { close(file) }
        var bytes: [UInt8] = []
        while true {
            let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                count = max(0, read(file, buffer.baseAddress, buffer.count))
            }
            if piece.isEmpty { return bytes }
            bytes += piece
        }
    }
}
