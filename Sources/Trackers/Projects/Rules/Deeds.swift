import Kernel

/// What an action did to several records of a project, as one would say it.
struct Deeds {
    /// How many records were made or changed in which way.
    private var counts: [Part: Int] = [:]
    /// The titles of a project and of a template that were made.
    private var project: String?
    private var template: String?

    fileprivate enum Part: CaseIterable {
        case items, qualities, weights, scores, cleared, templateQualities
    }

    /// "12 scores entered", "4 weights changed", "3 items and 12 scores imported"; `nil` for what
    /// isn't one of these.
    @Sendable static func words(_ changes: [Change], _ language: Language) -> String? {
        Deeds(changes)?.words(language)
    }

    private init?(_ changes: [Change]) {
        for (key, fields) in Deeds.byRecord(changes) {
            guard take(key.kind, fields) else { return nil }
        }
    }

    /// What an action set in each record, also when it arrived in pieces.
    private static func byRecord(_ changes: [Change]) -> [RecordKey: [FieldChange]] {
        var records: [RecordKey: [FieldChange]] = [:]
        for change in changes {
            records[RecordKey(change.kind, change.record), default: []] += change.fields
        }
        return records
    }

    /// Counts one record; `false` if there are no words for what was done to it.
    private mutating func take(_ kind: String, _ fields: [FieldChange]) -> Bool {
        let names = Set(fields.map { $0.name })
        if names.contains(Field.deleted.name) { return false }
        switch kind {
        case Project.kind.name where project == nil: project = Deeds.title(fields)
        case Template.kind.name where template == nil: template = Deeds.title(fields)
        case TemplateQuality.kind.name: count(.templateQualities)
        case Item.kind.name where names.contains(Item.project.name): count(.items)
        case Quality.kind.name where names.contains(Quality.project.name): count(.qualities)
        case Quality.kind.name where names == [Quality.weight.name]: count(.weights)
        case Score.kind.name: count(Deeds.isCleared(fields) ? .cleared : .scores)
        default: return false
        }
        return true
    }

    private mutating func count(_ part: Part) { counts[part, default: 0] += 1 }

    private static func title(_ fields: [FieldChange]) -> String? {
        let title = fields.first { $0.name == Project.title.name }
        return title.flatMap { Project.title.field.value(fromChange: $0.json)?.text }
    }

    private static func isCleared(_ fields: [FieldChange]) -> Bool {
        let said = fields.filter { $0.name == Score.value.name || $0.name == Score.measure.name }
        return said.allSatisfy { $0.isClear }
    }

    private func words(_ language: Language) -> String? {
        let parts = Set(counts.keys)
        if let template {
            let isWhole = project == nil && parts.isSubset(of: [.templateQualities])
            return isWhole ? language(Words.savedAsTemplate(template)) : nil
        }
        if let project {
            return parts.isSubset(of: [.qualities]) ? language(BookText.added(project)) : nil
        }
        if parts.contains(.templateQualities) { return nil }
        guard parts.count == 1, let part = parts.first else { return imported(language) }
        return done(part, counts[part] ?? 0, language)
    }

    private func done(_ part: Part, _ count: Int, _ language: Language) -> String? {
        switch part {
        case .items: language(Words.itemsAdded(count))
        case .qualities: language(Words.qualitiesAdded(count))
        case .weights: language(Words.weightsChanged(count))
        case .scores: language(Words.scoresEntered(count))
        case .cleared: language(Words.scoresCleared(count))
        case .templateQualities: nil
        }
    }

    /// Several things at once come from a table; what was typed over and cleared together doesn't.
    private func imported(_ language: Language) -> String? {
        if counts[.cleared] != nil {
            let scores = (counts[.cleared] ?? 0) + (counts[.scores] ?? 0)
            return counts.count == 2 && counts[.scores] != nil
                ? language(Words.scoresChanged(scores)) : nil
        }
        let all = Part.allCases.compactMap { part in
            counts[part].map { language.count(part, $0) }
        }
        return language(Words.manyImported(language.list(all)))
    }
}

extension Language {
    fileprivate func count(_ part: Deeds.Part, _ number: Int) -> String {
        switch part {
        case .items: self(Words.itemsCounted(number))
        case .qualities, .templateQualities: self(Words.qualitiesCounted(number))
        case .weights: self(Words.weightsCounted(number))
        case .scores, .cleared: self(Words.scoresCounted(number))
        }
    }
}
