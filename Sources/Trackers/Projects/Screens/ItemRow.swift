import Kernel

/// How an item appears in lists: with its pills over its score when the project has qualities.
struct ItemRow {
    let page: Page
    let study: Study?
    /// The project's title, where items of several are mixed.
    var project: String?
    /// Whether its place in the ranking stands before its title.
    var showsRank = false

    init(_ page: Page, _ study: Study?) {
        self.page = page
        self.study = study
    }

    func write(_ item: Record, _ html: HTML) {
        let standing = standing(of: item)
        html.row(
            row(item, standing),
            leading: {
                guard showsRank, let standing else { return }
                html.span(.class("rank")) {
                    html.text(page.language.ordinal(standing.rank))
                }
            },
            below: {
                guard let study, let standing else { return }
                html.pills(study, item, page.language)
                html.bar(permille: standing.permille, label: page.language.score(standing))
            }, trailing: {})
    }

    private func standing(of item: Record) -> Ranking.Standing? {
        guard let study, !study.qualities.isEmpty else { return nil }
        return study.ranking[item.id]
    }

    func row(_ item: Record, _ standing: Ranking.Standing? = nil) -> Row {
        let isDone = item[Item.completed]
        var row = Row(
            id: "i-" + item.id.text, title: item.title, subtitle: subtitle(item),
            href: Projects.itemPath(item.id),
            symbol: item[Item.priority] == 3 && !isDone ? .icon(.warning) : nil,
            actions: actions(item))
        row.done = isDone
        if let standing {
            row.figure = page.language.number(standing.total, places: 2)
            row.figureNote = page.language(
                Words.of(page.language.number(standing.possible, places: 2)))
            row.figureInLine = true
        }
        return row
    }

    private func subtitle(_ item: Record) -> String? {
        if let project { return project }
        return item[Item.detail].isEmpty ? nil : item[Item.detail]
    }

    private func actions(_ item: Record) -> Row.Actions {
        let language = page.language
        let isDone = item[Item.completed]
        var actions = Row.Actions(
            action: Projects.itemPath(item.id, "/set"), fields: [("return", page.here)],
            swipe: priorities(besides: item) + [
                Row.Action(
                    language(WebText.delete), name: "delete", value: "", symbol: .icon(.trash),
                    formaction: Projects.itemPath(item.id, "/delete"))
            ],
            links: [
                Link(language(WebText.edit), href: Projects.itemPath(item.id, "/edit")),
                Link(language(WebText.history), href: "/history/item/" + item.id.text),
            ],
            menuLabel: language(Words.moreFor(item.title)))
        if !showsRank {
            actions.tick = Row.Action(
                language(isDone ? Words.notDone(item.title) : Words.done(item.title)),
                name: "completed", value: isDone ? "false" : "true", symbol: .icon(.check),
                on: isDone)
        }
        return actions
    }

    private func priorities(besides item: Record) -> [Row.Action] {
        [Int64](arrayLiteral: 3, 2, 1).filter { $0 != item[Item.priority] }.map { priority in
            Row.Action(
                item.title + ": " + page.language(Words.priority(priority)),
                short: page.language(Words.level(priority)), name: "priority",
                value: String(priority), symbol: .icon(Projects.icon(priority: priority)))
        }
    }
}

extension Projects {
    static func icon(priority: Int64) -> Icon {
        switch priority {
        case ..<2: Icon("arrow-down")
        case 2: Icon("dash-lg")
        default: .warning
        }
    }
}

extension Ranking.Standing {
    var permille: Int {
        Int((share.map { ($0 * 1_000).rounded(places: 0).int64 ?? 0 }) ?? 0)
    }
}

extension Language {
    /// "10 of 16"
    func score(_ standing: Ranking.Standing) -> String {
        number(standing.total, places: 2) + " "
            + self(Words.of(number(standing.possible, places: 2)))
    }
}

extension HTML {
    /// An item's level and symbol on every quality, as in `4e`; `?` where it isn't scored.
    func pills(_ study: Study, _ item: Record, _ language: Language) {
        div(.class("pills")) {
            for quality in study.qualities {
                pill(quality, study.scores.value(item.id, quality.id), study.levels, language)
            }
        }
    }

    func pill(_ quality: Record, _ value: Int?, _ levels: Int, _ language: Language) {
        let level = value.map { String($0) }
        pill(
            (level ?? "?") + Quality.symbol(of: quality), level: value ?? 0, of: levels,
            label: language(Words.pill(quality.title, level ?? language(Words.unscored))))
    }
}
