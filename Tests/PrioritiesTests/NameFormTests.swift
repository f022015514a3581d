import Kernel
import Priorities
import TestKit
import Testing

/// Names in another form than what is there: "1 Zwiebel" where "Zwiebeln" are.
@Suite struct NameFormTests {
    private func preview(_ lines: String, _ kitchen: Kitchen) -> Screen {
        kitchen.get("/priorities/batch/lines?lines=" + lines.percentEncoded)
    }

    /// Sends the lines with the boxes as they are shown, but for those of these names.
    private func send(_ lines: String, _ kitchen: Kitchen, tapping tapped: String? = nil) -> Screen
    {
        let shown = preview(lines, kitchen).markup
        var form: [(name: String, value: String)] = [("lines", lines), ("level", "high")]
        for match in shown.matches(of: /name="shown" value="(.)([^"]*)"/) {
            let key = String(match.2)
            form.append(("shown", String(match.1) + key))
            let label = shown.split(separator: "value=\"\(key)\"").last ?? ""
            let isTapped = tapped.map { label.prefix(300).contains($0) } ?? false
            if (match.1 == "+") != isTapped { form.append(("take", key)) }
        }
        return kitchen.send("/priorities/batch", fields: form)
    }

    @Test(arguments: [
        ("Zwiebeln", "1 Zwiebel", "1"), ("Zwiebel", "3 Zwiebeln", "3"), ("Mele", "2 mela", "2"),
        ("Forellen", "3 Forelle", "3"), ("Cherries", "1 cherry", "1"), ("Eier", "1 Ei", "1"),
        ("Rote Zwiebeln", "1 rote Zwiebel", "1"), ("Widgets", "1 widget", "1"),
    ])
    func `a line that names in another form what is there is taken for it, once that was seen`(
        known: String, line: String, quantity: String
    ) throws {
        let kitchen = Kitchen()
        kitchen.add(known, .low)
        #expect(preview(line, kitchen).text.contains("“\(known)” is meant"))
        let unseen = kitchen.visitor.send("/priorities/batch", ["lines": line, "level": "high"])
        #expect(unseen.text.contains("“\(known)” is meant"))
        #expect(try kitchen.essential(known).level == .low)
        _ = send(line, kitchen)
        #expect(kitchen.found("") == [known])
        #expect(try kitchen.essential(known).quantity == quantity)
        #expect(try kitchen.essential(known).level == .high)
    }

    @Test func `a box makes another thing of it`() throws {
        let kitchen = Kitchen(["Zwiebeln": .low])
        _ = send("1 Zwiebel", kitchen, tapping: "as it is written")
        #expect(kitchen.found("") == ["Zwiebel", "Zwiebeln"])
        #expect(try kitchen.essential("Zwiebeln").level == .low)
        #expect(try kitchen.essential("Zwiebel").quantity == "1")
    }

    @Test(arguments: [("Ei", "Eis"), ("Beef", "Beer"), ("Brot", "Broth"), ("Zwiebeln", "Zwieback")])
    func `another word is another thing, unasked`(known: String, line: String) {
        let kitchen = Kitchen()
        kitchen.add(known, .low)
        _ = kitchen.visitor.send("/priorities/batch", ["lines": line, "level": "high"])
        #expect(kitchen.list == [line])
    }

    @Test func `two forms in one text are one thing, asked about`() throws {
        let kitchen = Kitchen()
        let lines = "Zwiebeln\n1 Zwiebel"
        #expect(preview(lines, kitchen).text.contains("“Zwiebeln” is meant"))
        _ = send(lines, kitchen)
        #expect(kitchen.found("") == ["Zwiebeln"])
        #expect(try kitchen.essential("Zwiebeln").quantity == "1")
    }

    @Test(arguments: [
        ("Mele", "2 mela", "Put “Mele, 2” on the list"),
        ("Zwiebel", "3 Zwiebeln", "Put “Zwiebel, 3” on the list"),
        ("Forellen", "3 Forelle", "Put “Forellen, 3” on the list"),
    ])
    func `where one thing is typed it is asked, too`(
        known: String, typed: String, words: String
    ) throws {
        let kitchen = Kitchen()
        kitchen.add(known, .low)
        let asked = kitchen.visitor.send("/priorities/search", ["name": typed, "enter": ""])
        #expect(asked.text.contains(words), "\(asked.text)")
        #expect(kitchen.found("") == [known])
        let id = try kitchen.essential(known).id.text
        kitchen.visitor.send("/priorities/search", ["name": typed, "id": id])
        #expect(try kitchen.essential(known).quantity == String(typed.prefix(1)))
    }

    @Test(arguments: [
        ("quark 2x500g\nQuark", "2 × 500 g"), ("Quark\nquark 2x500g", "2 × 500 g"),
        ("Quark 500 g\nquark 2x500g", "500 g + 2 × 500 g"),
    ])
    func `doubles within one text are one row`(lines: String, quantity: String) throws {
        let kitchen = Kitchen()
        _ = send(lines, kitchen)
        #expect(kitchen.found("") == ["Quark"])
        #expect(try kitchen.essential("Quark").quantity == quantity)
    }
}
