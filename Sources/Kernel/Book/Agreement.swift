/// What two clocks have agreed on so far. Two that are wrong alike, as those of two programs on a computer
/// that started without the time, agree as well: then it was later once, when others agreed.
struct Agreement {
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

    /// The latest time on which two clocks agreed, where one that shows `now` is more than a day behind it.
    ///
    /// - Parameter isAlone: Whether it is only wanted while no other clock agrees with that one.
    package func agreedTime(
        _ now: Instant, isAlone: Bool = false
    ) throws(StoreError) -> Instant? {
        guard let known = try agreement(), known.latest - Stamp.reach > now.milliseconds,
            !isAlone || known.since == nil
        else { return nil }
        return Instant(milliseconds: known.latest)
    }

    /// Whether what a clock shows is to be believed, because another one agrees: not where both are earlier
    /// than two were before, until they have stayed so for a day and no third says otherwise.
    func believes(
        _ now: Instant, beside other: Instant
    ) throws(StoreError) -> Bool {
        let isAgreed = now.agrees(with: other)
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
