import AllTrackers
import Foundation
import Kernel
import TestKit
import Testing

/// Every link of every screen, in a book with all samples and something in the trash.
@Suite struct LinkTests {
    private let newcomer = Newcomer()

    /// The same for the addresses of one sort of screen.
    private static func shape(_ target: String) -> String {
        let id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/
        let parts = target.split(separator: "?", maxSplits: 1).map(String.init)
        let query = parts.count > 1 ? parts[1].split(separator: "&") : []
        let names = query.map { String($0.prefix { $0 != "=" }) }.joined(separator: "&")
        return (parts.first ?? "").replacing(id, with: "ID") + "?" + names
    }

    private static func links(of screen: Screen, at address: String) -> [String] {
        // A template is no part of the page before the script fills it.
        let markup = screen.markup.replacing(/<template.*?<\/template>/, with: "")
        let path = String(address.prefix { $0 != "?" })
        return markup.components(separatedBy: "<a ").dropFirst().compactMap { piece -> String? in
            let tag = String(piece.prefix { $0 != ">" })
            guard let found = tag.firstMatch(of: /href="([\/?][^"#]*)/) else { return nil }
            let link = String(found.output.1).replacing("&amp;", with: "&")
            return link.hasPrefix("?") ? path + link : link
        }.filter { !$0.hasPrefix("/assets/") }
    }

    /// Forms that show what is kept, and don't say as of when.
    private static func agelessForms(of screen: Screen) -> [String] {
        let pieces = screen.markup.components(separatedBy: "<form method=\"post\"").dropFirst()
        return pieces.compactMap { piece in
            let form = piece.components(separatedBy: "</form>")[0]
            let area = form.firstMatch(of: /<textarea[^>]*>\n?[^<\n]/) != nil
            let line = form.firstMatch(of: /<input type="text"[^>]* value="[^"]/) != nil
            guard area || line, !form.contains("name=\"as-of\"") else { return nil }
            return form.firstMatch(of: /action="([^"]*)"/).map { String($0.output.1) }
        }
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
            // A trip through the shop begins anew at an address of its own.
            if screen.status == 303, let next = screen.location {
                waiting.append(next)
                continue
            }
            #expect(screen.status == 200, "\(target)")
            let forms = Self.agelessForms(of: screen).filter { !Self.isCommand($0) }
            #expect(forms == [], "\(target)")
            for link in Self.links(of: screen, at: target) where known.insert(link).inserted {
                waiting.append(link)
            }
        }
        #expect(seen.count > 60)
    }

    /// What sets something whatever it was before, or adds.
    private static func isCommand(_ action: String) -> Bool {
        ["/batch", "/new", "/notes", "/import", "/items", "/names", "/rules", "/template"]
            .contains { action.hasSuffix($0) } || action.contains("/add/")
    }
}
