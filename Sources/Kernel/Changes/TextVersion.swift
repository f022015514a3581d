/// One of the versions of a text that were written on several devices without knowing each other.
///
/// With each long text, title or contested choice goes a field that names the versions it takes the place of: `content@` with
/// `["0197…-…a1"]` beside `content`. A version that nothing takes the place of is open. One
/// without such a field, as older versions of the app and new records write, knew all before it.
package struct TextVersion: Hashable, Sendable {
    package let stamp: Stamp
    package let text: String

    package init(stamp: Stamp, text: String) {
        self.stamp = stamp
        self.text = text
    }
}

extension TextVersion {
    /// The field that says what a text takes the place of.
    package static func base(_ field: String) -> String { field + "@" }

    /// Whether a field is one of those.
    static func isBase(_ field: String) -> Bool { field.utf8.last == UInt8(ascii: "@") }

    /// The field that says that a text takes the place of versions, and brings others up again.
    static func base(
        _ field: String, replacing stamps: [Stamp], reopening opened: [Stamp] = []
    ) -> FieldChange {
        let names = stamps.map { $0.text } + opened.map { mark + $0.text }
        return FieldChange(base(field), json: JSONText(.array(names.map { .string($0) })).text)
    }

    private static let mark = "!"

    /// What a text says of versions before it; `nil` when it doesn't say.
    static func sayings(_ json: String?) -> [(stamp: Stamp, isOpen: Bool)]? {
        guard let json, let items = (try? JSON.parse(json))?.elements else { return nil }
        return items.compactMap { item in
            guard let text = item.string else { return nil }
            let isOpen = text.hasPrefix(mark)
            return Stamp(isOpen ? String(text.dropFirst(mark.count)) : text)
                .map { (stamp: $0, isOpen: isOpen) }
        }
    }

    /// The open versions that say the same as the one at `stamp`: whoever writes over that one has seen
    /// them, too.
    static func same(_ field: String, as stamp: Stamp, in history: [Change]) -> [Stamp] {
        let versions = Versions(field, history)
        let text = versions.texts[stamp]
        return versions.texts.keys.filter {
            $0 != stamp && versions.texts[$0] == text && versions.isOpen($0)
        }.sorted()
    }

    /// The versions of a text that are open beside the one that has won, latest first: none when
    /// everybody knew what he wrote over. The history may be in any order and in pieces.
    package static func open(_ field: String, in history: [Change]) -> [TextVersion] {
        let versions = Versions(field, history)
        guard versions.texts.count > 1, let last = versions.texts.keys.max() else { return [] }
        var seen: Set<String> = [versions.texts[last] ?? ""]
        var open: [TextVersion] = []
        for stamp in versions.texts.keys.sorted().reversed() where versions.isOpen(stamp) {
            guard let text = versions.texts[stamp], seen.insert(text).inserted else { continue }
            open.append(TextVersion(stamp: stamp, text: text))
        }
        return open
    }
}

/// All versions of a text, and what was said of each last.
private struct Versions {
    private(set) var texts: [Stamp: String] = [:]
    private var said: [Stamp: (at: Stamp, isOpen: Bool)] = [:]
    /// The last version that says nothing of those before it.
    private var floor: Stamp?

    init(_ field: String, _ history: [Change]) {
        var bases: [Stamp: String] = [:]
        for change in history {
            for set in change.fields {
                if set.name == field { add(set.json, change.stamp) }
                if set.name == TextVersion.base(field) { bases[change.stamp] = set.json }
            }
        }
        for stamp in texts.keys { hear(TextVersion.sayings(bases[stamp]), at: stamp) }
    }

    private mutating func add(_ json: String, _ stamp: Stamp) {
        let text = (try? JSON.parse(json))?.string ?? ""
        if let other = texts[stamp], text.utf8.lexicographicallyPrecedes(other.utf8) { return }
        texts[stamp] = text
    }

    private mutating func hear(_ sayings: [(stamp: Stamp, isOpen: Bool)]?, at stamp: Stamp) {
        guard let sayings else {
            floor = max(floor ?? stamp, stamp)
            return
        }
        for saying in sayings {
            if let known = said[saying.stamp], known.at > stamp { continue }
            said[saying.stamp] = (stamp, saying.isOpen)
        }
    }

    func isOpen(_ stamp: Stamp) -> Bool {
        let last = said[stamp]
        if let floor, floor > stamp, floor > last?.at ?? stamp { return false }
        return last?.isOpen ?? true
    }
}
