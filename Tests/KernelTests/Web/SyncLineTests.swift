import Kernel
import TestKit
import Testing

/// The status line, read off a page.
struct SyncLineTests {
    private let store = MemoryStore(Schema([])).store
    private let app = App(trackers: [], commons: [])

    /// The words of the line on any page; nil when there is none.
    private func line(_ status: SyncStatus?, language: String = "en") -> String? {
        let context = Request.Context(
            now: .start + 10_000_000, acceptLanguage: language, seed: 1, sync: status)
        let request = Request(.get, path: "/nowhere", context: context)
        let page = String(decoding: app.handle(request, in: store).body, as: UTF8.self)
        guard let start = page.range(of: "<span role=\"status\">") else { return nil }
        return String(page[start].prefix { $0 != "<" })
    }

    private func status(
        offline: Bool = false, waiting: Int = 0, ago seconds: Int? = 30,
        problem: SyncProblem? = nil
    ) -> SyncStatus {
        SyncStatus(
            server: "https://home.example", isOffline: offline, waiting: waiting,
            lastSynced: seconds.map { .start + (10_000_000 - $0 * 1_000) }, problem: problem)
    }

    @Test func `without a server there is nothing to tell`() {
        #expect(line(nil) == nil)
        #expect(line(SyncStatus()) == nil)
    }

    @Test func `in step, it is silent until a day has passed`() {
        for seconds in [-500, 0, 150, 86_399] { #expect(line(status(ago: seconds)) == nil) }
        #expect(line(status(ago: 172_800)) == "Synced on 30 Dec 2025")
        #expect(line(status(ago: nil)) == "Not synced yet")
    }

    @Test func `the settings say since when it is in step`() {
        let said = [(-500, "just now"), (59, "just now"), (150, "2 min ago"), (7_300, "2 h ago")]
        for (seconds, words) in said {
            let context = Request.Context(now: .start + 10_000_000, seed: 1)
            let label = status(ago: seconds).synced(context, .english)
            #expect(Language.english(label) == "Synced \(words)")
        }
    }

    @Test func `what waits is counted`() {
        #expect(line(status(waiting: 1)) == "1 change waiting")
        #expect(line(status(waiting: 3)) == "3 changes waiting")
        #expect(line(status(waiting: SyncStatus.most)) == "100 changes or more waiting")
    }

    @Test func `a clock that is a day off is told on every screen`() {
        var status = status()
        status.clockDifference = Stamp.reach - 1
        #expect(line(status) == nil)
        status.clockDifference = Stamp.reach
        let behind = "This device’s clock is wrong: not everything is shown"
        #expect(line(status) == behind)
        status.problem = .clocksDiffer
        #expect(line(status) == behind)
        status.clockDifference = -Stamp.reach
        #expect(line(status) == "This device’s clock is wrong")
        status.problem = .unreachable
        #expect(line(status) == "Offline")
    }

    @Test func `what was found of a clock isn't told when it may have been put right since`() {
        let now = Instant.start + 10_000_000
        var status = status()
        status.clockDifference = 5 * Stamp.reach
        status.heard = now
        let day = Int(Stamp.reach)
        #expect(status.betterTime(now) == now + 5 * day)
        #expect(status.betterTime(now + 3 * day) == now + 8 * day)
        #expect(status.difference(now + 4 * day) == 0)
        #expect(status.betterTime(now + 4 * day) == nil && status.daysAhead(now + 5 * day) == 0)
        status.clockDifference = -5 * Stamp.reach
        #expect(status.difference(now) == -5 * Stamp.reach)
        #expect(status.difference(now + -5 * day) == 0)
    }

    @Test func `offline is told, by chance or by choice`() {
        #expect(line(status(problem: .unreachable)) == "Offline")
        #expect(line(status(waiting: 3, problem: .unreachable)) == "Offline · 3 changes waiting")
        #expect(line(status(offline: true)) == "Working offline")
        #expect(line(status(offline: true, waiting: 1)) == "Working offline · 1 change waiting")
    }

    @Test func `trouble is told`() {
        for problem in [SyncProblem.differs, .refused("No."), .unreadable, .otherVersion, .notKept]
        {
            #expect(line(status(waiting: 2, problem: problem)) == "Not in step · 2 changes waiting")
        }
    }

    @Test func `it speaks every language`() {
        #expect(
            line(status(waiting: 3, problem: .unreachable), language: "de")
                == "Offline · 3 Änderungen warten")
        #expect(line(status(ago: nil), language: "it") == "Non ancora sincronizzato")
    }
}

extension String {
    /// The text from after the first occurrence of another on.
    fileprivate func range(of text: String) -> PartialRangeFrom<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return index(start, offsetBy: text.count)... }
            start = index(after: start)
        }
        return nil
    }
}
