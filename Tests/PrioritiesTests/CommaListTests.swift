import Kernel
import Priorities
import TestKit
import Testing

/// Several things in one line.
@Suite struct CommaListTests {
    private func made(_ lines: String, knowing known: [String] = []) -> [String] {
        let kitchen = Kitchen()
        for name in known {
            kitchen.visitor.send("/priorities/new", ["name": name, "level": "low", "both": "1"])
        }
        kitchen.visitor.send("/priorities/batch", ["lines": lines, "level": "high"])
        return kitchen.list
    }

    private func preview(_ text: String) -> String {
        Kitchen().get("/priorities/batch/lines?lines=" + text.percentEncoded).text
    }

    @Test(arguments: [
        ("Bread, Butter", ["Bread", "Butter"]), ("Brot, Butter, Eier", ["Brot", "Butter", "Eier"]),
        ("2 l milk, 500 g flour, 6 eggs", ["Eggs", "Flour", "Milk"]),
        ("3 Brötchen, 1 Milch", ["Brötchen", "Milch"]), ("2x Brot; 1x Butter", ["Brot", "Butter"]),
        ("Obst: Äpfel, Birnen", ["Äpfel", "Birnen"]),
        ("Fruit: apples, 2 kg pears", ["Apples", "Pears"]),
    ])
    func `commas part what is known by itself`(line: String, things: [String]) {
        #expect(made(line).sorted() == things.sorted())
    }

    @Test(arguments: [
        "Tomatoes, chopped", "Milk, oat", "Butter, salted", "Bread, screws", "Oma: Tabletten",
        "Soap: the mild one", "Käse: mild, gerieben",
    ])
    func `and nothing else`(line: String) {
        #expect(made(line).count == 1)
    }

    @Test func `what is on the list under a name with a comma stays one`() {
        #expect(made("Bread, Butter", knowing: ["Bread, butter"]) == ["Bread, butter"])
        #expect(made("Zorb, Quux", knowing: ["Zorb", "Quux"]) == ["Quux", "Zorb"])
    }

    @Test func `the words before them are left out, and said to be`() {
        #expect(preview("Obst: Äpfel, Birnen").contains("“Obst:” → nothing to get, left out"))
    }

    @Test(arguments: ["Obst: Äpfel, Kirschen", "Fruit: Äpfel, Kirschen"])
    func `nor are they what the search adds each of`(typed: String) {
        let kitchen = Kitchen()
        let asked = kitchen.get("/priorities/search?q=" + typed.percentEncoded)
        #expect(asked.text.contains("Add each: Äpfel · Kirschen"), "\(asked.text)")
    }

    @Test func `a question says which it is of how many`() {
        let kitchen = Kitchen()
        let asked = "/priorities/search?q=bread%2C+cheese&asked="
        #expect(kitchen.get(asked + "2-3").text.contains("Not added yet, 2 of 3: say which"))
        for turn in ["", "1-1", "x"] {
            #expect(kitchen.get(asked + turn).text.contains("Not added yet: say which"))
        }
    }

    @Test func `several are put inside a list at once`() throws {
        let kitchen = Kitchen(["Breakfast": .high, "Bread": .low])
        let path = try kitchen.path("Breakfast", "/inside")
        let answer = kitchen.visitor.send(path, ["name": "Bread, Butter", "enter": "1"])
        #expect(answer.status == 200)
        #expect(answer.toast == "2 things put inside")
        let inside = kitchen.get(try kitchen.path("Breakfast")).text
        #expect(inside.contains("Bread") && inside.contains("Butter"))
        #expect(try kitchen.essentials("Bread, Butter").isEmpty)
        #expect(try kitchen.essential("Bread").level == .high)
        kitchen.visitor.send(path, ["name": "Eggs, eggs"])
        #expect(try kitchen.essentials("Eggs").count == 1)
        kitchen.visitor.send(path, ["name": "Tomatoes, chopped"])
        #expect(try kitchen.essential("Tomatoes").details == "chopped")
    }
}
