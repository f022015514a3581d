import Kernel

/// The one control to find, add and change: every essential from A to Z, low ones too.
final class SearchScreen {
    let page: Page
    let typed: String
    let found: [Essential]
    let isComplete: Bool
    let wish: Wish?
    /// What is inside of what was typed and needed with it.
    private let inside: [Essential]
    /// How much of what was typed was got last, where nothing says how much is wanted.
    private let last: Amount
    let rows: EssentialRow
    /// Where nothing was typed.
    let pantry: Pantry?
    /// What is there and may be meant by what was typed, which is the start of a word of its name.
    private let meant: [Essential]
    /// Whether what was typed was entered and isn't on the list yet, since it may mean several things.
    private let isAsked: Bool
    /// Which question of how many it is, where others wait.
    private let turn: (number: Int, count: Int)?
    /// Where one goes on once something is on the list.
    var goesOn = Priorities.path

    static let step = 100

    init(_ page: Page) throws(BookError) {
        self.page = page
        typed = (page.request.query["q"] ?? "").trimmed
        isAsked = page.request.query["asked"] != nil
        turn = SearchScreen.turn(page.request.query["asked"] ?? "")
        let shown = page.request.query["show"].flatMap { Int($0) } ?? SearchScreen.step
        let limit = max(SearchScreen.step, min(shown, 100_000))
        let wish = typed.isEmpty ? nil : try Wish(typed, in: page.book, page.language)
        self.wish = wish
        (inside, last) = try SearchScreen.beside(wish, page.book)
        var records = try SearchScreen.records(typed, page.book, limit: limit + 1)
        if records.isEmpty, let name = wish?.name, name != typed {
            records = try SearchScreen.records(name, page.book, limit: limit + 1)
        }
        isComplete = records.count <= limit
        let essentials = records.prefix(limit).map { Essential($0) }
        let first = wish?.existing.map { [$0] } ?? []
        found = first + essentials.filter { $0.id != first.first?.id }
        meant = try wish?.meant(among: essentials, page.book) ?? []
        pantry = typed.isEmpty ? try Pantry(page) : nil
        var rows = EssentialRow(page)
        rows.showsLevel = true
        // Whoever is asked which is meant and taps a row's circle doesn't say that it was got.
        rows.showsTick = !isAsked
        self.rows = try rows.showingInside(of: found)
    }

    /// The page script says it as "1-3".
    private static func turn(_ text: String) -> (Int, Int)? {
        let parts = text.utf8.split(separator: UInt8(ascii: "-")).map { Int(String(Substring($0))) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], count > 1 else {
            return nil
        }
        return (number, count)
    }

    /// What else there is to put on the list of something that is there.
    private static func beside(
        _ wish: Wish?, _ book: Book
    ) throws(BookError) -> (inside: [Essential], last: Amount) {
        guard let wish, let existing = wish.existing else { return ([], Amount()) }
        let isOpen = wish.quantity.isEmpty && existing.amount.isEmpty
        return (
            try wish.neededInside(in: book),
            isOpen ? try lastGot(existing, book) : Amount()
        )
    }

    private static func lastGot(_ essential: Essential, _ book: Book) throws(BookError) -> Amount {
        let history = try book.history(RecordKey(Essential.kind.name, essential.id))
        return Rhythm.gets(history, all: true).last?.amount ?? Amount()
    }

