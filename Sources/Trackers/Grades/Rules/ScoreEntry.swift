import Kernel

/// What somebody typed as a score: "18", "18/20", "90 %", "A−", or nothing to take it away.
struct ScoreEntry {
    let earned: Decimal?
    /// A total that was typed with it.
    let total: Decimal?

    /// Why a text isn't a score.
    struct Unreadable: Error {}

    init(_ text: String, total: Decimal, scale: Scale) throws(Unreadable) {
        let typed = text.trimmed
        let parts = typed.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(Substring($0)).trimmed }
        if typed.isEmpty || typed == "-" || typed == "–" {
            (earned, self.total) = (nil, nil)
        } else if parts.count == 2, let points = Self.number(parts[0]),
            let all = Self.number(parts[1])
        {
            (earned, self.total) = (points, all)
        } else if let percent = Self.percent(typed) {
            (earned, self.total) = (try Self.share(percent, of: total), nil)
        } else if let points = Self.number(typed) {
            (earned, self.total) = (points, nil)
        } else if let step = scale.step(named: typed) {
            (earned, self.total) = (try Self.share(step.from, of: total), nil)
        } else {
            throw Unreadable()
        }
    }

    private static func number(_ text: String) -> Decimal? {
        try? Decimal.parse(text)
    }

    private static func percent(_ text: String) -> Rational? {
        text.withoutPercentSign.flatMap { number($0) }?.rational
    }

    private static func share(_ percent: Rational, of total: Decimal) throws(Unreadable) -> Decimal
    {
        let points = (percent * total.rational).divided(by: 100) ?? .zero
        guard let decimal = Decimal(canonical: points.canonical(places: 12)) else {
            throw Unreadable()
        }
        return decimal
    }

    /// What the entry makes of an assignment.
    func draft(_ record: Record) -> Draft {
        var draft = Draft(record)
        draft.set(Assignment.earned.field, earned?.value)
        if let total { draft[Assignment.total] = total }
        return draft
    }
}
