import Kernel

/// One essential: its level, its rhythm, how much is wanted, where it stands and is got, what is inside
/// it and what it is part of, and what happened to it.
final class ItemScreen {
    let page: Page
    let essential: Essential
    let inside: [Essential]
    /// How much of each it wants, as a recipe does, as often as is asked for.
    private let portions: [RecordID: Amount]
    /// `nil` where it doesn't say how much of anything.
    private let times: Times?
    /// Whether all of it is on the list already, put there at least once by this action.
    private let listed: (times: Times, action: Stamp?)?
    /// What of it nobody said is there.
    private let untold: Set<RecordID>
    let lists: [Essential]
    private let stores: [String]
    private let rhythm: Rhythm?
    private let past: [ItemPast]
    /// How much was got last, where it is on the list without a quantity.
    private let last: Amount?

    init(_ page: Page, _ record: Record) throws(BookError) {
        self.page = page
        essential = Essential(record)
        let family = Family(page.book)
        inside = try family.inside(essential.id)
        let portions = inside.isEmpty ? [:] : try family.portions(of: essential.id)
        listed = portions.isEmpty ? nil : try Times.listed(inside, portions, page)
        // What is on the list is shown as it was put there.
        let asked = Times.isSaid(page.request.query) ? nil : listed?.times
        times = portions.isEmpty ? nil : asked ?? Times(page.request.query)
        self.portions = times?.of(portions) ?? portions
        untold = inside.isEmpty ? [] : try family.untold(inside, of: essential.id)
        lists = try family.lists(of: essential.id)
        let shops = Shops(page.book)
        let own = try shops.shops(of: essential.id)
        stores = own.isEmpty ? [] : try shops.all().filter { own.contains($0.id) }.map { $0.name }
        let history = try Rhythm.history(of: essential.id, in: page.book)
        rhythm = Rhythm(history, utcOffset: page.book.utcOffset)
        past = ItemPast.latest(history)
        let isOpen = essential.level != .low && essential.amount.isEmpty
        last = isOpen ? Rhythm.gets(history, all: true).last?.amount : nil
    }

    /// Between the list that it is in and the pantry, as far as there is room.
    func write(beside list: MainList, _ html: HTML) {
        html.split {
            list.write(html)
        } detail: {
            write(html)
        } aside: {
            Priorities.pantryAside(self.page, html)
        }
    }

    private func write(_ html: HTML) {
        heading(html)
        levels(html)
        if let rhythm { RhythmCard(page: page, rhythm: rhythm, level: essential.level).write(html) }
        if isLong {
            html.card { html.p(.class("prose")) { html.text(essential.details) } }
        }
        facts(html)
        group("in", PrioritiesText.inside, inside, takeOut: { (essential.id, $0) }, html)
        times?.write(Priorities.path(essential.id), page, html)
        html.buttonBar {
            if !portions.isEmpty || inside.contains(where: { $0.level == .low }) {
                let since = portions.isEmpty ? nil : try? Additions.field(page.book)
                html.postButton(
                    Post(
                        page.language(
                            listed != nil ? PrioritiesText.needAgain : PrioritiesText.needInside)
                            + (times?.said ?? ""),
                        action: Priorities.path(essential.id, .need),
                        fields: [("return", page.here)] + (times?.fields ?? [])
                            + (since.map { [$0] } ?? []),
                        symbol: .icon(.cart)))
            }
            if let action = listed?.action {
                html.postButton(
                    Post(
                        page.language(PrioritiesText.takeOff), action: AppAddress.undo.path,
                        fields: [
                            ("stamp", action.text), ("return", Priorities.path(essential.id)),
                        ], symbol: .icon(.restore)),
                    class: "button quiet")
            }
            html.buttonLink(
                page.language(PrioritiesText.addInsideTitle),
                href: Priorities.path(essential.id, .inside), icon: .add)
            html.buttonLink(
                page.language(PrioritiesText.addTo),
                href: Priorities.path(essential.id, .lists), style: .quiet)
        }
        if !lists.isEmpty {
            group("of", PrioritiesText.partOf, lists, takeOut: { ($0, essential.id) }, html)
        }
        history(html)
    }

