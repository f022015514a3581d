import Glibc
import HTTPServer
import Kernel
import PostgresHub
import SyncOverHTTP

/// One node: it answers members, and keeps nothing that a sister couldn't answer.
///
/// The one thing in its memory is which signed requests it has seen in the last minutes. A request that is
/// replayed at a sister does nothing either: each piece and each entry is known by its hash.
struct Node {
    private let arguments: Arguments
    private let log: Log

    init(_ arguments: Arguments) {
        self.arguments = arguments
        log = Log(isJSON: arguments.isJSON)
    }

    /// Serves until the process is told to stop; false where it can't begin.
    func run() -> Bool {
        let signals = Signals()
        let (clusters, tokens, objects): (Clusters, Tokens, Objects?)
        do throws(Arguments.Mistake) {
            clusters = try Clusters(arguments)
            objects = try Objects(arguments)
            if let file = arguments.tokenFile {
                tokens = try Tokens(file: file)
            } else {
                tokens = Tokens()
            }
        } catch {
            log.note("failed", [("reason", error.sentence)])
            return false
        }
        let open = { @Sendable () throws(StoreError) in
            try ClusteredHub(objects: objects?.store) { clusters.current }
        }
        do throws(StoreError) { try open().joinObjects() } catch {
            log.note("failed", [("reason", error.detail)])
            return false
        }
        let granting = Granting(tokens, open)
        let neighbours = Neighbours()
        let sweeper = objects.map { _ in Sweeper(keptDays: arguments.keptDays, log, open) }
        let hub = HubEndpoint(
            report: { [log] in log.note($0) }, changed: { neighbours.tell($0) },
            hears: { neighbours.areHeard },
            grants: { (name, book) throws(StoreError) in try granting.grants(name, book) },
            isFull: { granting.isFull($0) },
            open: { () throws(StoreError) in try open().store })
        do throws(HTTPServerError) {
            let server = try HTTPServer.start(configuration(hub, tokens, clusters)) {
                if $0.path == "/join", $0.method == .get { return .invited($0) }
                return .text("This is a hub of Tallybook. It has no pages.\n", status: 404)
            }
            neighbours.begin(clusters.current.places, hub, server)
            sweeper?.start()
            print("The hub answers at http://\(address(server.port)).")
            fflush(nil)
            log.note("start", [("address", address(server.port))])
            let signal = signals.wait {
                reload(clusters)
                neighbours.change(to: clusters.current.places)
            }
            log.note("drain", [("signal", signal)])
            server.drain()
            signals.wait(seconds: arguments.drainTime)
            log.note("stop", [])
            server.stop()
            neighbours.end()
            sweeper?.stop()
            return true
        } catch {
            log.note("failed", [("reason", error.message)])
            return false
        }
    }

    private func reload(_ clusters: Clusters) {
        do throws(Arguments.Mistake) {
            try clusters.reload()
            log.note("reload", [])
        } catch {
            log.note("failed", [("reason", error.sentence)])
        }
    }

    private func configuration(
        _ hub: HubEndpoint, _ tokens: Tokens, _ clusters: Clusters
    ) -> ServerConfiguration {
        var configuration = ServerConfiguration(
            host: arguments.host, port: arguments.port, allowedHosts: arguments.names)
        configuration.limits.threads = 16
        // A signed head has less than two kibibytes, and there are no others: each stream keeps this.
        configuration.limits.connectionMemory = 12 << 10
        configuration.limits.connections = arguments.connections
        // Members come from elsewhere; what asks from here looks how the node is.
        configuration.limits.ownersPart = 0.125
        // Each member who looks at a book holds one, and asks by others now and then.
        configuration.limits.listenersPart = (connections: 0.625, openFiles: 0.625)
        configuration.limits.listeners = configuration.limits.connections * 5 / 8
        configuration.limits.listenersEach = 256
        configuration.bodyLimit = { HubEndpoint.bodyLimit($0) }
        let (isOpen, log) = (arguments.isOpen, log)
        configuration.signed = SignedPosts(
            path: HubEndpoint.path,
            refusal: { hub.refusal($0, mayFound: $1 || isOpen) },
            answer: { hub.answer($0, $1, mayFound: $2 || isOpen, by: $3, $4) },
            matter: { HubEndpoint.counted($0).map { $0 == .book ? .books : .invitations } },
            place: { hub.place(of: $0) })
        configuration.doorkeeper = .of(tokens) { log.note($0) }
        let readiness = Readiness(clusters)
        configuration.problem = { readiness.problem }
        configuration.log = { log.note($0) }
        return configuration
    }

    private func address(_ port: UInt16) -> String {
        let host = arguments.host.contains(":") ? "[\(arguments.host)]" : arguments.host
        return "\(host):\(port)"
    }
}
