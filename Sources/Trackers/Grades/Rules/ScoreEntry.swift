import Kernel

/// What somebody typed as a score: "18", "18/20", "90 %", "A−", or nothing to take it away.
struct ScoreEntry {
    let earned: Decimal?
    /// A total that was typed with it.
    let total: Decimal?

    /// Why a text isn't a score: in numbers' words where it is nearly one.
    struct Unreadable: Error {
        var number: NumberError?

        /// The refusal of a field in which it was typed.
        func refusal(_ field: Field, _ text: String) -> FieldError {
            FieldError(
                field, value: text,
                number.map { FieldError.Reason($0, else: .notANumber) } ?? .notANumber)
        }
    }

    /// - Parameter style: How whoever typed it writes numbers.
    init(
        _ text: String, total: Decimal, scale: Scale, style: NumberStyle = .bothDecimal
    ) throws(Unreadable) {
        let typed = text.trimmed
        let parts = typed.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(Substring($0)).trimmed }
        if typed.isEmpty || typed == "-" || typed == "–" {
            (earned, self.total) = (nil, nil)
        } else if parts.count == 2, let points = try Self.number(parts[0], style),
            let all = try Self.number(parts[1], style)
        {
            (earned, self.total) = (points, all)
        } else if let percent = try Self.percent(typed, style) {
            (earned, self.total) = (try Self.share(percent, of: total), nil)
        } else if let points = try Self.number(typed, style) {
            (earned, self.total) = (points, nil)
        } else if let step = scale.step(named: typed) {
            (earned, self.total) = (try Self.share(step.from, of: total), nil)
        } else {
            throw Unreadable()
        }
    }

    /// Nil for what isn't a number at all.
    ///
    /// - Throws: ``Unreadable`` for a number in two readings.
    private static func number(
        _ text: String, _ style: NumberStyle
    ) throws(Unreadable) -> Decimal? {
        do { return try Decimal.parse(text, style) } catch {
            switch error {
            case .ambiguous, .unclear: throw Unreadable(number: error)
            case .empty, .notANumber, .tooManyWholeDigits, .tooManyFractionDigits: return nil
            }
        }
    }

    private static func percent(
        _ text: String, _ style: NumberStyle
    ) throws(Unreadable) -> Rational? {
        guard let number = text.withoutPercentSign else { return nil }
        return try self.number(number, style)?.rational
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
