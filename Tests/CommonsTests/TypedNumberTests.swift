import AllTrackers
import Grades
import Kernel
import Pulls
import TestKit
import Testing

/// Numbers typed by visitors of several languages.
@Suite struct TypedNumberTests {
    private func visitor(_ language: String) -> Visitor {
        let visitor = Visitor(AllTrackers.app())
        visitor.language = language
        return visitor
    }

    private func total(_ typed: String, _ language: String) throws -> String? {
        let visitor = visitor(language)
        visitor.send("/grades/add/course", ["name": "Calculus"])
        let course = try visitor.book.records(Course.kind).first?.id.text ?? ""
        visitor.send(
            "/grades/add/assignment?course=" + course,
            ["course": course, "name": "Exam", "total": typed])
        return try visitor.book.records(Assignment.kind).first?[Assignment.total].canonical
    }

    @Test(arguments: [
        ("1,100", "en-US", "1100"), ("1,100", "de", "1.1"), ("1.100", "de-DE", "1100"),
        ("1.100", "en", "1.1"), ("1.100", "it", "1100"), ("1’100,5", "de-CH", "1100.5"),
        ("1,100", "de-CH", "1.1"), ("1 100", "it", "1100"),
    ])
    func `a form reads numbers in the visitor's language`(
        typed: String, language: String, kept: String
    ) throws {
        #expect(try total(typed, language) == kept)
    }

    @Test(arguments: [
        ("1,100", "en", "= 1100"), ("1,100", "de", "= 1,1"), ("12.345", "de", "= 12\u{202F}345"),
        ("1,5", "en", ""), ("abc", "en", ""),
        (
            "1,100", "fr",
            "“1,100” may be 1100 or 1.1. "
                + "Write it as one of them."
        ),
    ])
    func `how a number is understood can be seen before it is kept`(
        typed: String, language: String, shown: String
    ) {
        let answer = visitor(language).get("/number?text=" + typed.percentEncoded)
        #expect(answer.markup == shown)
    }

    @Test(arguments: [
        ("25", "en-US", "25"), ("25", "de", "25 °C"), ("25", "en-GB", "25 °C"),
        ("78 °F", "de", "78 °F"), ("25,5", "it", "25,5 °C"),
    ])
    func `a temperature is in the degrees that its field shows`(
        typed: String, language: String, kept: String
    ) throws {
        let visitor = visitor(language)
        visitor.send(
            "/pulls/new", ["name": "Cow Town", "date": "2026-07-18", "temperature": typed])
        let pull = try visitor.book.records(Pull.kind).first
        #expect(pull?[Pull.temperature] == kept)
        let sheet = visitor.get("/pulls/\(pull?.id.text ?? "")/edit")
        visitor.send(
            "/pulls/\(pull?.id.text ?? "")/edit",
            ["name": "Cow Town", "temperature": sheet.value(of: "temperature") ?? ""])
        #expect(try visitor.book.records(Pull.kind).first?[Pull.temperature] == kept)
    }

    @Test(arguments: [
        ("93", "1,6", "de", "93 m", "23.206039"), ("93 m", "25.5 psi", "de", "93 m", "25.5"),
        ("305.5", "25.5", "en-US", "305.5", "25.5"),
        ("93 m", "1.6 bar", "en-US", "93 m", "23.206039"),
        ("1,100", "25", "en-US", "1100", "25"),
    ])
    func `a hook takes its units as typed or as its fields show them, and keeps them`(
        distance: String, pressure: String, language: String, kept: String, psi: String
    ) throws {
        let visitor = visitor(language)
        visitor.send("/pulls/new", ["name": "Cow Town", "date": "2026-07-18"])
        let pull = try visitor.book.records(Pull.kind).first?.id.text ?? ""
        visitor.send(
            "/pulls/\(pull)/hook",
            ["puller": "Rick", "distance": distance, "tirePressure": pressure])
        let hook = try #require(try visitor.book.records(Hook.kind).first)
        #expect(hook[Hook.distance] == kept)
        #expect(hook.optional(Hook.tirePressure)?.canonical == psi)
        let sheet = visitor.get("/pulls/hook/" + hook.id.text)
        visitor.send(
            "/pulls/hook/" + hook.id.text,
            [
                "puller": "Rick", "distance": sheet.value(of: "distance") ?? "",
                "tirePressure": sheet.value(of: "tirePressure") ?? "",
            ])
        let again = try #require(try visitor.book.records(Hook.kind).first)
        #expect(Distance(again[Hook.distance]) == Distance(hook[Hook.distance]))
        #expect(again.optional(Hook.tirePressure)?.canonical == psi)
    }

    @Test func `two litres of a beginning are found`() {
        let visitor = visitor("en")
        visitor.send("/priorities/new", ["name": "Milk", "level": "high"])
        #expect(visitor.get("/search?q=2+l+mil").text.contains("Milk"))
        #expect(visitor.get("/priorities/search?q=2+l+mil").rows == ["Milk"])
    }
}
