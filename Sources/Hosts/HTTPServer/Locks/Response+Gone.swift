import Kernel

extension Response {
    /// What whoever opens an address gets at which nothing is shown to others: the same whether it was taken
    /// back or never was one, and whoever they are.
    static func shownNoMore(_ head: RequestHead, _ assets: AssetNames) -> Response {
        guard head.accept?.text.lowercased().contains("text/html") ?? false else {
            return .text(head.language(DoorText.gone) + "\n", status: 404)
        }
        var page = DoorPage(assets: assets, language: head.language)
        page.isGone = true
        return page.response(status: 404)
    }
}

extension AppAddress {
    /// Whether a path is one at which something is shown to others, or was, or never was.
    static func isShownPage(_ path: String) -> Bool {
        (KnownBook.split(path)?.rest ?? path).hasPrefix(shownPage(""))
    }
}