    /// What was typed, unless it is on the list: then the next thing may be typed.
    var open: String { wish?.isThere == true ? "" : typed }

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
        if found.isEmpty, meant.isEmpty, !typed.isEmpty {
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
        if isAsked {
            let words = turn.map {
                PrioritiesText.notAddedYetOf(number: $0.number, count: $0.count)
            }
            html.callout(language(words ?? PrioritiesText.notAddedYet), icon: .info)
        }
        if let existing = wish.existing {
            if wish.quantity.isEmpty, onTrip, existing.level == .low {
                html.footnote(language(PrioritiesText.gotAlready(existing.name)), icon: .info)
                return html.buttonBar { take(existing, wish, html) }
            }
            if wish.quantity.isEmpty {
                if existing.level != .low {
                    isListed(existing, html)
                } else if inside.isEmpty, last.isEmpty {
                    html.buttonBar { take(existing, wish, html) }
                }
                if !inside.isEmpty || !last.isEmpty { offerMore(of: existing, html) }
                return
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
            if ToldSign.isIn(typed) { offerTold(html) }
            let begun = meant.filter { wish.isBegun(by: $0) }
            for essential in meant where !wish.isBegun(by: essential) {
                take(essential, wish, html)
            }
            let parts = wish.severalParts(of: self.typed, language)
            if !parts.isEmpty { addEach(parts, html) }
            if let counted = wish.counted {
                let words = counted.name.withCapital + ", " + counted.quantity
                let typed = counted.quantity + " × " + counted.name
                add(PrioritiesText.create(words), html, typed: typed)
            }
            add(PrioritiesText.create(wish.wordsWithRemark), html)
            for essential in begun { take(essential, wish, html) }
            html.buttonLink(
                language(PrioritiesText.createDetailed),
                href: Priorities.path(.new) + "?" + form.formEncoded, style: .quiet)
        }
    }

    /// Says that something is on the list, and, on a trip that doesn't lead there, where it is got.
    private func isListed(_ existing: Essential, _ html: HTML) {
        let language = page.language
        guard let elsewhere = (try? elsewhere(existing)) ?? nil else {
            return html.footnote(language(PrioritiesText.onListAlready(existing.name)), icon: .info)
        }
        html.footnote(
            language(
                PrioritiesText.onListElsewhere(
                    name: existing.name, stores: language.list(elsewhere.stores))), icon: .info)
        html.buttonBar {
            put(
                PrioritiesText.getHereToo(elsewhere.here.name), html,
                Priorities.path(existing.id, .stores),
                [(name: "store", value: elsewhere.here.id.text)])
        }
    }

    /// Where something is got that isn't got where the trip leads, and the first store there.
    private func elsewhere(
        _ existing: Essential
    ) throws(BookError) -> (stores: [String], here: Shop)? {
        guard let trip = TripQuery(address: goesOn, page), !trip.stores.isEmpty else { return nil }
        let shops = Shops(page.book)
        let own = try shops.shops(of: existing.id)
        let all = try shops.all()
        guard !own.isEmpty, own.isDisjoint(with: trip.stores),
            let here = all.first(where: { trip.stores.contains($0.id) })
        else { return nil }
        return (all.filter { own.contains($0.id) }.map { $0.name }, here)
    }

    /// At one tap what is inside of a list, and as much of a thing as was got last.
    private func offerMore(of existing: Essential, _ html: HTML) {
        let language = page.language
        html.buttonBar {
            if !inside.isEmpty {
                let names = inside.map { $0.name }.joined(separator: ", ")
                let since = try? Additions.field(page.book)
                put(
                    PrioritiesText.needThese(names), html,
                    Priorities.path(existing.id, .need), since.map { [$0] } ?? [])
            }
            if !last.isEmpty {
                let level = existing.level == .low ? Level.added : existing.level
                put(
                    PrioritiesText.putOn(name: existing.name, quantity: last.text(in: language)),
                    html, Priorities.path(existing.id, .untick),
                    [(name: Essential.level.name, value: level.rawValue)])
            }
        }
    }

    private func put(
        _ words: Label, _ html: HTML, _ action: String,
        _ fields: [(name: String, value: String)]
    ) {
        html.postButton(
            Post(
                page.language(words), action: action,
                fields: fields + [(name: "return", value: goesOn)],
                symbol: .icon(.add)),
            class: "button")
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
                let since = try? Additions.field(page.book)
                add(joined, html, [id, (name: "joins", value: "1")] + (since.map { [$0] } ?? []))
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

    /// The button that says that something is meant that is there: it is on the list as it was, or again.
    private func take(_ essential: Essential, _ wish: Wish, _ html: HTML) {
        if !wish.quantity.isEmpty { return putOn(essential, wish.of(essential), html) }
        let words =
            essential.level == .low
            ? PrioritiesText.putBack(essential.name) : PrioritiesText.meant(essential.name)
        add(words, html, [(name: "id", value: essential.id.text)])
    }

    /// The button that does what a sentence says of things.
    private func offerTold(_ html: HTML) {
        let told = try? ToldWish(typed, in: page.book, page.language, page.numberStyle)
        guard let told = told ?? nil, let words = told.words(page.language) else { return }
        html.postButton(
            Post(
                words, action: Priorities.path(.batch),
                fields: told.fields + [("return", goesOn)], symbol: .icon(.add)),
            class: "button primary")
    }

    /// The button that adds what commas part, each by itself.
    private func addEach(_ parts: [String], _ html: HTML) {
        html.postButton(Priorities.each(parts, page, return: goesOn), class: "button primary")
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
        let parts = wish.severalParts(of: typed, page.language)
        if !parts.isEmpty { return [.post(each(parts, page, return: path)), .new(post)] }
        let isGood =
            wish.existing != nil || !wish.quantity.isEmpty
            || Aisle.guess(wish.name, in: page.language) != nil
        return [isGood ? .post(post) : .new(post)]
    }

    /// Adds each of several things.
    fileprivate static func each(_ parts: [String], _ page: Page, return back: String) -> Post {
        Post(
            page.language(PrioritiesText.createEach(parts.joined(separator: " · "))),
            action: path(.batch),
            fields: [
                ("lines", parts.joined(separator: "\n")),
                (Essential.level.name, Level.added.rawValue), ("return", back),
            ],
            symbol: .icon(.add))
    }

    private static func offer(_ wish: Wish) -> Label {
        guard let existing = wish.existing else {
            return PrioritiesText.create(wish.wordsWithRemark)
        }
        return existing.level == .low
            ? PrioritiesText.putBack(wish.words)
            : PrioritiesText.setQuantity(name: existing.name, quantity: wish.quantity)
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
