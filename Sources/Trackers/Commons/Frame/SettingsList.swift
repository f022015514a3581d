import Kernel

/// What can be set on this device, and the ways to all other settings: a screen on phones, the list beside each of
/// those where the window is wide.
struct SettingsList {
    private let page: Page
    private let chosen: AppAddress?
    private let language: String
    private let preferences: [(preference: Preference, value: String)]
    /// How many things need a look, where that is told; `nil` where it isn't counted.
    var lookCount: Int? = 0

    /// - Parameter chosen: Whose screen stands beside the list.
    init(_ page: Page, chosen: AppAddress? = nil) throws(BookError) {
        self.page = page
        self.chosen = chosen
        language = try page.book.setting(.language) ?? ""
        preferences = try page.order.shown.flatMap { $0.preferences }.map {
            preference throws(BookError) in (preference, try preference.value(page.book))
        }
    }

    /// One of the settings' screens, with the list beside it.
    func beside(_ html: HTML, detail: () -> Void) {
        let isLooking = html.isLooking
        html.split {
            html.isLooking = page.request.context.mayOnlyRead
            write(html)
            html.isLooking = isLooking
        } detail: {
            detail()
        }
    }

    func write(_ html: HTML) {
        html.largeTitle(
            Heading(
                page.language(WebText.settings),
                back: chosen == nil ? Link(page.language(WebText.home), href: "/") : nil))
        Commons.lookRow(lookCount, page, html)
        if page.request.context.mayKeepChoices { choices(html) }
        html.group(id: "settings") {
            for entry in entries { row(entry, html) }
        }
    }

    private func row(_ entry: Entry, _ html: HTML) {
        var row = Row(
            id: "setting-" + entry.icon.name.description, title: page.language(entry.title),
            subtitle: entry.subtitle, href: entry.address.path, symbol: .icon(entry.icon))
        row.chosen = entry.address == chosen
        html.row(row)
    }

    private struct Entry {
        let address: AppAddress
        let title: Label
        let subtitle: String?
        let icon: Icon
    }

    /// Books and devices are the server's, choices and imports are for who may write.
    private var entries: [Entry] {
        let (context, language) = (page.request.context, page.language)
        var entries: [Entry] = []
        func add(_ address: AppAddress, _ title: Label, _ subtitle: String?, _ icon: Icon) {
            entries.append(Entry(address: address, title: title, subtitle: subtitle, icon: icon))
        }
        if context.mayKeepChoices {
            let names = page.order.shown.map { $0.title.text(in: language) }
            add(.trackers, CommonsText.trackers, language.list(names), .list)
        }
        if page.app.assets.hasEvents {
            add(.books, CommonsText.bookTitle, language(CommonsText.bookSentence), .book)
            add(.devices, CommonsText.deviceTitle, language(CommonsText.deviceSentence), .device)
            add(
                .notifications, CommonsText.notifyTitle, language(CommonsText.notifySentence), .bell
            )
            add(.shown, CommonsText.shownTitle, nil, .share)
        }
        add(.sharing, CommonsText.sharingTitle, language(CommonsText.sharingSentence), .people)
        add(.tables, CommonsText.tables, language(CommonsText.tablesSentence), .table)
        if !context.mayOnlyRead {
            add(.importing, CommonsText.importTitle, nil, .importFile)
        }
        add(.trash, CommonsText.trashTitle, language(CommonsText.trashEmptySentence), .trash)
        add(.check, CommonsText.check, nil, .check)
        add(.keys, CommonsText.keys, nil, .keyboard)
        return entries
    }

    /// Each choice is kept when it is made; without the page script a button keeps all of them.
    private func choices(_ html: HTML) {
        let language = page.language
        html.card {
            html.form(
                .method("post"), .action(AppAddress.settings.path), .class("form"), .data("auto"),
                .id("preferences")
            ) {
                html.returnField(page.here)
                html.selectField(
                    FormField(
                        "language", label: language(CommonsText.language), value: self.language),
                    [FormField.Choice("", language(CommonsText.languageOfBrowser))]
                        + Language.allCases.map { FormField.Choice($0.rawValue, $0.name) })
                html.choiceField(
                    FormField(
                        "theme", label: language(CommonsText.theme), value: page.theme.rawValue),
                    [
                        FormField.Choice("system", language(CommonsText.themeSystem)),
                        FormField.Choice("light", language(CommonsText.themeLight)),
                        FormField.Choice("dark", language(CommonsText.themeDark)),
                    ])
                for (preference, value) in preferences {
                    html.choiceField(
                        FormField(
                            preference.setting.rawValue,
                            label: preference.label.text(in: language), value: value),
                        preference.choices.map {
                            FormField.Choice($0.value, $0.label.text(in: language))
                        })
                }
                html.div(.class("without-script")) {
                    html.buttonBar { html.submitButton(language(CommonsText.save)) }
                }
            }
        }
    }
}

extension Commons {
    /// In the settings: how many there are, when there are any or too much to count.
    static func lookRow(_ count: Int?, _ page: Page, _ html: HTML) {
        if count == 0 { return }
        let language = page.language
        html.group(id: "look") {
            html.row(
                Row(
                    id: "setting-look",
                    title: language(
                        count.map { CommonsText.lookCount($0) } ?? CommonsText.lookTitle),
                    subtitle: language(CommonsText.lookSentence), href: AppAddress.look.path,
                    symbol: .icon(.warning)))
        }
    }
}
