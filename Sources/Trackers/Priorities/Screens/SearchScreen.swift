import Kernel

/// The one control to find, add and change: every essential from A to Z, low ones too.
final class SearchScreen {
    let page: Page
    let typed: String
    let found: [Essential]
    let isComplete: Bool
    let wish: Wish?
    let rows: EssentialRow
    /// Where nothing was typed.
    let pantry: Pantry?
    /// Whether what was typed was entered and isn't on the list yet, since it may mean several things.
    private let isAsked: Bool
    /// Where one goes on once something is on the list.
    var goesOn = Priorities.path

    static let step = 100

    init(_ page: Page) throws(BookError) {
        self.page = page
        typed = (page.request.query["q"] ?? "").trimmed
        isAsked = page.request.query["asked"] != nil
        let shown = page.request.query["show"].flatMap { Int($0) } ?? SearchScreen.step
        let limit = max(SearchScreen.step, min(shown, 100_000))
        wish = typed.isEmpty ? nil : try Wish(typed, in: page.book, page.language)
        var records = try SearchScreen.records(typed, page.book, limit: limit + 1)
        if records.isEmpty, let name = wish?.name, name != typed {
            records = try SearchScreen.records(name, page.book, limit: limit + 1)
        }
        isComplete = records.count <= limit
        let essentials = records.prefix(limit).map { Essential($0) }
        let first = wish?.existing.map { [$0] } ?? []
        found = first + essentials.filter { $0.id != first.first?.id }
        pantry = typed.isEmpty ? try Pantry(page) : nil
        var rows = EssentialRow(page)
        rows.showsLevel = true
        self.rows = try rows.showingInside(of: found)
    }

    /// Those that contain what was typed, or else what is left of it without a quantity.
    static func records(
        _ typed: String, _ book: Book, limit: Int
    ) throws(BookError) -> [Record] {
        var query = Query(Essential.kind, order: Essential.alphabetical, limit: limit)
        if typed.isEmpty { return try book.records(query) }
        for text in typed.searches {
            query.filters = [.contains(folded: text)]
            let found = try book.records(query)
            if !found.isEmpty { return found }
        }
        return []
    }

    func write(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                language(PrioritiesText.all),
                back: Link(language(PrioritiesText.back), href: Priorities.path)))
        html.searchField(search)
        offer(html)
        if found.isEmpty, !typed.isEmpty {
            html.footnote(language(PrioritiesText.nothingFound(typed)))
        }
        if let pantry { return pantry.write(html, isTitled: false) }
        if !found.isEmpty {
            html.group(id: "found") { rows.write(found, html) }
        }
        if !isComplete { more(html) }
    }

    private var search: SearchField {
        let language = page.language
        var search = SearchField(
            action: Priorities.path(.search), value: typed,
            label: language(PrioritiesText.searchLabel),
            placeholder: language(PrioritiesText.searchOrAdd),
            button: language(PrioritiesText.search))
        search.autofocus = true
        search.enter = Priorities.path(.search)
        return search
    }

    /// Adding what was typed, unless it is there already.
    ///
    /// - Parameter onTrip: Whether one is shopping, where levels aren't changed.
    func offer(_ html: HTML, onTrip: Bool = false) {
        let language = page.language
        guard let wish else { return }
        if isAsked { html.callout(language(PrioritiesText.notAddedYet), icon: .info) }
        if let existing = wish.existing {
            if wish.quantity.isEmpty {
                let words =
                    onTrip
                    ? PrioritiesText.onListAlready(existing.name)
                    : PrioritiesText.exists(existing.name)
                return html.footnote(language(words), icon: .info)
            }
            return html.buttonBar { putOn(existing, wish, html) }
        }
        let amount = wish.amount
        let form = Parameters([
            (name: "name", value: wish.title),
            (name: "amount", value: amount.number.map { language.typed($0) } ?? ""),
            (name: "unit", value: amount.unit),
        ])
        html.buttonBar {
            if let counted = wish.counted {
                let words = counted.name.withCapital + ", " + counted.quantity
                let typed = counted.quantity + " × " + counted.name
                add(PrioritiesText.create(words), html, typed: typed)
            }
            add(PrioritiesText.create(wish.words), html)
            html.buttonLink(
                language(PrioritiesText.createDetailed),
                href: Priorities.path(.new) + "?" + form.formEncoded, style: .quiet)
        }
    }

    /// A button for each way to put what is there on the list: of several of one name each, and a
    /// quantity beside the one that it has or instead of it.
    private func putOn(_ existing: Essential, _ wish: Wish, _ html: HTML) {
        let namesakes =
            wish.isOneOfSeveral
            ? found.filter { $0.name.folded == existing.name.folded } : [existing]
        for one in namesakes {
            let wish = wish.of(one)
            let id = (name: "id", value: one.id.text)
            let name = namesakes.count > 1 ? one.told(page.language) : one.name
            if let replaced = wish.replaced {
                let both = wish.words(of: replaced.joined(wish.amount))
                let joined = PrioritiesText.putOn(name: name, quantity: both)
                add(joined, html, [id, (name: "joins", value: "1")])
                let instead = PrioritiesText.putInstead(
                    name: name, new: wish.quantity, old: wish.words(of: replaced))
                add(instead, html, [id])
            } else {
                add(PrioritiesText.putOn(name: name, quantity: wish.quantity), html, [id])
            }
        }
    }

    /// The button that adds what was typed and leads back to the list.
    private func add(
        _ words: Label, _ html: HTML, _ more: [(name: String, value: String)] = [],
        typed: String? = nil
    ) {
        html.postButton(
            Post(
                page.language(words), action: Priorities.path(.search),
                fields: [("name", typed ?? self.typed), ("return", goesOn)] + more,
                symbol: .icon(.add)),
            class: "button primary")
    }

    private func more(_ html: HTML) {
        let query = Parameters([
            (name: "q", value: typed),
            (name: "show", value: String(found.count + SearchScreen.step)),
        ])
        html.buttonLink(
            page.language(PrioritiesText.more(SearchScreen.step)),
            href: Priorities.path(.search) + "?" + query.formEncoded, style: .quiet)
    }
}

