import Kernel
import TestKit
import Testing

@testable import Pulls

/// "25" in a field that shows °C is 25 °C, whatever the language.
@Suite struct UnitTests {
    let logbook = Logbook()

    private func settings(_ language: String, _ unit: String? = nil) {
        var form: Parameters = ["language": language]
        if let unit { form.pairs.append((name: "distanceUnit", value: unit)) }
        _ = logbook.request(.post, "/settings", form)
    }

    private func newPull(_ more: Parameters) throws -> Record {
        var form: Parameters = ["name": "Füchtorf", "date": "2026-07-18"]
        form.pairs += more.pairs
        let answer = logbook.request(.post, "/pulls/new", form)
        #expect(answer.status == 303, "\(String(decoding: answer.body, as: UTF8.self))")
        return try logbook.use { (book) throws(BookError) in
            try book.records(Query(Pull.kind, limit: 1))[0]
        }
    }

    @Test(arguments: ["de", "it", "en"])
    func `where metres are shown, bare numbers are degrees Celsius, hectopascals and metres`(
        language: String
    ) throws {
        settings(language, language == "en" ? "metres" : nil)
        let pull = try newPull([
            "temperature": "25", "dewPoint": "17", "pressure": "985", "altitude": "280",
            "fullPullMark": "100",
        ])
        let air = Conditions(pull)
        #expect(air.celsius == 25 && air.dewPoint == 17 && air.hectopascals == 985)
        #expect(air.altitude?.metres == 280 && pull.fullPullMark?.metres == 100)
        let form = logbook.html("/pulls/\(pull.id.text)/edit")
        #expect(form.contains(", °C") && form.contains("value=\"25 °C\""))
        #expect(form.contains("value=\"100 m\""))
    }

    @Test func `what a form shows with a unit is read back with that unit`() throws {
        let pull = try newPull(["temperature": "78", "altitude": "910", "pressure": "29.1"])
        settings("de", "metres")
        let form = logbook.html("/pulls/\(pull.id.text)/edit")
        for shown in ["78 °F", "910 ft", "29.1 inHg"] {
            #expect(form.contains("value=\"" + shown + "\""), "\(shown)")
        }
        let air = Conditions(pull)
        let answer = logbook.request(
            .post, "/pulls/\(pull.id.text)/edit",
            [
                "name": "A", "date": "2026-07-18", "temperature": "78 °F", "altitude": "910 ft",
                "pressure": "29.1 inHg",
            ])
        #expect(answer.status == 303)
        let again = try logbook.use { (book) throws(BookError) in
            Conditions(try book.visible(Pull.kind, pull.id))
        }
        #expect(again.celsius == air.celsius && again.altitude == air.altitude)
        #expect(again.hectopascals == air.hectopascals)
    }

    @Test func `where feet are shown, bare numbers are degrees Fahrenheit and feet, as ever`()
        throws
    {
        let pull = try newPull(["temperature": "77", "altitude": "910"])
        #expect(Conditions(pull).celsius == 25)
        #expect(pull.optional(Pull.temperature) == "77")
        #expect(logbook.html("/pulls/\(pull.id.text)/edit").contains("Temperature, °F"))
        #expect(logbook.html("/pulls/\(pull.id.text)").contains("77\u{A0}°F"))
    }

    @Test(arguments: [("en", "1,220 ft"), ("de", "1.220 ft"), ("it", "1220 ft"), ("en", "1220")])
    func `thousands in an altitude are grouped as the language has it`(
        language: String, typed: String
    ) throws {
        settings(language, "feet")
        #expect(Conditions(try newPull(["altitude": typed])).altitude == Distance("1220"))
    }

    @Test(arguments: [
        ("1,6", "23.206039"), ("1,6 bar", "23.206039"), ("160 kPa", "23.206039"),
        ("23 psi", "23"), ("26 lb", "26"),
    ])
    func `a tire pressure takes its unit as typed, and bar where metres are shown`(
        typed: String, kept: String
    ) throws {
        settings("de")
        let pull = try newPull([:]).id.text
        _ = logbook.request(
            .post, "/pulls/\(pull)/hook",
            ["puller": "Jan", "distance": "91,4", "tirePressure": typed])
        let hook = try logbook.use { (book) throws(BookError) in
            try book.records(Query(Hook.kind, limit: 1))[0]
        }
        #expect(hook.optional(Hook.tirePressure)?.canonical == kept)
        #expect(hook.optional(Hook.distance) == "91,4 m")
        let form = logbook.html("/pulls/hook/" + hook.id.text)
        let label = kept == "23.206039" ? "Reifendruck, bar" : "Reifendruck, sonst in bar"
        #expect(form.contains(label))
        if kept == "23.206039" {
            #expect(form.contains("name=\"tirePressure\" value=\"1,6\""))
            #expect(logbook.html("/pulls/" + pull).contains("1,6\u{A0}bar"))
        }
    }

    @Test func `a tire pressure that can’t be read is refused as typed`() throws {
        settings("de")
        let pull = try newPull([:]).id.text
        let answer = logbook.request(
            .post, "/pulls/\(pull)/hook", ["puller": "Jan", "tirePressure": "1,6 Fuß"])
        #expect(answer.status == 422)
        #expect(String(decoding: answer.body, as: UTF8.self).contains("value=\"1,6 Fuß\""))
    }

    @Test func `who hooks again in a class hooks for the next attempt`() throws {
        let pull = try logbook.pull()
        let hook = try logbook.hook(pull, "280")
        let form = logbook.html("/pulls/\(pull.id.text)/hook?like=\(hook.id.text)")
        #expect(form.contains("name=\"attempt\" value=\"2\""))
        let other = logbook.html("/pulls/\(pull.id.text)/hook")
        #expect(other.contains("name=\"attempt\" value=\"1\""))
    }
}
