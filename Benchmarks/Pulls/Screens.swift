import AllTrackers
import Glibc
import Kernel
import Pulls

/// The app with a large logbook, asked screen by screen.
final class Screens {
    private let app = AllTrackers.app()
    private let store: Store
    private var turn: Int64 = 0
    private let tractor: String

    init(_ open: (Schema) throws -> Store) throws {
        let store = try open(app.schema)
        let start = Instant(milliseconds: 1_780_000_000_000)
        tractor = try store.transaction(writing: true, failure: { BookError.store($0) }) {
            () throws(BookError) in
            let book = Book(store, Pulls.declarations.rulebook, now: start, seed: 1)
            var large = LargeBook()
            let drafts = large.drafts(book)
            for pull in stride(from: 0, to: drafts.count, by: LargeBook.hooksOfPull + 1) {
                try book.commit(Array(drafts[pull...(pull + LargeBook.hooksOfPull)]))
            }
            return drafts.last?[Hook.tractor] ?? ""
        }
        self.store = store
    }

    /// The book as JSON, to measure other hosts with.
    func json() throws -> [UInt8] {
        try store.transaction(writing: false, failure: { BookError.store($0) }) {
            () throws(BookError) in
            try Book(store, Pulls.declarations.rulebook, now: Instant(milliseconds: 0), seed: 1)
                .json()
        }
    }

    /// The screens with an example of each.
    func paths() throws -> [String] {
        let pulls = try store.records(Query(Pull.kind, limit: 1))
        let pull = "/pulls/" + (pulls.first?.id.text ?? "")
        let hooks = try store.records(Query(Hook.kind, limit: 1))
        let named = tractor.split(separator: " ").joined(separator: "+")
        return [
            "/", "/pulls", "/pulls?show=200", "/pulls/new", pull, pull + "/edit", pull + "/hook",
            pull + "/results", "/pulls/hook/" + (hooks.first?.id.text ?? ""), "/pulls/notes",
            "/pulls/standings", "/pulls/standings?year=all", "/pulls/bests",
            "/pulls/bests?year=all",
            "/pulls/bests?by=season", "/pulls/bests?by=track&year=all",
            "/pulls/tractor?name=" + named, "/pulls/forecast", "/pulls/names",
            "/pulls/names?field=puller",
        ]
    }

    /// Asks for one screen and gives the milliseconds of the processor that it took.
    func ask(_ path: String, _ form: Parameters? = nil) -> Double {
        turn += 1
        let now = Instant(milliseconds: 1_790_000_000_000 + turn * 1_000)
        let parts = path.split(separator: "?", maxSplits: 1).map(String.init)
        let request = Request(
            form == nil ? .get : .post, path: parts[0],
            query: parts.count > 1 ? Parameters(formEncoded: Array(parts[1].utf8)) : [:],
            contentType: "application/x-www-form-urlencoded",
            body: Array((form?.formEncoded ?? "").utf8),
            context: Request.Context(now: now, seed: UInt64(turn)))
        let start = processorTime()
        let response = app.handle(request, in: store)
        let time = (processorTime() - start) * 1_000
        if response.status >= 400 { print("\(path) answered \(response.status)") }
        return time
    }

    private func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
}
