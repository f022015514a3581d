import Kernel
import Priorities
import TestKit
import Testing

@Suite struct UndoTests {
    private let kitchen = Kitchen(["Milk": .critical])

    @Test func `a toast takes an action back, and the next one does it again`() throws {
        let lowered = try kitchen.set("Milk", .low)
        #expect(lowered.toast == "Got Milk" && lowered.toastAction == "Undo")
        let undone = try kitchen.undo(lowered)
        #expect(undone.rows == ["Milk"])
        #expect(undone.toast == "Undone: Got Milk" && undone.toastAction == "Redo")
        let redone = try kitchen.undo(undone)
        #expect(redone.rows == [])
        #expect(redone.toast == "Redone: Got Milk" && redone.toastAction == "Undo")
    }

    @Test func `a toast counts what is got right after another, and takes all of it back`() throws {
        kitchen.visitor.sync = SyncStatus(server: "https://home.example", isAutomatic: true)
        for name in ["Bread", "Eggs", "Jam"] { kitchen.add(name) }
        try kitchen.set("Milk", .low)
        #expect(try kitchen.set("Bread", .high).toast == "Bread: running out")
        #expect(try kitchen.set("Bread", .low).toast == "Got Bread")
        let second = try kitchen.set("Eggs", .low)
        #expect(second.toast == "Got Eggs, 2 in all" && second.text.contains("Undo all 2"))
        let undone = try kitchen.undo(second)
        #expect(Set(undone.rows) == ["Bread", "Eggs", "Jam"])
        #expect(undone.toast == "Undone: Got Bread, 2 in all")
        #expect(undone.text.contains("Redo all 2"))
        let redone = try kitchen.undo(undone)
        #expect(redone.rows == ["Jam"] && redone.toast == "Redone: Got Eggs, 2 in all")
        #expect(try kitchen.undo(redone).rows.count == 3)
        kitchen.visitor.wait(5_000)
        #expect(try kitchen.set("Jam", .low).toast == "Got Jam")
    }

    @Test func `a toast of several takes back the one that it names on its own`() throws {
        kitchen.visitor.sync = SyncStatus(server: "https://home.example", isAutomatic: true)
        kitchen.add("Bread")
        try kitchen.set("Milk", .low)
        let second = try kitchen.set("Bread", .low)
        #expect(second.toast == "Got Bread, 2 in all" && second.toastAction == "Undo")
        let stamp = try #require(second.stamp)
        let undone = kitchen.visitor.send("/undo", ["stamp": stamp, "return": "/priorities"])
        #expect(undone.rows == ["Bread"] && undone.toast == "Undone: Got Bread")
    }

    @Test func `of two who ask the same server nobody takes back what the other got`() throws {
        for name in ["Bread", "Eggs"] { kitchen.add(name) }
        try kitchen.set("Bread", .low)
        let second = try kitchen.set("Eggs", .low)
        #expect(second.toast == "Got Eggs" && second.toastAction == "Undo")
        #expect(try Set(kitchen.undo(second).rows) == ["Eggs", "Milk"])
    }

    @Test func `what was taken back already is passed over`() throws {
        kitchen.visitor.sync = SyncStatus(server: "https://home.example", isAutomatic: true)
        kitchen.add("Bread")
        let first = try kitchen.set("Milk", .low)
        let second = try kitchen.set("Bread", .low)
        try kitchen.undo(first)
        let undone = try kitchen.undo(second)
        #expect(Set(undone.rows) == ["Bread", "Milk"] && undone.toast == "Undone: Got Bread")
    }

    @Test func `taking back twice says that there is nothing to take back`() throws {
        let lowered = try kitchen.set("Milk", .low)
        try kitchen.undo(lowered)
        let stamp = try #require(lowered.stamp)
        let answer = kitchen.visitor.post("/undo", ["stamp": stamp])
        #expect(answer.status == 409)
        #expect(answer.text.contains("There is nothing to undo."))
    }

    @Test(arguments: ["", "x", "0"])
    func `a stamp that is none takes nothing back`(stamp: String) {
        #expect(kitchen.visitor.post("/undo", ["stamp": stamp]).status == 409)
    }

    @Test func `the keys walk back through what was done, and forward again`() throws {
        try kitchen.set("Milk", .low)
        kitchen.add("Bread")
        let undone = kitchen.visitor.send("/undo", ["last": "undo", "return": "/priorities"])
        #expect(undone.toast == "Undone: Bread added" && undone.rows == [])
        let before = kitchen.visitor.send("/undo", ["last": "undo", "return": "/priorities"])
        #expect(before.toast == "Undone: Got Milk" && before.rows == ["Milk"])
        let again = kitchen.visitor.send("/undo", ["last": "redo", "return": "/priorities"])
        #expect(again.toast == "Redone: Got Milk" && again.rows == [])
        let all = kitchen.visitor.send("/undo", ["last": "redo", "return": "/priorities"])
        #expect(all.toast == "Redone: Bread added" && all.rows == ["Bread"])
        let none = kitchen.visitor.post("/undo", ["last": "redo", "return": "/priorities"])
        #expect(none.status == 409 && none.text.contains("There is nothing to redo."))
    }

    @Test func `one step of the history can be taken back on its own`() throws {
        let lowered = try kitchen.set("Milk", .low)
        let path = try kitchen.path("Milk", "/edit")
        kitchen.visitor.send(path, ["name": "Oat Milk"])
        let id = try kitchen.essential("Oat Milk").id.text
        let history = kitchen.get("/history/essential/" + id)
        #expect(history.text.contains("Level Needed now → Stocked"))
        try kitchen.undo(lowered)
        let milk = try kitchen.essential("Oat Milk")
        #expect(milk.level == .critical)
    }

    @Test func `the history of what was deleted leads to the trash`() throws {
        let id = try kitchen.essential("Milk").id.text
        kitchen.visitor.send("/priorities/\(id)/delete")
        let history = kitchen.get("/history/essential/" + id)
        #expect(history.status == 200)
        #expect(history.markup.contains("class=\"back\" href=\"/trash\""))
    }

    @Test func `the sample data is one action`() throws {
        let list = kitchen.visitor.send("/sample", ["return": "/priorities"])
        #expect(list.rows.count == 9)
        #expect(try kitchen.undo(list).rows == ["Milk"])
    }

    @Test(arguments: [("de", "Milk geholt"), ("it", "Milk: preso")])
    func `a toast speaks the language of the browser`(language: String, words: String) throws {
        kitchen.visitor.language = language
        #expect(try kitchen.set("Milk", .low).toast == words)
    }
}
