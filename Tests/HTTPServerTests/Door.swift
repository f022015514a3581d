import HTTPServer
import Kernel
import Synchronization

/// Who knows the devices, in a test: tokens are names, and a key is good once.
final class Door: Sendable {
    private struct State {
        var devices: [String: KnownDevice] = [:]
        var keys: [String: Doorkeeper.Invitation] = [:]
        var events: [DoorEvent] = []
        var renews = false
        var past: Set<String> = []
        var admitted = 0
    }

    /// A key and tokens as they look.
    static let key = "abcdefghijklmnopqrstuvwxyz"
    static let writer = "writer-token-writer-token"
    static let reader = "reader-token-reader-token"
    private let state = Mutex(State())

    init() {
        add(Self.writer, .write)
        add(Self.reader, .read)
        invite(Self.key)
    }

    func invite(_ key: String, name: String = "", _ right: KnownDevice.Right = .write) {
        state.withLock { $0.keys[key] = Doorkeeper.Invitation(name: name, right: right) }
    }

    func add(_ token: String, _ right: KnownDevice.Right) {
        let device = KnownDevice(
            id: token, name: token, right: right, made: Instant(milliseconds: 0))
        state.withLock { $0.devices[token] = device }
    }

    func remove(_ token: String) {
        state.withLock {
            $0.devices.removeValue(forKey: token)
            $0.past.insert(token)
        }
    }

    /// From now on cookies are made to last again.
    func renew() {
        state.withLock { $0.renews = true }
    }

    /// How often a right token was shown.
    var admitted: Int { state.withLock { $0.admitted } }

    var events: [DoorEvent] { state.withLock { $0.events } }

    private func enter(_ key: String, _ name: String) -> String? {
        guard state.withLock({ $0.keys.removeValue(forKey: key) }) != nil else { return nil }
        add(name, .write)
        return name
    }

    var keeper: Doorkeeper {
        Doorkeeper(
            assets: .development,
            admit: { token in
                self.state.withLock { state in
                    if state.devices[token] != nil { state.admitted += 1 }
                    return state.devices[token].map {
                        Doorkeeper.Admitted($0, renews: state.renews)
                    }
                }
            },
            knew: { token in self.state.withLock { $0.past.contains(token) } },
            holds: { id in self.state.withLock { $0.devices[id] != nil } },
            invitation: { key in self.state.withLock { $0.keys[key] } },
            enter: { key, name, _ in self.enter(key, name) },
            report: { event in self.state.withLock { $0.events.append(event) } },
            hasOwnSecret: { $0.hasPrefix("/calendar/") || $0.contains("/shown/") },
            readsByPost: { $0 == "/sync/v1" })
    }
}

extension Server {
    /// A server with a door, and a page behind `/calendar/good.ics` whose secret is its key.
    convenience init(
        _ door: Door, _ change: (inout ServerConfiguration) -> Void = { _ in }
    ) throws {
        try self.init(
            {
                $0.doorkeeper = door.keeper
                $0.names = .development
                $0.assets = Assets([
                    Asset(
                        path: "/assets/app.css", contentType: "text/css",
                        content: .owned(Array("a{}".utf8)), isImmutable: true)
                ])
                change(&$0)
            },
            handler: { request in
                if request.path == "/calendar/good.ics" { return .text("BEGIN:VCALENDAR") }
                if request.path.hasSuffix("/shown/good") { return .text("Shopping list") }
                if request.path.contains("/shown/") { return .text("tabs", status: 404) }
                if request.path.hasPrefix("/calendar") { return .text("no", status: 404) }
                let right = request.context.mayOnlyRead ? "reads" : "writes"
                return .text(
                    "\(request.method.rawValue) \(request.path) \(request.context.device ?? "owner") \(right)"
                )
            })
    }
}
