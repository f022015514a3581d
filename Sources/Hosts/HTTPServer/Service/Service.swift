import Glibc
import Kernel
import Synchronization

/// What all connections share: the handler, who may ask, and what is going on.
final class Service: Sendable {
    let configuration: ServerConfiguration
    let port: UInt16
    let handler: @Sendable (Request) -> Response
    let allowedHosts: AllowedHosts
    let locks: Locks?
    let quotas: Quotas?
    let compressor = Compressor()
    let metrics = Metrics()
    let recentAnswers = RecentAnswers()
    let events: EventHub
    let housekeeper: Housekeeper
    let crew: Crew
    /// Reads large bodies of devices, one after the other: what reading takes in memory is taken once, and what
    /// is written of it keeps one thread waiting for the book.
    let reader: Crew
    /// Reads the owner's, who waits for no device's: of both together, only the portions that are written wait
    /// for each other.
    let ownersReader: Crew
    /// Makes what costs much, one after the other: who asks for a thousand exports keeps nobody waiting.
    let exporter: Crew
    let way: OnTheWay
    let places: Places
    let openHeads = OpenHeads()
    /// How many requests run; far below zero once none may begin.
    let running = Atomic(0)
    private let stopping = Atomic(false)
    private let draining = Atomic(false)
    /// The bytes of bodies that are being kept.
    let bodies = Atomic(0)
    /// Those of each device's; the owner has the rest.
    let bodiesOfDevices = Mutex<[String: Int]>([:])

    init(
        _ configuration: ServerConfiguration, _ socket: ListeningSocket,
        handler: @escaping @Sendable (Request) -> Response, version: (@Sendable () -> Int64?)?
    ) {
        self.configuration = configuration
        self.handler = handler
        port = socket.address.port
        crew = Crew(size: configuration.limits.threads)
        let (room, each) = (
            configuration.limits.costlyWaiting, configuration.limits.costlyWaitingEach
        )
        reader = Crew(size: 1, room: room, each: each)
        ownersReader = Crew(size: 1, room: room, each: each)
        exporter = Crew(size: 1, room: room, each: each)
        way = OnTheWay(
            inMemory: configuration.limits.answersInMemory,
            inFiles: configuration.limits.answersInFiles)
        allowedHosts = AllowedHosts(
            asked: configuration.host, bound: socket.address, more: configuration.allowedHosts)
        quotas = configuration.quotas.map(Quotas.init)
        locks = configuration.doorkeeper.map { Locks($0, now: configuration.now) }
        let all = max(OpenFiles.allowed(for: configuration.limits.connections), 16)
        places = Places(all, owners: ServerLimits.part(configuration.limits.ownersPart, of: all))
        let bell = Bell()
        events = EventHub(
            configuration.limits.fitting(connections: places.all, openFiles: OpenFiles.limit),
            bell: bell, version: version,
            versionBehind: configuration.versionBehind, holds: configuration.doorkeeper?.holds,
            place: configuration.signed?.place)
        housekeeper = Housekeeper(events, bell: bell, now: configuration.now)
    }

    var isStopping: Bool { stopping.load(ordering: .acquiring) }
    /// Whether who asks is to ask another server next time.
    var isLeaving: Bool { isStopping || draining.load(ordering: .acquiring) }

    func beginDraining() { draining.store(true, ordering: .releasing) }

    /// Whether this is the first call.
    func beginStopping() -> Bool {
        !stopping.exchange(true, ordering: .acquiringAndReleasing)
    }

    /// Waits until no request runs, but not longer than ``ServerLimits/stopTime``, and lets no
    /// other begin: it could change something, and the client would never hear of it. Whether none
    /// runs any more.
    func awaitRunningRequests() -> Bool {
        let end = Monotonic.now &+ Int64(configuration.limits.stopTime) &* 1000
        let closed = Int.min / 2
        while Monotonic.now < end {
            let (isClosed, _) = running.compareExchange(
                expected: 0, desired: closed, ordering: .acquiringAndReleasing)
            if isClosed { return true }
            usleep(1000)
        }
        running.add(closed, ordering: .acquiringAndReleasing)
        return false
    }

    func connectionStarted(_ connection: Connection) -> Deadline {
        let deadline = Deadline(
            socket: connection.socket, seconds: configuration.limits.headTime,
            now: configuration.now)
        housekeeper.watch(deadline)
        seat(deadline)
        return deadline
    }

    /// Gives a connection a place; one for which there is none ends at once.
    private func seat(_ deadline: Deadline) {
        let origin = deadline.peer.quickOrigin
        switch places.take(for: origin) {
        case .taken: deadline.place = origin
        case .refused(let isFirst):
            if isFirst { configuration.log(.crowded(from: deadline.peer.name)) }
            shutdown(deadline.socket, Int32(SHUT_RDWR))
        }
    }

    func connectionClosed(_ deadline: Deadline) {
        housekeeper.unwatch(deadline)
        if let place = deadline.place { places.giveBack(of: place) }
    }
}
