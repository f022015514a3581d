import AllTrackers
import Foundation
import Kernel
import TestKit
import Testing

@Suite(.namingCases) struct ScreenTests {
    let site = Site()

    @Test func `an empty book offers a course and sample data`() {
        let text = site.get("/grades").text
        #expect(text.contains("/grades/add/course"))
        #expect(text.contains("Load sample data"))
    }

    @Test func `every screen of the sample answers in every language`() {
        site.post("/sample", "tracker=/grades")
        for language in ["en", "de", "it"] {
            let course = site.courses(language).first ?? ""
            let screens =
                ["", "/hours", "/terms", "/degrees", "/timetable", "/notes", "/scale", "/import"]
                .map { "/grades" + $0 }
                + [
                    "", "/graphs", "/notes", "/time", "/settings", "/weights", "/batch", "/scores",
                    "/need", "/what-if", "/work", "?sort=date", "?sort=result", "?sort=influence",
                ].map { "/grades/" + course + $0 } + ["/", "/grades?status=archived"]
            withEvery("screen", in: screens) { path in
                let answer = site.get(path, language)
                #expect(answer.status == 200)
                #expect(!answer.text.contains("NaN"))
            }
        }
    }

    @Test func `a course's percentage is rounded alike everywhere`() {
        site.post("/sample", "tracker=/grades")
        let course = site.courses("en").first ?? ""
        #expect(site.get("/grades/" + course).text.contains("93.03<small>%"))
        for path in ["/", "/grades"] { #expect(site.get(path).text.contains("93.03%")) }
    }

    @Test func `no short word of a course's name stands alone in the timetable`() {
        site.post("/sample", "tracker=/grades")
        #expect(site.get("/grades/timetable").text.contains(">Algebra I</text>"))
    }

    @Test func `the band of a graph says that it is the target`() {
        site.post("/sample", "tracker=/grades")
        let course = site.courses("en").first ?? ""
        site.post("/grades/edit/course/" + course, "name=Algorithms&target=90")
        #expect(site.get("/grades/\(course)/graphs").text.contains("Green: your target, "))
    }

    @Test func `the conversation about grades goes as it is written`() async throws {
        let fixture = try Fixture.all().first { $0.about.hasPrefix("A course is set up") }
        let (app, store) = (AllTrackers.app(), MemoryStore(AllTrackers.app().schema).store)
        let answers = try await fixture?.replay { app.handle($0, in: store) }
        #expect(answers?.isEmpty == false)
    }

    @Test func `a score is typed in place in many ways`() {
        let (course, work) = site.course()
        for (typed, shown) in [
            ("18/20", "90%"), ("90 %", "90%"), ("a-", "90%"), ("17,5", "87.5%"),
            ("", "no grade yet"),
        ] {
            let answer = site.post(
                "/grades/score/" + work,
                "score=" + typed.percentEncoded + "&return=/grades/" + course)
            #expect(answer.status == 303)
            #expect(site.get("/grades").text.contains(shown), "\(typed)")
        }
        #expect(site.post("/grades/score/" + work, "score=many").status == 422)
    }

    @Test func `what is tried in what-if leaves no trace`() {
        let (course, work) = site.course()
        let before = site.digest
        let answer = site.get("/grades/\(course)/what-if?s-\(work)=16")
        #expect(answer.text.contains("80<small>%"))
        #expect(site.digest == before)
        #expect(site.post("/grades/\(course)/scores", "s-\(work)=16").status == 303)
        #expect(site.get("/grades/" + course).text.contains("80<small>%"))
    }

    @Test func `weight groups are made, changed and removed on one sheet`() {
        let (course, _) = site.course()
        site.post(
            "/grades/\(course)/weights",
            "weights=percent&name-new0=Exams&weight-new0=60&dropLowest-new0=1&name-new1=Homework&weight-new1=40"
        )
        let page = site.get("/grades/\(course)/weights").text
        #expect(page.contains("value=\"Exams\""))
        #expect(page.contains("100</output>"))
        let typing = site.get(
            "/grades/\(course)/weights/total?name-new0=Labs&weight-new0=12.5&name-new1=&weight-new1=9"
                + "&name-new2=Talks&weight-new2=0.1")
        #expect(typing.text.contains("<output id=\"total\">112.6</output>"))
        #expect(!typing.text.contains("= "))
        let refused = site.post(
            "/grades/\(course)/weights", "weights=percent&name-new0=Labs&weight-new0=heavy")
        #expect(refused.status == 422)
        #expect(refused.text.contains("value=\"heavy\""))
    }

    @Test func `a weight may be typed with its percent sign`() {
        let (course, _) = site.course()
        let typed = "name-new0=Exams&weight-new0=60%25&name-new1=Homework&weight-new1=20+%25"
        let total = site.get("/grades/\(course)/weights/total?" + typed)
        #expect(total.text.contains("<output id=\"total\">80</output>"))
        // By their sum, each says beside what was typed what it is of all.
        #expect(total.text.contains("class=\"sub\">Weight = 75%</output>"))
        #expect(site.post("/grades/\(course)/weights", "weights=percent&" + typed).status == 303)
        let page = site.get("/grades/\(course)/weights").text
        #expect(page.contains("value=\"60\""))
        #expect(page.contains("value=\"20\""))
        let refused = site.post(
            "/grades/\(course)/weights", "weights=percent&name-new0=Labs&weight-new0=20+kg")
        #expect(refused.text.contains("“20 kg”"))
    }

    @Test func `a target and the rest may be typed with their percent sign`() {
        let (course, _) = site.course()
        let set = site.post("/grades/edit/course/" + course, "name=Algorithms&target=92%25")
        #expect(set.status == 303)
        #expect(site.get("/grades/\(course)/settings").text.contains("92"))
        let need = site.get("/grades/\(course)/need?otherwise=81.5+%25").text
        #expect(need.contains("value=\"81.5\""))
    }

    @Test func `where nothing that counts is left the figure that stays is said`() {
        let (course, work) = site.course()
        #expect(site.get("/grades/\(course)/need").text.contains("Between "))
        site.post("/grades/score/" + work, "score=18")
        let need = site.get("/grades/\(course)/need").text
        #expect(need.contains("It stays at 90%.") && !need.contains("Between "))
    }

    @Test(arguments: [("B+", "87"), ("b+", "87"), ("A-", "90"), ("A−", "90")])
    func `a target may be a grade of the course's scale`(typed: String, percent: String) {
        let (course, _) = site.course()
        let set = site.post(
            "/grades/edit/course/" + course, "name=Algorithms&target=" + typed.percentEncoded)
        #expect(set.status == 303)
        let sheet = site.get("/grades/edit/course/" + course).text
        #expect(sheet.contains("name=\"target\" value=\"\(percent)\""))
        #expect(!sheet.contains("value=\"\(percent)\" inputmode=\"decimal\""))
        let refused = site.post("/grades/edit/course/" + course, "name=Algorithms&target=Z")
        #expect(refused.status == 422 && refused.text.contains("value=\"Z\""))
    }

    @Test func `a target that is a letter's is told once, and the span in a sentence`() {
        let (course, _) = site.course()
        site.post("/grades/edit/course/" + course, "name=Algorithms&target=90")
        let need = site.get("/grades/\(course)/need").text
        #expect(need.contains("A− · Your target"))
        #expect(need.split(separator: "Your target").count == 2)
        #expect(need.contains("Between ") && need.contains(" can still come of it."))
        site.post("/grades/edit/course/" + course, "name=Algorithms&target=88.5")
        #expect(!site.get("/grades/\(course)/need").text.contains("· Your target"))
    }

    @Test func `a score with two readings is refused with both where many are entered`() {
        let (course, work) = site.course()
        let typed = "s-\(work)=" + "1,1000".percentEncoded
        let refused = site.post("/grades/\(course)/scores", typed)
        #expect(refused.status == 422)
        #expect(refused.text.contains("“1,1000” may be 11000 or 1.1."))
        #expect(refused.text.contains("value=\"1,1000\""))
        #expect(
            site.post("/grades/\(course)/scores", "s-\(work)=lots").text.contains("“lots” is not"))
    }

