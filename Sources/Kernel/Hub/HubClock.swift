/// What is known of a hub's clock. A hub takes nothing that is signed by another time than its own and says
/// then what it is, so that each answer tells whether the clock here is right.
package final class HubClock {
    /// How far it is ahead, in milliseconds: 0 within ``SignedHead/window``, nil before it was heard.
    package var ahead: Int64?

    package init() {}

    func time(_ now: Instant) -> Instant {
        Instant(milliseconds: now.milliseconds &+ (ahead ?? 0))
    }

    /// By what time to judge stamps; nil where that isn't known.
    func judged(_ now: Instant, _ store: Store) throws(StoreError) -> Clock? {
        if ahead == nil { return nil }
        return try Clock(own: now, server: time(now), store)
    }
}

extension SyncState {
    /// Notes how the clock of a hub and the one here differ, which needn't be to the second.
    mutating func note(_ clock: HubClock, _ now: Instant) {
        guard let ahead = clock.ahead else { return }
        let isFar = !now.agrees(with: clock.time(now))
        let isOld = isFar && !HubClock.isRecent(heard, now)
        let isSame = isFar == (heard != nil) && !isOld
        if isSame, (ahead &- clockDifference).magnitude < 60_000 { return }
        clockDifference = ahead
        heard = isFar ? now : nil
    }
}

extension HubClock {
    fileprivate static func isRecent(_ time: Instant?, _ now: Instant) -> Bool {
        guard let time, time <= now else { return false }
        return now.milliseconds &- time.milliseconds < 3_600_000
    }
}
