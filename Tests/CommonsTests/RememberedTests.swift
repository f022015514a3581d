import AllTrackers
import Kernel
import TestKit
import Testing

/// What is kept of a book from one request to the next never shows.
@Suite struct RememberedTests {
    /// Whose records the pages are of: the kinds somebody uses at random, and the pages of the whole
    /// tracker and of each record of its first kind.
    struct Use: CustomTestStringConvertible, Sendable {
        let kinds: [String]
        let pages: [String]
        let ofEach: [String]

        var testDescription: String { kinds[0] }
    }

    static let uses = [
        Use(
            kinds: ["essential", "essentialLink"], pages: ["/", "/priorities", "/search?q=a"],
            ofEach: []),
        Use(
            kinds: ["project", "item", "quality", "score"], pages: ["/", "/projects"],
            ofEach: ["", "/rank", "/score", "/why", "/matrix"]),
        Use(
            kinds: ["pull", "hook"],
            pages: [
                "/pulls", "/pulls/standings?year=all", "/pulls/bests?year=all",
                "/pulls/names?field=puller",
            ], ofEach: [""]),
        Use(
            kinds: ["course", "weightGroup", "assignment", "term", "studySession", "note"],
            pages: ["/grades", "/grades/hours", "/grades/terms", "/grades/notes"],
            ofEach: ["", "/graphs", "/work", "/need"]),
    ]

    @Test(arguments: uses)
    func `pages are those of a store that remembers nothing`(_ use: Use) throws {
        let app = AllTrackers.app()
        let used = MemoryStore(app.schema).store
        let kinds = use.kinds.compactMap { app.schema.kind($0) }
        var dice = Dice(seed: 11)
        for step in 0..<100 {
            let now = Instant.start + step * 1_000
            let user = User(
                Book(used, app.rulebook, now: now, seed: UInt64(step)), kinds: kinds)
            try user.act(&dice)
            let fresh = MemoryStore(app.schema).store
            _ = try fresh.append(try used.everything, nil)
            let first = try Book(used, app.rulebook, now: now, seed: 1)
                .records(Query(kinds[0]))
            let own = first.prefix(3).compactMap { app.href($0) }
                .flatMap { href in use.ofEach.map { href + $0 } }
            for page in use.pages + own {
                let shown = answer(page, app, used, now)
                #expect(shown.status == 200, "\(page)")
                let isSame = shown.body == answer(page, app, fresh, now).body
                #expect(isSame, "step \(step): \(page)")
            }
        }
    }

    private func answer(_ target: String, _ app: App, _ store: Store, _ now: Instant) -> Response {
        let context = Request.Context(now: now, acceptLanguage: "en", seed: 1)
        guard let request = Request(method: "GET", target: target, context: context) else {
            return Response(status: 400)
        }
        return app.handle(request, in: store)
    }
}
