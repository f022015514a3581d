package import Kernel

// What is said, checked and worked out of each kind beside its fields: toasts, refusals that need the
// book, what goes along with a change, figures.

extension Essential {
    package static let rules = Rules(kind, summary: summary, deed: deed)

    /// "Milk stocked again", "Milk, 2 l: running out soon"
    @Sendable private static func summary(
        _ record: Record, _ change: Change, _ language: Language
    ) -> String? {
        guard change[name.name] == nil else { return nil }
        let quantity = quantity(in: change)
        if quantity == nil, change.fields.count > 1 { return nil }
        let title = quantity.map { record.title + ", " + $0 } ?? record.title
        guard let changed = change[level.name],
            case .choice(let text)? = level.field.value(fromChange: changed.json),
            let level = Level(rawValue: text)
        else { return quantity == nil ? nil : language(BookText.changed(title)) }
        return language(PrioritiesText.moved(name: title, level: level))
    }

    /// "Milk, 2 l added"
    @Sendable private static func deed(
        _ record: Record, _ change: Change, _: [String], _ language: Language
    ) -> String? {
        guard record.createdAt == change.stamp.instant, let quantity = quantity(in: change) else {
            return nil
        }
        return language(BookText.added(record.title + ", " + quantity))
    }

    /// The quantity that an action put at the head of the details.
    private static func quantity(in change: Change) -> String? {
        guard let changed = change[details.name],
            case .text(let text)? = details.field.value(fromChange: changed.json)
        else { return nil }
        let line = text.utf8.prefix { $0 != 10 }
        let words = String(Substring(line))
        return Wish.isQuantity(words) ? words : nil
    }
}

extension EssentialLink {
    package static let rules = Rules(kind, check: check)

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
