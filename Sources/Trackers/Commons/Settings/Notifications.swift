import Kernel

extension Commons {
    /// Of what this device is told while the app isn't open. The host keeps that, and does what is posted here; the
    /// screen's script asks the browser.
    @Sendable static func notifications(_ page: Page) throws(BookError) -> Response {
        let (language, panel) = (page.language, page.request.context.devices?.notifications)
        let list = try SettingsList(page, chosen: .notifications)
        if panel?.offer != nil { page.script = notifyScript }
        return unkept(
            page.screen(language(CommonsText.notifyTitle), tint: .home) { html in
                list.beside(html) {
                    html.isLooking = false
                    html.largeTitle(
                        Heading(
                            language(CommonsText.notifyTitle),
                            back: Link(language(WebText.settings), href: AppAddress.settings.path),
                            isBesideList: true))
                    guard let panel else {
                        return html.footnote(
                            language(CommonsText.deviceElsewhere), icon: .offline)
                    }
                    html.footnote(panel.sentence, icon: .info)
                    if let offer = panel.offer { notifyForm(offer, html) }
                }
            })
    }

    private static let notifyScript = "/assets/notify.js"

    /// Shown by the script, where the browser can be told; without it the reason shows.
    private static func notifyForm(_ offer: NotificationPanel.Offer, _ html: HTML) {
        html.div(.id("notify-unable")) { html.footnote(offer.unable, icon: .warning) }
        html.div(.id("notify-denied"), .hidden()) { html.footnote(offer.denied, icon: .warning) }
        html.div(.id("notify-able"), .hidden()) {
            html.form(
                .method("post"), .action(AppAddress.notifications.path), .class("form"),
                .id("notify"),
                .data("auto"), .data("key", offer.key)
            ) {
                html.hiddenFields([("endpoint", ""), ("p256dh", ""), ("auth", "")])
                for group in offer.groups {
                    html.card {
                        html.h2 { html.text(group.title) }
                        for each in group.switches {
                            html.switchField(FormField(each.name, label: each.label), on: each.isOn)
                        }
                        html.p(.class("hint")) { html.text(group.note) }
                    }
                }
                // Filled by the script.
                html.div(.id("notify-others"), .hidden()) {
                    html.card {
                        html.h2 { html.text(offer.shared.title) }
                        html.div(
                            .id("notify-shared"),
                            .data("chosen", offer.numbers))
                        html.p(.class("hint")) { html.text(offer.shared.note) }
                    }
                }
            }
        }
    }
}
