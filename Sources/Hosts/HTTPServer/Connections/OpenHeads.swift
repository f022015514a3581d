import CMicrohttpd
import Glibc
import Synchronization

/// The connections on which a request's head is arriving, each with the thread that reads it.
///
/// libmicrohttpd itself refuses a length that is no number, before it asks anybody, and version 0.9.75 sends
/// the head of that refusal twice. It tells its log just before, in the connection's thread: there the
/// connection is found by what its head says, gets one answer, and is closed to whatever would follow.
final class OpenHeads: Sendable {
    private let threads = Mutex<[UInt: pthread_t]>([:])

    /// A head begins, in the thread that reads it.
    func begin(_ connection: Connection) {
        threads.withLock { $0[connection.key] = pthread_self() }
    }

    /// The head is whole, or its connection has gone.
    func end(_ connection: Connection) {
        threads.withLock { $0[connection.key] = nil }
    }

    /// Refuses what is read by this thread and says no length that can be meant; gives whose that was.
    func refuseLengths() -> [Connection] {
        let own = pthread_self()
        let keys = threads.withLock {
            $0.filter { pthread_equal($0.value, own) != 0 }.map { $0.key }
        }
        let refused = keys.compactMap { OpaquePointer(bitPattern: $0).map(Connection.init) }
            .filter { $0.announcesNoLength }
        for connection in refused {
            connection.answerAtOnce(Self.noLength)
        }
        return refused
    }

    private static let noLength = {
        let sentence = "The length of what is sent can't be read.\n"
        return """
            HTTP/1.1 400 Bad Request\r
            Connection: close\r
            Content-Type: text/plain; charset=utf-8\r
            X-Content-Type-Options: nosniff\r
            Cache-Control: no-store\r
            Content-Length: \(sentence.utf8.count)\r
            \r
            \(sentence)
            """
    }()
}

extension Connection {
    fileprivate var key: UInt { UInt(bitPattern: pointer) }

    /// Whether what came of the head has a length, and none that can be meant.
    fileprivate var announcesNoLength: Bool {
        let nothing = FieldValue(nil, 0)
        let head = RequestHead(self, method: nothing, target: nothing, version: nothing)
        guard head.contentLength != nil else { return false }
        return head.contentLengthCount > 1 || head.announcedLength ?? .max == .max
    }

    /// Sends a few bytes past libmicrohttpd, and lets nothing follow them.
    fileprivate func answerAtOnce(_ text: String) {
        let bytes = Array(text.utf8)
        _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
        shutdown(socket, Int32(SHUT_WR))
    }
}
