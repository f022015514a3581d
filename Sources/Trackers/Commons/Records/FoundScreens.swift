import Kernel

/// The screens whose names begin with what was typed.
struct FoundScreens {
    private(set) var rows: [Row] = []
    /// Whether one of them is called so.
    private(set) var isExact = false

    init(_ typed: String, _ page: Page) {
        let start = typed.folded
        guard start.utf8.count > 2 else { return }
        let language = page.language
        for tracker in page.app.trackers {
            look(language(tracker.title), tracker.path, tracker.icon, start)
        }
        look(language(WebText.settings), AppAddress.settings.path, .settings, start)
        look(language(CommonsText.trashTitle), AppAddress.trash.path, .trash, start)
        look(language(CommonsText.importTitle), AppAddress.importing.path, .importFile, start)
        look(language(CommonsText.deviceTitle), AppAddress.devices.path, .device, start)
        look(language(CommonsText.keys), AppAddress.keys.path, .keyboard, start)
    }

    private mutating func look(_ title: String, _ path: String, _ icon: Icon, _ start: String) {
        guard title.folded.hasPrefix(start) else { return }
        if title.folded == start { isExact = true }
        rows.append(Row(id: "screen-\(rows.count)", title: title, href: path, symbol: .icon(icon)))
    }
}
