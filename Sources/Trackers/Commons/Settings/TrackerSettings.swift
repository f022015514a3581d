import Kernel

extension Commons {
    /// Which trackers are shown, and in which order.
    @Sendable static func trackers(_ page: Page) throws(BookError) -> Response {
        let language = page.language
        let list = try SettingsList(page, chosen: .trackers)
        return page.screen(language(CommonsText.trackers), tint: .home) { html in
            html.isLooking = !page.request.context.mayKeepChoices
            list.beside(html) {
                html.largeTitle(
                    Heading(
                        language(CommonsText.trackers),
                        back: Link(language(WebText.settings), href: AppAddress.settings.path),
                        isBesideList: true))
                html.group(id: "trackers") {
                    for (place, entry) in page.order.places.enumerated() {
                        row(page.order.tracker(entry), entry.isShown, place, page, html)
                    }
                }
                html.footnote(language(CommonsText.trackersSentence), icon: .info)
            }
        }
    }

    private static func row(
        _ tracker: Tracker, _ isShown: Bool, _ place: Int, _ page: Page, _ html: HTML
    ) {
        let title = tracker.title.text(in: page.language)
        let row = Row(
            id: "tracker-" + tracker.name, title: title,
            subtitle: isShown ? nil : page.language(CommonsText.trackerHidden),
            symbol: .icon(tracker.icon))
        html.row(row, leading: {}) {
            if place > 0 { button(CommonsText.moveUp(title), "up", .up, tracker, page, html) }
            if !isShown || page.order.count > 1 {
                html.postButton(
                    Post(
                        page.language(isShown ? CommonsText.hide : CommonsText.showAgain),
                        action: AppAddress.trackers.path,
                        fields: fields(tracker, isShown ? "hide" : "show")),
                    class: "button small")
            }
        }
    }

    private static func button(
        _ label: Label, _ deed: String, _ icon: Icon, _ tracker: Tracker, _ page: Page, _ html: HTML
    ) {
        html.postForm(action: AppAddress.trackers.path, return: AppAddress.trackers.path) {
            html.hiddenFields([(name: "tracker", value: tracker.name)])
            html.button(
                .class("icon-action"), .type("submit"), .name("do"), .value(deed),
                .aria("label", page.language(label))
            ) { html.icon(icon) }
        }
    }

    private static func fields(
        _ tracker: Tracker, _ deed: String
    ) -> [(name: String, value: String)] {
        [
            (name: "tracker", value: tracker.name), (name: "do", value: deed),
            (name: "return", value: AppAddress.trackers.path),
        ]
    }

    @Sendable static func changeTrackers(_ page: Page) throws(BookError) -> Response {
        var order = page.order
        let name = page.form["tracker"] ?? ""
        switch page.form["do"] {
        case "hide": order.show(name, false)
        case "show": order.show(name, true)
        case "up": order.move(name, by: -1)
        case "down": order.move(name, by: 1)
        default: break
        }
        try page.book.set(.trackers, order.text)
        return .seeOther(page.returnPath(or: AppAddress.trackers.path))
    }
}
