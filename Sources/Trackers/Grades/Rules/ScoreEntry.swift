import Kernel

/// What somebody typed as a score: "18", "18/20", "90 %", "A−", "2,3", or nothing to take it away.
struct ScoreEntry {
    let earned: Decimal?
    /// A total that was typed with it.
    var total: Decimal?
    /// What it was understood as; `nil` where the scale has no grades that are figures.
    var kind: ResultKind?

    /// Why a text isn't a score: in numbers' words where it is nearly one.
    struct Unreadable: Error {
        var number: NumberError?

        /// The refusal of a field in which it was typed.
        func refusal(
            _ field: Field, _ text: String, else reason: FieldError.Reason
        ) -> FieldError {
            FieldError(
                field, value: text, number.map { FieldError.Reason($0, else: reason) } ?? reason)
        }
    }

    /// A score for a piece of work out of `total`.
    ///
    /// - Parameters:
    ///   - before: What the score before it was entered as.
    ///   - marking: How the course is marked.
    ///   - style: How whoever typed it writes numbers.
    init(
        _ text: String, total: Decimal, as before: ResultKind? = nil, _ marking: Marking,
        style: NumberStyle = .bothDecimal
    ) throws(Unreadable) {
        let typed = text.trimmed
        if typed.isEmpty || typed == "-" || typed == "–" {
            (earned, kind) = (nil, before)
        } else if let grade = try Self.grade(typed, total, before, marking, style) {
            (earned, kind) = (grade, .grade)
        } else {
            let points = try Self.points(typed, of: total, marking.scale, style)
            (earned, self.total) = points
            kind = marking.scale.line == nil ? nil : .points
        }
    }

    /// A score as a table has it, whatever the course: points, a percentage or a letter.
    init(
        _ text: String, total: Decimal, scale: Scale, style: NumberStyle = .bothDecimal
    ) throws(Unreadable) {
        try self.init(text, total: total, Marking(scale.withoutGrades, nil), style: style)
    }

    /// The grade that was typed. What is out of a total of its own is in points, and so is what
    /// stands among points, but for a grade with its decimals.
    ///
    /// - Throws: ``Unreadable`` for a figure among grades that is none.
    private static func grade(
        _ typed: String, _ total: Decimal, _ before: ResultKind?, _ marking: Marking,
        _ style: NumberStyle
    ) throws(Unreadable) -> Decimal? {
        guard let line = marking.scale.line, total == 100 else { return nil }
        let isAmongPoints = before == .points || (marking.line == nil && before == nil)
        if isAmongPoints { return line.names(typed) ? line.read(typed) : nil }
        if let grade = line.read(typed) { return grade }
        // Among grades from 1 on, `2/3` is one between two as well as two points of three.
        if line.isLowBest, isBetween(typed) { throw Unreadable() }
        if SchoolMark.isLike(typed) { throw Unreadable() }
        if try number(typed, style) != nil { throw Unreadable() }
        return nil
    }

    private static func isBetween(_ typed: String) -> Bool {
        let parts = typed.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { Int(String(Substring($0)).trimmed) }
        guard parts.count == 2, let first = parts[0], let second = parts[1] else { return false }
        return 1...5 ~= first && second == first + 1
    }

    private static func points(
        _ typed: String, of total: Decimal, _ scale: Scale, _ style: NumberStyle
    ) throws(Unreadable) -> (earned: Decimal, total: Decimal?) {
        let parts = typed.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(Substring($0)).trimmed }
        if parts.count == 2, let points = try number(parts[0], style),
            let all = try number(parts[1], style)
        {
            return (points, all)
        }
        if let percent = try percent(typed, style) { return (try share(percent, of: total), nil) }
        if let points = try number(typed, style) { return (points, nil) }
        guard let step = scale.step(named: typed) else { throw Unreadable() }
        return (try share(step.from, of: total), nil)
    }

    /// Nil for what isn't a number at all.
    ///
    /// - Throws: ``Unreadable`` for a number in two readings, or one that would have to be guessed.
    private static func number(
        _ text: String, _ style: NumberStyle
    ) throws(Unreadable) -> Decimal? {
        do throws(NumberError) { return try Decimal.parse(text, style) } catch {
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
    func draft(_ record: Record) -> Draft { fill(Draft(record)) }

    func fill(_ draft: Draft) -> Draft {
        var draft = draft
        draft.set(Assignment.earned.field, earned?.value)
        draft.set(Assignment.enteredAs.field, kind?.value)
        if let total { draft[Assignment.total] = total }
        return draft
    }
}
