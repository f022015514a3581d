import Kernel

extension Priorities {
    /// Large rows for the shop. The address remembers when the trip began, so that ticked rows stay
    /// where they are until the trip ends, and in which stores it is.
    @Sendable static func shoppingScreen(_ page: Page) throws(BookError) -> Response {
        guard page.request.query["since"].flatMap({ Int64($0) }) != nil else {
            if let trip = try TripQuery.underWay(page) { return .seeOther(trip.path(.shop)) }
            let since = String(page.request.context.now.milliseconds)
            return .seeOther(path(.shop) + "?since=" + since)
        }
        let screen = try ShoppingScreen(page)
        return page.screen(page.language(PrioritiesText.shopping), tint: .priorities) { html in
            html.column { screen.write(html) }
        }
    }

    /// What was forgotten at home, over the trip; one thing after the other.
    @Sendable static func forgottenSheet(_ page: Page) throws(BookError) -> Response {
        let screen = try ShoppingScreen(page)
        let language = page.language
        let back = screen.query.path(.forgotten)
        let asked = page.request.query["q"] == nil ? nil : try SearchScreen(page)
        asked?.goesOn = back
        return page.screen(language(PrioritiesText.shopping), tint: .priorities) { html in
            html.column { screen.write(html) }
        } sheet: { html in
            html.sheet(
                title: language(PrioritiesText.forgotten), closeHref: screen.query.path(.shop),
                closeLabel: language(WebText.close)
            ) {
                html.p(.class("footnote"), .id("added"), .role("status")) {
                    if let said = screen.said { html.text(said) }
                }
                html.searchField(field(asked?.open ?? "", screen.query, language))
                asked?.offer(html, onTrip: true)
                html.buttonBar {
                    html.buttonLink(language(WebText.close), href: screen.query.path(.shop))
                }
            }
        }
    }

    /// The list's own field, over the trip: what is entered is added, and the field is empty again.
    private static func field(
        _ value: String, _ trip: TripQuery, _ language: Language
    ) -> SearchField {
        var field = SearchField(
            action: trip.path(.forgotten), value: value, label: language(PrioritiesText.name),
            placeholder: language(PrioritiesText.searchOrAdd), button: language(PrioritiesText.add))
        field.fields = trip.fields
        field.autofocus = true
        field.enter = path(.search)
        return field
    }
}

/// What the address of a trip says.
struct TripQuery {
    let since: Int64
    /// When it ended, in milliseconds; `nil` of one that goes on.
    var until: Int64?
    /// The stores where one goes; empty: anywhere.
    var stores: [RecordID]

    init(_ asked: Parameters, now: Instant) {
        since = asked["since"].flatMap { Int64($0) } ?? now.milliseconds
        until = asked["until"].flatMap { Int64($0) }
        stores = asked.all("store").compactMap { RecordID($0) }
    }

    /// The trip that a form leads back to; `nil` where it leads elsewhere.
    init?(leadingBack page: Page) {
        self.init(address: page.returnPath(or: Priorities.path), page)
    }

    /// The trip whose address it is; `nil` where it is another's.
    init?(address back: String, _ page: Page) {
        let trips = [Priorities.path(.shop), Priorities.path(.forgotten)].map { $0 + "?" }
        guard let trip = trips.first(where: { back.hasPrefix($0) }) else { return nil }
        let asked = Parameters(formEncoded: Array(back.utf8.dropFirst(trip.utf8.count)))
        guard asked["since"].flatMap({ Int64($0) }) != nil else { return nil }
        self.init(asked, now: page.request.context.now)
    }

    /// The trip on which something was ticked and that wasn't ended, of the last hours.
    static func underWay(_ page: Page) throws(BookError) -> TripQuery? {
        guard let text = try page.book.setting(.trip), !text.isEmpty else { return nil }
        let now = page.request.context.now
        let trip = TripQuery(Parameters(formEncoded: Array(text.utf8)), now: now)
        return trip.isFresh(at: now) ? trip : nil
    }

