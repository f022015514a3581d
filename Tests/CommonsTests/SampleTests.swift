import Kernel
import TestKit
import Testing

@Suite struct SampleTests {
    private let newcomer = Newcomer()

    private func export() -> [UInt8] { newcomer.get("/export.json").response.body }

    private func rows(_ newcomer: Newcomer, _ path: String) -> [String] {
        newcomer.get(path).rows
    }

    @Test(arguments: ["/priorities", "/projects", "/pulls", "/grades"])
    func `a sample loaded twice doubles nothing, in whatever language`(path: String) {
        newcomer.send("/sample", ["tracker": path])
        let once = export()
        for language in ["en", "de", "it"] {
            newcomer.visitor.language = language
            let again = newcomer.send("/sample", ["tracker": path, "return": path])
            #expect(again.toast == nil)
            #expect(export() == once)
        }
    }

    @Test func `what people made of the sample stays when it is loaded again`() throws {
        newcomer.send("/sample")
        let href = try #require(newcomer.get("/priorities").row("Milk")?.href)
        newcomer.send(href + "/edit", ["name": "Oat milk", "details": "", "level": "low"])
        let garden = try #require(newcomer.get("/projects").row("Garden")?.href)
        newcomer.send(garden + "/edit", ["title": "Backyard"])
        let before = export()
        newcomer.send("/sample")
        #expect(export() == before)
    }

    @Test func `what one has already is not doubled by the sample, nor changed`() {
        newcomer.add("milk", "low", details: "Goat’s")
        newcomer.send("/sample", ["tracker": "/priorities"])
        let found = newcomer.get("/priorities/search?q=milk")
        #expect(found.rows == ["Milk"])
        #expect(!newcomer.get("/priorities").rows.contains { $0.folded == "milk" })
    }

    @Test func `a sample that was taken back or deleted comes back whole`() throws {
        let home = newcomer.send("/sample", ["return": "/"])
        let screens = ["/priorities", "/projects", "/pulls", "/grades"]
        let before = screens.map { rows(newcomer, $0) }
        _ = try newcomer.undo(home, back: "/")
        #expect(screens.flatMap { rows(newcomer, $0) } == [])
        newcomer.send("/sample")
        #expect(screens.map { rows(newcomer, $0) } == before)
        newcomer.send("/reset")
        newcomer.send("/sample")
        #expect(screens.map { rows(newcomer, $0) } == before)
    }

    @Test func `two devices that load the sample apart have it once when they meet`() throws {
        newcomer.send("/sample")
        let other = Newcomer()
        other.send("/sample")
        let theirs = try other.visitor.store.log(0, 10_000).map { $0.change }
        _ = try newcomer.visitor.store.append(theirs, nil)
        for path in ["/priorities", "/projects", "/pulls", "/grades"] {
            #expect(rows(newcomer, path) == rows(other, path))
        }
    }
}