    @Test func `a refused form comes back as it was typed`() {
        let answer = site.post("/grades/add/course", "name=&professor=Dr.+Whitley")
        #expect(answer.status == 422)
        #expect(answer.text.contains("value=\"Dr. Whitley\""))
    }

    @Test func `a refused form says all that is wrong at once, and how much that is`() {
        let answer = site.post("/grades/add/course", "name=&creditHours=many&target=most")
        #expect(answer.text.count(of: "class=\"error\"") == 3)
        #expect(answer.text.contains("3 fields need another look."))
        #expect(answer.text.count(of: "autofocus") == 1)
    }

    @Test func `what is wrong between two fields is said beside what is wrong with one`() {
        let answer = site.post("/grades/add/term", "name=&start=2026-09-01&end=2026-08-01")
        #expect(answer.status == 422)
        #expect(answer.text.count(of: "class=\"error\"") == 2)
        #expect(answer.text.contains("2 fields need another look."))
    }

    @Test func `a sheet of weights says all that is wrong and keeps what was chosen`() {
        let (course, _) = site.course()
        let refused = site.post(
            "/grades/\(course)/weights",
            "weights=percent&name-new0=Labs&weight-new0=heavy&name-new1=Talks&weight-new1=-1")
        #expect(refused.status == 422)
        #expect(refused.text.count(of: "class=\"error\"") == 2)
        #expect(refused.text.contains("value=\"heavy\""))
        #expect(refused.text.contains("value=\"percent\" checked"))
    }

