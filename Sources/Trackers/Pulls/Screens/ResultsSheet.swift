import Kernel

extension Pulls {
    /// The results of a pull on paper, class by class.
    @Sendable static func resultsSheet(_ page: Page) throws(BookError) -> Response {
        let pull = try page.record(Pull.kind)
        let screen = try PullScreen(page, pull)
        let language = page.language
        return page.screen(language(Words.results), tint: .pulls) { html in
            html.column {
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
            html.dataTable(caption: name, headings: headings) {
                for entry in result.entries { row(entry, screen, html) }
            }
        }
    }

    private static func row(_ entry: ClassResult.Entry, _ screen: PullScreen, _ html: HTML) {
        guard let hook = screen.hooks[entry.run.id] else { return }
        let language = screen.page.language
        let result = [entry.run.status.code, entry.run.distance?.text(in: screen.unit, language)]
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        html.tr {
            html.td {
                html.text(
                    entry.isPullOff
                        ? language(Words.pullOff)
                        : entry.place.map { language.ordinal($0) } ?? "–")
            }
            html.th(.scope("row")) { html.text(hook[Hook.puller]) }
            html.td { html.text(hook[Hook.tractor]) }
            html.td(.class("number")) { html.text(result.isEmpty ? "–" : result) }
            html.td(.class("number")) {
                html.text(entry.share.map { language.number($0 * 100, places: 1) } ?? "–")
            }
        }
    }
}
