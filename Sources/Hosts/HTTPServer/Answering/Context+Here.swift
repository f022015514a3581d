import Glibc
import Kernel
import Synchronization

extension Request.Context {
    /// The time, the place and a fresh seed.
    static func here(acceptLanguage: String?) -> Self {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        var context = Self(
            now: Instant(
                milliseconds: Int64(time.tv_sec) &* 1000 &+ Int64(time.tv_nsec) / 1_000_000),
            utcOffset: minutesAheadOfUTC(at: time.tv_sec), acceptLanguage: acceptLanguage ?? "en",
            seed: .random(in: .min ... .max))
        context.salt = .random(in: .min ... .max)
        return context
    }
}

/// How far local clocks are ahead at `seconds` since the epoch.
private func minutesAheadOfUTC(at seconds: Int) -> Int {
    var (seconds, local) = (seconds, tm())
    rereadZone(at: seconds)
    localtime_r(&seconds, &local)
    return local.tm_gmtoff / 60
}

/// Looks once a minute whether the machine has been taken to another time zone.
private func rereadZone(at seconds: Int) {
    let minute = seconds / 60
    if zoneReadAt.exchange(minute, ordering: .relaxed) != minute { tzset() }
}

private let zoneReadAt = Atomic(0)
