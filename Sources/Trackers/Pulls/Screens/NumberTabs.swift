import Kernel

/// The views across all pulls.
enum NumberTab: CaseIterable {
    case pulls, standings, bests, forecast

    private var link: (title: Label, path: String) {
        switch self {
        case .pulls: (Words.title, Pulls.path)
        case .standings: (Words.standings, Pulls.path(.standings))
        case .bests: (Words.bests, Pulls.path(.bests))
        case .forecast: (Words.forecast, Pulls.path(.forecast))
        }
    }

    static func write(_ chosen: NumberTab, _ language: Language, _ html: HTML) {
        html.segmentedControl(
            label: language(Words.views),
            allCases.map { tab in
                (Link(language(tab.link.title), href: tab.link.path), tab == chosen)
            })
    }

    /// A screen of figures under its title, beside the pulls, whose tabs lead here where both show.
    ///
    /// - Parameter answer: What it says first.
    static func screen(
        _ chosen: NumberTab, _ page: Page, answer: String?, content: (HTML) -> Void
    ) throws(BookError) -> Response {
        let language = page.language
        let list = try PullList(page, tab: chosen)
        return page.screen(language(chosen.link.title), tint: .pulls) { html in
            list.write(html) { html in
                html.largeTitle(
                    Heading(
                        language(chosen.link.title), subtitle: answer,
                        back: Link(language(Words.title), href: Pulls.path)))
                html.div(.class(list.isEmpty ? nil : "narrow")) { write(chosen, language, html) }
                content(html)
            }
        }
    }
}

extension Pulls {
    /// Where a tractor's own page is.
    static func tractorPath(_ name: String) -> String {
        path(.tractor) + "?" + Parameters([(name: "name", value: name)]).formEncoded
    }
}

extension HTML {
    /// Choices that ask again when they change, behind one line that says what is chosen.
    func choicesForm(
        _ action: String, _ chosen: [String], button: String, content: () -> Void
    ) {
        disclosure(chosen.filter { !$0.isBlank }.joined(separator: " · ")) {
            form(.class("form choices-form"), .action(action), .data("auto")) {
                content()
                div(.class("without-script")) { submitButton(button, style: .plain) }
            }
        }
    }

    /// Where no pull was measured: what will be here, and the first step to it.
    func noFigures(_ language: Language) {
        emptyState(
            EmptyState(
                icon: .pulls, title: language(Words.nothingPlaced),
                sentence: language(Words.figuresFollow),
                action: Link(language(Words.newPull), href: Pulls.path(.new))))
    }
}
