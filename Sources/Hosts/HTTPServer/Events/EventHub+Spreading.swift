import Synchronization

// What the housekeeper's thread does for the listeners.

extension EventHub {
    /// How long nothing needs to be done, in milliseconds; nil without listeners.
    var rest: Int32? {
        let isIdle = version == nil && holds == nil && place == nil
        let interval = isIdle ? limits.heartbeatMilliseconds / 2 : limits.versionMilliseconds
        return state.withLock { $0.listeners.isEmpty } ? nil : Int32(clamping: max(interval, 1))
    }

    /// The sockets of the suspended connections, whose end libmicrohttpd doesn't notice.
    var parked: [(id: Int, socket: Int32)] {
        state.withLock {
            $0.listeners.filter { $0.value.isParked }.map { ($0.key, $0.value.socket) }
        }
    }

    /// Ends the streams whose clients have gone.
    func hangUp(_ ids: [Int]) {
        state.withLock { state in
            for id in ids { state.end(id) }
        }
    }

    /// Ends the streams of devices that aren't let in any more.
    func shutOut() {
        guard let holds else { return }
        let devices = Set(state.withLock { $0.listeners.values.compactMap { $0.device } })
        let removed = devices.filter { !holds($0) }
        if removed.isEmpty { return }
        state.withLock { state in
            let ids = state.listeners.filter { $0.value.device.map(removed.contains) ?? false }.keys
            for id in ids { state.end(id) }
        }
    }

    /// Asks for the versions and tells everyone who doesn't know theirs.
    func spread() {
        spreadSigned()
        let bases = Set(
            state.withLock { $0.listeners.values.compactMap { $0.signed == nil ? $0.base : nil } })
        if bases.isEmpty { return }
        var news: [String: Int64] = [:]
        for base in bases { news[base] = latest(base) }
        let now = Monotonic.now
        state.withLock { state in
            for (id, listener) in state.listeners where listener.signed == nil {
                if let news = news[listener.base] { state.listeners[id]?.tell(news, now: now) }
                state.listeners[id]?.beat(after: Int64(limits.heartbeatMilliseconds), now: now)
                state.resume(id)
            }
        }
    }

    /// The same for those who listen by their signatures; who may not any more hears nothing more.
    private func spreadSigned() {
        guard let place else { return }
        let names = Set(state.withLock { $0.listeners.values.compactMap { $0.signed?.name } })
        if names.isEmpty { return }
        let places = names.reduce(into: [:]) { $0[$1] = place($1) }
        let now = Monotonic.now
        state.withLock { state in
            for (id, listener) in state.listeners {
                guard let name = listener.signed?.name, names.contains(name) else { continue }
                guard let place = places[name] else {
                    state.end(id)
                    continue
                }
                state.listeners[id]?.tell(place, now: now)
                state.listeners[id]?.beat(
                    after: Int64(limits.signedHeartbeatMilliseconds), now: now)
                state.resume(id)
            }
        }
    }

    private func latest(_ base: String) -> Int64? {
        if !base.isEmpty { return versionBehind(base) }
        return version.map { $0() } ?? pokes.load(ordering: .relaxed)
    }
}
