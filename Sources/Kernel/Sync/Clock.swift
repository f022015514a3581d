/// Which time it is, when two clocks say so. It is no earlier than what two have agreed on before.
struct Clock {
    /// By what time to judge stamps.
    let now: Instant
    /// Whether both say the same, or one is known to be wrong: then what the other makes impossible
    /// may be moved.
    let isSure: Bool

    /// By a server, which believes itself.
    init(server: Instant, client: Instant, _ store: Store) throws(StoreError) {
        try store.note(server, beside: client)
        isSure = try store.believes(server, beside: client)
        now = try store.agreedTime(server) ?? server
    }

    /// By a client. It takes its own clock for the wrong one when that is more than a day ahead of
    /// the server's, unless somebody else wrote later than the server's clock shows, or it was later already
    /// when both agreed.
    init(own: Instant, server: Instant, _ store: Store) throws(StoreError) {
        try store.note(own, beside: server)
        let isBelieved = try store.believes(own, beside: server)
        let isAhead = own > server && !own.agrees(with: server)
        guard isAhead, server.isCredible, try store.agreedTime(server) == nil,
            try store.confirms(server, against: own)
        else {
            now = try store.agreedTime(own) ?? own
            isSure = isBelieved
            return
        }
        (now, isSure) = (server, true)
    }
}

extension Store {
    /// Whether all that is too late for the server's clock was written here.
    fileprivate func confirms(_ server: Instant, against own: Instant) throws(StoreError) -> Bool {
        let nodes = try nodes()
        var before: Stamp?
        while true {
            let actions = try actions(before, 100)
            for action in actions {
                if action.stamp.isPossible(at: server) { return true }
                if action.stamp.isPossible(at: own), !nodes.wrote(action.stamp) { return false }
            }
            guard let last = actions.last else { return true }
            before = last.stamp
        }
    }
}