extension Priorities {
    @Sendable static func searchScreen(_ page: Page) throws(BookError) -> Response {
        let search = try SearchScreen(page)
        return page.screen(page.language(PrioritiesText.all), tint: .priorities) { html in
            // Everything there is needs the whole width.
            if search.pantry != nil { return html.column(wide: true) { search.write(html) } }
            // In the list's place, so that typing in the list's own field goes on undisturbed.
            html.split(showing: .list) {
                search.write(html)
            } detail: {
                besideList(page, html)
            }
        }
    }

    /// What a line typed anywhere could become: a new essential, one that is on the list again, or
    /// another quantity of one that is on it.
    @Sendable static func offers(_ typed: String, _ page: Page) throws(BookError) -> [Offer] {
        let wish = try Wish(typed, in: page.book, page.language)
        if wish.isThere { return [] }
        let post = Post(
            page.language(offer(wish)), action: path(.search),
            fields: [("name", typed), ("return", path)], symbol: .icon(.priorities))
        let isGood =
            wish.existing != nil || !wish.quantity.isEmpty
            || Aisle.guess(wish.name, in: page.language) != nil
        return [isGood ? .post(post) : .new(post)]
    }

    private static func offer(_ wish: Wish) -> Label {
        guard let existing = wish.existing else { return PrioritiesText.create(wish.words) }
        return existing.level == .low
            ? PrioritiesText.putBack(wish.words)
            : PrioritiesText.setQuantity(name: existing.name, quantity: wish.quantity)
    }

    /// Where what was typed is asked about.
    private static func asking(_ typed: String, _ page: Page) -> String {
        showing(typed, page) + (page.form["enter"] == nil ? "" : "&asked=")
    }

    /// Where what was typed is found: in the search, or, on a trip, over it.
    private static func showing(_ typed: String, _ page: Page) -> String {
        let back = page.returnPath(or: path)
        let trip = path(.shop) + "?"
        guard back.utf8.starts(with: trip.utf8) else {
            return path(.search) + "?q=" + typed.percentEncoded
        }
        return path(.forgotten) + "?" + back.dropFirst(trip.count) + "&q=" + typed.percentEncoded
    }

    /// When the trip began that a form leads back to; `nil` where it leads elsewhere.
    private static func tripBegin(_ page: Page) -> Instant? {
        TripQuery(leadingBack: page).map { Instant(milliseconds: $0.since) }
    }

    /// Adds what was typed, or puts the essential of that name back on the list.
    @Sendable static func createFromSearch(_ page: Page) throws(BookError) -> Response {
        let typed = page.form["name"] ?? ""
        var wish = try Wish(typed, in: page.book, page.language)
        if let id = page.form["id"].flatMap({ RecordID($0) }),
            let chosen = try Wish.all(wish.name, in: page.book).first(where: { $0.id == id })
        {
            wish = wish.of(chosen)
        }
        // Which of several is meant, and whether a quantity takes the place of another, is asked.
        if !wish.quantity.isEmpty, page.form["id"] == nil, page.form["joins"] == nil,
            wish.isOneOfSeveral || wish.replaced != nil
        {
            return .seeOther(asking(typed, page))
        }
        // Whether a number counts or belongs to the name.
        if page.form["enter"] != nil, wish.counted != nil { return .seeOther(asking(typed, page)) }
        // By Enter the start of a name may mean what was found: the button adds it as another.
        if page.form["enter"] != nil, wish.existing == nil, !wish.name.isBlank,
            try SearchScreen.records(wish.name, page.book, limit: 100)
                .contains(where: { $0.title.hasWord(startingWith: wish.name) })
        {
            return .seeOther(asking(typed, page))
        }
        var draft = wish.draft(level: .added, joins: page.form["joins"] != nil)
        if let existing = wish.existing, existing.level == .low, wish.quantity.isEmpty,
            let began = tripBegin(page)
        {
            try wantAgain(existing, since: began, &draft, page.book)
        }
        do {
            let commit = try page.book.commit(draft)
            // Nothing to do: the screen that shows what is there already says so.
            guard commit.stamp != nil else { return .seeOther(showing(typed, page)) }
            // Everything there is shows nothing of what is on the list now.
            let back = page.returnPath(or: path)
            return page.done(commit.stamp, at: back == path(.search) ? path : back)
        } catch {
            return try new(page).refuse(error)
        }
    }
}

extension Essential {
    /// Its name with what tells it from others that are called the same: "Milk (UHT, High)".
    fileprivate func told(_ language: Language) -> String {
        let line = details.utf8.prefix { $0 != 10 }
        let parts = [String(Substring(line)), language(level.label)]
        return name + " (" + parts.filter { !$0.isBlank }.joined(separator: ", ") + ")"
    }
}

extension String {
    /// Whether one of its words, with all that follows, starts so, however either is written.
    func hasWord(startingWith start: String) -> Bool {
        let (text, start) = (Array(folded.utf8), Array(start.folded.utf8))
        return text.indices.contains { place in
            (place == 0 || text[place - 1] == UInt8(ascii: " "))
                && text[place...].starts(with: start)
        }
    }
}
