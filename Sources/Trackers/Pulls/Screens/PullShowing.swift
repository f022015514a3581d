import Kernel

extension Pulls {
    /// The results of a pull, class by class.
    @Sendable static func showing(
        _ pull: Record?, _ book: Book, _ language: Language
    ) throws(BookError) -> Showing? {
        guard let pull else { return nil }
        let unit = try Units.chosen(book, language).distance
        let about =
            [PullScreen.whenAndWhere(pull, language)] + Conditions(pull).words(language, unit)
        let classes = try classesOf(pull, in: book)
        return Showing(
            pull.title, subtitle: about.joined(separator: " · "),
            sentences: classes.isEmpty ? [language(Words.noHooks)] : [],
            classes.map { result in
                Showing.Block(
                    result.name.isEmpty ? language(Words.noClass) : result.name,
                    ClassResult.headings(language), result.cells(unit, language), words: 3)
            })
    }
}
