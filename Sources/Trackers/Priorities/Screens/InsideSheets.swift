import Kernel

extension Priorities {
    /// What could be put inside an essential: search, and one button a row.
    @Sendable static func insideSheet(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Essential.kind)
        let asked = page.request.query["q"]
        let typed = asked == nil ? try portion(of: page, in: record) : asked ?? ""
        let chooser = try chooser(inside: record, typed, page)
        return try chooser.screen { essential in
            (path(record.id, .inside), essential.id)
        }
    }

    /// How much of what is asked about a list wants, as it would be typed: "300 g Onions".
    private static func portion(of page: Page, in list: Record) throws(BookError) -> String {
        guard let id = page.request.query["of"].flatMap({ RecordID($0) }),
            let child = try page.book.record(Essential.kind, id)
        else { return "" }
        let portion = try Family(page.book).portions(of: list.id)[id]
        return [portion?.written(page.numberStyle) ?? "", child.title]
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func chooser(
        inside record: Record, _ typed: String, _ page: Page
    ) throws(BookError) -> Chooser {
        let family = Family(page.book)
        let members = try family.ancestors(of: record.id)
            .union(try family.inside(record.id).map { $0.id } + [record.id])
        return try Chooser(
            page, record, PrioritiesText.addInsideTitle, .inside, typed, without: members)
    }

    /// The lists that an essential could be part of.
    @Sendable static func listsSheet(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Essential.kind)
        let family = Family(page.book)
        let lists = try family.descendants(of: record.id)
            .union(try family.lists(of: record.id).map { $0.id } + [record.id])
        let chooser = try Chooser(
            page, record, PrioritiesText.addToTitle, .lists, page.request.query["q"] ?? "",
            without: lists)
        return try chooser.screen { essential in
            (path(essential.id, .inside), record.id)
        }
    }

    /// Puts an essential inside a list of that name, which is made if there is none. The list itself is nothing to get
    /// until somebody says so.
    @Sendable static func addToList(_ page: Page) throws(BookError) -> Response {
        let child = try page.record(Essential.kind)
        let name = (page.form["name"] ?? "").trimmed
        var drafts: [Draft] = []
        let known = try Wish.find(name, in: page.book)?.id
        let id = known ?? page.book.makeID()
        if known == nil {
            var list = Draft(Essential.kind).setting(Essential.level, .low)
            list.id = id
            list[Essential.name] = name.withCapital
            drafts.append(list)
        }
        drafts.append(EssentialLink.draft(parent: id, child: child.id))
        return page.done(try page.book.commit(drafts).stamp, or: path(child.id))
    }

    /// Puts an essential, by id or by a name, inside another, and keeps how much of it is typed as what that wants. The
    /// Enter key presses the first button: it takes the first that is shown for the start of a name; a new one has its
    /// button.
    @Sendable static func addInside(_ page: Page) throws(BookError) -> Response {
        let parent = try page.record(Essential.kind)
        if let child = page.form["child"].flatMap({ RecordID($0) }) {
            let portion = Amount(page.form["quantity"] ?? "", page.numberStyle)
            let link = try Family(page.book).putting(child, inside: parent.id, portion)
            return page.done(try page.book.commit(link).stamp, or: path(parent.id))
        }
        let typed = page.form["name"] ?? ""
        let isEntered = page.form["enter"] != nil
        var wish = try Wish(typed, in: page.book, page.language)
        if wish.existing == nil, !Wish.parts(of: typed).isEmpty,
            let drafts = try several(typed, parent, page)
        {
            return page.done(try page.book.commit(drafts).stamp, or: path(parent.id))
        }
        if isEntered, let match = try chooser(inside: parent, typed, page).match {
            wish = wish.of(match)
        }
        // Which of several is meant is asked.
        if wish.isOneOfSeveral, !wish.quantity.isEmpty {
            guard isEntered, let first = try chooser(inside: parent, typed, page).called(wish)
            else { return .seeOther(path(parent.id, .inside) + "?q=" + typed.percentEncoded) }
            wish = wish.of(first)
        }
        let drafts = try inside(parent, wish, page)
        return page.done(try page.book.commit(drafts).stamp, or: path(parent.id))
    }

    /// What is wished for, inside a list. What a list needs that is needed itself is needed, too; as much of it as the
    /// list wants, unless it is on the list already.
    private static func inside(
        _ parent: Record, _ wish: Wish, _ page: Page
    ) throws(BookError) -> [Draft] {
        let level = parent[Essential.level]
        var bare = wish
        if level == .low || wish.existing.map({ $0.level != .low }) == true { bare.quantity = "" }
        var child = bare.draft(level: level)
        let id = child.id ?? page.book.makeID()
        child.id = id
        return [child, try Family(page.book).putting(id, inside: parent.id, wish.amount)]
    }

    /// The things that commas part, inside a list; `nil` where not each is called so, or one is to be asked about.
    private static func several(
        _ typed: String, _ parent: Record, _ page: Page
    ) throws(BookError) -> [Draft]? {
        let guess = AisleGuess(page.language)
        let list = CommaList(typed) { name in
            guess.names(name)
                || ((try? Wish(name, in: page.book, page.language))?.existing ?? nil) != nil
        }
        guard let list else { return nil }
        var (drafts, names): ([Draft], Set<String>) = ([], [])
        for thing in list.things {
            let wish = try Wish(thing, in: page.book, page.language)
            if wish.isOneOfSeveral { return nil }
            guard names.insert((wish.existing?.name ?? wish.name).folded).inserted else { continue }
            drafts += try inside(parent, wish, page)
        }
        return drafts
    }

    /// Puts all that is inside a list on the list: as much of each as the list wants, on top of what is to get
    /// already; where it doesn't say, what is stocked, as much as was got last. A form that is sent again adds once.
    @Sendable static func needInside(_ page: Page) throws(BookError) -> Response {
        let parent = try page.record(Essential.kind)
        let family = Family(page.book)
        let portions = Times(page.form).of(try family.portions(of: parent.id))
        let additions = try Additions(since: page.form, in: page.book, page.numberStyle)
        var drafts: [Draft] = []
        for child in try family.inside(parent.id) {
            let isStocked = child.level == .low
            var draft = Draft(Essential.kind, child.id)
            if isStocked { draft[Essential.level] = .added }
            if let portion = portions[child.id] {
                if !isStocked, try additions?.have(portion, of: child) == true { continue }
                let known = isStocked ? Amount() : child.wanted(page.numberStyle)
                draft.set(known.joined(portion))
            } else if isStocked {
                try wantAgain(child, since: Instant(milliseconds: 0), &draft, page.book)
            } else {
                continue
            }
            drafts.append(draft)
        }
        return page.done(try page.book.commit(drafts).stamp, or: path(parent.id))
    }

    /// Takes an essential out of another; neither is deleted.
    @Sendable static func takeOut(_ page: Page) throws(BookError) -> Response {
        let parent = try page.record(Essential.kind)
        let child = page.form["child"].flatMap { RecordID($0) } ?? .none
        let links = try page.book.records(
            EssentialLink.kind,
            where: [EssentialLink.parent == parent.id, EssentialLink.child == child])
        guard let link = links.first else {
            throw .notFound(kind: EssentialLink.kind, reference: page.form["child"] ?? "")
        }
        return page.done(try page.book.delete(link).stamp, or: path(parent.id))
    }
}

