/// Two clocks that were found to be more than a day apart.
package struct ClocksApart {
    /// What the clock here showed.
    package let here: Instant
    package let other: Instant
    /// Whether none has agreed with the one here since.
    package var isOpen = true

    /// How far the clock here was ahead, in milliseconds.
    package var ahead: Int64 { here.milliseconds &- other.milliseconds }

    /// How many days lie between them, to the nearest.
    package var days: Int {
        Int(clamping: (ahead.magnitude + Stamp.reach.magnitude / 2) / Stamp.reach.magnitude)
    }

    /// Whether the clock here, which shows `now`, has hardly moved since.
    package func isRecent(_ now: Instant) -> Bool { here.agrees(with: now) }

    fileprivate init(here: Instant, other: Instant) {
        (self.here, self.other) = (here, other)
    }

    fileprivate init?(_ text: String) {
        let words = text.split(separator: " ").map { Int64($0) }
        guard words.count > 1, let here = words[0], let other = words[1] else { return nil }
        self.init(here: Instant(milliseconds: here), other: Instant(milliseconds: other))
        isOpen = words.count == 2
    }

    fileprivate var text: String {
        "\(here.milliseconds) \(other.milliseconds)" + (isOpen ? "" : " 1")
    }
}

extension Store {
    /// What another clock last showed that was more than a day off the one here, in an exchange.
    package func clocksApart() throws(StoreError) -> ClocksApart? {
        try setting(Setting.apart.rawValue).flatMap { ClocksApart($0) }
    }

    /// Notes what two clocks show.
    func note(_ here: Instant, beside other: Instant) throws(StoreError) {
        guard here.isCredible, other.isCredible else { return }
        let known = try clocksApart()
        var new: ClocksApart
        if here.agrees(with: other) {
            guard let known, known.isOpen else { return }
            new = known
            new.isOpen = false
        } else {
            new = ClocksApart(here: here, other: other)
            if let known, known.isOpen, new.isLike(known) { return }
        }
        try set(Setting.apart.rawValue, new.text)
    }

    /// By how much the clock here was ahead when it showed times that are impossible at `now`, as far as
    /// another one has told; in milliseconds.
    func formerLead(_ now: Instant) throws(StoreError) -> Int64? {
        guard let apart = try clocksApart(), apart.ahead > 0,
            apart.here.milliseconds - Stamp.reach > now.milliseconds
        else { return nil }
        return apart.ahead
    }
}

extension ClocksApart {
    /// Whether it says the same, within a minute, and hardly later.
    fileprivate func isLike(_ known: ClocksApart) -> Bool {
        (ahead &- known.ahead).magnitude < 60_000
            && (here.milliseconds &- known.here.milliseconds).magnitude < 3_600_000
    }
}
