// Lists have hundreds of rows, so these are written out as markup, piece by piece, where other
// components call elements.
extension HTML {
    /// A row; with actions it can be swiped and has a "⋯" menu with the same.
    package func row(_ row: Row) {
        self.row(row, leading: {}, trailing: {})
    }

    /// A row with own content at its start and its end, besides what `row` itself asks for.
    package func row(
        _ row: Row, leading: () -> Void, below: () -> Void = {}, trailing: () -> Void
    ) {
        raw(row.tag)
        text(row.id)
        raw("\">")
        if let actions = row.actions {
            raw("<div class=\"swipe\">")
            rowCell(row, leading, below, trailing)
            swipeActions(row, actions)
            raw("</div>")
        } else {
            rowCell(row, leading, below, trailing)
        }
        raw("</li>")
    }

    private func rowCell(
        _ row: Row, _ leading: () -> Void, _ below: () -> Void, _ trailing: () -> Void
    ) {
        raw(row.figureInLine ? "<div class=\"cell tall\">" : "<div class=\"cell\">")
        if let tick = row.actions?.tick { tickButton(tick, row) }
        if let symbol = row.symbol { self.symbol(symbol) }
        leading()
        rowWords(row, below)
        if !row.figureInLine { rowFigure(row) }
        trailing()
        if let actions = row.actions, actions.hasMenu { moreButton(actions, row) }
        raw("</div>")
    }

    private func rowWords(_ row: Row, _ below: () -> Void) {
        raw("<div class=\"words\">")
        if row.figureInLine { raw("<div class=\"line\">") }
        rowTitle(row)
        if row.figureInLine {
            rowFigure(row)
            raw("</div>")
        }
        if let subtitle = row.subtitle {
            raw("<p class=\"sub\">")
            text(subtitle)
            raw("</p>")
        }
        below()
        raw("</div>")
    }

    private func rowTitle(_ row: Row) {
        guard let href = row.href else {
            raw("<span class=\"name\">")
            text(row.title)
            return raw("</span>")
        }
        raw("<a class=\"name\" href=\"")
        address(href)
        raw(row.chosen ? "\" aria-current=\"page\">" : "\">")
        text(row.title)
        raw("</a>")
    }

    private func rowFigure(_ row: Row) {
        guard let figure = row.figure else { return }
        span(.class(joined("figure", row.figureTone.className))) {
            text(figure)
            if let note = row.figureNote {
                raw(" ")
                small { text(note) }
            }
        }
    }

    private func tickButton(_ tick: Row.Action, _ row: Row) {
        raw("<button class=\"tick\" form=\"f-")
        text(row.id)
        raw(tick.on ? "\" aria-pressed=\"true\"" : "\" aria-pressed=\"false\"")
        label(tick.label)
        actionFields(tick)
        raw("></button>")
    }

    private func moreButton(_ actions: Row.Actions, _ row: Row) {
        raw("<button type=\"button\" class=\"more\" popovertarget=\"m-")
        text(row.id)
        raw("\"")
        label(actions.menuLabel)
        raw("></button>")
    }

    private func label(_ words: String) {
        raw(" aria-label=\"")
        text(words)
        raw("\"")
    }

    private func actionFields(_ action: Row.Action) {
        raw(" name=\"")
        text(action.name)
        raw("\" value=\"")
        text(action.value)
        if let formaction = action.formaction {
            raw("\" formaction=\"")
            address(formaction)
        }
        raw("\"")
    }
}

extension HTML {
    /// The actions at the row's trailing end, out of sight until swiped to, and the menu with the
    /// same, in one form. Fingers use the first; everyone else has the menu, so that only that is
    /// in the tab order.
    private func swipeActions(_ row: Row, _ actions: Row.Actions) {
        raw("<form class=\"swipe-actions\" method=\"post\" id=\"f-")
        text(row.id)
        raw("\" action=\"")
        address(actions.action)
        raw("\">")
        hiddenFields(actions.fields)
        for action in actions.swipe { swipeAction(action) }
        if actions.hasMenu { rowMenu(row, actions) }
        raw("</form>")
    }

    private func swipeAction(_ action: Row.Action) {
        raw("<button tabindex=\"-1\"")
        actionFields(action)
        if action.short != action.label { label(action.label) }
        raw(">")
        symbol(action.symbol)
        text(action.short)
        raw("</button>")
    }

    private func rowMenu(_ row: Row, _ actions: Row.Actions) {
        raw("<div class=\"menu\" popover role=\"group\" id=\"m-")
        text(row.id)
        raw("\"")
        label(row.title)
        raw(">")
        for action in actions.swipe { menuAction(action) }
        if !actions.swipe.isEmpty, !actions.links.isEmpty { raw("<hr>") }
        for link in actions.links { menuLink(link.title, symbol: link.symbol, href: link.href) }
        raw("</div>")
    }

    private func menuAction(_ action: Row.Action) {
        raw("<button class=\"menu-item\"")
        actionFields(action)
        raw(">")
        symbol(action.symbol)
        text(action.label)
        raw("</button>")
    }
}

extension Row {
    /// The start of the row's tag, up to the value of its id.
    fileprivate var tag: StaticString {
        switch (chosen, done) {
        case (false, false): "<li class=\"row\" id=\""
        case (true, false): "<li class=\"row chosen\" id=\""
        case (false, true): "<li class=\"row done\" id=\""
        case (true, true): "<li class=\"row chosen done\" id=\""
        }
    }
}
