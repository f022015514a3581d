import AllTrackers
import Kernel
import TestKit
import Testing

/// Every link of every screen, in a book with all samples and something in the trash.
@Suite struct LinkTests {
    private let newcomer = Newcomer()
    private static let id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/

    /// The same for the addresses of one sort of screen.
    private static func shape(_ target: String) -> String {
        let path = target.prefix { $0 != "?" }.replacing(id, with: "ID")
        let names = target.dropFirst(path.count).matches(of: /[?&]([^=&]+)=/).map(\.output.1)
        return path + "?" + names.joined(separator: "&")
    }

    private static func links(of screen: Screen) -> [String] {
        screen.markup.matches(of: /<a [^>]*href="(\/[^"#]*)/)
            .map { String($0.output.1).replacing("&amp;", with: "&") }
            .filter { !$0.hasPrefix("/assets/") }
    }

    /// Forms that show what is kept, and don't say as of when.
    private static func agelessForms(of screen: Screen) -> [String] {
        let forms = screen.markup.matches(
            of: /<form method="post"(.*?)<\/form>/.dotMatchesNewlines())
        return forms.map { String($0.output.1) }.filter { form in
            let area = form.firstMatch(of: /<textarea[^>]*>\n?[^<]/) != nil
            let line = form.firstMatch(of: /<input type="text"[^>]* value="[^"]/) != nil
            return (area || line) && !form.contains("name=\"as-of\"")
        }.compactMap { $0.firstMatch(of: /action="([^"]*)"/).map { String($0.output.1) } }
    }

    @Test func `every link leads somewhere, and every form says of when its values are`() throws {
        newcomer.send("/sample")
        newcomer.add("Gone")
        let href = try #require(newcomer.get("/priorities").row("Gone")?.href)
        newcomer.send(href + "/delete")
        var seen: [String: Int] = [:]
        var waiting = ["/", "/priorities", "/projects", "/pulls", "/grades", "/trash"]
        var known = Set(waiting)
        while let target = waiting.popLast() {
            let shape = Self.shape(target)
            seen[shape, default: 0] += 1
            if seen[shape, default: 0] > 3 { continue }
            let screen = newcomer.get(target)
            #expect(screen.status == 200, "\(target)")
            let forms = Self.agelessForms(of: screen).filter { !Self.isCommand($0) }
            #expect(forms == [], "\(target)")
            for link in Self.links(of: screen) where known.insert(link).inserted {
                waiting.append(link)
            }
        }
        #expect(seen.count > 100)
    }

    /// What sets something whatever it was before, or adds.
    private static func isCommand(_ action: String) -> Bool {
        ["/batch", "/new", "/notes", "/import", "/items", "/names", "/rules", "/template"]
            .contains { action.hasSuffix($0) } || action.contains("/add/")
    }
}
