import Kernel

/// What is typed to be found or added, and entered.
extension Priorities {
    /// Where what was typed is asked about.
    private static func asking(_ typed: String, _ page: Page) -> String {
        showing(typed, page) + (page.form["enter"] == nil ? "" : "&asked=")
    }

    /// Where what was typed is found: in the search, or, on a trip, over it.
    private static func showing(_ typed: String, _ page: Page) -> String {
        guard let trip = TripQuery(leadingBack: page) else {
            return path(.search) + "?q=" + typed.percentEncoded
        }
        return trip.path(.forgotten) + "&q=" + typed.percentEncoded
    }

    /// When the trip began that a form leads back to; `nil` where it leads elsewhere.
    private static func tripBegin(_ page: Page) -> Instant? {
        TripQuery(leadingBack: page).map { Instant(milliseconds: $0.since) }
    }

    /// What is there and was said to be meant by what was typed.
    private static func chosen(_ page: Page) throws(BookError) -> Essential? {
        guard let id = page.form["id"].flatMap({ RecordID($0) }),
            let record = try page.book.record(Essential.kind, id), !record.isHidden
        else { return nil }
        return Essential(record)
    }

    /// The wish without a quantity that was added since its button was shown: a tap that is sent twice adds once.
    static func unlessAdded(_ wish: Wish, _ page: Page) throws(BookError) -> Wish {
        let style = page.numberStyle
        return try wish.unless(in: Additions(since: page.form, in: page.book, style))
    }

    /// Adds what was typed, or puts the essential of that name back on the list.
    @Sendable static func createFromSearch(_ page: Page) throws(BookError) -> Response {
        let typed = page.form["name"] ?? ""
        var wish = try Wish(typed, in: page.book, page.language)
        let chosen = try chosen(page)
        if let chosen { wish = wish.of(chosen) }
        if page.form["joins"] != nil { wish = try unlessAdded(wish, page) }
        // Which of several is meant, and whether a quantity takes the place of another, is asked.
        if !wish.quantity.isEmpty, page.form["id"] == nil, page.form["joins"] == nil,
            wish.isOneOfSeveral || wish.replaced != nil
        {
            return .seeOther(asking(typed, page))
        }
        // Whether a number counts or belongs to the name, and whether commas part several things.
        if page.form["enter"] != nil,
            wish.counted != nil || !wish.severalParts(of: typed, page.language).isEmpty
        {
            return .seeOther(asking(typed, page))
        }
        // By Enter the start of a name may mean what was found: the button adds it as another.
        if page.form["enter"] != nil, wish.existing == nil, !wish.name.isBlank,
            try !wish.meant(
                among: SearchScreen.records(wish.name, page.book, limit: 100).map { Essential($0) },
                page.book
            ).isEmpty
        {
            return .seeOther(asking(typed, page))
        }
        // What was got on this trip may have been forgotten to be there.
        if page.form["enter"] != nil, wish.quantity.isEmpty, let existing = wish.existing,
            existing.level == .low, let began = tripBegin(page),
            let got = Rhythm.gets(try Rhythm.history(of: existing.id, in: page.book), all: true)
                .last,
            got.instant >= began
        {
            return .seeOther(asking(typed, page))
        }
        if page.form["enter"] != nil, wish.existing == nil, ToldSign.isIn(typed),
            let answer = try told(typed, page)
        {
            return answer
        }
        var draft = wish.draft(level: .added, joins: page.form["joins"] != nil, notes: true)
        if let existing = wish.existing, existing.level == .low, wish.quantity.isEmpty,
            let began = tripBegin(page)
        {
            try wantAgain(existing, since: began, &draft, page.book)
        }
        do {
            let commit = try page.book.commit(draft)
            guard commit.stamp != nil else { return try nothingToDo(wish, chosen, typed, page) }
            // What is inside of a list is what one gets: it is offered, as on the list's own page.
            if try !wish.neededInside(in: page.book).isEmpty {
                return page.done(commit.stamp, at: showing(wish.existing?.name ?? wish.name, page))
            }
            // Everything there is shows nothing of what is on the list now.
            return page.done(commit.stamp, at: listed(page))
        } catch {
            return try new(page).refuse(error)
        }
    }

    /// Where one came from; everything there is shows nothing of what is on the list now.
    private static func listed(_ page: Page) -> String {
        let back = page.returnPath(or: path)
        return back == path(.search) ? path : back
    }

    /// Says that something is on the list already: where one came from, or, with what is inside of it, where that
    /// is offered.
    private static func nothingToDo(
        _ wish: Wish, _ chosen: Essential?, _ typed: String, _ page: Page
    ) throws(BookError) -> Response {
        if chosen != nil { return .seeOther(page.returnPath(or: path)) }
        guard page.form["enter"] != nil, tripBegin(page) == nil, let existing = wish.existing,
            try wish.neededInside(in: page.book).isEmpty
        else { return .seeOther(showing(typed, page)) }
        return .seeOther(
            Page.address(listed(page), telling: [(Page.thereName, existing.id.text)]))
    }

    /// Does what a sentence says of things, or asks.
    private static func told(_ typed: String, _ page: Page) throws(BookError) -> Response? {
        let told = try ToldWish(typed, in: page.book, page.language, page.numberStyle)
        guard let told else { return nil }
        guard told.isClear else { return .seeOther(asking(typed, page)) }
        let drafts = try told.batch.drafts()
        return page.done(try page.book.commit(drafts).stamp, at: listed(page))
    }
}
