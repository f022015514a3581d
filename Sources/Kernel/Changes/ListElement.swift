/// What is said of one element of a list, such as one tag: a field of its own beside the list's, so
/// that lists merge by element.
///
/// `tags` holds a whole list, and `tags/Exam` says of Exam since then that it is in (`true`, or a
/// number that orders those of one action) or out (`false`); `null` says nothing. A version that
/// doesn't know elements keeps them as fields that it doesn't know.
enum ListElement {
    /// The word is escaped, so that no two names are the same text in different bytes.
    static func name(_ list: String, _ word: String) -> String {
        list + "/" + word.percentEncoded
    }

    /// The list whose element a field's name is; `nil` for an ordinary field.
    static func list(of name: String) -> String? {
        guard let end = name.utf8.firstIndex(of: separator) else { return nil }
        return String(Substring(name.utf8[..<end]))
    }

    fileprivate static func word(in name: String) -> String {
        let rest = name.utf8.drop { $0 != separator }.dropFirst()
        return String(Substring(rest)).percentDecoded
    }

    private static let separator = UInt8(ascii: "/")

    /// What takes a list from one state to another, element by element: those that go, and all from
    /// the first on that stands elsewhere. `nil` when only the whole list says it.
    static func changes(
        _ list: String, from old: [String], to new: [String]
    ) -> [FieldChange]? {
        guard !new.contains(where: { word in new.count(where: { $0 == word }) > 1 }) else {
            return nil
        }
        let kept = old.filter { new.contains($0) }
        let same = zip(kept, new).prefix { $0 == $1 }.count
        let gone = old.filter { !new.contains($0) }
        return gone.map { FieldChange(name(list, $0), json: "false") }
            + new[same...].enumerated().map { index, word in
                FieldChange(name(list, word), json: index == 0 ? "true" : String(index))
            }
    }
}

extension Winners {
    /// A list as its whole value and what was said of its elements since then make it; `nil` when
    /// nothing was said since.
    ///
    /// Those said of stand last, by time and then as their action ordered them.
    func changedList(_ name: String) -> [String]? {
        let whole = fields[name]
        let said = said(of: name, since: whole?.stamp)
        if said.isEmpty { return nil }
        var words = whole.flatMap { ListElement.words($0.json) } ?? []
        for saying in said {
            words.removeAll { $0 == saying.word }
            if saying.isIn { words.append(saying.word) }
        }
        return words
    }

    /// Whether anything was said of a list's elements.
    func hasElements(of name: String) -> Bool {
        fields.keys.contains { ListElement.list(of: $0) == name }
    }

    private func said(of name: String, since start: Stamp?) -> [ListElement.Saying] {
        var said: [ListElement.Saying] = []
        for (field, winner) in fields where ListElement.list(of: field) == name {
            if winner.json == "null" { continue }
            if let start, winner.stamp < start { continue }
            said.append(ListElement.Saying(word: ListElement.word(in: field), winner: winner))
        }
        return said.inOrder { $0.precedes($1) }
    }
}

extension ListElement {
    /// What was said last of one element.
    fileprivate struct Saying {
        let word: String
        let winner: Winner

        var isIn: Bool { winner.json != "false" }

        private var place: Int64 { Int64(winner.json) ?? 0 }

        func precedes(_ other: Saying) -> Bool {
            if winner.stamp != other.winner.stamp { return winner.stamp < other.winner.stamp }
            if place != other.place { return place < other.place }
            if word.utf8.elementsEqual(other.word.utf8) { return !isIn && other.isIn }
            return word.utf8.lexicographicallyPrecedes(other.word.utf8)
        }
    }

    /// The words of a whole list as it stands in a change.
    fileprivate static func words(_ json: String) -> [String]? {
        guard let items = (try? JSON.parse(json))?.elements else { return nil }
        let words = items.compactMap { $0.string }
        return words.count == items.count ? words : nil
    }
}

extension Field {
    /// The value that the winners of a record give to this list.
    package func list(_ winners: Winners) -> Value? {
        guard let words = winners.changedList(name) else {
            return winners.fields[name].flatMap { value(fromChange: $0.json) }
        }
        return words.isEmpty ? nil : value(ofWords: words)
    }

    private func value(ofWords words: [String]) -> Value? {
        guard case .choices(let choices) = type else { return .words(words) }
        let known = choices.map { $0.name }.filter { words.contains($0) }
        return known.isEmpty ? nil : .choices(known)
    }

    /// The words of one of its values.
    private func words(_ value: Value?) -> [String] {
        switch value {
        case .words(let words), .choices(let words): words
        default: []
        }
    }

    /// A list in which somebody changed the one that was shown, with what the present one has more
    /// and less than that.
    func merged(_ typed: Value?, over shown: Value?, into present: Value?) -> Value? {
        let (now, before) = (words(typed), words(shown))
        let kept = words(present).filter { !before.contains($0) || now.contains($0) }
        let all = kept + now.filter { !before.contains($0) && !kept.contains($0) }
        return all.isEmpty ? nil : value(ofWords: all)
    }

    /// The changes that take a record's value to another, element by element where that says it.
    func changes(from old: Value?, to new: Value?) -> [FieldChange] {
        let words = words(new)
        guard isList, new == nil || !words.isEmpty, old == nil || !self.words(old).isEmpty,
            let changes = ListElement.changes(name, from: self.words(old), to: words)
        else { return [change(to: new)] }
        return changes
    }
}

extension Change {
    /// The lists of a kind that the change speaks of.
    package func lists(of kind: Kind) -> [Int] {
        kind.lists.filter { index in
            let name = kind.fields[index].name
            return fields.contains { $0.name == name || ListElement.list(of: $0.name) == name }
        }
    }
}
