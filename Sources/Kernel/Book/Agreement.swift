/// What two clocks have agreed on so far. Two that are wrong alike, as those of two programs on a computer
/// that started without the time, agree as well: then it was later once, when others agreed.
struct Agreement {
    /// The latest time on which two clocks agreed.
    var latest: Int64
    /// Since when, by the clock here, they agree on an earlier one instead.
    var since: Int64?
    /// Whether something dated ahead has come since from a clock that doesn't agree: either may be the wrong one.
    var isDoubted = false

    /// How far the time must have gone before it is kept again.
    static let step: Int64 = 3_600_000

    var text: String {
        let since = since.map { "\($0)" } ?? (isDoubted ? "-" : "")
        return ["\(latest)", since, isDoubted ? "1" : ""].filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    init(latest: Int64) {
        self.latest = latest
    }

    init?(_ text: String) {
        let parts = text.split(separator: " ").map { Int64($0) }
        guard let latest = parts.first ?? nil else { return nil }
        self.latest = latest
        if parts.count > 1 { since = parts[1] }
        isDoubted = parts.count > 2
    }

    /// Whether another clock has agreed within a day with the one here, which shows `now`, and nothing since
    /// speaks against it.
    func isFresh(at now: Instant) -> Bool {
        since == nil && !isDoubted && Instant(milliseconds: latest).agrees(with: now)
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

    /// Whether the clock here is known to be right: another one has agreed with it within a day.
    package func isTimeAgreed(_ now: Instant) throws(StoreError) -> Bool {
        try agreement()?.isFresh(at: now) ?? false
    }

    /// Notes that what came shows another time than the clock here, with which none agreed just then.
    package func doubtTime() throws(StoreError) {
        guard var known = try agreement(), !known.isDoubted else { return }
        known.isDoubted = true
        try note(known)
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
            let isNews =
                known.since != nil || known.isDoubted
                || now.milliseconds - known.latest > Agreement.step
            if isAgreed, isNews {
                try noteJump(from: known.latest, to: now)
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
        if try isBack(now, since: known.latest) {
            try set(Setting.jumped.rawValue, nil)
            try note(Agreement(latest: now.milliseconds))
            return true
        }
        let isTold = try isToldByPerson(now)
        guard isTold || (known.since ?? .max) <= now.milliseconds else {
            known.since = now.milliseconds
            try note(known)
            return false
        }
        if !isTold, let since = known.since, now.milliseconds - since < Stamp.reach { return false }
        try note(Agreement(latest: now.milliseconds))
        return true
    }

    /// Notes that two clocks agree on a time far beyond the one on which they agreed before.
    private func noteJump(from before: Int64, to now: Instant) throws(StoreError) {
        guard now.milliseconds - Stamp.reach > before else { return }
        try set(Setting.jumped.rawValue, "\(before) \(now.milliseconds)")
    }

    /// Whether two clocks that agree go on, within a day, where they would be had they not jumped ahead: they
    /// were wrong since then, and are right again.
    private func isBack(_ now: Instant, since latest: Int64) throws(StoreError) -> Bool {
        let words = (try setting(Setting.jumped.rawValue) ?? "").split(separator: " ")
        guard words.count == 2, let before = Int64(words[0]), let jumped = Int64(words[1])
        else { return false }
        return now.agrees(with: Instant(milliseconds: before &+ (latest &- jumped)))
    }

    /// Whether a person has taken something in by then which is dated far ahead of it, and so says that the
    /// later time was the wrong one.
    private func isToldByPerson(_ now: Instant) throws(StoreError) -> Bool {
        for id in try asideIDs() {
            let history = try history(RecordKey(PutAside.kind, id))
            guard let aside = PutAside(history), !aside.change.stamp.isPossible(at: now) else {
                continue
            }
            if PutAside.takings(in: history).contains(where: { $0.isPossible(at: now) }) {
                return true
            }
        }
        return false
    }

    private func note(_ agreement: Agreement) throws(StoreError) {
        try set(Setting.agreed.rawValue, agreement.text)
    }
}