/// A sheet to choose one essential out of all.
private final class Chooser {
    let page: Page
    let record: Record
    let title: Label
    let address: Priorities.EssentialAddress
    let typed: String
    let found: [Essential]
    /// What was typed, if it is the name of nothing yet, or says how much is wanted of what is inside.
    let new: Wish?
    /// How much of it is typed.
    let quantity: String
    /// The first of what is found, if what was typed begins a word of its name.
    let match: Essential?
    /// Whether anything has something inside.
    let hasLists: Bool

    init(
        _ page: Page, _ record: Record, _ title: Label,
        _ address: Priorities.EssentialAddress, _ typed: String,
        without excluded: Set<RecordID>
    ) throws(BookError) {
        self.page = page
        self.record = record
        self.title = title
        self.address = address
        let typed = typed.trimmed
        self.typed = typed
        let found = try SearchScreen.records(typed, page.book, limit: 60).map { Essential($0) }
            .filter { !excluded.contains($0.id) }
        let lists = address == .lists ? try Family(page.book).lists() : []
        let known = Set(lists.map { $0.id })
        hasLists = !lists.isEmpty
        let first = typed.isEmpty ? lists : found.filter { known.contains($0.id) }
        let shown =
            first.filter { !excluded.contains($0.id) } + found.filter { !known.contains($0.id) }
        let wish = typed.isEmpty ? nil : try Wish(typed, in: page.book, page.language)
        let new = wish?.existing == nil ? wish : nil
        let match = new.flatMap { wish in
            wish.name.isBlank ? nil : shown.first { $0.name.hasWord(startingWith: wish.name) }
        }
        quantity = address == .inside ? wish?.quantity ?? "" : ""
        let isInside = wish?.existing.map { excluded.contains($0.id) } ?? false
        self.new = new ?? (isInside && !quantity.isEmpty ? wish : nil)
        self.match = match
        self.found = match.map { first in [first] + shown.filter { $0.id != first.id } } ?? shown
    }

