import Kernel

extension Pulls {
    /// The results of a pull on paper, class by class.
    @Sendable static func resultsSheet(_ page: Page) throws(BookError) -> Response {
        let pull = try page.record(Pull.kind)
        let screen = try PullScreen(page, pull)
        let language = page.language
        let list = try PullList(page, chosen: pull.id)
        return page.screen(language(Words.results), tint: .pulls) { html in
            list.write(html) { html in
                html.largeTitle(
                    Heading(
                        pull.title, subtitle: PullScreen.whenAndWhere(pull, language),
                        back: Link(pull.title, href: path(pull.id))))
                screen.conditions(html)
                for result in screen.classes { table(result, screen, html) }
                if screen.classes.isEmpty { html.footnote(language(Words.noHooks)) }
            }
        }
    }

    private static func table(_ result: ClassResult, _ screen: PullScreen, _ html: HTML) {
        let language = screen.page.language
        let name = result.name.isEmpty ? language(Words.noClass) : result.name
        let headings = [
            language(Words.place), language(Hook.puller.field.label),
            language(Hook.tractor.field.label), language(Hook.distance.field.label), "%",
        ]
        html.section(.class("printed results")) {
            html.h2 { html.text(name) }
            html.dataTable(caption: name, headings: headings, words: 3) {
                for (entry, above) in result.entriesByTractor {
                    row(entry, isUnder: above != nil, result, screen, html)
                }
            }
        }
    }

    private static func row(
        _ entry: ClassResult.Entry, isUnder: Bool, _ result: ClassResult, _ screen: PullScreen,
        _ html: HTML
    ) {
        guard let hook = screen.hooks[entry.run.id] else { return }
        let language = screen.page.language
        let distance = [entry.run.status.code, entry.reach?.text(in: screen.unit, language)]
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        html.tr {
            html.td { html.text(place(entry, isUnder: isUnder, language)) }
            html.th(.scope("row")) { html.text(hook[Hook.puller]) }
            html.td { html.text(hook[Hook.tractor]) }
            html.td(.class("number")) { html.text(distance.isEmpty ? "–" : distance) }
            html.td(.class("number")) {
                html.text(result.fieldSize > 1 ? entry.percent(language) : "–")
            }
        }
    }

    private static func place(
        _ entry: ClassResult.Entry, isUnder: Bool, _ language: Language
    ) -> String {
        if let place = entry.place { return language.ordinal(place) }
        if entry.isPullOff { return language(Words.pullOff) }
        return isUnder ? language(Words.attempt(entry.run.attempt)) : "–"
    }
}
