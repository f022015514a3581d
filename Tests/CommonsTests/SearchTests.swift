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
