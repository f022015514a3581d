extension Page {
    /// In the menu of what has something to show: the way to show it to others.
    package func showLink(_ kind: Kind, _ id: RecordID?, to html: HTML) {
        html.menuLink(
            language(WebText.showOthers), symbol: .icon(.share),
            href: AppAddress.showing(kind, id))
    }
}
