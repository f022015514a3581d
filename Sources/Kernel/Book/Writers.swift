/// Who wrote what in a book that several people keep, as far as its hub said what they are called.
package struct Writers: Sendable {
    private let own: WriterMark?
    private let names: [WriterMark: String]
    private let doubted: Set<Stamp>
    private let nodes: Nodes

    package enum Writer: Sendable, Hashable {
        case oneself
        case other(String)
    }

    init(in store: Store) throws(StoreError) {
        own = try store.setting(Setting.member.rawValue).flatMap { WriterMark($0) }
        names = try store.writerNames()
        // In a book of one's own nobody asks.
        let isKnown = !names.isEmpty
        doubted = isKnown ? Set(try store.doubtedActions()) : []
        nodes = isKnown ? try store.nodes() : Nodes(current: nil)
    }

    /// Whether the book is one of several people.
    package var areSeveral: Bool { own != nil }

    /// Who did an action; nil where nobody is to be told apart, or it isn't known, or somebody brought it as
    /// another's.
    package func writer(of action: Stamp) -> Writer? {
        if names.isEmpty || doubted.contains(action) { return nil }
        if isOwn(action) { return .oneself }
        return names[WriterMark(ofNode: action.node)].map { .other($0) }
    }

    /// What whoever did an action is called, oneself too.
    package func name(of action: Stamp) -> String? {
        if doubted.contains(action) { return nil }
        if let name = names[WriterMark(ofNode: action.node)] { return name }
        return isOwn(action) ? own.flatMap { names[$0] } : nil
    }

    /// Whether this replica or another of the same member did an action.
    package func isOwn(_ action: Stamp) -> Bool {
        WriterMark(ofNode: action.node) == own || nodes.wrote(action)
    }
}

extension Store {
    /// How many actions are remembered that somebody brought as another's.
    private static var mostDoubted: Int { 1_000 }

    func writerNames() throws(StoreError) -> [WriterMark: String] {
        guard let text = try setting(Setting.writers.rawValue), let bytes = Hex.bytes(text) else {
            return [:]
        }
        var pack = PackReader(bytes)
        var names: [WriterMark: String] = [:]
        for _ in 0..<(pack.count() ?? 0) {
            guard let word = pack.word(), let name = pack.text() else { break }
            names[WriterMark(ofNode: word)] = name
        }
        return names
    }

    /// Keeps what those are called who write in this book.
    package func name(writers: [WriterMark: String]) throws(StoreError) {
        if try writerNames() == writers { return }
        var pack = PackWriter()
        pack.number(UInt64(writers.count))
        for (mark, name) in writers.sorted(by: { $0.key.word < $1.key.word }) {
            pack.word(mark.word)
            pack.text(name)
        }
        try set(Setting.writers.rawValue, Hex.text(pack.bytes))
    }

    func doubtedActions() throws(StoreError) -> [Stamp] {
        let text = try setting(Setting.doubted.rawValue) ?? ""
        return text.split(separator: " ").compactMap { Stamp(String($0)) }
    }

    /// Remembers that actions were brought by somebody whose they aren't by their stamps.
    private func doubt(_ actions: [Stamp]) throws(StoreError) {
        var known = try doubtedActions()
        for action in actions where !known.contains(action) { known.append(action) }
        let text = known.suffix(Store.mostDoubted).map { $0.text }.joined(separator: " ")
        try set(Setting.doubted.rawValue, text)
    }

    /// Looks whether what somebody brings has others' names in its stamps: who wrote that isn't certain,
    /// unless this book has it already.
    ///
    /// - Parameter members: The marks of all who were ever in the book.
    package func lookForClaims(
        in runs: [Parcel.Run], by author: WriterMark, among members: Set<WriterMark>
    ) throws(StoreError) {
        var known = KnownActions(store: self)
        var claimed: [Stamp] = []
        for run in runs {
            for change in run.changes where change.stamp != claimed.last {
                let mark = WriterMark(ofNode: change.stamp.node)
                guard mark != author, members.contains(mark), try !known.holdAll(of: change) else {
                    continue
                }
                claimed.append(change.stamp)
            }
        }
        if !claimed.isEmpty { try doubt(claimed) }
    }
}
