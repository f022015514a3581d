/// What can be done to a row besides its round button: revealed by swiping, and behind its "⋯".
///
/// The rows of a list that can do the same share one menu. It stands on the page once, as a template
/// with a ``Placeholder`` for the record, which the page script fills for the row that is touched; without
/// the script, "⋯" leads to the same page with that row's menu written out.
package struct RowMenu: Sendable {
    /// Tells it from the page's other menus: rows that can do other things have another name.
    package var name: String
    /// Where its posts come back to.
    package var back: String?
    /// Revealed by swiping, and in the menu.
    package var swipe: [Row.Action]
    /// In the menu only: "Edit", "History".
    package var links: [Link]

    package init(
        _ name: String, return back: String? = nil, swipe: [Row.Action], links: [Link] = []
    ) {
        self.name = name
        self.back = back
        self.swipe = swipe
        self.links = links
    }
}

/// What the rows of a page share, written once at its end.
struct RowParts {
    /// The query that a row's id is added to, for the same page with that row's menu written out.
    var opening = "?" + HTML.actionsName + "="
    /// The id of the row whose menu is written out.
    var opened: String?
    fileprivate var menus: [RowMenu] = []
    /// Where the posts of rows come back to: a form for each.
    fileprivate var returns: [String?] = []

    mutating func add(_ menu: RowMenu) {
        if !menus.contains(where: { $0.name == menu.name }) { menus.append(menu) }
    }

    /// The place of the form whose posts come back to `path`.
    mutating func form(returning path: String?) -> Int {
        if let place = returns.firstIndex(of: path) { return place }
        returns.append(path)
        return returns.count - 1
    }
}

extension HTML {
    /// The query parameter that names the row whose menu is written out.
    package static let actionsName = "actions"

    /// Says with which query the page was asked for, which the "⋯" of its rows goes on from, and which
    /// row's menu it writes out.
    package func rows(query: String, opened: String?) {
        rowParts.opening = (query.isEmpty ? "?" : query + "&") + HTML.actionsName + "="
        rowParts.opened = opened
    }

    /// Whether the record's row says more than others do: its menu is to be written out, or something that is
    /// said of it is new.
    package func standsOut(_ prefix: String, _ id: RecordID) -> Bool {
        if !unread.isEmpty, unread[id] != nil { return true }
        guard let opened = rowParts.opened else { return false }
        return opened == prefix + id.text
    }

    /// The forms and menus of the rows that were written.
    func sharedRowParts() {
        for menu in rowParts.menus {
            raw("<template id=\"m-")
            text(menu.name)
            raw("\"><div class=\"swipe-actions\">")
            if !isLooking { for action in menu.swipe { swipeAction(action, menu) } }
            raw("</div><div class=\"menu\" popover role=\"group\" aria-label=\"\u{FFFC}\">")
            menuItems(menu)
            raw("</div></template>")
        }
        for (place, path) in rowParts.returns.enumerated() {
            raw("<form method=\"post\" id=\"f")
            text(place)
            raw("\">")
            if let path { returnField(path) }
            raw("</form>")
        }
    }

    /// The menu of one row, below it: what the page script shows over the page.
    func openedMenu(_ menu: RowMenu, _ row: Row) {
        guard let id = RecordID(utf8: row.id.utf8.suffix(36)) else { return }
        let words = template {
            raw("<div class=\"menu-here\" role=\"group\" aria-label=\"\u{FFFC}\"")
            raw(" tabindex=\"-1\" autofocus>")
            menuItems(menu)
            raw("</div>")
        }
        words.write(id, row.title, to: self)
    }

    /// Fingers use these; everyone else has the menu, so that only that is in the tab order.
    private func swipeAction(_ action: Row.Action, _ menu: RowMenu) {
        raw("<button tabindex=\"-1\"")
        posting(action, menu)
        if action.short != action.label { label(action.label) }
        raw(">")
        symbol(action.symbol)
        text(action.short)
        raw("</button>")
    }

    private func menuItems(_ menu: RowMenu) {
        for action in isLooking ? [] : menu.swipe {
            raw("<button class=\"menu-item\"")
            posting(action, menu)
            raw(">")
            symbol(action.symbol)
            text(action.short)
            raw("</button>")
        }
        if !isLooking, !menu.swipe.isEmpty, !menu.links.isEmpty { raw("<hr>") }
        for link in menu.links { menuLink(link.title, symbol: link.symbol, href: link.href) }
    }

    /// What a button of a row posts, and by which form.
    func posting(_ action: Row.Action, _ menu: RowMenu) {
        raw(" name=\"")
        text(action.name)
        raw("\" value=\"")
        text(action.value)
        raw("\" form=\"f")
        text(rowParts.form(returning: menu.back))
        raw("\" formaction=\"")
        address(action.action)
        raw("\"")
    }

    func label(_ words: String) {
        raw(" aria-label=\"")
        text(words)
        raw("\"")
    }
}
