import AllTrackers
import Glibc
import Kernel
import SQLiteStore

/// Where a book is kept while its screens are measured.
struct Place {
    let name: String
    private let store: Store
    private let app: App
    private let studies: Studies
    private let folder: String?

    static func memory(_ studies: Studies) -> Place {
        let app = AllTrackers.app()
        return Place("in memory", MemoryStore(app.schema).store, app, studies, nil)
    }

    static func file(_ studies: Studies) throws -> Place {
        let app = AllTrackers.app()
        let folder = "/var/tmp/tally-grades-\(getpid())"
        mkdir(folder, 0o700)
        let store = try SQLiteStore.open(folder + "/book", app.schema).store
        return Place("in SQLite", store, app, studies, folder)
    }

    private init(_ name: String, _ store: Store, _ app: App, _ studies: Studies, _ folder: String?)
    {
        self.name = name
        self.store = store
        self.app = app
        self.studies = studies
        self.folder = folder
        try? store.begin(true)
        _ = try? store.append(studies.changes, nil)
        try? store.commit()
    }

    func remove() {
        guard let folder else { return }
        for suffix in ["", "-wal", "-shm"] { unlink(folder + "/book" + suffix) }
        rmdir(folder)
    }

    /// Prints what a screen costs when nothing changed, and after a score was typed.
    func measure(_ path: String) {
        let shown = path.replacing(studies.first.text, with: ":course")
        let first = times(1) { answer(path) }[0]
        let warm = times(9) { answer(path) }
        let after = (0..<9).map { turn in
            type(score: turn)
            return times(1) { answer(path) }[0]
        }.sorted()
        let columns = [first, warm[4], after[4]].map { text($0) }.joined(separator: "  ")
        print(shown + String(repeating: " ", count: max(1, 28 - shown.count)) + columns)
    }

    private func times(_ count: Int, _ work: () -> Void) -> [Double] {
        (0..<count).map { _ in
            let start = processorTime
            work()
            return processorTime - start
        }.sorted()
    }

    private func answer(_ path: String) {
        let response = app.handle(request(.get, path), in: store)
        if response.status != 200 { print("  answered", response.status) }
    }

    private func type(score turn: Int) {
        var request = request(.post, "/grades/score/" + studies.score.text)
        request.contentType = "application/x-www-form-urlencoded"
        request.body = Array("score=\(turn % 10).5".utf8)
        let response = app.handle(request, in: store)
        if response.status != 303 { print("  refused", response.status) }
    }

    private func request(_ method: Request.Method, _ path: String) -> Request {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        let now = Instant(
            milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
        return Request(
            method, path: path, context: Request.Context(now: now, seed: .random(in: 1 ... .max)))
    }

    private func text(_ seconds: Double) -> String {
        let hundredths = Int(seconds * 100_000)
        let fraction = hundredths % 100
        return "\(hundredths / 100)." + (fraction < 10 ? "0" : "") + "\(fraction) ms"
    }
}

/// How long the processor has worked for this thread: other programs don't count.
private var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
