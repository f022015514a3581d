import Kernel

/// How much each quality counts: typed, or found by ranking the qualities or comparing them in
/// pairs.
struct WeightsScreen {
    let page: Page
    let project: Record
    let qualities: [Record]
    private let list: ProjectList

    init(_ page: Page) throws(BookError) {
        self.page = page
        project = try page.record(Project.kind)
        qualities = try Quality.of(project.id, in: page.book)
        list = try ProjectList(page, closed: project[Project.closed], chosen: project.id)
    }

    func response(
        _ title: Label, back: Link? = nil, status: Int = 200, content: (HTML) -> Void
    ) -> Response {
        let language = page.language
        let home = Link(project.title, href: Projects.path(project.id, .score))
        return page.screen(
            language(title), tint: .projects, color: Projects.tint(project), status: status
        ) { html in
            list.write(html) {
                html.largeTitle(
                    Heading(language(title), subtitle: project.title, back: back ?? home))
                html.div(.class("project-page")) {
                    if qualities.count > 1 {
                        content(html)
                    } else {
                        html.footnote(language(Words.needsTwoQualities), icon: .info)
                    }
                }
            }
        }
    }

    var toWeights: Link {
        Link(page.language(Words.weighing), href: Projects.path(project.id, .weights))
    }

    /// Shares of one with what they would make of each quality, and the button that takes them.
    func proposal(_ shares: [Rational], _ html: HTML) {
        let language = page.language
        html.group(id: "proposal") {
            for (quality, share) in zip(qualities, shares) {
                var row = Row(
                    id: "p-" + quality.id.text, title: quality.title,
                    figure: language.percent(share, places: 2))
                row.figureInLine = true
                html.row(
                    row, leading: {},
                    below: {
                        html.bar(permille: share.permille, label: quality.title)
                    }, trailing: {})
            }
        }
        html.postForm(
            action: Projects.path(project.id, .weights),
            return: Projects.path(project.id, .score)
        ) {
            for (quality, share) in zip(qualities, shares) {
                html.hiddenFields([("w-" + quality.id.text, share.percentWeight.canonical)])
            }
            html.buttonBar { html.submitButton(language(Words.useWeights)) }
        }
    }
}

extension Rational {
    /// In thousandths, rounded.
    var permille: Int { Int(clamping: (self * 1_000).rounded(places: 0).int64 ?? 0) }
}

extension Projects {
    @Sendable static func weightsScreen(_ page: Page) throws(BookError) -> Response {
        weightsScreen(try WeightsScreen(page), [], lost: [])
    }

    /// Takes the weights of a form as one action.
    @Sendable static func setWeights(_ page: Page) throws(BookError) -> Response {
        let screen = try WeightsScreen(page)
        var drafts: [Draft] = []
        var errors: [FieldError] = []
        for quality in screen.qualities {
            guard let typed = page.form["w-" + quality.id.text] else { continue }
            let field = screen.field(quality)
            do {
                guard let value = try field.checked(try field.parse(typed, page.numberStyle)) else {
                    continue
                }
                var draft = Draft(quality)
                draft.set(Quality.weight.field, value)
                drafts.append(draft)
            } catch {
                errors.append(error)
            }
        }
        let lost = try page.lost(Quality.kind, under: "w-") { screen.present($0) }
        if !errors.isEmpty || !lost.isEmpty { return weightsScreen(screen, errors, lost: lost) }
        return page.done(
            try page.book.commit(drafts).stamp, or: path(screen.project.id, .weights))
    }

    private static func weightsScreen(
        _ screen: WeightsScreen, _ errors: [FieldError], lost: [String]
    ) -> Response {
        let (page, id) = (screen.page, screen.project.id)
        let isRefused = !errors.isEmpty || !lost.isEmpty
        return screen.response(Words.weighing, status: isRefused ? 422 : 200) { html in
            page.writeLost(lost, to: html)
            html.footnote(page.language(Words.weighingSentence))
            html.group(id: "ways") {
                html.row(
                    Row(
                        id: "by-ranking", title: page.language(Words.byRanking),
                        href: path(id, .ranking), symbol: .icon(.list)))
                html.row(
                    Row(
                        id: "by-pairs", title: page.language(Words.byPairs),
                        href: path(id, .pairs), symbol: .icon(Icon("sliders"))))
            }
            html.card {
                html.postForm(
                    action: path(id, .weights), return: path(id, .weights), showsRecord: true
                ) {
                    for quality in screen.qualities {
                        html.numberField(screen.control(quality, errors, isRefused))
                    }
                    html.buttonBar { html.submitButton(page.language(WebText.save)) }
                }
            }
        }
    }
}

extension WeightsScreen {
    /// The weight of one quality, under that quality's title.
    fileprivate func field(_ quality: Record) -> Field {
        let title = quality.title
        return Field(
            "w-" + quality.id.text, Label { _ in title },
            Quality.weight.field.type, Quality.weight.field.presence)
    }

    /// The weight that a quality has, as its field shows it.
    fileprivate func present(_ quality: Record) -> String {
        field(quality).text(.decimal(quality[Quality.weight]), in: page.language)
    }

    fileprivate func control(
        _ quality: Record, _ errors: [FieldError], _ isRefused: Bool
    ) -> FormField {
        let (field, present) = (field(quality), present(quality))
        return FormField(
            field.name, label: quality.title,
            value: isRefused ? page.form[field.name] ?? present : present,
            error: errors.first { $0.field.name == field.name }?.hint(in: page.language))
    }
}
