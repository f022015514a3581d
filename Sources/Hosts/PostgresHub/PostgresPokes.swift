import CPostgres
import Glibc
package import Kernel
import Synchronization

/// Tells the other nodes of a cluster into which books something came, and hears it of them, by `NOTIFY` and
/// `LISTEN` of a connection of its own: within the transaction that writes, it would have all others wait.
///
/// What isn't told, as by a node that ends right after it wrote, others find when they look.
package final class PostgresPokes: Sendable {
    private static let channel = "hub_poke"
    /// How many books fit into what is told at once: a payload has 7,999 bytes at most.
    private static let most = 200
    /// How many books may wait until a connection is there again.
    private static let room = 65_536
    /// How long nothing may be answered, and how long nobody asks whether the connection is there, in
    /// milliseconds.
    private static let (patience, silence): (Int32, Int32) = (4_000, 5_000)

    private let place: String
    private let heard: @Sendable (BookNumber) -> Void
    private let missed: @Sendable () -> Void
    private let waiting = Mutex<Set<BookNumber>>([])
    private let hearing = Atomic(false)
    private let isOver = Atomic(false)
    private let (ear, bell): (Int32, Int32)
    private let thread = Mutex<pthread_t?>(nil)

    /// - Parameters:
    ///   - place: A connection string of libpq.
    ///   - missed: Is called when nobody knows what was told meanwhile: also at the beginning.
    ///   - heard: Is told of each book that any node told of, this one too.
    package init(
        _ place: String, missed: @escaping @Sendable () -> Void,
        heard: @escaping @Sendable (BookNumber) -> Void
    ) {
        self.place = place
        self.missed = missed
        self.heard = heard
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 {
            for end in ends {
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            }
        }
        (ear, bell) = (ends[0], ends[1])
    }

    deinit {
        if ear >= 0 { close(ear) }
        if bell >= 0 { close(bell) }
    }

    /// Whether what others tell arrives.
    package var isHearing: Bool { hearing.load(ordering: .acquiring) }

    /// Begins to listen, on a thread of its own.
    package func start() {
        var thread = pthread_t()
        let context = Unmanaged.passRetained(self)
        let code = pthread_create(
            &thread, nil,
            { context in
                context.map { Unmanaged<PostgresPokes>.fromOpaque($0).takeRetainedValue().run() }
                return nil
            }, context.toOpaque())
        if code != 0 { return context.release() }
        self.thread.withLock { $0 = thread }
    }

    /// Tells what is left to tell, and ends.
    package func stop() {
        isOver.store(true, ordering: .releasing)
        ring()
        if let thread = thread.withLock({ $0.take() }) { pthread_join(thread, nil) }
    }

    /// Something came into a book.
    package func tell(_ book: BookNumber) {
        waiting.withLock { if $0.count < Self.room { $0.insert(book) } }
        ring()
    }

    private func ring() {
        var one: UInt8 = 1
        _ = write(bell, &one, 1)
    }

    private func run() {
        while !isOver.load(ordering: .acquiring) {
            if let connection = PostgresConnection.connected(to: place) {
                listen(connection)
                hearing.store(false, ordering: .releasing)
                PQfinish(connection)
            }
            var wait = pollfd(fd: -1, events: 0, revents: 0)
            if !isOver.load(ordering: .acquiring) { poll(&wait, 1, 500) }
        }
    }

    /// Hears and tells until the connection is lost, or all is over.
    private func listen(_ connection: OpaquePointer) {
        PQsetNoticeProcessor(connection, { _, _ in }, nil)
        guard isDone("LISTEN \(Self.channel)", on: connection) else { return }
        hearing.store(true, ordering: .releasing)
        missed()
        var isDue = false
        while true {
            let isLast = isOver.load(ordering: .acquiring)
            guard tellAll(on: connection), !isLast else { return }
            if isDue, !isDone("SELECT 1", on: connection) { return }
            var waits = [
                pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0),
                pollfd(fd: ear, events: Int16(POLLIN), revents: 0),
            ]
            isDue = poll(&waits, 2, Self.silence) == 0
            var rung: UInt64 = 0
            while read(ear, &rung, 8) > 0 {}
            guard PQconsumeInput(connection) == 1 else { return }
            takeIn(connection)
        }
    }

    private func tellAll(on connection: OpaquePointer) -> Bool {
        while true {
            let books = waiting.withLock { waiting in
                let books = Array(waiting.prefix(Self.most))
                waiting.subtract(books)
                return books
            }
            if books.isEmpty { return true }
            let payload = books.map { $0.hex }.joined()
            guard isDone("NOTIFY \(Self.channel), '\(payload)'", on: connection) else {
                waiting.withLock { $0.formUnion(books) }
                return false
            }
        }
    }

    /// Runs a statement and takes in what was told meanwhile; false where it isn't answered in time.
    private func isDone(_ sql: String, on connection: OpaquePointer) -> Bool {
        guard PQsendQuery(connection, sql) == 1 else { return false }
        while PQisBusy(connection) == 1 {
            var wait = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
            guard poll(&wait, 1, Self.patience) > 0, PQconsumeInput(connection) == 1 else {
                return false
            }
        }
        var isRight = true
        while let result = PQgetResult(connection) {
            let status = PQresultStatus(result)
            isRight = isRight && (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
            PQclear(result)
        }
        takeIn(connection)
        return isRight
    }

    private func takeIn(_ connection: OpaquePointer) {
        while let told = PQnotifies(connection) {
            let payload = Array(String(cString: told.pointee.extra).utf8)
            PQfreemem(told)
            for start in stride(from: 0, to: payload.count, by: 2 * BookNumber.size) {
                let part = payload[start...].prefix(2 * BookNumber.size)
                if let book = BookNumber(hex: String(decoding: part, as: UTF8.self)) {
                    heard(book)
                }
            }
        }
    }
}