    /// Whether one may still be on it, or near.
    func isFresh(at now: Instant) -> Bool {
        (0..<TripQuery.longest).contains(now.milliseconds - since)
    }

    /// Six hours: who sets out later begins anew.
    private static let longest: Int64 = 6 * 3_600_000

    /// Remembers it, so that one finds back.
    func keep(in book: Book) throws(BookError) {
        try book.set(.trip, Parameters(fields).formEncoded)
    }

    var fields: [(name: String, value: String)] {
        [(name: "since", value: String(since))] + stores.map { (name: "store", value: $0.text) }
    }

    func path(_ address: Priorities.Address) -> String {
        let end = address == .trip ? until.map { [(name: "until", value: String($0))] } : nil
        return Priorities.path(address) + "?" + Parameters(fields + (end ?? [])).formEncoded
    }

    /// The same with one store more, or less.
    func switching(_ store: RecordID) -> TripQuery {
        var query = self
        if stores.contains(store) {
            query.stores.removeAll { $0 == store }
        } else {
            query.stores.append(store)
        }
        return query
    }
}

extension Setting {
    /// The address of the trip that is under way on this replica.
    fileprivate static var trip: Setting { Setting(rawValue: "trip") }
}

final class ShoppingScreen {
    let page: Page
    let query: TripQuery
    let trip: ShoppingTrip
    private let shops: [Shop]
    private let inside: [RecordID: [String]]
    /// The lists that each is wanted for.
    private let lists: [RecordID: [String]]
    /// What is probably running out, and got where one goes.
    private let probably: [(essential: Essential, rhythm: Rhythm)]
    /// What was done here last on the trip and can be taken back.
    private let last: Stamp?

    init(_ page: Page) throws(BookError) {
        self.page = page
        let query = TripQuery(page.request.query, now: page.request.context.now)
        self.query = query
        shops = try Shops(page.book).all()
        trip = try ShoppingTrip(
            page.book, began: Instant(milliseconds: query.since),
            ended: query.until.map { Instant(milliseconds: $0) },
            shops: shops.filter { query.stores.contains($0.id) }, in: page.language)
        // What was ticked goes on to be named, so that no row changes its height.
        let stops = Set(trip.stops.map { $0.essential.id })
        inside = try EssentialRow(page)
            .showingInside(of: trip.stops.map { $0.essential }, wantedOrIn: stops).inside
        lists = try Family(page.book)
            .wantedLists(of: trip.stops.map { $0.essential.id }, orIn: stops)
        last =
            query.until == nil
            ? try page.book.lastUndoable(since: trip.began) {
                // What is new on the list may be another's, who asks the same server.
                $0.kind == Essential.kind.name && $0[Essential.level.name] != nil
                    && $0[Essential.name.name] == nil
            } : nil
        let due = try Rhythms.due(in: page.book)
        let places = try Shops(page.book).shops(
            of: query.stores.isEmpty ? [] : due.map { $0.essential.id })
        probably = due.filter { guess in
            places[guess.essential.id].map { !$0.isDisjoint(with: query.stores) } ?? true
        }
    }

    /// The stores where one goes.
    var chosen: [Shop] { shops.filter { query.stores.contains($0.id) } }

