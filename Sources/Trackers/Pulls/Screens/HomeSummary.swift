import Kernel

extension Pulls {
    /// What the home screen shows: the latest pull and its farthest hook.
    @Sendable static func summary(_ page: Page) throws(BookError) -> Summary {
        guard let latest = try page.book.records(Query(Pull.kind, limit: 1)).first else {
            return Summary()
        }
        let language = page.language
        let hooks = try hooksOf(latest.id, in: page.book)
        let unit = try DistanceUnit.chosen(page.book)
        let best = hooks.map { Run($0) }.filter { $0.counts }
            .compactMap { run in run.distance.map { (run, $0) } }
            .max { $0.1 < $1.1 }
        let tractor = best.flatMap { best in
            hooks.first { $0.id == best.0.id }?[Hook.tractor]
        }
        let remark = [best == nil ? nil : language(Words.farthest), tractor, latest.title]
            .compactMap { $0 }.filter { !$0.isBlank }.joined(separator: " · ")
        let figure =
            best?.1.text(in: unit, language) ?? language(Words.hooks(hooks.count))
        return Summary(tiles: [Summary.Tile(figure, remark: remark, href: path(latest.id))])
    }
}
