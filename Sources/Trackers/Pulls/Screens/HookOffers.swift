import Kernel

extension Pulls {
    /// A line with a distance may be a hook of one of the latest pulls, or of the one it names:
    /// "305.5 ft Red Rock". The sheet shows what it was taken for. Where there is no pull yet, one
    /// has to be made first.
    @Sendable static func offers(_ typed: String, _ page: Page) throws(BookError) -> [Offer] {
        guard let line = TypedHookLine(typed) else { return [] }
        let latest = try page.book.records(Query(Pull.kind, limit: 20))
        guard let first = latest.first else {
            let words = Words.firstPull(line.distance)
            let href =
                path(.new) + "?"
                + Parameters([(name: "return", value: AppAddress.adding(typed))]).formEncoded
            return [.form(Link(page.language(words), href: href), .pulls)]
        }
        let named = latest.filter { line.names($0[Pull.name]) || line.names($0[Pull.location]) }
        let given = try named.isEmpty ? line.given(RecentHooks(page.book, first)) : []
        return (named.isEmpty ? Array(latest.prefix(2)) : Array(named.prefix(2))).map { pull in
            let query = [(name: Hook.distance.name, value: line.distance)] + given
            return .form(
                Link(
                    page.language(Words.addToPull(distance: line.distance, pull: pull.title)),
                    href: path(pull.id, .hook) + "?" + Parameters(query).formEncoded),
                .pulls)
        }
    }
}

/// A distance and a name in one line, in either order.
struct TypedHookLine {
    /// As it was typed.
    let distance: String
    let name: String

    /// `nil` without anything that is a distance for a reason: its unit, or a decimal mark, and as far
    /// as sleds go.
    init?(_ text: String) {
        let words = text.words
        for count in [3, 2, 1] where count <= words.count {
            for start in [0, words.count - count] {
                let distance = words[start..<(start + count)].joined(separator: " ")
                guard TypedHookLine.isFar(distance) else { continue }
                self.distance = distance
                name = (words[..<start] + words[(start + count)...]).joined(separator: " ")
                return
            }
        }
        return nil
    }

    private static func isFar(_ text: String) -> Bool {
        guard let far = Distance(text), nearest <= far.units, far.units <= NoteLine.farthest else {
            return false
        }
        return Int64(text) == nil
    }

    /// Nobody keeps a hook of less, and many things are shorter: "1.5 m rope".
    private static let nearest = LengthUnit.foot.units(20)

    /// Whether the line names something that has this name, or whose name begins like it.
    func names(_ other: String) -> Bool {
        !name.isEmpty && !other.isBlank
            && (other.folded == name.folded || other.folded.hasPrefix(name.folded + " "))
    }

    /// What the name says of the hook: the puller, tractor or sled that had it before, else the tractor.
    func given(_ recent: RecentHooks) -> [(name: String, value: String)] {
        if name.isEmpty { return [] }
        for hook in recent.hooks where hook[Hook.sled].folded == name.folded {
            return [(name: Hook.sled.name, value: hook[Hook.sled])]
        }
        for hook in recent.hooks
        where [hook[Hook.tractor].folded, hook[Hook.puller].folded].contains(name.folded) {
            return [(name: "who", value: hook.id.text)]
        }
        return [(name: Hook.tractor.name, value: name)]
    }
}
