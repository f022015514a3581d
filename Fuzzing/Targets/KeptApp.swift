import Kernel

/// The app with a small book in which somebody has wandered about, and all pages that lead to others.
///
/// What a run writes is rolled back, so that each run finds the same book and an input breaks a law
/// whatever was run before it.
final class KeptApp {
    private let app = wholeApp
    private let memory: MemoryStore
    private var pages: [PageReader] = []

    /// As many pages and requests as are enough to see each screen with something on it.
    private static let mostPages = 256
    private static let wandering: UInt64 = 80

    init() {
        memory = MemoryStore(app.schema)
        let store = memory.store
        var wanderer = Visitor(Dice(Self.steps), app, store)
        _ = try? wanderer.brokenLaw(requests: Self.wandering)
        crawl(store)
    }

    /// Bytes that are the same each time (Knuth's generator).
    private static var steps: [UInt8] {
        var state: UInt64 = 12
        return (0..<20_000).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
    }

    private func crawl(_ store: Store) {
        var paths = ["/"]
        var next = 0
        var seen = Set(paths)
        while next < paths.count, pages.count < Self.mostPages {
            var visitor = Visitor(Dice([]), app, store)
            visitor.open(paths[next])
            next += 1
            pages.append(visitor.page)
            for link in visitor.page.links where link.hasPrefix("/") {
                let path = String(link.prefix { $0 != "#" })
                if seen.insert(path).inserted { paths.append(path) }
            }
        }
    }

    /// The first law that one request breaks. The first byte says from which page it is made.
    func brokenLaw(_ bytes: [UInt8]) throws(StoreError) -> String? {
        var dice = Dice(bytes)
        let page = pages[dice.roll(256) % pages.count]
        defer { memory.store.rollback() }
        var visitor = Visitor(dice, app, undoable(), at: page)
        return try visitor.brokenLawOfOne()
    }

    /// A view of the store in which nothing is ever committed, so that all can be rolled back.
    private func undoable() -> Store {
        let inner = memory.store
        var hasBegun = false
        return Store(
            schema: inner.schema, record: inner.record, records: inner.records, count: inner.count,
            tally: inner.tally, append: inner.append, history: inner.history, action: inner.action,
            actions: inner.actions, log: inner.log, rewind: inner.rewind, position: inner.position,
            lastStamp: inner.lastStamp, digest: inner.digest, blobs: inner.blobs,
            setting: inner.setting, set: inner.set,
            begin: { (writing) throws(StoreError) in
                guard writing, !hasBegun else { return }
                hasBegun = true
                try inner.begin(true)
            }, commit: {},
            rollback: {
                hasBegun = false
                inner.rollback()
            })
    }
}
