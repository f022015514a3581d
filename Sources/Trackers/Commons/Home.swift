import Kernel

extension Commons {
    /// Today: what matters now, what is due, and where things stand.
    @Sendable static func home(_ page: Page) throws(BookError) -> Response {
        var parts: [HomePart] = []
        for tracker in page.order.shown {
            parts.append(HomePart(tracker, try tracker.summary(page)))
        }
        let language = page.language
        let isNew = parts.allSatisfy { $0.summary.isEmpty }
        return page.screen(language(CommonsText.today), tint: .home) { html in
            html.column(wide: true) {
                html.largeTitle(isNew ? doorsHeading(page) : heading(page)) {
                    if let title = page.bookTitle { html.bookButton(title) }
                    html.iconLink(
                        .search, label: language(WebText.search), href: AppAddress.search.path)
                    if !html.isLooking {
                        html.iconLink(
                            .add, label: language(CommonsText.quickAdd), href: AppAddress.add.path)
                    }
                    html.iconLink(
                        .settings, label: language(WebText.settings), href: AppAddress.settings.path
                    )
                }
                writeNews(page, html)
                if isNew, page.request.context.isShared { keptTogether(page, html) }
                if isNew { doors(parts, language, html) } else { write(parts, page, html) }
            }
        }
    }

    /// What others did here, and a line for each other book in which somebody did something, which the page
    /// script fetches from there.
    private static func writeNews(_ page: Page, _ html: HTML) {
        let isBeside = page.request.query["beside"] != nil
        if page.news != nil, let news = page.newsRow(beside: isBeside) {
            html.group(id: "others") {
                html.row(
                    news.row,
                    leading: { if isBeside { html.lead(.icon(.book), class: nil) } },
                    trailing: {
                        html.span(.class("figure")) { html.small { html.text(news.when) } }
                    })
            }
        }
        for book in page.otherBooks.prefix(mostBeside) {
            html.div(.data("elsewhere", "#others"), .hidden()) {
                html.atRoot {
                    html.a(.href(book.base + "/?beside")) {
                        html.text(book.title(in: page.language))
                    }
                }
            }
        }
    }

    /// At most so many other books are asked what is new.
    private static let mostBeside = 8

    private static func heading(_ page: Page) -> Heading {
        let today = page.book.today
        var heading = Heading(page.language.weekdayName(today.weekday).withCapital)
        heading.titleNote = page.language.date(today, style: .short)
        heading.subtitle = page.bookTitle
        return heading
    }

    /// What matters now and what comes next; beside it, where there is room, where things stand.
    private static func write(_ parts: [HomePart], _ page: Page, _ html: HTML) {
        html.columns {
            writeNext(parts, page, html)
            writeStandings(parts, page.language, html)
        }
    }

    private static func writeNext(_ parts: [HomePart], _ page: Page, _ html: HTML) {
        let language = page.language
        for part in parts {
            if let answer = part.summary.answer { write(answer, part.tracker, html) }
        }
        var due: [Summary.Due] = []
        var rows: [Row] = []
        for part in parts {
            due += part.summary.due
            rows += part.summary.rows
        }
        due = due.inOrder { $0.day < $1.day }
        let count = due.count + rows.count
        if count == 0 { return }
        let isDue = rows.isEmpty || due.count >= most
        html.sectionTitle(language(isDue ? CommonsText.due : CommonsText.upNext))
        html.group(id: "up-next") {
            for place in 0..<min(most, count) { next(place, due, rows, page, html) }
        }
        rest(count > most, "up-next", language, html) {
            for place in most..<max(most, count) { next(place, due, rows, page, html) }
        }
    }

    /// What has a day first, in the order of days, over all trackers.
    private static func next(
        _ place: Int, _ due: [Summary.Due], _ rows: [Row], _ page: Page, _ html: HTML
    ) {
        if place >= due.count { return html.row(rows[place - due.count]) }
        let (day, today) = (due[place].day, page.book.today)
        var row = due[place].row
        let symbol = row.symbol
        row.symbol = nil
        html.row(row, leading: { html.lead(symbol, class: due[place].color) }) {
            let words = words(day, today, page.language)
            let tone = day < today ? Tone.warning.className : nil
            html.span(.class("figure" + (tone.map { " " + $0 } ?? ""))) {
                if day > today { html.small { html.text(words) } } else { html.text(words) }
            }
        }
    }

    /// "Today", "Tue" within a week, "11 Dec".
    private static func words(
        _ day: CivilDate, _ today: CivilDate, _ language: Language
    ) -> String {
        if day == today { return language(CommonsText.today) }
        if day > today, day < today.adding(days: 7) {
            return language.weekdayName(day.weekday, short: true).withCapital
        }
        return language.date(day, style: .short)
    }

    private static func writeStandings(_ parts: [HomePart], _ language: Language, _ html: HTML) {
        var count = 0
        for part in parts { count += part.standingCount }
        if count == 0 { return }
        html.sectionTitle(language(CommonsText.standing))
        html.group(id: "standing") { inTurns(parts, 0..<most, html) }
        rest(count > most, "standing", language, html) { inTurns(parts, most..<count, html) }
    }

    /// One of each tracker, then the second of each, so that none is left out for another's sake.
    ///
    /// - Parameter places: Which of all these are written.
    private static func inTurns(_ parts: [HomePart], _ places: Range<Int>, _ html: HTML) {
        var place = 0
        for round in 0..<HomePart.rounds {
            for part in parts where round < part.standingCount {
                if places.contains(place) { part.standing(round, html) }
                place += 1
            }
        }
    }

