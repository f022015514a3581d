// Lists have hundreds of rows, so these are written out as markup, piece by piece, where other
// components call elements.
extension HTML {
    /// A row; with actions it can be swiped and has a "⋯" with the same.
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
            rowParts.add(actions.menu)
            raw("<div class=\"swipe\" data-menu=\"")
            text(actions.menu.name)
            raw("\">")
            rowCell(row, leading, below, trailing)
            raw("</div>")
            if row.id == rowParts.opened { openedMenu(actions.menu, row) }
        } else {
            rowCell(row, leading, below, trailing)
        }
        raw("</li>")
    }

    private func rowCell(
        _ row: Row, _ leading: () -> Void, _ below: () -> Void, _ trailing: () -> Void
    ) {
        raw(row.figureInLine ? "<div class=\"cell tall\">" : "<div class=\"cell\">")
        if !isLooking, let actions = row.actions, let tick = actions.tick {
            tickButton(tick, actions.menu)
        }
        if let symbol = row.symbol { self.symbol(symbol) }
        leading()
        rowWords(row, below)
        if !unread.isEmpty { unreadBadge(row) }
        if !row.figureInLine { rowFigure(row) }
        trailing()
        if let actions = row.actions { moreLink(actions.menuLabel, row) }
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
        if let subtitle = row.subtitle { self.subtitle(subtitle) }
        below()
        raw("</div>")
    }

    private func rowTitle(_ row: Row) {
        if row.ticksWhole, !isLooking, let actions = row.actions, let tick = actions.tick {
            raw("<button class=\"name whole\" tabindex=\"-1\"")
            raw(tick.on ? " aria-pressed=\"true\"" : " aria-pressed=\"false\"")
            posting(tick, actions.menu)
            raw(">")
            rowQuantity(row)
            text(row.title)
            return raw("</button>")
        }
        guard let href = row.href, !isLooking || !isToWrite(href) else {
            raw("<span class=\"name\">")
            rowQuantity(row)
            text(row.title)
            return raw("</span>")
        }
        raw("<a class=\"name\" href=\"")
        address(href)
        raw(row.chosen ? "\" aria-current=\"page\">" : "\">")
        rowQuantity(row)
        text(row.title)
        raw("</a>")
    }

    /// How much is new of what is said of the row's record.
    private func unreadBadge(_ row: Row) {
        guard let id = RecordID(utf8: row.id.utf8.suffix(36)), let count = unread[id] else {
            return
        }
        span(.class("badge"), .role("img"), .aria("label", language(MarkupText.unread(count)))) {
            text(count)
        }
    }

    private func rowQuantity(_ row: Row) {
        guard let quantity = row.quantity else { return }
        raw("<span class=\"quantity\">")
        text(quantity)
        raw("</span> ")
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

    private func tickButton(_ tick: Row.Action, _ menu: RowMenu) {
        raw("<button class=\"tick\"")
        raw(tick.on ? " aria-pressed=\"true\"" : " aria-pressed=\"false\"")
        label(tick.label)
        posting(tick, menu)
        raw("></button>")
    }

    /// The page script opens the row's menu instead.
    private func moreLink(_ words: String, _ row: Row) {
        raw("<a class=\"more\" href=\"")
        text(rowParts.opening)
        text(row.id)
        raw("\"")
        label(words)
        raw("></a>")
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
