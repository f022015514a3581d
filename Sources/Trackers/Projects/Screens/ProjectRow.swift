import Kernel

/// How a project appears in lists.
struct ProjectRow {
    let page: Page
    let record: Record
    let completion: Completion
    /// By how many qualities its items are compared.
    private let qualities: Int
    /// Who leads, where that was asked for.
    private var standing: Summary.Ring?

    init(_ page: Page, _ record: Record) throws(BookError) {
        self.page = page
        self.record = record
        completion = try Completion(of: record.id, in: page.book)
        qualities = try page.book.count(
            Query(Quality.kind, where: [Quality.project == record.id]))
    }

    /// Whether its items are options to choose from, none of which is ever done.
    private var isComparison: Bool { qualities > 0 && completion.completed == 0 }

    /// The same with who leads among its options, if it is small.
    func showingStanding() throws(BookError) -> ProjectRow {
        var row = self
        if isComparison { row.standing = try Projects.comparedRing(record, completion.total, page) }
        return row
    }

    func write(_ html: HTML, chosen: RecordID?) {
        var row = Row(
            id: "p-" + record.id.text, title: record.title, subtitle: standing?.remark ?? remark,
            href: Projects.path(record.id), figure: isComparison ? standing?.figure : figure,
            actions: actions)
        row.figureNote = standing?.figureNote
        row.chosen = record.id == chosen
        html.row(
            row,
            leading: {
                html.smallRing(
                    permille: isComparison ? standing?.permille ?? 0 : completion.permille,
                    class: Projects.tint(record))
            }, trailing: {})
    }

    var figure: String { page.language.percent(completion.share, places: 0) }

    /// "4 of 10 left", or "4 items · 4 qualities" of what is compared.
    var remark: String {
        if isComparison {
            return page.language(Words.itemsCounted(completion.total)) + " · "
                + page.language(Words.qualitiesCounted(qualities))
        }
        if completion.total == 0 { return page.language(Words.empty) }
        if completion.left == 0 { return page.language(Words.allDone) }
        return page.language(Words.left(left: completion.left, total: completion.total))
    }

    private var actions: Row.Actions {
        Row.Actions(menu: menu, menuLabel: page.language(Words.moreFor(record.title)))
    }

    private var menu: RowMenu {
        let language = page.language
        let isClosed = record[Project.closed]
        let id = Placeholder.id
        return RowMenu(
            isClosed ? "p-closed" : "p-open", return: page.here,
            swipe: [
                Row.Action(
                    language(isClosed ? Words.reopen : Words.close),
                    short: language(isClosed ? Words.reopenShort : Words.closeShort),
                    name: "closed", value: isClosed ? "false" : "true",
                    symbol: .icon(isClosed ? .restore : .checkCircle),
                    action: Projects.path(id, .set)),
                Row.Action(
                    language(WebText.delete), name: "delete", value: "",
                    symbol: .icon(.trash), action: Projects.path(id, .delete)),
            ],
            links: [
                Link(language(WebText.edit), href: Projects.path(id, .edit)),
                Link(language(WebText.history), href: AppAddress.history(Project.kind, id)),
            ])
    }
}

extension Projects {
    /// The class that tints an element in a project's colour.
    static func tint(_ project: Record) -> String { "color-" + project[Project.color].rawValue }
}
