import Kernel

extension Priorities {
    /// Large rows for the shop. The address remembers when the trip began, so that ticked rows stay
    /// where they are until the trip ends.
    @Sendable static func shoppingScreen(_ page: Page) throws(BookError) -> Response {
        guard let began = page.request.query["since"].flatMap({ Int64($0) }) else {
            let since = String(page.request.context.now.milliseconds)
            return .seeOther(path(.shop) + "?since=" + since)
        }
        let trip = try ShoppingTrip(page.book, began: Instant(milliseconds: began))
        return page.screen(page.language(PrioritiesText.shopping), tint: .priorities) { html in
            html.column { ShoppingScreen(page: page, trip: trip).write(html) }
        }
    }
}

private struct ShoppingScreen {
    let page: Page
    let trip: ShoppingTrip

    func write(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                language(PrioritiesText.shopping),
                subtitle: language(PrioritiesText.shopRest(trip.remaining)),
                back: Link(language(PrioritiesText.back), href: Priorities.path)))
        if trip.remaining == 0 {
            html.callout(
                language(trip.stops.isEmpty ? PrioritiesText.shopEmpty : PrioritiesText.shopDone),
                icon: .checkCircle)
        }
        for level in Level.listed { group(level, html) }
        html.buttonBar {
            html.buttonLink(
                language(PrioritiesText.finish), href: Priorities.path, style: .primary)
        }
    }

    private func group(_ level: Level, _ html: HTML) {
        let stops = trip.stops(level)
        if stops.isEmpty { return }
        let left = stops.filter { !$0.isDone }.count
        html.group(
            GroupHeading(
                page.language(PrioritiesText.levelMeaning(level)), symbol: .mark(level.mark),
                figure: page.language.number(left)),
            id: "level-" + level.rawValue, large: true
        ) {
            for stop in stops { html.row(row(stop)) }
        }
    }

    private func row(_ stop: ShoppingTrip.Stop) -> Row {
        let essential = stop.essential
        var row = Row(
            id: "e-" + essential.id.text, title: essential.name,
            subtitle: essential.remark.isEmpty ? nil : essential.remark,
            actions: Row.Actions(
                tick: tick(stop, essential.id, essential.name),
                menu: RowMenu(
                    stop.isDone ? "done-" + stop.former.rawValue : "open", return: page.here,
                    swipe: [tick(stop, Placeholder.id, Placeholder.title)]),
                menuLabel: page.language(PrioritiesText.moreFor(essential.name))))
        row.done = stop.isDone
        return row
    }

    private func tick(_ stop: ShoppingTrip.Stop, _ id: RecordID, _ name: String) -> Row.Action {
        let words = stop.isDone ? PrioritiesText.needIt(name) : PrioritiesText.gotIt(name)
        return Row.Action(
            page.language(words), name: "level",
            value: (stop.isDone ? stop.former : .low).rawValue, symbol: .icon(.check),
            action: Priorities.path(id, .level), on: stop.isDone)
    }
}
