// After a clock that was ahead was put right, what is written still has to come after what it had dated ahead. Its
// stamps say when no more; so what the clock shows is noted beside them, until all of it gets other dates.

extension Setting {
    /// When what was written after stamps that no clock can have given yet: each with what the clock showed.
    fileprivate static let shadow = Setting(rawValue: "shadow")
}

extension Store {
    /// Notes when something was written whose stamp says otherwise: that it is impossible by the clock here.
    func noteTime(of stamp: Stamp, _ now: Instant) throws(StoreError) {
        var times = try shadowTimes()
        times.note(stamp, now)
        try set(Setting.shadow.rawValue, times.text)
    }

    /// When things were written whose stamps say otherwise.
    func shadowTimes() throws(StoreError) -> ShadowTimes {
        ShadowTimes(try setting(Setting.shadow.rawValue) ?? "")
    }
}

/// When things were written whose stamps say otherwise, to the minute.
struct ShadowTimes {
    private var notes: [(stamp: Stamp, time: Instant)] = []

    /// So many are kept at most; of more, every second one.
    private static let most = 200
    private static let minute: Int64 = 60_000

    init(_ text: String) {
        let words = text.split(separator: " ")
        for place in stride(from: 0, to: words.count - 1, by: 2) {
            guard let stamp = Stamp(String(words[place])), let time = Int64(words[place + 1])
            else { continue }
            notes.append((stamp, Instant(milliseconds: time)))
        }
    }

    var text: String {
        notes.map { $0.stamp.text + " " + String($0.time.milliseconds) }.joined(separator: " ")
    }

    mutating func note(_ stamp: Stamp, _ time: Instant) {
        if let last = notes.last, last.stamp < stamp, last.time <= time,
            time.milliseconds - last.time.milliseconds < ShadowTimes.minute
        {
            return
        }
        notes.removeAll { $0.stamp >= stamp }
        notes.append((stamp, time))
        if notes.count > ShadowTimes.most {
            notes = notes.enumerated().filter { $0.offset % 2 == 0 || $0.offset == notes.count - 1 }
                .map { $0.element }
        }
    }

    /// When something was written at the earliest; nil where nothing is known of it.
    func time(of stamp: Stamp) -> Instant? {
        notes.last { $0.stamp <= stamp }?.time
    }
}
