import Kernel
import Priorities
import TestKit
import Testing

/// Lines of several that are left out or taken in by their boxes.
@Suite struct LeavingOutTests {
    private let kitchen = Kitchen()
    private let lines = "Soup\nIngredients\n2 onions\nMilk\nMethod\nBoil it"

    private func sheet(_ fields: [(String, String)]) -> Screen { post("/look", fields) }

    @discardableResult
    private func post(_ address: String, _ fields: [(String, String)]) -> Screen {
        let body = Parameters(fields.map { (name: $0.0, value: $0.1) }).formEncoded
        return kitchen.visitor.ask(
            "POST", "/priorities/batch" + address, "application/x-www-form-urlencoded",
            [UInt8](body.utf8))
    }

    /// The boxes of a screen: the words of each row, its key, and whether it is taken.
    private func boxes(_ screen: Screen) -> [(words: String, key: String, isTaken: Bool)] {
        screen.markup.matches(
            of: /<input type="checkbox" name="take" value="([^"]*)"([^>]*)>\s*<span[^>]*>“([^<]*)”/
        ).map { (String($0.3), String($0.1), $0.2.contains("checked")) }
    }

    /// What a browser would send of a screen after the boxes of these lines were tapped.
    private func sent(_ screen: Screen, tapping words: [String]) -> [(String, String)] {
        let shown = screen.markup.matches(of: /name="shown" value="([^"]*)"/)
            .map { ("shown", String($0.1)) }
        let taken = boxes(screen).filter { box in
            words.contains { box.words.hasPrefix($0) } != box.isTaken
        }.map { ("take", $0.key) }
        return [("lines", lines), ("level", "high")] + shown + taken
    }

    @Test func `every line has a box, ticked where it is taken`() {
        let shown = boxes(sheet([("lines", lines)]))
        #expect(shown.map { $0.isTaken } == [false, false, true, true, false, false])
    }

    @Test func `a line is left out by its box, and another taken in`() {
        let screen = sheet([("lines", lines)])
        let typed = sent(screen, tapping: ["Milk", "Soup"])
        let again = sheet(typed)
        #expect(boxes(again).map { $0.isTaken } == [true, false, true, false, false, false])
        #expect(again.text.contains("“Milk” → left out by you"))
        post("", typed)
        #expect(kitchen.found("") == ["Onions", "Soup"])
    }

    @Test func `what was tapped goes on to hold while more is typed`() {
        let screen = sheet([("lines", lines)])
        var typed = sent(screen, tapping: ["Milk"])
        typed[0].1 = "Bread\n" + lines
        #expect(
            boxes(sheet(typed)).map { $0.isTaken } == [
                true, false, false, true, false, false, false,
            ])
    }

    @Test func `what nobody tapped follows what the lines say by then`() {
        let screen = sheet([("lines", "Boil it")])
        #expect(boxes(screen).map { $0.isTaken } == [true])
        #expect(boxes(sheet(sent(screen, tapping: []))).map { $0.isTaken }.count == 6)
        #expect(boxes(sheet(sent(screen, tapping: []))).last?.isTaken == false)
    }

    @Test func `of a line that stands there twice one is left out`() throws {
        let screen = sheet([("lines", "Eggs (10)\nMilk\nEggs (10)")])
        let keys = boxes(screen).map { $0.key }
        #expect(Set(keys).count == 3)
    }

    @Test func `of a chat each message has its box, and what was left is taken without its time`() {
        let chat =
            "25.11.26, 18:03 - Anna: Milk\n25.11.26, 18:04 - Ben: Ok\n25.11.26, 18:05 - Ben: Ok"
        let screen = sheet([("lines", chat)])
        #expect(boxes(screen).map { $0.words } == ["Milk", "Ok", "Ok"])
        #expect(boxes(screen).map { $0.isTaken } == [true, false, false])
        var typed = sent(screen, tapping: ["Ok"])
        typed[0].1 = chat
        post("", typed)
        #expect(kitchen.found("") == ["Milk", "Ok"])
    }

    @Test func `without a script one looks first by a button`() {
        let screen = post("", [("lines", lines), ("level", "high"), ("look", "1")])
        #expect(boxes(screen).count == 6)
        #expect(kitchen.found("") == [])
    }
}
