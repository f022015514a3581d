import Kernel
import TestKit
import Testing

@Suite struct SearchTests {
    private let newcomer = Newcomer()

    @Test(arguments: ["apfel", "ÄPFEL", "pf", "  äpfel "])
    func `everything that contains what was typed is found`(typed: String) {
        newcomer.add("Äpfel", "low")
        newcomer.add("Bread", details: "with apfelmus, not äpf")
        let search = newcomer.get("/search?q=" + typed.percentEncoded)
        #expect(search.rows.contains("Äpfel"))
        #expect(search.row("Äpfel")?.href?.hasPrefix("/priorities/") == true)
        #expect(search.value(of: "q") == typed.trimmed)
    }

    @Test func `details are searched too and shown`() {
        newcomer.add("Bread", details: "the rye one")
        let search = newcomer.get("/search?q=RYE")
        #expect(search.rows == ["Bread"] && search.row("Bread")?.subtitle == "the rye one")
    }

    @Test func `nothing found is said`() {
        let search = newcomer.get("/search?q=%3Cb%3E")
        #expect(search.text.contains("Nothing contains “<b>”.") && !search.markup.contains("<b>"))
    }

    @Test func `nothing typed finds nothing and says how to begin`() {
        newcomer.add("Milk")
        let search = newcomer.get("/search?q=+")
        #expect(search.rows == [] && search.text.contains("Type at least one letter."))
    }

    @Test func `what is in the trash is not found`() {
        let list = newcomer.add("Milk")
        newcomer.send((list.row("Milk")?.href ?? "") + "/delete")
        #expect(newcomer.get("/search?q=milk").rows == [])
    }
}

/// A line typed anywhere goes where it belongs, and is shown before it is kept.
@Suite struct OfferTests {
    private let newcomer = Newcomer()

    init() {
        for path in ["/priorities", "/grades", "/pulls"] {
            newcomer.send("/sample", ["tracker": path])
        }
    }

    private func offer(_ typed: String, _ start: String) -> String? {
        let markup = newcomer.get("/search?q=" + typed.percentEncoded).markup
        for found in markup.matches(of: /href="([^"]*)"/) where found.1.hasPrefix(start) {
            return String(found.1).replacing("&amp;", with: "&")
        }
        return nil
    }

    @Test func `work of a course goes into its sheet`() throws {
        let course = try #require(newcomer.get("/grades").rows.first)
        let href = try #require(
            offer("essay \(course) due 2026-12-01 18/20", "/grades/add/assignment"))
        let sheet = newcomer.get(href)
        #expect(sheet.value(of: "name") == "essay")
        #expect(sheet.value(of: "due") == "2026-12-01")
        #expect(sheet.value(of: "earned") == "18" && sheet.value(of: "total") == "20")
    }

    @Test func `a weight chooses its group, and stays in the name where there is none`() throws {
        let course = try #require(newcomer.get("/grades").rows.first)
        let href = try #require(
            offer("essay \(course) due 2099-12-01 7.25 %", "/grades/add/assignment"))
        #expect(newcomer.get(href).value(of: "name") == "essay 7.25 %")
    }

    @Test func `a distance goes into the sheet of a hook`() throws {
        let href = try #require(offer("305.5 ft Nobody Yet", "/pulls/"))
        let sheet = newcomer.get(href)
        #expect(sheet.value(of: "distance") == "305.5 ft")
        #expect(sheet.value(of: "tractor") == "Nobody Yet")
    }

    @Test func `what says nothing of work or pulls is offered to neither`() {
        #expect(offer("oat milk", "/grades/add") == nil)
        #expect(offer("oat milk", "/pulls/") == nil)
    }
}
