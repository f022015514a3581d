import Kernel
import Pulls
import TestKit
import Testing

@Suite struct ScreenTests {
    let logbook = Logbook()

    @Test func `every screen answers, empty and with the sample`() throws {
        #expect(logbook.html("/pulls").contains("Load sample data"))
        #expect(logbook.request(.post, "/sample", ["tracker": "/pulls"]).status == 303)
        let pull = try latest()
        for path in [
            "/", "/pulls", "/pulls/new", "/pulls/\(pull)", "/pulls/\(pull)/edit",
            "/pulls/\(pull)/hook", "/pulls/\(pull)/results",
        ] {
            #expect(logbook.request(.get, path).status == 200, "\(path)")
        }
        #expect(logbook.html("/pulls/\(pull)").contains("305.5\u{A0}ft"))
    }

    private func latest() throws -> String {
        try logbook.use { (book) throws(BookError) in
            try book.records(Query(Pull.kind, limit: 1)).first?.id.text ?? ""
        }
    }

    @Test func `a hook is entered, and the next form knows its class and its categories`() throws {
        let pull = try logbook.pull().id.text
        let answer = logbook.request(
            .post, "/pulls/\(pull)/hook",
            [
                "puller": "Rick", "tractor": "WhyNot", "class": "Pro Farm",
                "distance": "EXH 253,72",
                "status": "measured", "tirePressure": "25,5", "sled": "Red Rock",
                "customName": "Gear", "customValue": "4", "another": "1",
            ])
        #expect(answer.status == 303)
        #expect(answer.header("Location")?.hasPrefix("/pulls/\(pull)/hook?done=") == true)
        let form = logbook.html("/pulls/\(pull)/hook")
        #expect(form.contains("value=\"Pro Farm\""))
        #expect(form.contains("value=\"Gear\""))
        #expect(form.contains("<option value=\"WhyNot\">"))
        #expect(!form.contains("name=\"puller\" value=\"Rick\""))
        #expect(logbook.html("/pulls/\(pull)").contains("253.72"))
    }

    @Test func `a wrong tire pressure is said beside the field and all else stays typed`() throws {
        let pull = try logbook.pull().id.text
        let answer = logbook.request(
            .post, "/pulls/\(pull)/hook",
            [
                "puller": "Rick", "tirePressure": "soft", "distance": "300", "customName": "Gear",
                "customValue": "4",
            ])
        let html = String(decoding: answer.body, as: UTF8.self)
        #expect(answer.status == 422)
        #expect(html.contains("“soft” is not a number"))
        #expect(html.contains("value=\"Rick\""))
        #expect(html.contains("value=\"Gear\""))
    }

    @Test func `a hook's categories are refused together with its fields`() throws {
        let pull = try logbook.pull().id.text
        let answer = logbook.request(
            .post, "/pulls/\(pull)/hook",
            ["distance": "far", "place": "last", "customName": "", "customValue": "4"])
        let html = String(decoding: answer.body, as: UTF8.self)
        #expect(answer.status == 422)
        #expect(html.contains("3 fields need another look."))
        #expect(html.contains("“far”") && html.contains("“last”"))
    }

    @Test func `categories are added, moved and removed before saving`() throws {
        let pull = try logbook.pull().id.text
        func pressing(_ button: String) -> String {
            var form = Parameters([("customName", "Gear"), ("customValue", "4")])
            form.pairs += [("customName", "Weights"), ("customValue", "12"), ("rows", button)]
            let body = logbook.request(.post, "/pulls/\(pull)/hook", form).body
            return String(decoding: body, as: UTF8.self)
        }
        #expect(pressing("remove-0").contains("Weights"))
        #expect(!pressing("remove-0").contains("value=\"Gear\""))
        #expect(
            pressing("up-1").contains(
                "id=\"field-0-customName\" name=\"customName\" value=\"Weights\""))
        #expect(pressing("add").contains("field-2-customName"))
        #expect(pressing("up-99").contains("Gear"))
    }

    @Test func `where metres are shown, a number is typed in metres and an older one stays feet`()
        throws
    {
        let pull = try logbook.pull()
        let old = try logbook.hook(pull, "300").id
        #expect(logbook.request(.post, "/settings", ["distanceUnit": "metres"]).status == 303)
        let form = logbook.html("/pulls/hook/\(old.text)")
        #expect(form.contains("value=\"300 ft\""))
        #expect(form.contains("Distance, m if no unit"))
        #expect(logbook.html("/pulls/\(pull.id.text)/hook").contains(">Distance, m<"))
        let path = "/pulls/\(pull.id.text)"
        _ = logbook.request(.post, path + "/hook", ["puller": "Jan", "distance": "91,4"])
        _ = logbook.request(.post, "/pulls/hook/\(old.text)", ["distance": "300 ft"])
        let html = logbook.html(path)
        #expect(html.contains("91.4\u{A0}m"))
        #expect(html.contains("91.44\u{A0}m"))
    }
}
