/// Which time it is, when two clocks say so.
struct Clock {
    /// By what time to judge stamps.
    let now: Instant
    /// Whether both say the same, or one is known to be wrong: then what the other makes impossible
    /// may be moved.
    let isSure: Bool

    /// By a server, which believes itself.
    init(server: Instant, client: Instant, _ store: Store) throws(StoreError) {
        now = server
        isSure = try store.believes(server, beside: client)
    }

    /// By a client. It takes its own clock for the wrong one when that is more than a day ahead of
    /// the server's, unless somebody else wrote later than the server's clock shows, or it was later already
    /// when both agreed.
    init(own: Instant, server: Instant, _ store: Store) throws(StoreError) {
        let isBelieved = try store.believes(own, beside: server)
        let isAhead = own > server && !Clock.agree(own, server)
        guard isAhead, server.isCredible, try !store.hasAgreed(after: server),
            try store.confirms(server, against: own)
        else {
            now = own
            isSure = isBelieved
            return
        }
        (now, isSure) = (server, true)
    }

    /// Whether two clocks are a day apart at most, so that what one takes in the other does too.
    static func agree(_ a: Instant, _ b: Instant) -> Bool {
        let (difference, isTooMuch) = a.milliseconds.subtractingReportingOverflow(b.milliseconds)
        return !isTooMuch && difference.magnitude <= Stamp.reach.magnitude
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

/// What two clocks have agreed on so far. Two that are wrong alike, as those of two programs on a computer
/// that started without the time, agree as well: then it was later once, when others agreed.
private struct Agreement {
    /// The latest time on which two clocks agreed.
    var latest: Int64
    /// Since when, by the clock here, they agree on an earlier one instead.
    var since: Int64?

    /// How far the time must have gone before it is kept again.
    static let step: Int64 = 3_600_000

    var text: String { "\(latest)" + (since.map { " \($0)" } ?? "") }

    init(latest: Int64) {
        self.latest = latest
    }

    init?(_ text: String) {
        let parts = text.split(separator: " ").map { Int64($0) }
        guard let latest = parts.first ?? nil else { return nil }
        self.latest = latest
        if parts.count > 1 { since = parts[1] }
    }
}

extension Store {
    private func agreement() throws(StoreError) -> Agreement? {
        try setting(Setting.agreed.rawValue).flatMap { Agreement($0) }
    }

    /// Whether two clocks agreed once on a time that another clock doesn't show yet.
    fileprivate func hasAgreed(after time: Instant) throws(StoreError) -> Bool {
        guard let known = try agreement() else { return false }
        return known.latest - Stamp.reach > time.milliseconds
    }

    /// Whether what a clock shows is to be believed, because another one agrees: not where both are earlier
    /// than two were before, until they have stayed so for a day and no third says otherwise.
    fileprivate func believes(
        _ now: Instant, beside other: Instant
    ) throws(StoreError) -> Bool {
        let isAgreed = Clock.agree(now, other)
        guard var known = try agreement() else {
            if isAgreed, now.isCredible { try note(Agreement(latest: now.milliseconds)) }
            return isAgreed
        }
        guard known.latest - Stamp.reach > now.milliseconds else {
            if isAgreed, known.since != nil || now.milliseconds - known.latest > Agreement.step {
                try note(Agreement(latest: max(now.milliseconds, known.latest)))
            }
            return isAgreed
        }
        guard isAgreed else {
            if known.since != nil, other.milliseconds > known.latest - Stamp.reach {
                known.since = nil
                try note(known)
            }
            return false
        }
        guard let since = known.since, since <= now.milliseconds else {
            known.since = now.milliseconds
            try note(known)
            return false
        }
        if now.milliseconds - since < Stamp.reach { return false }
        try note(Agreement(latest: now.milliseconds))
        return true
    }

    private func note(_ agreement: Agreement) throws(StoreError) {
        try set(Setting.agreed.rawValue, agreement.text)
    }
}