    /// Whether its details are more than a line below its name.
    private var isLong: Bool { essential.details.utf8.contains { $0 == 10 } }

    /// The trip that one comes from.
    private var trip: TripQuery? {
        page.request.query["return"].flatMap { TripQuery(address: $0, page) }
    }

    /// A form of its own, which leads back here, and from here to the trip.
    private func address(_ form: Priorities.EssentialAddress) -> String {
        let path = Priorities.path(essential.id, form)
        return trip == nil ? path : path + "?return=" + page.here.percentEncoded
    }

    private func heading(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                essential.name,
                subtitle: isLong || essential.details.isEmpty ? nil : essential.details,
                back: Link(
                    language(trip == nil ? PrioritiesText.back : PrioritiesText.shopping),
                    href: trip?.path(.shop) ?? Priorities.path), isBesideList: true
            )
        ) {
            html.iconLink(
                .edit, label: language(WebText.edit),
                href: address(.edit))
            html.menuButton(label: language(PrioritiesText.tools), menu: "item-tools")
        }
        html.menu(id: "item-tools", label: language(PrioritiesText.tools)) {
            if !inside.isEmpty { page.showLink(Essential.kind, essential.id, to: html) }
            html.menuLink(
                language(WebText.history), symbol: .icon(.history),
                href: AppAddress.history(Essential.kind, essential.id))
            page.moveLink(Essential.kind, essential.id, to: html)
            html.menuPost(
                Post(
                    language(WebText.delete), action: Priorities.path(essential.id, .delete),
                    symbol: .icon(.trash), tone: .danger))
        }
    }

    /// Every level as a button; the one it has is pressed.
    private func levels(_ html: HTML) {
        html.postForm(
            action: Priorities.path(essential.id, .level), return: page.here, class: "levels"
        ) {
            for level in Level.descending {
                html.button(
                    .class("level"), .type("submit"), .name("level"), .value(level.rawValue),
                    .aria("pressed", level == essential.level ? "true" : "false")
                ) {
                    html.mark(level.mark)
                    html.span { html.text(page.language(level.label)) }
                }
            }
        }
    }

    /// How much, in which aisle and in which stores, each a link to where one says it.
    private func facts(_ html: HTML) {
        let language = page.language
        let shown = essential.shownAisle(in: language)
        let aisle =
            essential.aisle.isBlank && !shown.isBlank
            ? language(PrioritiesText.aisleGuessed(shown)) : shown
        let none = language(PrioritiesText.none)
        html.group(id: "facts") {
            fact(
                "amount", PrioritiesText.amount,
                essential.amount.isEmpty ? none : essential.amount.text(in: language), .edit, html)
            fact("aisle", PrioritiesText.aisle, aisle.isBlank ? none : aisle, .aisle, html)
            fact(
                "stores", PrioritiesText.stores,
                stores.isEmpty
                    ? language(PrioritiesText.anywhere) : stores.joined(separator: ", "), .stores,
                html)
        }
        if let last, !last.isEmpty { again(last.text(in: language), html) }
    }

    /// As much as last time, at one tap.
    private func again(_ amount: String, _ html: HTML) {
        html.buttonBar {
            html.postButton(
                Post(
                    page.language(PrioritiesText.asMuchAgain(amount)),
                    action: Priorities.path(essential.id, .untick),
                    fields: [("level", essential.level.rawValue), ("return", page.here)],
                    symbol: .icon(.restore)),
                class: "button")
        }
    }

    private func fact(
        _ id: String, _ name: Label, _ value: String, _ address: Priorities.EssentialAddress,
        _ html: HTML
    ) {
        var row = Row(
            id: "fact-" + id, title: page.language(name),
            href: html.isLooking ? nil : self.address(address), figure: value)
        row.figureTone = .plain
        html.row(row, leading: {}) {
            if !html.isLooking { html.span(.class("sub forward")) { html.icon(.forward) } }
        }
    }

    private func history(_ html: HTML) {
        if past.isEmpty { return }
        html.sectionTitle(page.language(WebText.history))
        let writers = page.book.hasConversation ? try? page.book.writers() : nil
        html.group(id: "past") {
            for (place, step) in past.enumerated() {
                let date = step.stamp.shown.date(utcOffset: page.book.utcOffset)
                let who = writers.flatMap { page.name(of: step.stamp, $0) } ?? ""
                let said = [step.amount.text(in: page.language), who].filter { !$0.isEmpty }
                html.row(
                    Row(
                        id: "past-\(place)", title: page.language(step.label),
                        subtitle: said.isEmpty ? nil : said.joined(separator: " · "),
                        figure: page.language.date(date)))
            }
        }
    }

    /// Essentials inside or around this one; `takeOut` gives the pair of list and member.
    private func group(
        _ id: String, _ title: Label, _ essentials: [Essential],
        takeOut: (RecordID) -> (list: RecordID, member: RecordID), _ html: HTML
    ) {
        var rows = EssentialRow(page)
        rows.prefix = id + "-"
        html.sectionTitle(page.language(title))
        if essentials.isEmpty { return html.footnote(page.language(PrioritiesText.insideEmpty)) }
        html.group(id: id) {
            for member in essentials {
                let pair = takeOut(Placeholder.id)
                var row = rows.row(member)
                let isUntold = id == "in" && untold.contains(member.id)
                // A list that is nothing to get isn't got.
                row.done = id == "in" && member.level == .low && !isUntold
                // An empty circle would say that it is on the list.
                if isUntold || id == "of" && member.level == .low { row.actions?.tick = nil }
                if id == "in" {
                    if let portion = portions[member.id] {
                        row.figure = portion.text(in: page.language)
                    }
                    row.actions?.menu.links.insert(
                        Link(
                            page.language(PrioritiesText.amount),
                            href: Priorities.path(pair.list, .inside) + "?of="
                                + Placeholder.id.text), at: 0)
                }
                row.actions?.menu.swipe.append(
                    Row.Action(
                        page.language(PrioritiesText.takeOut), name: "child",
                        value: pair.member.text, symbol: .icon(.remove),
                        action: Priorities.path(pair.list, .outside)))
                html.row(row, leading: {}) {
                    if isUntold {
                        if html.isLooking { return }
                        return html.postButton(
                            Post(
                                page.language(PrioritiesText.need),
                                action: Priorities.path(member.id, .level),
                                fields: [
                                    ("level", Level.added.rawValue), ("return", page.here),
                                ], symbol: .icon(.add)),
                            class: "button quiet small")
                    }
                    if id == "of", member.level == .low { return }
                    html.mark(member.level.mark, word: page.language(member.level.label))
                }
            }
        }
    }
}