    @Test func `a batch says what is wrong with each line and with what they have in common`() {
        let (course, _) = site.course()
        let lines = "Quiz 1; lots\nQuiz 2; 18/20\nQuiz 3; many".percentEncoded
        let refused = site.post("/grades/\(course)/batch", "total=ten&lines=" + lines)
        #expect(refused.status == 422)
        #expect(refused.text.count(of: "class=\"error\"") == 2)
        for typed in ["“lots”", "“many”", "“ten”"] {
            #expect(refused.text.count(of: typed) == 1)
        }
        let blank = site.post("/grades/\(course)/batch", "total=10&lines=")
        #expect(blank.text.count(of: "class=\"error\"") == 1)
    }

    @Test func `several assignments are added at once`() {
        let (course, _) = site.course()
        let lines = "Quiz 1; 18/20\nQuiz 2; 2026-12-01\nQuiz 3; 80 %".percentEncoded
        #expect(site.post("/grades/\(course)/batch", "total=10&lines=" + lines).status == 303)
        #expect(site.get("/grades/" + course).text.contains("value=\"8\""))
        #expect(site.post("/grades/\(course)/batch", "lines=Quiz;lots").status == 422)
    }

    @Test func `an import is shown first and then kept`() {
        let text = "Name,Score,Total\nEssay,9,10\n".percentEncoded
        let preview = site.post("/grades/import", "text=" + text)
        #expect(preview.status == 200)
        #expect(preview.text.contains("Essay"))
        #expect(site.courses("en").isEmpty)
        let kept = site.post("/grades/import", "keep=1&name=English&text=" + text)
        #expect(kept.status == 303)
        #expect(kept.header("Location")?.contains("/weights") == true)
        #expect(site.get("/grades").text.contains("English"))
    }

    @Test func `a planned course is made like another, without its scores`() {
        let (course, work) = site.course()
        site.post("/grades/score/" + work, "score=18")
        #expect(site.post("/grades/\(course)/like", "").status == 303)
        let planned = site.get("/grades?status=planned").text
        #expect(planned.contains("Algorithms"))
        #expect(planned.contains("no grade yet"))
    }

