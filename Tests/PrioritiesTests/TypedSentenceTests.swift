import Kernel
import Priorities
import TestKit
import Testing

/// Sentences about things, typed where one names a thing.
@Suite struct TypedSentenceTests {
    private func enter(_ typed: String, _ kitchen: Kitchen, _ language: Language) -> Screen {
        kitchen.visitor.language = language.rawValue
        return kitchen.visitor.send("/priorities/search", ["name": typed, "enter": ""])
    }

    @Test(arguments: [
        ("Milch ist alle", "Milch", Language.german), ("out of coffee", "Coffee", .english),
        ("il latte è finito", "Latte", .italian), ("Milch fehlt", "Milch", .german),
        ("milk is out", "Milk", .english), ("Butter wird knapp", "Butter", .german),
        ("running low on rice", "Rice", .english), ("manca il latte", "Latte", .italian),
        ("Mehl geht zur Neige", "Mehl", .german), ("Ketchup fast leer", "Ketchup", .german),
        ("il pane sta finendo", "Pane", .italian),
    ])
    func `what has run out is needed now`(
        typed: String, thing: String, language: Language
    ) throws {
        for level in [nil, Level.low] {
            let kitchen = Kitchen()
            if let level { kitchen.add(thing, level) }
            let list = enter(typed, kitchen, language)
            #expect(kitchen.found("") == [thing], "\(typed)")
            #expect(try kitchen.essential(thing).level == .critical)
            #expect(list.toast?.contains(thing) == true)
        }
    }

    @Test func `what somebody has got comes off the list`() throws {
        let kitchen = Kitchen(["Käse": .high])
        _ = enter("Hab den Käse schon", kitchen, .german)
        #expect(try kitchen.essential("Käse").level == .low)
    }

    @Test(arguments: [
        ("Milch kaufen", "Milch", Language.german), ("need milk", "Milk", .english),
        ("dobbiamo comprare il latte", "Latte", .italian),
    ])
    func `what is asked for goes on the list`(typed: String, thing: String, language: Language) {
        let kitchen = Kitchen()
        _ = enter(typed, kitchen, language)
        #expect(kitchen.list == [thing])
    }

    @Test func `what isn't clear is asked`() throws {
        let kitchen = Kitchen(["Brot": .high])
        let asked = enter("kein Brot", kitchen, .german)
        #expect(asked.text.contains("Von der Liste nehmen: Brot"), "\(asked.text)")
        #expect(asked.text.contains("„Kein Brot“ hinzufügen"))
        #expect(try kitchen.essential("Brot").level == .high)
        let key = try #require(asked.markup.firstMatch(of: /name="take" value="([^"]*)"/)?.1)
        kitchen.visitor.send(
            "/priorities/batch",
            [
                "lines": "kein Brot", "typed": "1", "level": "high", "shown": "-" + key,
                "take": String(key),
            ])
        #expect(try kitchen.essential("Brot").level == .low)
    }

    @Test func `what nobody knows as a thing is asked about`() {
        let kitchen = Kitchen()
        let asked = enter("Das Geld ist alle", kitchen, .german)
        #expect(kitchen.found("") == [])
        #expect(asked.text.contains("Einzeln hinzufügen: Geld"), "\(asked.text)")
    }

    @Test(arguments: [
        "Pizza senza glutine", "Out of Zorb", "Haus und Garten aus Holz", "Low fat milk",
        "Zero Milch alle",
    ])
    func `a name that has such a word is a name`(typed: String) {
        let kitchen = Kitchen()
        _ = enter(typed, kitchen, .english)
        #expect(kitchen.found("") == [typed])
    }

    @Test func `what is on the list already is said where one is, with the way to how much`() throws
    {
        let kitchen = Kitchen(["Milk": .high])
        let list = kitchen.visitor.send(
            "/priorities/search", ["name": "milk", "enter": "", "return": "/priorities"])
        #expect(list.rows == ["Milk"])
        #expect(list.toast == "“Milk” is on the list already.")
        #expect(list.markup.contains("href=\"\(try kitchen.path("Milk", "/edit"))\">How much?</a>"))
    }

    @Test func `two goods that a word parts are asked about`() {
        let kitchen = Kitchen()
        for typed in [
            "bread and milk", "Brot und Milch", "pane e latte",
            "milk and two breads and some butter",
            "milk, bread and butter", "Salt and pepper",
        ] {
            let asked = kitchen.visitor.send("/priorities/search", ["name": typed, "enter": ""])
            #expect(asked.text.contains("Add each: "), "\(asked.text)")
            #expect(!asked.text.contains("· bread and butter"))
        }
        #expect(kitchen.list == [])
        kitchen.visitor.send("/priorities/search", ["name": "Mac and cheese", "enter": ""])
        #expect(kitchen.list == ["Mac and cheese"])
    }
}
