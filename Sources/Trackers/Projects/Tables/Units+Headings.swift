import Kernel

/// A heading apart from what stands in brackets behind it.
typealias MarkedHeading = (title: String, marks: [String])

extension String {
    /// "Weg in km" as "Weg" and "km", which says as much as "Weg (km)".
    fileprivate var withoutUnitBehindIn: (title: String, unit: String)? {
        let bytes = utf8
        guard let unit = Self.lastBehindIn(bytes) else { return nil }
        let name = String(Substring(bytes[unit...])).trimmed
        let title = String(Substring(bytes[..<unit])).trimmed
        let rest = String(decoding: title.utf8.dropLast(3), as: UTF8.self).trimmed
        guard !rest.isEmpty, name.utf8.count <= 20, Units.isKnown(name),
            !crowds.contains(name.folded)
        else { return nil }
        return (rest, name)
    }

    /// Where what follows the last " in " begins.
    private static func lastBehindIn(_ bytes: String.UTF8View) -> String.Index? {
        let word = Array(" in ".utf8)
        var found: String.Index?
        var rest = bytes[...]
        while rest.count > word.count {
            if rest.starts(with: word) { found = rest.index(rest.startIndex, offsetBy: word.count) }
            rest = rest.dropFirst()
        }
        return found
    }

    /// What counts, but is where something is, too: "trust in people".
    private var crowds: [String] {
        [
            "person", "persons", "persone", "people", "room", "rooms", "zimmer", "stanze", "camere",
            "item", "items", "einheit", "page", "pages", "seite", "user", "users", "sheet", "blatt",
            "nacht", "night",
        ]
    }
}

/// Takes a unit behind "in" for one in brackets, where there are none.
func withoutUnitBehindIn(_ heading: MarkedHeading) -> MarkedHeading {
    guard heading.marks.isEmpty, let (title, unit) = heading.title.withoutUnitBehindIn else {
        return heading
    }
    return (title, [unit])
}