    @Test func `study time runs on and is written down`() {
        let (course, _) = site.course()
        site.post("/grades/\(course)/timer", "")
        site.pass(minutes: 95)
        #expect(site.get("/grades/\(course)/time").text.contains("1 h 35 min"))
        site.post("/grades/timer", "")
        #expect(site.get("/grades/\(course)/time").text.contains("1 h 35 min"))
        #expect(site.get("/grades/\(course)/graphs").text.contains("Minutes a day"))
    }

    @Test func `clashing time slots are marked, and the calendar names them`() {
        let (course, _) = site.course()
        for start in ["09:00", "09:30"] {
            site.post(
                "/grades/add/timeSlot",
                "course=\(course)&days=&days=mon&days=wed&start=\(start)&end=10:30")
        }
        #expect(site.get("/grades/timetable").text.contains("clashes"))
        let calendar = site.get("/grades/calendar.ics").text
        #expect(calendar.contains("RRULE:FREQ=WEEKLY"))
        #expect(calendar.contains("SUMMARY:Algorithms"))
    }

    @Test func `all that is wrong with work to be sorted into groups is said at once`() {
        let site = Site()
        let (course, _) = site.course()
        site.post("/grades/add/assignment", "course=\(course)&name=Essay&total=20")
        let page = site.get("/grades/" + course).text.components(separatedBy: "id=\"a-")
        let works = page.dropFirst().map { $0.prefix(36) }
        #expect(works.count == 2)
        let typed = works.enumerated().map { index, work in
            "g-\(work)=new:" + String(repeating: "x", count: 1_001 + index)
        }
        let refused = site.post("/grades/\(course)/weights/work", typed.joined(separator: "&"))
        #expect(refused.status == 422)
        #expect(refused.text.contains("1001") && refused.text.contains("1002"))
    }
}

/// The app with a book in memory, used like a browser would.
final class Site {
    private let app = AllTrackers.app()
    private let store: Store
    private var now = Instant.start
    private var seed: UInt64 = 0

    init() { store = MemoryStore(app.schema).store }

    func get(_ path: String, _ language: String = "en") -> Response {
        send(.get, path, "", language)
    }

    @discardableResult
    func post(_ path: String, _ body: String) -> Response { send(.post, path, body, "en") }

    func pass(minutes: Int) { now = now + minutes * 60_000 }

    var digest: String? { try? store.digest().text }

    /// The identifiers of the courses on the main screen.
    func courses(_ language: String) -> [String] {
        get("/grades", language).text.components(separatedBy: "id=\"c-").dropFirst()
            .map { String($0.prefix(36)) }
    }

    /// A course with one assignment of 20 points.
    func course() -> (course: String, work: String) {
        post("/grades/add/course", "name=Algorithms&creditHours=3")
        let course = courses("en").first ?? ""
        post("/grades/add/assignment", "course=\(course)&name=Quiz&total=20")
        let page = get("/grades/" + course).text.components(separatedBy: "id=\"a-")
        return (course, page.count > 1 ? String(page[1].prefix(36)) : "")
    }

    private func send(
        _ method: Request.Method, _ target: String, _ body: String, _ language: String
    ) -> Response {
        seed += 1
        now = now + 1_000
        let parts = target.split(separator: "?", maxSplits: 1).map(String.init)
        let request = Request(
            method, path: parts[0],
            query: Parameters(formEncoded: [UInt8]((parts.count > 1 ? parts[1] : "").utf8)),
            contentType: method == .post ? "application/x-www-form-urlencoded" : "",
            body: [UInt8](body.utf8),
            context: Request.Context(now: now, acceptLanguage: language, seed: seed))
        return app.handle(request, in: store)
    }
}

extension Response {
    var text: String { String(decoding: body, as: UTF8.self) }
}

extension String {
    /// How often `part` occurs.
    fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
