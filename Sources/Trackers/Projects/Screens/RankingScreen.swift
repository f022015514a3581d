import Kernel

extension Projects {
    /// The qualities to tap in the order of their importance; the address keeps the order so far.
    @Sendable static func rankingScreen(_ page: Page) throws(BookError) -> Response {
        let screen = try WeightsScreen(page)
        let order = screen.order(page.request.query["order"] ?? "")
        let rest = screen.qualities.filter { quality in !order.contains { $0.id == quality.id } }
        return screen.response(Words.byRanking, back: screen.toWeights) { html in
            html.footnote(page.language(Words.byRankingSentence))
            screen.ranked(order, rest, html)
            if rest.isEmpty {
                screen.proposal(screen.centroids(order), html)
                html.footnote(page.language(Words.centroidNote), icon: .info)
            }
            if !order.isEmpty {
                html.buttonLink(
                    page.language(Words.startOver), href: path(screen.project.id, .ranking),
                    style: .quiet)
            }
        }
    }
}

extension WeightsScreen {
    /// The qualities that an address names, each once. With all but one the last follows.
    fileprivate func order(_ text: String) -> [Record] {
        var order: [Record] = []
        for part in text.utf8.split(separator: UInt8(ascii: ",")) {
            guard let id = RecordID(String(Substring(part))),
                let quality = qualities.first(where: { $0.id == id }),
                !order.contains(where: { $0.id == id })
            else { continue }
            order.append(quality)
        }
        if order.count == qualities.count - 1 {
            order += qualities.filter { quality in !order.contains { $0.id == quality.id } }
        }
        return order
    }

    fileprivate func ranked(_ order: [Record], _ rest: [Record], _ html: HTML) {
        if !order.isEmpty {
            html.group(id: "order") {
                for (place, quality) in order.enumerated() {
                    html.row(
                        Row(id: "o-" + quality.id.text, title: quality.title),
                        leading: {
                            html.span(.class("place")) {
                                html.text(page.language.ordinal(place + 1))
                            }
                        }, trailing: {})
                }
            }
        }
        if rest.isEmpty { return }
        let chosen = order.map { $0.id.text + "," }.joined()
        html.group(id: "rest") {
            for quality in rest {
                html.row(
                    Row(
                        id: "o-" + quality.id.text, title: quality.title,
                        href: Projects.path(project.id, .ranking) + "?order=" + chosen
                            + quality.id.text, symbol: .icon(.add)))
            }
        }
    }

    /// The rank-order centroids of an order, in the order of the qualities.
    fileprivate func centroids(_ order: [Record]) -> [Rational] {
        let weights = Rational.centroids(order.count)
        return qualities.map { quality in
            order.firstIndex { $0.id == quality.id }.map { weights[$0] } ?? .zero
        }
    }
}
