import Kernel

extension Priorities {
    /// What could be put inside an essential: search, and one button a row.
    @Sendable static func insideSheet(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Essential.kind)
        let chooser = try chooser(inside: record, page.request.query["q"] ?? "", page)
        return try chooser.screen { essential in
            (path(record.id, .inside), essential.id)
        }
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

    /// Puts an essential, by id or by a name, inside another. The Enter key presses the first button: it takes the
    /// first that is shown for the start of a name, and changes nothing of how much of it is to get; a new one has
    /// its button.
    @Sendable static func addInside(_ page: Page) throws(BookError) -> Response {
        let parent = try page.record(Essential.kind)
        if let child = page.form["child"].flatMap({ RecordID($0) }) {
            let link = EssentialLink.draft(parent: parent.id, child: child)
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
        let joins = page.form["joins"] != nil
        // Whether a quantity takes the place of another is asked.
        let isSaid = joins || page.form["replaces"] != nil
        if wish.replaced != nil && !isSaid || (wish.isOneOfSeveral && !wish.quantity.isEmpty) {
            if isEntered, let first = try chooser(inside: parent, typed, page).called(wish) {
                let link = EssentialLink.draft(parent: parent.id, child: first.id)
                return page.done(try page.book.commit(link).stamp, or: path(parent.id))
            }
            return .seeOther(path(parent.id, .inside) + "?q=" + typed.percentEncoded)
        }
        if joins { wish = try unlessAdded(wish, page) }
        let drafts = inside(parent, wish, page, joins: joins)
        return page.done(try page.book.commit(drafts).stamp, or: path(parent.id))
    }

    /// What is wished for, inside a list. What a list needs that is needed itself is needed, too.
    private static func inside(
        _ parent: Record, _ wish: Wish, _ page: Page, joins: Bool = false
    ) -> [Draft] {
        var child = wish.draft(level: parent[Essential.level], joins: joins)
        let id = child.id ?? page.book.makeID()
        child.id = id
        return [child, EssentialLink.draft(parent: parent.id, child: id)]
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
            if wish.replaced != nil || wish.isOneOfSeveral { return nil }
            guard names.insert((wish.existing?.name ?? wish.name).folded).inserted else { continue }
            drafts += inside(parent, wish, page)
        }
        return drafts
    }

    /// Puts all that is inside a list and stocked on the list again, as much of each as was got last.
    @Sendable static func needInside(_ page: Page) throws(BookError) -> Response {
        let parent = try page.record(Essential.kind)
        var drafts: [Draft] = []
        for child in try Family(page.book).inside(parent.id) where child.level == .low {
            var draft = Draft(Essential.kind, child.id).setting(Essential.level, .added)
            try wantAgain(child, since: Instant(milliseconds: 0), &draft, page.book)
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
    /// What was typed, if it is the name of nothing yet.
    let new: Wish?
    /// What was typed, if it says another quantity than the one that is on the list.
    let more: Wish?
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
        (self.new, self.match) = (new, match)
        let isMore = address == .inside && wish?.replaced != nil && wish?.isOneOfSeveral == false
        more = isMore ? wish : nil
        self.found = match.map { first in [first] + shown.filter { $0.id != first.id } } ?? shown
    }

    /// `post` gives each button's address and the child that it carries.
    func screen(
        post: (Essential) -> (action: String, child: RecordID)
    ) throws(BookError) -> Response {
        let item = try ItemScreen(page, record)
        let list = try MainList(page, chosen: record.id)
        return page.screen(record.title, tint: .priorities) { html in
            html.split {
                list.write(html)
            } detail: {
                item.write(html)
            } aside: {
                Priorities.pantryAside(self.page, html)
            }
        } sheet: { html in
            html.sheet(
                title: page.language(title), closeHref: Priorities.path(record.id),
                closeLabel: page.language(WebText.close)
            ) {
                html.searchField(search)
                if let new { offer(new, html) }
                if let more { offerBoth(more, html) }
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

    /// It alone; then a quantity beside the one that is on the list, or instead of it.
    private func offerBoth(_ wish: Wish, _ html: HTML) {
        guard let existing = wish.existing, let replaced = wish.replaced else { return }
        let both = wish.words(of: replaced.joined(wish.amount))
        let since = try? Additions.field(page.book)
        let instead = PrioritiesText.putInstead(
            name: existing.name, new: wish.quantity, old: wish.words(of: replaced))
        html.buttonBar {
            if let first = called(wish) {
                html.postButton(
                    Post(
                        page.language(PrioritiesText.create(first.name)),
                        action: Priorities.path(record.id, .inside),
                        fields: [
                            ("child", first.id.text),
                            ("return", Priorities.path(record.id, address)),
                        ], symbol: .icon(.add)),
                    class: "button primary")
            }
            put(
                PrioritiesText.putOn(name: existing.name, quantity: both),
                [(name: "joins", value: "1")] + (since.map { [$0] } ?? []), html)
            put(instead, [(name: "replaces", value: "1")], html)
        }
    }

    private func put(
        _ words: Label, _ fields: [(name: String, value: String)], _ html: HTML
    ) {
        html.postButton(
            Post(
                page.language(words), action: Priorities.path(record.id, .inside),
                fields: [
                    ("name", typed), ("return", Priorities.path(record.id)),
                ] + fields, symbol: .icon(.add)),
            class: "button quiet")
    }

    private func choice(
        _ essential: Essential, _ post: (action: String, child: RecordID), _ html: HTML
    ) {
        html.row(
            Row(
                id: "c-" + essential.id.text, title: essential.name,
                subtitle: essential.remark.isEmpty ? nil : essential.remark,
                symbol: .mark(essential.level.mark)),
            leading: {},
            trailing: {
                html.postButton(
                    Post(
                        page.language(address == .lists ? WebText.add : PrioritiesText.addHere),
                        action: post.action,
                        fields: [
                            ("child", post.child.text),
                            ("return", Priorities.path(record.id, address)),
                        ]),
                    class: "button quiet")
            })
    }
}
