package import Kernel

// What is said, checked and worked out of each kind beside its fields: toasts, refusals that need the
// book, what goes along with a change, figures.

extension Essential {
    package static let rules = Rules(
        kind, summary: summary, figures: figures, deed: deed, many: many, carry: carry)

    /// "Got milk", "Milk, 2 L: running out"
    @Sendable private static func summary(
        _ record: Record, _ change: Change, _ language: Language
    ) -> String? {
        guard change[name.name] == nil else { return nil }
        if change[enoughUntil.name] != nil, change.fields.count == 1 {
            return language(PrioritiesText.enoughOf(record.title))
        }
        var amount = amount(in: change)
        if change[unit.name] == nil, amount.number != nil { amount.unit = record[unit] }
        let level = level(in: change)
        let told = [Self.level.name, Self.amount.name, unit.name]
        if !change.fields.allSatisfy({ told.contains($0.name) }) { return nil }
        let isGot = level == .low
        let words = isGot || amount.isEmpty ? "" : ", " + amount.text(in: language)
        guard let level else {
            return words.isEmpty ? nil : language(BookText.changed(record.title + words))
        }
        return language(PrioritiesText.moved(name: record.title + words, level: level))
    }

    /// "Milk, 2 L added"
    @Sendable private static func deed(
        _ record: Record, _ change: Change, _: [String], _ language: Language
    ) -> String? {
        let amount = amount(in: change)
        guard record.createdAt == change.stamp.instant, !amount.isEmpty else { return nil }
        return language(BookText.added(record.title + ", " + amount.text(in: language)))
    }

    /// "7 things added to the list", "27 added, 1 needed again"; `nil` where something else was done to
    /// several, or some were added that aren't on the list.
    @Sendable private static func many(_ changes: [Change], _ language: Language) -> String? {
        var (added, raised): (Set<RecordID>, Set<RecordID>) = ([], [])
        for change in changes where change.kind != EssentialShop.kind.name {
            guard change.kind == kind.name, change[Field.deleted.name] == nil else { return nil }
            // A new name says what stood there before.
            if change[name.name] != nil, change[TextVersion.base(name.name)] == nil {
                added.insert(change.record)
            }
            if let level = level(in: change), level != .low {
                raised.insert(change.record)
            }
        }
        let again = raised.count { !added.contains($0) }
        let told = changes.filter { $0.kind == kind.name }
        let others = Set(told.map { $0.record }).count - added.count - again
        let isOfAmounts = others > 0 && areAmounts(told, besides: added)
        if again == 0, others == 0, raised.isSuperset(of: added), !added.isEmpty {
            return language(PrioritiesText.addedToList(added.count))
        }
        if again == 0, added.isEmpty ? !isOfAmounts : others == 0 { return nil }
        var parts: [String] = []
        if !added.isEmpty { parts.append(language(BookText.addedOf(added.count))) }
        if again > 0 { parts.append(language(PrioritiesText.neededAgainMany(again))) }
        if others > 0 {
            let words =
                isOfAmounts ? PrioritiesText.amountsChanged(others) : BookText.changedMany(others)
            parts.append(language(words))
        }
        return parts.joined(separator: ", ")
    }

    /// Whether changes that say no level say how much of something that was there, and nothing more.
    private static func areAmounts(_ told: [Change], besides added: Set<RecordID>) -> Bool {
        told.allSatisfy { change in
            level(in: change).map { $0 != .low } ?? added.contains(change.record)
                || change.fields.allSatisfy { [amount.name, unit.name].contains($0.name) }
        }
    }

    /// What is got is wanted no more, however much of it was.
    @Sendable private static func carry(
        _ move: Move, _: Move.Finder, _: Book
    ) throws(BookError) -> [Draft] {
        guard move.gives(level.field), move.now[level] == .low, move.before[level] != .low,
            !move.gives(amount.field), !move.gives(unit.field), !Essential(move.now).amount.isEmpty
        else { return [] }
        var draft = Draft(move.now)
        draft.set(Amount())
        return [draft]
    }

    /// The level that a change sets; one that it clears, as taking back the first one does, is the
    /// level of a record that says nothing of it.
    static func level(in change: Change) -> Level? {
        guard let set = change[level.name] else { return nil }
        return level.field.value(afterChange: set.json).flatMap { Level($0) }
    }

    /// Whether it says that an essential is stocked, which was there before.
    static func isGot(_ change: Change) -> Bool {
        change.kind == kind.name && change[name.name] == nil && level(in: change) == .low
    }

    /// How much a change says is wanted.
    static func amount(in change: Change) -> Amount {
        var found = Amount()
        if let set = change[amount.name] {
            found.number = amount.field.value(fromChange: set.json).flatMap { Decimal($0) }
        }
        if let set = change[unit.name] {
            found.unit = unit.field.value(fromChange: set.json)?.text ?? ""
        }
        return found
    }

    /// `rhythm`, or null where it was got too seldom to know one.
    @Sendable private static func figures(_ record: Record, _ book: Book) throws(BookError) -> JSON
    {
        let rhythm = try Rhythm(of: record, in: book)
        return .object([JSON.Member("rhythm", rhythm?.figures ?? .null)])
    }
}

extension EssentialLink {
    package static let rules: Rules = {
        var rules = Rules(kind, check: check, deed: deed, many: many)
        rules.isDeedTold = true
        return rules
    }()

    /// "Basil is inside Pasta"
    @Sendable private static func deed(
        _: Record, _ change: Change, _ pair: [String], _ language: Language
    ) -> String? {
        guard pair.count == 2 else { return nil }
        let isOut = change[Field.deleted.name]?.json == "true"
        let amount = Essential.amount(in: change)
        let name =
            isOut || amount.isEmpty ? pair[1] : pair[1] + ", " + amount.text(in: language)
        return language(
            isOut
                ? PrioritiesText.tookOut(name: pair[1], list: pair[0])
                : PrioritiesText.putInside(name: name, list: pair[0]))
    }

    /// "2 things put inside"; `nil` where something else was done, too.
    @Sendable private static func many(_ changes: [Change], _ language: Language) -> String? {
        let put = changes.filter { $0.kind == kind.name && $0[Field.deleted.name] == nil }
            .compactMap { $0[child.name] }
            .compactMap { child.field.value(fromChange: $0.json)?.reference }
        let inside = Set(put)
        let lists = changes.filter { $0.kind == kind.name }.compactMap { $0[parent.name] }
            .compactMap { parent.field.value(fromChange: $0.json)?.reference }
        let isAll = changes.allSatisfy { change in
            change.kind == kind.name || change.kind == EssentialShop.kind.name
                || change.kind == Essential.kind.name
                    && (inside.contains(change.record) || lists.contains(change.record))
        }
        return inside.count > 1 && isAll
            ? language(PrioritiesText.putInsideMany(inside.count)) : nil
    }

    /// Refuses an essential inside itself, directly or through others.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        let family = Family(book)
        let parent = record[parent]
        let child = record[child]
        let below = try family.descendants(of: child)
        guard parent == child || below.contains(parent) else { return nil }
        let name = try book.record(Essential.kind, child)?.title ?? child.text
        return FieldError(Self.child.field, value: name, .circular)
    }
}
