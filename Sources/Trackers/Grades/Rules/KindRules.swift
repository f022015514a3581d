package import Kernel

// What is said, checked and worked out of each kind beside its fields: toasts, refusals that need the
// book, what goes along with a change, figures.

extension Term {
    package static let rules = Rules(kind, check: check, figures: termFigures, company: courses)

    /// Refuses a term that ends before it starts.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        guard let first = record.optional(start), let last = record.optional(end), last < first
        else { return nil }
        return FieldError(end.field, value: last.iso, .tooEarly(first: first))
    }

    /// A term moves with its courses.
    @Sendable private static func courses(
        _ record: Record, _ book: Book
    ) throws(BookError) -> [Record] {
        try book.records(Course.kind, where: [Course.term == record.id])
    }
}

extension Degree {
    package static let rules = Rules(kind, figures: degreeFigures)
}

extension CourseGroup {
    package static let rules = Rules(kind, figures: courseGroupFigures)
}

extension Course {
    package static let rules = Rules(kind, summary: summary, check: check, figures: courseFigures)

    /// "Algorithms: completed"
    @Sendable private static func summary(
        _ record: Record, _ change: Change, _ language: Language
    ) -> String? {
        guard change.fields.count == 1, change[status.name] != nil else { return nil }
        return record.title + ": " + language(record[status].label)
    }

    /// Refuses a course that repeats itself, directly or through others.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        guard let circle = try Repeats.circle(through: record, in: book) else { return nil }
        return FieldError(
            repeats.field, value: circle,
            .rule(Words.repeatsInCircle))
    }
}

extension WeightGroup {
    package static let rules = Rules(kind, deed: deed, carry: Moving.weightGroup)

    /// "Weight group Essay added": its name alone may be that of work.
    @Sendable private static func deed(
        _ record: Record, _ change: Change, _: [String], _ language: Language
    ) -> String? {
        guard record.createdAt == change.stamp.instant else { return nil }
        return language(BookText.added(language(kind.label) + " " + record.title))
    }
}

extension Assignment {
    package static let rules = Rules(
        kind, summary: summary, check: check, many: addedWork, carry: Moving.assignment)

    /// "Midterm 1: 86 / 100"
    @Sendable private static func summary(
        _ record: Record, _ change: Change, _ language: Language
    ) -> String? {
        guard change[earned.name] != nil else { return nil }
        guard let score = record.optional(earned) else {
            return language(Words.ungraded(record.title))
        }
        return record.title + ": "
            + result(score, of: record[total], as: record.optional(enteredAs), in: language)
    }

    /// Refuses a weight group of another course.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        guard let id = record.optional(weightGroup),
            let group = try book.record(WeightGroup.kind, id),
            group[WeightGroup.course] != record[course]
        else { return nil }
        return FieldError(
            weightGroup.field, value: group.title, .notFound(kind: WeightGroup.kind.name))
    }
}

extension Note {
    package static let rules = Rules(kind, check: check, carry: Moving.note)

    /// Refuses an assignment of another course.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        try Moving.check(record, course, assignment, book)
    }
}

extension TimeSlot {
    package static let rules = Rules(kind, check: check)

    /// Refuses a slot that doesn't end after it starts.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        let (from, to) = (record[start], record[end])
        guard to <= from else { return nil }
        return FieldError(
            end.field, value: to.iso, .rule(Words.endsTooSoon(Label { $0.time(from) })))
    }
}

extension StudySession {
    package static let rules = Rules(kind, check: check, carry: Moving.studySession)

    /// Refuses an assignment of another course.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        try Moving.check(record, course, assignment, book)
    }
}

extension GradeScale {
    package static let rules = Rules(kind, check: check)

    /// Refuses a scale that has a step one can't read.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        guard case .pairs(let pairs)? = record.value(steps.name), !pairs.isEmpty else {
            return FieldError(steps, value: "", .missing)
        }
        for pair in pairs where Scale.step(pair) == nil {
            return FieldError(steps, value: pair.name + ": " + pair.value, .notANumber)
        }
        return doubled(pairs)
    }

    /// Names a letter that stands twice, or a percentage from which two letters are given.
    private static func doubled(_ pairs: [Value.Pair]) -> FieldError? {
        for (index, pair) in pairs.enumerated() {
            for other in pairs[..<index] {
                let both = other.name + ": " + other.value + ", " + pair.name + ": " + pair.value
                if Scale.plain(other.name) == Scale.plain(pair.name) {
                    return FieldError(steps, value: both, .rule(Words.letterTwice))
                }
                if Scale.step(other)?.from == Scale.step(pair)?.from {
                    return FieldError(steps, value: both, .rule(Words.thresholdTwice))
                }
            }
        }
        return nil
    }
}