    /// At most this many of what comes next, and then all of it.
    private static let most = 3

    /// What goes beyond a few rows, behind one word.
    private static func rest(
        _ isThere: Bool, _ id: String, _ language: Language, _ html: HTML, content: () -> Void
    ) {
        guard isThere else { return }
        html.disclosure(language(CommonsText.all)) {
            html.group(id: id + "-rest", content: content)
        }
    }

    /// The sentence that matters now on the one card of the screen.
    private static func write(_ answer: Summary.Answer, _ tracker: Tracker, _ html: HTML) {
        html.div(.class("card answer-card " + tracker.tint.className)) {
            html.div(.class("words")) {
                html.p(.class("answer-head")) {
                    html.mark(answer.mark)
                    html.text(answer.head)
                }
                html.a(.class("answer"), .href(answer.href)) { html.text(answer.sentence) }
                if let note = answer.note { html.p(.class("sub")) { html.text(note) } }
            }
            html.a(
                .class("answer-action"), .href(answer.action.href),
                .aria("label", answer.action.title), .title(answer.action.title)
            ) {
                if let symbol = answer.action.symbol { html.symbol(symbol) }
            }
        }
    }

    private static func doorsHeading(_ page: Page) -> Heading {
        var heading = Heading(page.language(CommonsText.doors))
        heading.subtitle = page.bookTitle
        return heading
    }

    /// What can be done here: a door for each tracker, with its first step and its sample.
    private static func doors(_ parts: [HomePart], _ language: Language, _ html: HTML) {
        html.ul(.class("doors")) {
            for part in parts {
                let door = part.tracker.door
                html.li(.class(part.tracker.tint.className)) {
                    html.icon(part.tracker.icon)
                    html.div(.class("words")) {
                        html.h2 { html.text(language(door.title)) }
                        html.p(.class("sub")) { html.text(language(door.line)) }
                        if html.isLooking { return }
                        html.div(.class("door-steps")) {
                            html.a(.class("door-step"), .href(door.href)) {
                                html.text(language(door.step))
                            }
                            html.postButton(
                                Post(
                                    language(CommonsText.sample), action: AppAddress.sample.path,
                                    fields: [
                                        ("tracker", part.tracker.path),
                                        ("return", part.tracker.path),
                                    ]),
                                class: "link-button")
                        }
                    }
                }
            }
        }
        html.footnote(language(CommonsText.doorsNote))
    }

    /// With whom a shared book is kept in which nothing is yet: whoever just came in sees where.
    private static func keptTogether(_ page: Page, _ html: HTML) {
        guard let state = (try? HubState(in: page.book.store)) ?? nil, let list = state.list else {
            return
        }
        let names = list.members.filter { $0.role != .sheet && $0.id != state.own.id }
            .compactMap { state.called[$0.id] }
        if names.isEmpty { return }
        html.footnote(
            page.language(CommonsText.keptTogether(page.language.list(names))), icon: .info)
    }

    /// Loads the sample data of one tracker, or of all that are shown, as one action.
    @Sendable static func loadSample(_ page: Page) throws(BookError) -> Response {
        let wanted = page.form["tracker"]
        var examples: [Examples] = []
        let trackers = wanted == nil ? page.order.shown : page.app.trackers
        for tracker in trackers where wanted == nil || wanted == tracker.path {
            examples.append(try tracker.examples(page.book, page.language))
        }
        return page.done(try page.book.load(examples).stamp, or: "/")
    }
}

/// A class, since copies of what it holds are much code.
private final class HomePart {
    let tracker: Tracker
    let summary: Summary

    init(_ tracker: Tracker, _ summary: Summary) {
        self.tracker = tracker
        self.summary = summary
    }

    /// At most this many of a tracker, and then all of them on its own screen.
    private static let most = 3
    /// More than any tracker has to show.
    static let rounds = 16

    var standingCount: Int {
        min(HomePart.rounds, min(HomePart.most, summary.rings.count) + summary.tiles.count)
    }

    /// A row for a thing in progress: how far it is, in its own colour, and its figure; after those, for
    /// a figure alone.
    func standing(_ place: Int, _ html: HTML) {
        let rings = min(HomePart.most, summary.rings.count)
        if place < rings { ring(place, html) } else { tile(place - rings, html) }
    }

    private func ring(_ place: Int, _ html: HTML) {
        let ring = summary.rings[place]
        var row = Row(
            id: "ring-" + tracker.name + "-\(place)", title: ring.link.title,
            subtitle: ring.remark, href: ring.link.href, figure: ring.figure)
        row.figureNote = ring.figureNote
        html.row(
            row,
            leading: {
                html.smallRing(
                    permille: ring.permille,
                    class: ring.color.isEmpty ? tracker.tint.className : ring.color)
            }, trailing: {})
    }

    private func tile(_ place: Int, _ html: HTML) {
        let tile = summary.tiles[place]
        html.row(
            Row(
                id: "tile-" + tracker.name + "-\(place)", title: tile.remark.withCapital,
                subtitle: tile.note, href: tile.href, figure: tile.figure),
            leading: { html.lead(.icon(tracker.icon), class: tracker.tint.className) },
            trailing: {})
    }
}

extension Summary {
    fileprivate var isEmpty: Bool {
        answer == nil && rings.isEmpty && due.isEmpty && rows.isEmpty && tiles.isEmpty
    }
}
