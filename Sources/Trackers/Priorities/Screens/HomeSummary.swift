import Kernel

extension Priorities {
    /// What the home screen shows: what is needed now, or else what is running out.
    @Sendable static func summary(_ page: Page) throws(BookError) -> Summary {
        let language = page.language
        let counts = try MainList.counts(page.book)
        if Level.descending.allSatisfy({ counts[$0] ?? 0 == 0 }) { return Summary() }
        let first = Level.listed.first { counts[$0] ?? 0 > 0 } ?? .low
        let names = try page.book.records(
            Query(Essential.kind, where: [Essential.level == first], limit: 3)
        ).map { $0.title }
        return Summary(
            answer: Summary.Answer(
                language(first.label), first.mark,
                sentence: sentence(first, names, counts[first] ?? 0, language),
                note: try note(after: first, counts, page), href: path,
                action: Link(
                    language(PrioritiesText.shop), href: path(.shop), symbol: .icon(.cart))))
    }

    /// How many things are needed now.
    @Sendable static func needed(_ book: Book) throws(BookError) -> Int {
        try MainList.counts(book)[.critical] ?? 0
    }

    /// "Milk, bread and dishwasher tabs", "Milk, bread and 3 more"
    private static func sentence(
        _ level: Level, _ names: [String], _ count: Int, _ language: Language
    ) -> String {
        if level == .low { return language(PrioritiesText.shopEmpty) }
        if count <= names.count { return language.list(names) }
        return language.list(
            names.dropLast() + [language(PrioritiesText.moreOf(count - names.count + 1))])
    }

    /// "2 running out, 2 probably"
    private static func note(
        after first: Level, _ counts: [Level: Int], _ page: Page
    ) throws(BookError) -> String? {
        let language = page.language
        var parts: [String] = []
        if first == .critical, let count = counts[.high], count > 0 {
            parts.append(language(PrioritiesText.runningOut(count)))
        }
        let probably = try Rhythms.due(in: page.book).count
        if probably > 0 { parts.append(language(PrioritiesText.probablyOf(probably))) }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
