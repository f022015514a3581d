import Kernel

/// How an essential appears in lists.
struct EssentialRow {
    let page: Page
    /// The names of what is inside each essential that holds something.
    var inside: [RecordID: [String]] = [:]
    /// The essential that is open beside the list.
    var chosen: RecordID?
    /// Whether the mark of the level stands at the row's start: where levels are mixed.
    var showsLevel = false
    /// What the rows' ids begin with, other for each list of a page.
    var prefix = "e-"

    init(_ page: Page) {
        self.page = page
    }

    func row(_ essential: Essential) -> Row {
        var row = Row(
            id: prefix + essential.id.text, title: essential.name, subtitle: subtitle(essential),
            href: Priorities.path(essential.id),
            symbol: showsLevel ? .mark(essential.level.mark) : nil, actions: actions(essential))
        row.chosen = essential.id == chosen
        return row
    }

    private func subtitle(_ essential: Essential) -> String? {
        var parts = essential.remark.isEmpty ? [] : [essential.remark]
        if let names = inside[essential.id], !names.isEmpty {
            parts.append(page.language(PrioritiesText.insideRow(names)))
        }
        if parts.isEmpty, showsLevel {
            parts.append(page.language(LevelText.meaning(essential.level)))
        }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    private func actions(_ essential: Essential) -> Row.Actions {
        Row.Actions(
            action: Priorities.path(essential.id, "/level"), fields: [("return", page.here)],
            tick: tick(essential), swipe: levels(besides: essential),
            links: [
                Link(page.language(PrioritiesText.open), href: Priorities.path(essential.id)),
                Link(
                    page.language(WebText.edit),
                    href: Priorities.path(essential.id, "/edit")),
                Link(
                    page.language(WebText.history),
                    href: "/history/essential/" + essential.id.text),
            ],
            menuLabel: page.language(PrioritiesText.moreFor(essential.name)))
    }

    /// The round button: got it, or, for what is stocked, needed again.
    private func tick(_ essential: Essential) -> Row.Action {
        let isLow = essential.level == .low
        let words: PrioritiesText = isLow ? .needIt(essential.name) : .gotIt(essential.name)
        return Row.Action(
            page.language(words), name: "level", value: (isLow ? Level.high : .low).rawValue,
            symbol: .icon(.check), on: isLow)
    }

    private func levels(besides essential: Essential) -> [Row.Action] {
        Level.descending.filter { $0 != essential.level }.map { level in
            Row.Action(
                page.language(PrioritiesText.setTo(essential.name, level)),
                short: page.language(LevelText.short(level)), name: "level", value: level.rawValue,
                symbol: .mark(level.mark))
        }
    }
}

extension EssentialRow {
    /// The same with the names of what is inside each of the essentials.
    func showingInside(of essentials: [Essential]) throws(BookError) -> EssentialRow {
        var rows = self
        let family = Family(page.book)
        for (parent, children) in try family.children(of: essentials.map { $0.id }) {
            rows.inside[parent] = try family.essentials(children).map { $0.name }
                .inOrder { $0.folded < $1.folded }
        }
        return rows
    }
}
