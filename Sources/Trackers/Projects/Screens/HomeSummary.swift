import Kernel

extension Projects {
    /// What the home screen shows: open projects, and the items of highest priority to do next.
    @Sendable static func summary(_ page: Page) throws(BookError) -> Summary {
        let open = try page.book.records(
            Project.kind, where: Project.kind.main,
            order: [Order(.modifiedAt, descending: true)], limit: 100)
        guard let first = open.first else { return Summary() }
        let items = try next(open, page.book, limit: 3)
        let titles = open.reduce(into: [:]) { $0[$1.id] = $1.title }
        var rows = ItemRow(page, nil)
        var rings: [Summary.Ring] = []
        for project in open.prefix(4) { rings.append(try ring(project, page)) }
        return Summary(
            rings: rings,
            rows: items.map { item in
                rows.project = titles[item[Item.project]] ?? first.title
                return rows.row(item)
            },
            tiles: try done(page))
    }

    /// How many items are done, of how many; nothing while there are none.
    private static func done(_ page: Page) throws(BookError) -> [Summary.Tile] {
        let tally = try page.book.tally(Item.kind, by: Item.completed)
        let (done, left) = (tally["true"] ?? 0, tally["false"] ?? 0)
        if done + left == 0 { return [] }
        return [
            Summary.Tile(
                page.language.number(done), remark: page.language(Words.itemsDone(done)),
                note: page.language(Words.ofItems(done + left)), href: path(.awards))
        ]
    }

    /// Items of open projects: not done, highest priority first. Options that are compared aren't to do.
    static func next(
        _ open: [Record], _ book: Book, limit: Int
    ) throws(BookError) -> [Record] {
        var projects: [RecordID] = []
        for project in open where try !isChoice(project, book) { projects.append(project.id) }
        guard !projects.isEmpty else { return [] }
        return try book.records(
            Item.kind,
            where: [Item.completed == false, Item.project.isOne(of: projects)], limit: limit)
    }

    /// Whether a project's items are options: they are compared, and none was ever ticked off.
    private static func isChoice(_ project: Record, _ book: Book) throws(BookError) -> Bool {
        let isCompared = try !book.records(
            Quality.kind, where: [Quality.project == project.id], limit: 1
        ).isEmpty
        guard isCompared, try Decision.of(project.id, in: book) == nil else { return isCompared }
        return try book.records(
            Item.kind, where: [Item.project == project.id, Item.completed == true], limit: 1
        ).isEmpty
    }

    /// The most cells of a project that the home screen compares.
    private static let comparedCells = 300

    /// Who leads, of a project that is small and compared.
    static func comparedRing(
        _ project: Record, _ items: Int, _ page: Page
    ) throws(BookError) -> Summary.Ring? {
        let qualities = try page.book.count(
            Query(Quality.kind, where: [Quality.project == project.id]))
        guard items > 1, qualities > 0, items * qualities <= comparedCells else { return nil }
        let study = try Study(project, in: page.book)
        let verdict = Verdict(study, asksWhetherItHolds: false)
        let link = Link(project.title, href: path(project.id, .rank))
        if verdict.outcome == .tooLittle { return scoredRing(verdict, link, page.language) }
        guard verdict.outcome.names, let leader = study.ranking.leader else { return nil }
        let (figure, note) = page.language.figure(leader)
        return Summary.Ring(
            link, permille: leader.permille, figure: figure, figureNote: note,
            remark: verdict.headline(page.language), color: tint(project))
    }

    /// How much is scored, of a project of which that is too little to say more.
    private static func scoredRing(
        _ verdict: Verdict, _ link: Link, _ language: Language
    ) -> Summary.Ring {
        let (done, of) = (verdict.study.evidence.done, verdict.study.evidence.of)
        return Summary.Ring(
            link, permille: of > 0 ? done * 1_000 / of : 0,
            figure: "–",
            remark: verdict.headline(language))
    }

    private static func ring(_ project: Record, _ page: Page) throws(BookError) -> Summary.Ring {
        let row = try ProjectRow(page, project)
        if let ring = try comparedRing(project, row.completion.total, page) { return ring }
        return Summary.Ring(
            Link(project.title, href: path(project.id)), permille: row.completion.permille,
            figure: row.figure, remark: row.remark, color: tint(project))
    }
}