    func write(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                language(PrioritiesText.shopping),
                subtitle: ([language(PrioritiesText.shopRest(trip.remaining))]
                    + chosen.map { $0.name }).joined(separator: " · "),
                back: Link(language(PrioritiesText.back), href: Priorities.path)))
        stores(html)
        if trip.stops.isEmpty {
            html.callout(language(PrioritiesText.shopEmpty), icon: .checkCircle)
        }
        for (place, aisle) in trip.aisles.enumerated() { group(aisle, at: place, html) }
        if !probably.isEmpty { guesses(html) }
        if trip.stops.isEmpty {
            html.buttonBar {
                html.buttonLink(
                    language(PrioritiesText.forgotten), href: query.path(.forgotten), icon: .add)
            }
        } else {
            bar(html)
        }
    }

    /// A link for each store; those chosen are pressed.
    private func stores(_ html: HTML) {
        if shops.isEmpty { return }
        html.nav(.class("chips"), .aria("label", page.language(PrioritiesText.stores))) {
            for shop in shops {
                html.a(
                    .class("chip"), .href(query.switching(shop.id).path(.shop)),
                    .current(if: query.stores.contains(shop.id))
                ) { html.text(shop.name) }
            }
        }
        if trip.elsewhere > 0 {
            html.footnote(page.language(PrioritiesText.shopElsewhere(trip.elsewhere)))
        }
        if query.stores.count > 1, let leading = chosen.first(where: { !$0.aisles.isEmpty }) {
            html.footnote(page.language(PrioritiesText.inOrderOf(leading.name)))
        }
    }

    private func group(_ aisle: String, at place: Int, _ html: HTML) {
        let stops = trip.stops(in: aisle)
        let title = aisle.isBlank ? page.language(PrioritiesText.noAisle) : aisle
        let heading = trip.aisles == [""] ? nil : GroupHeading(title)
        html.group(heading, id: "aisle-\(place)", large: true) {
            for stop in stops {
                html.row(row(stop), leading: {}) {
                    if !stop.isDone {
                        html.mark(stop.place.mark, word: page.language(stop.place.label))
                    }
                }
            }
        }
    }

    /// Last and quietly, what may be needed, too: its circle puts it on the list.
    private func guesses(_ html: HTML) {
        let language = page.language
        let heading = GroupHeading(
            language(PrioritiesText.probably), symbol: .mark(Mark("probably")))
        html.group(heading, id: "probably", large: true) {
            for (essential, rhythm) in probably {
                func need(_ id: RecordID, _ name: String) -> Row.Action {
                    Row.Action(
                        language(PrioritiesText.needIt(name)), name: "level",
                        value: Level.added.rawValue, symbol: .icon(.check),
                        action: Priorities.path(id, .untick))
                }
                var row = Row(
                    id: "e-" + essential.id.text, title: essential.name,
                    subtitle: rhythm.since(page.book.today, in: language),
                    href: Priorities.path(essential.id),
                    actions: Row.Actions(
                        tick: need(essential.id, essential.name),
                        menu: RowMenu(
                            "probably", return: page.here,
                            swipe: [need(Placeholder.id, Placeholder.title)], links: [open]),
                        menuLabel: language(PrioritiesText.moreFor(essential.name))))
                row.ticksWhole = true
                rhythm.wantAgain(essential, &row, in: language)
                html.row(row)
            }
        }
    }

    /// The page of a row, which leads back to the trip.
    private var open: Link { link(PrioritiesText.open, Priorities.path(Placeholder.id)) }

    /// The form in which one says how much of it is wanted, which does so, too.
    private var quantity: Link {
        link(PrioritiesText.amount, Priorities.path(Placeholder.id, .edit))
    }

    private func link(_ label: Label, _ path: String) -> Link {
        Link(
            page.language(label), href: path + "?return=" + query.path(.shop).percentEncoded)
    }

    private func row(_ stop: ShoppingTrip.Stop) -> Row {
        let essential = stop.essential
        let names = inside[essential.id] ?? []
        let wanted = lists[essential.id].map {
            page.language(PrioritiesText.forLists(page.language.list($0)))
        }
        let got = stop.earlier.map { amount in
            page.language(
                amount.isEmpty
                    ? PrioritiesText.gotOnce
                    : PrioritiesText.gotEarlier(amount.text(in: page.language)))
        }
        let parts = [got ?? "", essential.remark, names.joined(separator: ", "), wanted ?? ""]
            .filter { !$0.isEmpty }
        var row = Row(
            id: "e-" + essential.id.text, title: essential.name,
            subtitle: parts.isEmpty ? nil : parts.joined(separator: " · "),
            href: Priorities.path(essential.id),
            actions: Row.Actions(
                tick: tick(stop, essential.id, essential.name),
                menu: RowMenu(
                    stop.isDone ? "done-" + stop.former.rawValue : "open", return: page.here,
                    swipe: [tick(stop, Placeholder.id, Placeholder.title)],
                    links: [open, quantity]),
                menuLabel: page.language(PrioritiesText.moreFor(essential.name))))
        row.quantity = stop.amount.isEmpty ? nil : stop.amount.text(in: page.language)
        row.done = stop.isDone
        row.ticksWhole = true
        return row
    }

    private func tick(_ stop: ShoppingTrip.Stop, _ id: RecordID, _ name: String) -> Row.Action {
        let words = stop.isDone ? PrioritiesText.needIt(name) : PrioritiesText.gotIt(name)
        return Row.Action(
            page.language(words), name: "level",
            value: (stop.isDone ? stop.former : .low).rawValue, symbol: .icon(.check),
            action: Priorities.path(id, stop.isDone ? .untick : .level), on: stop.isDone)
    }

    /// What the bar says below its count: that all is got, else what was just done.
    private var line: String {
        if trip.remaining == 0 { return page.language(PrioritiesText.shopDone) }
        // What Undo would take back, where others' changes came in since it was said.
        return said ?? last.map { describe($0) } ?? ""
    }

    /// What was just done, as the toast would say it that has no place here.
    fileprivate var said: String? {
        page.request.query[Page.doneName].flatMap { Stamp($0) }.map { describe($0) }
    }

    private func describe(_ stamp: Stamp) -> String {
        ((try? page.book.describe(stamp, in: page.language)) ?? nil) ?? ""
    }

    /// Whether an action took another back: Undo then goes on with the one before that.
    private func isUndoing(_ stamp: String) -> Bool {
        Stamp(stamp).flatMap { try? page.book.isUndoing($0) } ?? false
    }

    /// - Parameter which: A field that says which action.
    private func undo(_ which: (name: String, value: String), _ html: HTML) {
        if html.isLooking { return }
        let label = page.language(WebText.undo)
        html.form(.method("post"), .action(AppAddress.undo.path), .class("post")) {
            html.hiddenFields([which, ("return", query.path(.shop))])
            html.button(.type("submit"), .class("icon-action"), .title(label)) {
                html.icon(.restore)
                html.span(.class("sr")) { html.text(label) }
            }
        }
    }

    /// In place of the tab bar: how far one is, what was forgotten, back, and the end.
    private func bar(_ html: HTML) {
        let language = page.language
        html.div(.class("trip-bar"), .data("awake", "")) {
            html.progress(
                .class("bar-meter"), .max(max(1, trip.stops.count)), .value(trip.done),
                .aria("label", language(PrioritiesText.shopping)))
            html.div(.class("trip-count"), .role("status")) {
                html.text(language(PrioritiesText.shopCount(done: trip.done, of: trip.stops.count)))
                html.p(.class("sub"), .id("said")) { html.text(line) }
            }
            html.iconLink(
                .add, label: language(PrioritiesText.forgotten), href: query.path(.forgotten))
            if let stamp = page.request.query[Page.doneName], !isUndoing(stamp) {
                undo(("stamp", stamp), html)
            } else if let last {
                undo(("stamp", last.text), html)
            }
            html.postButton(
                Post(
                    language(PrioritiesText.finish), action: Priorities.path(.trip),
                    fields: query.fields),
                class: "button primary")
        }
    }
}

