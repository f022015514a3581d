import Kernel

/// How many rows of a long list are shown, until more are asked for.
struct ShownRows {
    private let page: Page
    private let total: Int
    let count: Int

    private static let step = 100

    init(_ page: Page, of total: Int) {
        self.page = page
        self.total = total
        let wanted = page.request.query["show"].flatMap { Int($0) } ?? ShownRows.step
        count = min(total, max(ShownRows.step, wanted))
    }

    /// The link that shows more, if there are more.
    func write(_ html: HTML) {
        guard count < total else { return }
        var request = page.request
        request.query.pairs.removeAll { $0.name == "show" || $0.name == Page.doneName }
        request.query.pairs.append((name: "show", value: "\(count &+ ShownRows.step)"))
        html.buttonLink(
            page.language(Words.showMore(total - count)), href: request.target, style: .quiet)
    }
}
