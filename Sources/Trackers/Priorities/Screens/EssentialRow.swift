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
    /// Whether a row has the round button that says that it was got, or is needed again.
    var showsTick = true
    /// What the rows' ids begin with, other for each list of a page.
    var prefix = "e-"

    init(_ page: Page) {
        self.page = page
    }

    /// The row that is open is written for itself; the others of a level are filled into one template.
    func write(_ essentials: [Essential], _ html: HTML) {
        var templates: [(level: Level, row: MarkupTemplate)] = []
        for essential in essentials {
            let level = essential.level
            if essential.id == chosen || !essential.amount.isEmpty
                || html.standsOut(prefix, essential.id)
            {
                html.row(row(essential))
                continue
            }
            let known = templates.first { $0.level == level }?.row
            let template = known ?? html.template { html.row(row(of: level)) }
            if known == nil { templates.append((level, template)) }
            template.write(essential.id, essential.name, subtitle: subtitle(essential), to: html)
        }
    }

    func row(_ essential: Essential) -> Row {
        var row = row(essential.id, essential.name, subtitle(essential), essential.level)
        row.chosen = essential.id == chosen
        if !essential.amount.isEmpty { row.figure = essential.amount.text(in: page.language) }
        return row
    }

    private func row(of level: Level) -> Row {
        row(Placeholder.id, Placeholder.title, Placeholder.subtitle, level)
    }

    private func row(
        _ id: RecordID, _ name: String, _ subtitle: String?, _ level: Level
    ) -> Row {
        Row(
            id: prefix + id.text, title: name, subtitle: subtitle, href: Priorities.path(id),
            symbol: showsLevel ? .mark(level.mark) : nil,
            actions: Row.Actions(
                tick: showsTick ? tick(id, name, level) : nil, menu: menu(level),
                menuLabel: page.language(PrioritiesText.moreFor(name))))
    }

    private func subtitle(_ essential: Essential) -> String? {
        let remark = essential.remark
        var parts = remark.isEmpty ? [] : [remark]
        if let names = inside[essential.id], !names.isEmpty {
            parts.append(
                page.language(
                    PrioritiesText.insideRow(count: names.count, names: Self.first(names))))
        }
        if parts.isEmpty, showsLevel {
            parts.append(page.language(essential.level.label))
        }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    /// As many names as fit into a row.
    private static func first(_ names: [String]) -> String {
        names.prefix(3).joined(separator: ", ") + (names.count > 3 ? "…" : "")
    }

    /// The round button: got it, or, for what is stocked, needed again.
    private func tick(_ id: RecordID, _ name: String, _ level: Level) -> Row.Action {
        let isLow = level == .low
        let words = isLow ? PrioritiesText.needIt(name) : PrioritiesText.gotIt(name)
        return Row.Action(
            page.language(words), name: "level", value: (isLow ? Level.added : .low).rawValue,
            symbol: .icon(.check), action: Priorities.path(id, .level), on: isLow)
    }

    private func menu(_ level: Level) -> RowMenu {
        let id = Placeholder.id
        return RowMenu(
            prefix + level.rawValue, return: page.here, swipe: levels(besides: level),
            links: [
                Link(page.language(PrioritiesText.open), href: Priorities.path(id)),
                Link(page.language(WebText.edit), href: Priorities.path(id, .edit)),
                Link(page.language(WebText.history), href: AppAddress.history(Essential.kind, id)),
            ])
    }

    private func levels(besides own: Level) -> [Row.Action] {
        Level.descending.filter { $0 != own }.map { level in
            Row.Action(
                page.language(PrioritiesText.setTo(name: Placeholder.title, level: level)),
                short: page.language(level.label), name: "level",
                value: level.rawValue,
                symbol: .mark(level.mark), action: Priorities.path(Placeholder.id, .level))
        }
    }
}

extension EssentialRow {
    /// The same with the names of what is inside each of the essentials.
    ///
    /// - Parameter kept: Where it is given, what is stocked is left out unless it is of these.
    func showingInside(
        of essentials: [Essential], wantedOrIn kept: Set<RecordID>? = nil
    ) throws(BookError) -> EssentialRow {
        var rows = self
        let family = Family(page.book)
        for (parent, children) in try family.children(of: essentials.map { $0.id }) {
            rows.inside[parent] = try family.essentials(children)
                .filter { child in
                    kept.map { child.level != .low || $0.contains(child.id) } ?? true
                }.map { $0.name }
                .inOrder { $0.folded < $1.folded }
        }
        return rows
    }
}