/// One step of what happened to an essential, in words: "Got it", "Needed again".
struct ItemPast {
    let stamp: Stamp
    let label: Label
    /// How much of it was got, or is wanted.
    let amount: Amount

    private static let most = 6

    /// The latest changes of its level, the last first.
    static func latest(_ history: [Change]) -> [ItemPast] {
        var steps: [ItemPast] = []
        var level: Level?
        var wanted = Amount()
        for change in history {
            let next = Essential.level(in: change) ?? level ?? .fallback
            // It is emptied with what is got.
            let before = wanted
            wanted.take(change)
            if let level, next != level {
                steps.append(
                    ItemPast(
                        stamp: change.stamp, label: label(level, next),
                        amount: next == .low ? before : wanted))
            }
            level = next
        }
        return steps.suffix(most).reversed()
    }

    private static func label(_ before: Level, _ after: Level) -> Label {
        if after == .low { return PrioritiesText.itWasGot }
        return before == .low && after == .added ? PrioritiesText.neededAgain : after.label
    }
}

extension Priorities {
    @Sendable static func itemScreen(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Essential.kind)
        let item = try ItemScreen(page, record)
        let list = try MainList(page, chosen: record.id)
        return page.screen(record.title, tint: .priorities) { html in
            item.write(beside: list, html)
        }
    }

    @Sendable static func setLevel(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Essential.kind)
        let form = Form([Essential.level.field])
        let draft = try form.draft(Essential.kind, record.id, from: page.form)
        var back = page.returnPath(or: path)
        let isWantedAnew = record[Essential.level] == .low && draft[Essential.level] != .low
        if isWantedAnew, try holdsStocked(record, page.book) {
            back = Page.address(back, telling: [(Page.thereName, record.id.text)])
        }
        let stamp = try page.book.commit(draft).stamp
        if let trip = TripQuery(leadingBack: page) { try trip.keep(in: page.book) }
        return page.done(stamp, at: back, after: try gotBefore(page))
    }

    /// Whether something inside a list is stocked, which isn't needed only because the list is.
    private static func holdsStocked(_ list: Record, _ book: Book) throws(BookError) -> Bool {
        try Family(book).inside(list.id).contains { $0.level == .low }
    }

    /// What got things one right after another before the latest action, the latest first; nothing where
    /// somebody else may have been who asks the same server.
    private static func gotBefore(_ page: Page) throws(BookError) -> [Stamp] {
        guard page.request.context.hasOwnCopy else { return [] }
        let book = page.book
        var next = book.now
        var got: [Stamp] = []
        for action in try book.actions(before: nil, limit: 30) {
            let then = action.stamp.instant
            guard action.undoes == nil, next.milliseconds - then.milliseconds < 5_000,
                try book.isOwn(action.stamp),
                try book.changes(at: action.stamp).contains(where: { Essential.isGot($0) })
            else { break }
            next = then
            got.append(action.stamp)
        }
        return [Stamp](got.dropFirst())
    }

    /// Takes a tick back: the level is as posted, and as much as was got last is wanted again, unless
    /// somebody said how much.
    @Sendable static func untick(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Essential.kind)
        if try isJustTickedElsewhere(record, page.book) {
            return .seeOther(page.returnPath(or: path))
        }
        let form = Form([Essential.level.field])
        var draft = try form.draft(Essential.kind, record.id, from: page.form)
        try wantAgain(Essential(record), since: Instant(milliseconds: 0), &draft, page.book)
        return page.done(try page.book.commit(draft).stamp, or: path)
    }

    /// Whether another device ticked it a moment ago, while this one's finger was on its way to the same
    /// tick: who taps then means that it is got.
    private static func isJustTickedElsewhere(
        _ record: Record, _ book: Book
    ) throws(BookError) -> Bool {
        guard record[Essential.level] == .low else { return false }
        let history = try book.history(RecordKey(Essential.kind.name, record.id))
        guard let stamp = history.last(where: { $0[Essential.level.name] != nil })?.stamp,
            try !book.isOwn(stamp)
        else { return false }
        let passed = book.now.milliseconds - stamp.instant.milliseconds
        return abs(passed) < 2_500
    }

    /// Wants as much of an essential again as was got last, if that was since a moment.
    static func wantAgain(
        _ essential: Essential, since began: Instant, _ draft: inout Draft, _ book: Book
    ) throws(BookError) {
        guard essential.amount.isEmpty else { return }
        let history = try book.history(RecordKey(Essential.kind.name, essential.id))
        guard let get = Rhythm.gets(history, all: true).last, get.instant >= began,
            !get.amount.isEmpty
        else { return }
        draft.set(get.amount)
    }

    /// Somebody looked, and there is enough: the guess rests for as long as it may be off.
    @Sendable static func enough(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Essential.kind)
        let rhythm = try Rhythm(of: record, in: page.book)
        let until = page.book.today.adding(days: rhythm?.tolerance ?? 1)
        let draft = Draft(record).setting(Essential.enoughUntil, until)
        return page.done(try page.book.commit(draft).stamp, or: path)
    }

    @Sendable static func delete(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Essential.kind)
        return page.done(try page.book.delete(record).stamp, at: path)
    }
}