extension Priorities {
    /// Ends a trip: a store's aisles stand in the order in which they were ticked, unless somebody wrote another.
    @Sendable static func endTrip(_ page: Page) throws(BookError) -> Response {
        var query = TripQuery(page.form, now: page.request.context.now)
        // A tick may bear a later time than this device has, where another one's clock is ahead.
        let last = try page.book.actions(before: nil, limit: 1).first?.stamp.instant
        query.until = max(page.book.now, last ?? page.book.now).milliseconds
        try Shops(page.book).note(used: query.stores)
        try page.book.set(.trip, nil)
        if query.stores.count == 1, let record = try page.book.record(Shop.kind, query.stores[0]),
            !record.isHidden
        {
            let shop = Shop(record)
            let trip = try ShoppingTrip(
                page.book, began: Instant(milliseconds: query.since), shops: [shop],
                in: page.language)
            let learned = trip.learned(of: shop, in: page.language)
            let isLearned = try Shops(page.book).isLearned(shop)
            // What somebody wrote stays in its order; whether another is better is asked.
            if learned != shop.aisles,
                isLearned || learned.filter({ shop.aisles.contains($0) }) == shop.aisles
            {
                var draft = Draft(record)
                draft.set(Shop.aisles, .words(learned))
                let stamp = try page.book.commit(draft).stamp
                if isLearned { try Shops(page.book).note(learned: learned, of: shop) }
                return page.done(stamp, at: query.path(.trip))
            }
        }
        return .seeOther(query.path(.trip))
    }

