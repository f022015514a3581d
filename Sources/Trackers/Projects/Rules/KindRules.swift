package import Kernel

// What is said, checked and worked out of each kind beside its fields: toasts, refusals that need the
// book, what goes along with a change, figures.

extension Project {
    package static let rules = Rules(kind, summary: summary, check: check, figures: projectFigures)

    /// "Garden closed"
    @Sendable private static func summary(
        _ record: Record, _ change: Change, _ language: Language
    ) -> String? {
        guard change.fields.count == 1 else { return nil }
        if change[sort.name] != nil {
            return record.title + ": " + language(record[sort].label)
        }
        guard change[closed.name] != nil else { return nil }
        return language(record[closed] ? Words.closed(record.title) : Words.reopened(record.title))
    }

    /// Refuses fewer levels than scores already use.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        let levels = record[Self.levels]
        guard let before = try book.record(kind, record.id), before[Self.levels] > levels else {
            return nil
        }
        let greatest = try Scores.greatest(of: record.id, in: book)
        guard greatest > levels else { return nil }
        return FieldError(
            Self.levels.field, value: String(levels),
            .outOfRange(minimum: String(greatest), maximum: "10"))
    }
}

extension Item {
    package static let rules = Rules(
        kind, summary: summary, many: Deeds.words, carry: Moving.item, display: display)

    /// "Trim shrubs done"
    @Sendable private static func summary(
        _ record: Record, _ change: Change, _ language: Language
    ) -> String? {
        guard change.fields.count == 1 else { return nil }
        if change[completed.name] != nil {
            return language(
                record[completed] ? Words.done(record.title) : Words.notDone(record.title))
        }
        guard change[priority.name] != nil else { return nil }
        return record.title + ": " + language(Words.priority(record[priority]))
    }

    /// "High"
    @Sendable private static func display(
        _ field: Field, _ value: Value, _ book: Book, _ language: Language
    ) -> String? {
        guard field.name == priority.name, case .integer(let level) = value else { return nil }
        return language(Words.level(level))
    }
}

extension Quality {
    package static let rules = Rules(
        kind, summary: summary, many: Deeds.words, carry: Moving.quality)

    /// "Ease: Weight 3"
    @Sendable private static func summary(
        _ record: Record, _ change: Change, _ language: Language
    ) -> String? {
        guard change.fields.count == 1, change[weight.name] != nil else { return nil }
        return record.title + ": " + language(weight.field.label) + " "
            + language.number(record[weight])
    }
}

extension Score {
    package static let rules = Rules(kind, check: check, deed: deed, many: Deeds.words)

    /// "Perfect App: Ease 4", "Perfect App: Ease cleared"
    @Sendable private static func deed(
        _ record: Record, _ change: Change, _ pair: [String], _ language: Language
    ) -> String? {
        let field = change[measure.name] == nil ? value.field : measure.field
        guard pair.count == 2, let changed = change[field.name] else { return nil }
        guard let value = field.value(fromChange: changed.json) else {
            return language(Words.scoreCleared(item: pair[0], quality: pair[1]))
        }
        return language(
            Words.scored(item: pair[0], quality: pair[1], value: field.display(value, in: language))
        )
    }

    /// Refuses a quality of another project, and a value above the project's levels.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        guard let item = try book.record(Item.kind, record[item]),
            let quality = try book.record(Quality.kind, record[quality])
        else { return nil }
        if item[Item.project] != quality[Quality.project] {
            return FieldError(
                Self.quality.field, value: quality.title, .notFound(kind: Quality.kind.name))
        }
        guard let project = try book.record(Project.kind, item[Item.project]),
            let value = record.optional(value), value > project[Project.levels]
        else { return nil }
        return FieldError(
            Self.value.field, value: String(value),
            .outOfRange(minimum: "1", maximum: String(project[Project.levels])))
    }
}

extension Template {
    package static let rules = Rules(kind, many: Deeds.words)
}

extension Decision {
    package static let rules = Rules(kind, deed: deed)

    /// "Decided: Which business?"
    @Sendable private static func deed(
        _ record: Record, _ change: Change, _ pair: [String], _ language: Language
    ) -> String? {
        guard let project = pair.first else { return nil }
        let isOutcome = change[outcome.name] != nil && change[item.name] == nil
        return language(isOutcome ? Words.outcomeNoted(project) : Words.decisionNoted(project))
    }
}

extension Judgement {
    package static let rules = Rules(kind, check: check, deed: deed)

    /// "Ease: much more than Impact"
    @Sendable private static func deed(
        _ record: Record, _ change: Change, _ pair: [String], _ language: Language
    ) -> String? {
        guard pair.count == 2, let changed = change[strength.name],
            case .integer(let value)? = strength.field.value(fromChange: changed.json)
        else { return nil }
        return sentence(max(-8, min(value, 8)), pair[0], pair[1], language)
    }

    /// Refuses a pair of one, and a pair of two projects.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        let (first, second) = (record[quality], record[over])
        if first == second { return FieldError(over.field, value: second.text, .circular) }
        guard let one = try book.record(Quality.kind, first),
            let other = try book.record(Quality.kind, second),
            one[Quality.project] != other[Quality.project]
        else { return nil }
        return FieldError(over.field, value: other.title, .notFound(kind: Quality.kind.name))
    }
}
