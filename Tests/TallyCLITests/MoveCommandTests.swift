import AllTrackers
import TallyCLI
import Testing

/// What is said of a move between two books, and of its end.
struct MoveCommandTests {
    private let desk = Desk(AllTrackers.declarations)

    init() {
        desk.tally("book", "new", "Household")
        desk.tally("add", "essential", "name=Fruit", "level=low")
        for name in ["Apples", "Pears"] {
            desk.tally("add", "essential", "name=" + name, "level=low")
            desk.tally("add", "essentialLink", "parent=Fruit", "child=" + name)
        }
    }

    private func there(_ words: String...) -> Desk.Answer {
        desk.run(["--book", "household"] + words)
    }

    @Test func `things are counted that go along, and no links between them`() {
        let answer = desk.tally("move", "essential", "Fruit", "--to", "household", "--json")
        #expect(answer.messages.contains("“Fruit” and 2 things with it are in “Household” now."))
        #expect(answer.output.contains("\"records\":5"))
    }

    @Test func `what a second move writes over is said, and so is where it is after its undo`() {
        desk.tally("move", "essential", "Fruit", "--to", "household")
        #expect(there("set", "essential", "Fruit", "level=medium").code == .done)
        #expect(desk.tally("restore", "essential", "Fruit").code == .done)
        desk.tally("set", "essential", "Fruit", "details=mine", "level=high")
        let again = desk.tally("move", "essential", "Fruit", "--to", "household")
        #expect(again.code == .done, "\(again.messages)")
        #expect(
            again.messages.contains(
                "“Household” had this already, and takes what was written here later: Fruit"),
            "\(again.messages)")
        let undone = desk.tally("undo")
        #expect(
            undone.messages
                == "“Fruit” is in “My book” again; “Household” has it as it was there before.\n")
        #expect(
            there("show", "essential", "Fruit", "--json").output.contains(#""level": "medium""#))
        #expect(desk.tally("show", "essential", "Fruit").output.contains("mine"))
    }

    @Test func `a first move writes over nothing, and its undo takes it out of the other book`() {
        let moved = desk.tally("move", "essential", "Fruit", "--to", "household")
        #expect(!moved.messages.contains("had this already"))
        #expect(
            desk.tally("undo").messages
                == "“Fruit” is in “My book” again, and no longer in “Household”.\n")
        #expect(there("show", "essential", "Fruit").code == .refused)
    }

    @Test func `figures of which there are none yet aren't shown`() {
        let answer = desk.tally("show", "essential", "Fruit")
        #expect(answer.output.contains("Fruit"))
        #expect(!answer.output.contains("null") && !answer.output.contains("{"))
        #expect(desk.tally("show", "essential", "Fruit", "--json").output.contains("null"))
    }
}
