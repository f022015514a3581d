extension HTML {
    /// An inset group of rows under its heading; `content` writes rows.
    package func group(
        _ heading: GroupHeading? = nil, id: String? = nil, large: Bool = false, content: () -> Void
    ) {
        section(.class(large ? "group large" : "group"), .id(id)) {
            if let heading { groupHeading(heading) }
            ul(.class("rows"), content: content)
        }
    }

    private func groupHeading(_ heading: GroupHeading) {
        header(.class("group-head")) {
            if let symbol = heading.symbol { self.symbol(symbol) }
            h2 { text(heading.title) }
            if let badge = heading.badge { span(.class("badge")) { text(badge) } }
            if let figure = heading.figure { span(.class("figure")) { text(figure) } }
        }
    }

    /// A row; with actions it can be swiped and has a "⋯" menu with the same.
    package func row(_ row: Row) {
        self.row(row, leading: {}, trailing: {})
    }

    /// A row with own content at its start and its end, besides what `row` itself asks for.
    package func row(
        _ row: Row, leading: () -> Void, below: () -> Void = {}, trailing: () -> Void
    ) {
        li(.class(rowClass(row)), .id(row.id)) {
            guard let actions = row.actions else {
                return rowCell(row, leading, below, trailing)
            }
            div(.class("swipe")) {
                rowCell(row, leading, below, trailing)
                swipeActions(row, actions)
            }
            if actions.hasMenu { rowMenu(row, actions) }
        }
    }

    private func rowClass(_ row: Row) -> String {
        switch (row.chosen, row.done) {
        case (false, false): "row"
        case (true, false): "row chosen"
        case (false, true): "row done"
        case (true, true): "row chosen done"
        }
    }

    private func rowCell(
        _ row: Row, _ leading: () -> Void, _ below: () -> Void, _ trailing: () -> Void
    ) {
        div(.class(row.figureInLine ? "cell tall" : "cell")) {
            if let tick = row.actions?.tick { tickButton(tick, form: formID(row)) }
            if let symbol = row.symbol { self.symbol(symbol) }
            leading()
            div(.class("words")) {
                rowLine(row)
                if let subtitle = row.subtitle { p(.class("sub")) { text(subtitle) } }
                below()
            }
            if !row.figureInLine { rowFigure(row) }
            trailing()
            if let actions = row.actions, actions.hasMenu {
                menuButton(label: actions.menuLabel, menu: menuID(row))
            }
        }
    }

    private func rowLine(_ row: Row) {
        guard row.figureInLine else { return rowTitle(row) }
        div(.class("line")) {
            rowTitle(row)
            rowFigure(row)
        }
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

    private func rowTitle(_ row: Row) {
        guard let href = row.href else {
            return span(.class("name")) { text(row.title) }
        }
        a(.class("name"), .href(href), .current(if: row.chosen)) { text(row.title) }
    }

    private func tickButton(_ tick: Row.Action, form: String) {
        button(
            .class("tick"), .type("submit"), .form(form), .aria("label", tick.label),
            .name(tick.name), .value(tick.value), .formaction(tick.formaction),
            .aria("pressed", tick.on ? "true" : "false")
        ) { icon(.check) }
    }

    /// The actions at the row's trailing end, out of sight until swiped to. Sighted fingers use
    /// them; everyone else has the same in the menu, so they are out of the tab order.
    private func swipeActions(_ row: Row, _ actions: Row.Actions) {
        form(
            .class("swipe-actions"), .id(formID(row)), .method("post"), .action(actions.action)
        ) {
            hiddenFields(actions.fields)
            for action in actions.swipe { swipeAction(action) }
        }
    }

    private func swipeAction(_ action: Row.Action) {
        button(
            .type("submit"), .tabindex(-1), .aria("label", action.label), .name(action.name),
            .value(action.value), .formaction(action.formaction)
        ) {
            symbol(action.symbol)
            span { text(action.short) }
        }
    }

    private func rowMenu(_ row: Row, _ actions: Row.Actions) {
        menu(id: menuID(row), label: row.title) {
            p(.class("menu-title"), .aria("hidden", "true")) { text(row.title) }
            for action in actions.swipe { menuAction(action, form: formID(row)) }
            for link in actions.links { menuLink(link.title, href: link.href) }
        }
    }

    private func menuAction(_ action: Row.Action, form: String) {
        button(
            .class("menu-item"), .type("submit"), .form(form), .name(action.name),
            .value(action.value), .formaction(action.formaction)
        ) {
            symbol(action.symbol)
            span { text(action.label) }
        }
    }

    private func formID(_ row: Row) -> String { "form-" + row.id }

    private func menuID(_ row: Row) -> String { "menu-" + row.id }
}
