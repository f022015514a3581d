import Kernel

/// What comes of several wishes.
extension Batch {
    /// What becomes of quantities where others are on the list.
    enum Sums {
        /// They come to those that are needed, unless they are the same.
        case needed
        /// They come to them even so, and one that stands there twice counts twice.
        case all
        /// They take their place.
        case none
    }

    /// The things inside a list of a name, which wants as much of each as the lines say; the list is made if there
    /// is none, and is nothing to get itself.
    ///
    /// - Parameter sums: What becomes of what is on the list; `nil` where nothing is put on it.
    func drafts(
        keptAs name: String, _ sums: Sums?, in book: Book
    ) throws(BookError) -> [Draft] {
        let known = try Wish.find(name, in: book)?.id
        let list = known ?? book.makeID()
        var drafts = try sums.map { (sums) throws(BookError) in try self.drafts(sums) } ?? kept
        if known == nil {
            var draft = Draft(Essential.kind).setting(Essential.level, .low)
            draft.id = list
            draft[Essential.name] = name
            drafts.append(draft)
        }
        for (index, entry) in entries.enumerated() {
            let id = drafts[index].id ?? book.makeID()
            drafts[index].id = id
            drafts.append(try Family(book).putting(id, inside: list, entry.wish.amount))
        }
        return drafts
    }

    /// The drafts of the things, with the stores where they are got.
    func placed(_ drafts: [Draft], in book: Book) -> [Draft] {
        var drafts = drafts
        for (index, entry) in entries.enumerated() where !entry.shops.isEmpty {
            let id = drafts[index].id ?? book.makeID()
            drafts[index].id = id
            drafts += entry.shops.map { EssentialShop.draft(id, $0) }
        }
        return drafts
    }

    /// The things as they are; what is new is stocked.
    private var kept: [Draft] {
        entries.map { entry in
            var bare = entry.wish
            if let existing = bare.existing {
                var draft = Draft(Essential.kind, existing.id)
                if takesRemark(of: bare), !bare.preparation.isEmpty {
                    draft[Essential.details] = bare.preparation
                }
                return draft
            }
            bare.quantity = ""
            return bare.draft(level: .low)
        }
    }

    func drafts(_ sums: Sums = .needed) throws(BookError) -> [Draft] {
        var drafts: [Draft] = []
        for entry in entries {
            var wish = sums == .all ? entry.whole : entry.wish
            if sums != .none { wish = try wish.unless(in: additions) }
            let joins = sums == .all ? !wish.listed.isEmpty : wish.replaced != nil
            var draft = wish.draft(
                level: entry.level ?? level, joins: joins && sums != .none,
                notes: takesRemark(of: wish))
            if !entry.isOpen { draft[Essential.level] = .low }
            if let aisle = entry.aisle, draft[Essential.aisle]?.isBlank != false {
                draft[Essential.aisle] = language(aisle.label)
            }
            drafts.append(draft)
        }
        return drafts
    }

    /// What adding up all would come to, where it makes a difference: "Milk, 4 l".
    var sums: [String] {
        entries.compactMap { entry in
            let (whole, known) = (entry.whole, entry.wish.listed)
            let isSame = !known.isEmpty && entry.wish.replaced == nil
            guard !whole.quantity.isEmpty, isSame || !entry.repeated.isEmpty else { return nil }
            let name = whole.existing?.name ?? whole.title
            return name + ", " + whole.words(of: known.joined(whole.amount))
        }
    }

    /// What would take the place of what is needed: "Milk, 1 l".
    var replacing: [String] {
        entries.filter { $0.wish.replaced != nil }.map { $0.wish.words }
    }

    /// Whether a line is left out since it was added before, or taken for what is there in another form, and its
    /// box wasn't shown.
    func hasUnseen(_ choices: BatchChoices) -> Bool {
        lines.contains { line in line.asked.contains { !choices.showed($0) } }
    }

    /// How many of the things are new.
    var added: Int { entries.count { $0.wish.existing == nil } }
    /// How many lines are about what was there already, or in an earlier line.
    var there: Int { lines.count - left - added }
    /// How many lines are left out.
    var left: Int { lines.count { $0.isLeft } }
}
