import Kernel
import TestKit

/// Somebody who follows every link of the app, to so many pages of each sort.
struct Wanderer {
    let visitor: Visitor
    /// How many records of a kind are looked at, and how often in other words.
    private static let most = 3
    private var seen: Set<String> = []
    private var counts: [String: Int] = [:]

    init(_ visitor: Visitor) {
        self.visitor = visitor
    }

    /// Goes everywhere from some addresses on, and gives each page to `look`.
    mutating func wander(
        from addresses: [String], _ look: (_ address: String, Screen) throws -> Void
    ) rethrows {
        var open = addresses
        while let address = open.popLast() {
            guard isNew(address) else { continue }
            let page = visitor.get(address)
            let isPage = page.response.header("Content-Type")?.hasPrefix("text/html") ?? false
            guard isPage, page.status < 500 else { continue }
            try look(address, page)
            open += page.links
        }
    }

    /// Addresses that differ in what they name are of one sort.
    private mutating func isNew(_ address: String) -> Bool {
        guard seen.insert(address).inserted else { return false }
        let sort = address.replacing(/[0-9a-f]{8}-[0-9a-f-]{27}/, with: "*")
            .replacing(/=[^&]*/, with: "=")
        counts[sort, default: 0] += 1
        return counts[sort, default: 0] <= Self.most
    }
}

extension Screen {
    /// Where it leads within the app, by links and by forms that ask.
    var links: [String] {
        markup.matches(of: /(?:href|data-href)="(\/[^"#]*)/).map {
            String($0.output.1).replacing("&amp;", with: "&")
        }
    }
}
