import Kernel

/// The qualities of a project, each leading to scoring all items on it.
struct ScoreTab {
    let frame: ProjectFrame
    private var page: Page { frame.page }
    private var study: Study { frame.study }

    func write(_ html: HTML) {
        if !study.qualities.isEmpty {
            html.group(id: "qualities") {
                for (column, quality) in study.qualities.enumerated() { row(quality, column, html) }
            }
        }
        html.buttonBar {
            html.buttonLink(
                page.language(Words.addQuality), href: Projects.path(study.id, .quality),
                style: study.qualities.isEmpty ? .primary : .plain, icon: .add)
            if study.qualities.count > 1 {
                html.buttonLink(
                    page.language(Words.weighing), href: Projects.path(study.id, .weights),
                    icon: Icon("sliders"))
            }
        }
    }

    private func row(_ quality: Record, _ column: Int, _ html: HTML) {
        let language = page.language
        let scored = study.scored(column)
        let words = language(Words.scoredOf(scored: scored, total: study.items.count))
        var row = Row(
            id: "q-" + quality.id.text, title: quality.title,
            subtitle: words + " · " + Quality.remark(quality, language),
            href: Projects.qualityPath(quality.id), actions: actions(quality))
        row.figureTone = scored < study.items.count ? .warning : .plain
        html.row(
            row,
            leading: {
                html.pill(sampleOf: quality, study.levels, language)
            }, trailing: {})
    }

    private func actions(_ quality: Record) -> Row.Actions {
        let language = page.language
        let id = Placeholder.id
        let menu = RowMenu(
            "q",
            swipe: [
                Row.Action(
                    language(WebText.delete), name: "delete", value: "", symbol: .icon(.trash),
                    action: Projects.qualityPath(id, .delete))
            ],
            links: [
                Link(language(WebText.edit), href: Projects.qualityPath(id, .edit)),
                Link(language(WebText.history), href: AppAddress.history(Quality.kind, id)),
            ])
        return Row.Actions(menu: menu, menuLabel: language(Words.moreFor(quality.title)))
    }
}

extension Projects {
    @Sendable static func scoreTab(_ page: Page) throws(BookError) -> Response {
        let frame = try ProjectFrame(page, try page.record(Project.kind), .score)
        return frame.response { html in ScoreTab(frame: frame).write(html) }
    }
}