    /// `post` gives each button's address and the child that it carries.
    func screen(
        post: (Essential) -> (action: String, child: RecordID)
    ) throws(BookError) -> Response {
        let item = try ItemScreen(page, record)
        let list = try MainList(page, chosen: record.id)
        return page.screen(record.title, tint: .priorities) { html in
            item.write(beside: list, html)
        } sheet: { html in
            html.sheet(
                title: page.language(title), closeHref: Priorities.path(record.id),
                closeLabel: page.language(WebText.close)
            ) {
                html.searchField(search)
                if let new { offer(new, html) }
                if address == .lists, !hasLists {
                    html.footnote(page.language(PrioritiesText.listsHint))
                }
                html.group { for essential in found { choice(essential, post(essential), html) } }
            }
        }
    }

    private var search: SearchField {
        var search = SearchField(
            action: Priorities.path(record.id, address), value: typed,
            label: page.language(PrioritiesText.searchLabel),
            placeholder: page.language(
                address == .inside ? PrioritiesText.searchOrAdd : PrioritiesText.search),
            button: page.language(PrioritiesText.search))
        search.autofocus = true
        if address == .inside { search.enter = Priorities.path(record.id, .inside) }
        return search
    }

    private func offer(_ wish: Wish, _ html: HTML) {
        let isList = address == .lists
        let words =
            isList
            ? PrioritiesText.createList(typed.withCapital) : PrioritiesText.create(wish.words)
        html.postButton(
            Post(
                page.language(words), action: Priorities.path(record.id, address),
                fields: [
                    ("name", typed),
                    ("return", Priorities.path(record.id, isList ? .screen : address)),
                ],
                symbol: .icon(.add)),
            class: match == nil ? "button primary" : "button quiet")
    }

    /// The first that has the name which is wished for, and isn't inside yet.
    func called(_ wish: Wish) -> Essential? {
        let name = wish.existing?.name.folded
        return found.first { $0.name.folded == name }
    }

    private func choice(
        _ essential: Essential, _ post: (action: String, child: RecordID), _ html: HTML
    ) {
        html.row(
            Row(
                id: "c-" + essential.id.text, title: essential.name,
                subtitle: essential.remark.isEmpty ? nil : essential.remark,
                figure: quantity.isEmpty ? nil : quantity, symbol: .mark(essential.level.mark)),
            leading: {},
            trailing: {
                html.postButton(
                    Post(
                        page.language(address == .lists ? WebText.add : PrioritiesText.addHere),
                        action: post.action,
                        fields: [
                            ("child", post.child.text),
                            ("return", Priorities.path(record.id, address)),
                        ] + (quantity.isEmpty ? [] : [("quantity", quantity)])),
                    class: "button quiet")
            })
    }
}
