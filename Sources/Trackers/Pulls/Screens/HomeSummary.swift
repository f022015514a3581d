import Kernel

extension Pulls {
    /// What the home screen shows: the latest pull and its farthest hook.
    @Sendable static func summary(_ page: Page) throws(BookError) -> Summary {
        guard let latest = try page.book.records(Query(Pull.kind, limit: 1)).first else {
            return Summary()
        }
        let language = page.language
        let hooks = try hooksOf(latest.id, in: page.book)
        let unit = try Units.chosen(page.book, language).distance
        let best = farthest(hooks.map { Run($0) }, latest.fullPullMark)
        let tractor = best.flatMap { best in
            hooks.first { $0.id == best.id }.map { [$0[Hook.tractor], $0[Hook.puller]] }?
                .first { !$0.isBlank }
        }
        let note =
            best == nil
            ? nil : language(Words.farthest).withCapital + (tractor.map { ": " + $0 } ?? "")
        let reach = best?.reach(latest.fullPullMark)
        let figure =
            best.map { _ in
                reach?.text(in: unit, language) ?? language(HookStatus.fullPull.label)
            } ?? language(Words.hooks(hooks.count))
        return Summary(tiles: [
            Summary.Tile(figure, remark: latest.title, note: note, href: path(latest.id))
        ])
    }

    /// A full pull of unknown distance before all others.
    private static func farthest(_ runs: [Run], _ mark: Distance?) -> Run? {
        var best: Run?
        for run in runs where run.counts && (run.status == .fullPull || run.distance != nil) {
            guard let known = best else {
                best = run
                continue
            }
            guard let far = known.reach(mark) else { break }
            if run.reach(mark).map({ far < $0 }) ?? true { best = run }
        }
        return best
    }
}