    /// What the trip brought.
    @Sendable static func tripScreen(_ page: Page) throws(BookError) -> Response {
        let screen = try ShoppingScreen(page)
        let (trip, language) = (screen.trip, page.language)
        let count = language(
            trip.remaining == 0
                ? PrioritiesText.tripAll(trip.done)
                : PrioritiesText.tripSome(done: trip.got, left: trip.remaining))
        let minutes = trip.minutes.map { language(PrioritiesText.tripMinutes($0)) }
        let open = trip.stops.filter { !$0.isDone }
        var left = open.prefix(20).map { stop in
            let name = stop.essential.name
            return stop.amount.isEmpty ? name : stop.amount.text(in: language) + " " + name
        }
        if open.count > left.count {
            left.append(language(PrioritiesText.andMore(open.count - left.count)))
        }
        return page.screen(language(PrioritiesText.shopping), tint: .priorities) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(PrioritiesText.shopping),
                        subtitle: screen.chosen.isEmpty
                            ? nil : language.list(screen.chosen.map { $0.name }),
                        back: Link(language(PrioritiesText.back), href: path)))
                html.card {
                    html.p(.class("answer")) { html.text(count) }
                    if let minutes { html.p(.class("sub")) { html.text(minutes) } }
                    if !left.isEmpty {
                        html.p { html.text(language(PrioritiesText.tripLeft(language.list(left)))) }
                    }
                }
                if screen.chosen.count == 1, !screen.chosen[0].aisles.isEmpty {
                    learned(screen.chosen[0], trip, page, html)
                }
                html.buttonBar {
                    html.buttonLink(language(PrioritiesText.toList), href: path, style: .primary)
                    if trip.remaining > 0, screen.query.isFresh(at: page.request.context.now) {
                        html.buttonLink(
                            language(PrioritiesText.goOn), href: screen.query.path(.shop),
                            style: .quiet)
                    }
                }
            }
        }
    }

    /// The order of a store's aisles; where somebody wrote one that the trip doesn't follow, a button takes that of
    /// the trip.
    private static func learned(
        _ shop: Shop, _ trip: ShoppingTrip, _ page: Page, _ html: HTML
    ) {
        let learned = trip.learned(of: shop, in: page.language)
        func words(_ aisles: [String]) -> String {
            aisles.map { Aisle.said($0, in: page.language) }.joined(separator: " → ")
        }
        if learned == shop.aisles, page.request.query[Page.doneName] != nil {
            let said = PrioritiesText.tripLearned(store: shop.name, aisles: words(learned))
            return html.footnote(page.language(said), icon: .info)
        }
        html.footnote(shop.name + ": " + words(shop.aisles), icon: .info)
        if learned == shop.aisles { return }
        html.buttonBar {
            html.postButton(
                Post(
                    page.language(
                        PrioritiesText.tripOffer(store: shop.name, aisles: words(learned))),
                    action: path(store: shop.id),
                    fields: [
                        (Shop.aisles.name, learned.joined(separator: "\n")),
                        ("return", TripQuery(page.request.query, now: page.book.now).path(.trip)),
                    ]),
                class: "button")
        }
    }
}
