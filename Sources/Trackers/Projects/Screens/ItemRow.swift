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
                html.span(.class(standing.rank == 1 ? "place first" : "place")) {
                    html.text(study?.place(standing, page.language) ?? "–")
                }
            },
            below: {
                guard let study, let standing else { return }
                html.pills(study, standing.index, page.language)
                html.bar(permille: standing.permille, label: page.language.score(standing))
            },
            trailing: {
                if standing == nil, isUrgent(item) {
                    html.mark(Mark("critical"), word: page.language(Words.high))
                }
            })
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
            symbol: standing != nil && isUrgent(item) ? .icon(.warning) : nil,
            actions: actions(item))
        row.done = isDone
        if let standing {
            (row.figure, row.figureNote) = page.language.figure(standing)
            row.figureInLine = true
            // "18 3 of 8 scored" would be read as one figure.
            if !standing.isKnown, let scored = row.figureNote {
                row.subtitle = [row.subtitle ?? "", scored].filter { !$0.isEmpty }
                    .joined(separator: " · ")
                row.figureNote = nil
            }
        }
        return row
    }

    private func isUrgent(_ item: Record) -> Bool {
        item[Item.priority] == 3 && !item[Item.completed]
    }

    private func subtitle(_ item: Record) -> String? {
        if let project { return project }
        return item[Item.detail].isEmpty ? nil : item[Item.detail].truncated(to: 120)
    }

    private func actions(_ item: Record) -> Row.Actions {
        let language = page.language
        var actions = Row.Actions(
            menu: menu(priority: item[Item.priority]),
            menuLabel: language(Words.moreFor(item.title)))
        if !showsRank {
            let isDone = item[Item.completed]
            actions.tick = Row.Action(
                language(isDone ? Words.notDone(item.title) : Words.done(item.title)),
                name: "completed", value: isDone ? "false" : "true", symbol: .icon(.check),
                action: Projects.itemPath(item.id, .set), on: isDone)
        }
        return actions
    }

    private func menu(priority: Int64) -> RowMenu {
        let language = page.language
        let id = Placeholder.id
        return RowMenu(
            "i-\(priority)", return: page.here,
            swipe: priorities(besides: priority) + [
                Row.Action(
                    language(WebText.delete), name: "delete", value: "", symbol: .icon(.trash),
                    action: Projects.itemPath(id, .delete))
            ],
            links: [
                Link(language(WebText.edit), href: Projects.itemPath(id, .edit)),
                Link(language(WebText.history), href: AppAddress.history(Item.kind, id)),
            ])
    }

    private func priorities(besides own: Int64) -> [Row.Action] {
        [Int64](arrayLiteral: 3, 2, 1).filter { $0 != own }.map { priority in
            Row.Action(
                Placeholder.title + ": " + page.language(Words.priority(priority)),
                short: page.language(Words.level(priority)), name: "priority",
                value: String(priority), symbol: .icon(Projects.icon(priority: priority)),
                action: Projects.itemPath(Placeholder.id, .set))
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
    /// How far its bar reaches: not at all while most of it isn't scored.
    var permille: Int { isKnown ? share?.permille ?? 0 : 0 }
}

extension Study {
    /// "1st"; a dash for what has no rank, and for all while too little is scored.
    func place(_ standing: Ranking.Standing, _ language: Language) -> String {
        isPlaced(standing) ? language.ordinal(standing.rank) : "–"
    }
}

extension Language {
    /// "10", "of 16"; by TOPSIS "62%"; a dash for what has no rank; "3", "1 of 4 scored" while most
    /// of it isn't.
    func figure(_ standing: Ranking.Standing) -> (String, String?) {
        guard let total = standing.total else { return ("–", nil) }
        if !standing.isKnown {
            return (
                standing.method == .topsis ? "–" : number(total, places: 2), scored(standing)
            )
        }
        if standing.method == .topsis { return (percent(total, places: 1), nil) }
        return (
            number(total, places: 2), self(Words.of(number(standing.possible, places: 2)))
        )
    }

    /// "10 of 16"; "3, 1 of 4 scored"
    func score(_ standing: Ranking.Standing) -> String {
        let (figure, note) = figure(standing)
        return note.map { figure + (standing.isKnown ? " " : ", ") + $0 } ?? figure
    }
}

extension Study {
    /// What an item has on a quality, as it is shown: "3", "18 500 €".
    func text(_ option: Int, _ column: Int, _ language: Language) -> String? {
        guard let value = comparison.options[option].values[column] else { return nil }
        return language.figure(value, marks[column].unit)
    }

    /// How good that is as a level, to shade it by.
    func level(_ option: Int, _ column: Int) -> Int {
        let part = comparison.columns[column]
        guard let gain = part.gains[option] else { return 0 }
        if !part.isMeasured, comparison.method == .weightedSum {
            return Int(clamping: gain.int64 ?? 0)
        }
        let most = Rational(part.span(option)) * part.spanFactor
        let share = (Rational(gain) * part.gainFactor).divided(by: most) ?? .one
        let level = (share * Rational(levels)).rounded(places: 0).int64 ?? 0
        return max(1, min(Int(clamping: level), levels))
    }
}

extension Language {
    /// A value on a quality, with its unit if it has one; of money with both decimals, or none.
    fileprivate func figure(_ value: Rational, _ unit: String?) -> String {
        let number = amount(value, unit)
        return unit.map { number + "\u{A0}" + $0 } ?? number
    }

    /// The same without its unit.
    func amount(_ value: Rational, _ unit: String?) -> String {
        let number = number(value, places: 12)
        let parts = value.canonical(places: 12).utf8.split(separator: UInt8(ascii: "."))
        let isMoney = unit.map(Units.isMoney) ?? false
        return isMoney && parts.count > 1 && parts[1].count == 1 ? number + "0" : number
    }
}
