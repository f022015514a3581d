import Kernel
import TestKit
import Testing

@Suite struct HomeTests {
    private let newcomer = Newcomer()

    @Test func `a fresh book says what it is for and offers sample data`() {
        let home = newcomer.get("/")
        #expect(home.text.contains("Welcome to Tallybook"))
        #expect(home.text.contains("Load sample data"))
        #expect(newcomer.send("/sample", ["return": "/"]).rows.contains("Fish"))
    }

    @Test func `what is most urgent comes next, and can be ticked off here`() {
        newcomer.add("Milk", "critical")
        newcomer.add("Bread", "medium")
        let home = newcomer.get("/")
        #expect(home.rows == ["Milk"])
        #expect(home.row("Milk")?.levels == ["high", "medium", "low"])
    }

    @Test func `an unknown address says so`() {
        let answer = newcomer.get("/nowhere")
        #expect(answer.status == 404 && answer.text.contains("There is no such page."))
    }

    @Test(arguments: [
        ("GET", "/undo", "POST"), ("POST", "/", "GET, HEAD"), ("PUT", "/", "GET, HEAD"),
    ])
    func `an address used in another way says in which it can be`(
        method: String, target: String, allowed: String
    ) {
        let answer = newcomer.visitor.ask(method, target)
        #expect(answer.status == 405)
        #expect(answer.response.header("Allow") == allowed)
    }

    @Test func `every page forbids foreign scripts, styles and frames`() throws {
        newcomer.add("Milk")
        for target in ["/", "/priorities", "/settings", "/search?q=m", "/trash", "/nowhere"] {
            let page = newcomer.get(target)
            let policy = try #require(page.response.header("Content-Security-Policy"))
            #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe"))
            #expect(!page.markup.contains(" style="))
        }
    }
}
