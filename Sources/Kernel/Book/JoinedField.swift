/// What one record made of two says in one field, so that nothing that either says is lost where both
/// can be kept.
package struct JoinedField: Sendable {
    package let field: Field
    package let first: Value?
    package let later: Value?
    /// What the one record will say.
    package let value: Value?

    /// Every field that a person can set.
    package static func all(_ first: Record, _ later: Record) -> [JoinedField] {
        first.kind.ownFields.indices.map { JoinedField($0, first, later) }
    }

    private init(_ index: Int, _ first: Record, _ later: Record) {
        let kind = first.kind
        let field = kind.fields[index]
        let isJoined = kind.joining != nil
        self.field = field
        self.first = first.values[index] ?? (isJoined ? field.countedDefault : nil)
        self.later = later.values[index] ?? (isJoined ? field.countedDefault : nil)
        value = JoinedField.join(
            field, self.first, self.later, kind, isTitle: index == kind.titleIndex)
    }

    /// Whether both say something, and not the same.
    package var isDivided: Bool {
        first.saysSomething && later.saysSomething && first != later
    }

    private static func join(
        _ field: Field, _ first: Value?, _ later: Value?, _ kind: Kind, isTitle: Bool
    ) -> Value? {
        guard let later, later.saysSomething else { return first }
        guard let first, first.saysSomething, first != later else { return later }
        if let value = kind.joining?(field, first, later) { return value }
        switch (field.type, first, later) {
        case (.text(let maximum, let multiline), .text(let a), .text(let b)):
            if isTitle || field.notation != nil { return later }
            let text = joined(a, b, by: multiline ? "\n" : ", ")
            return text.count > maximum ? later : .text(text)
        case (_, .words(let a), .words(let b)):
            return .words(a + b.filter { !a.contains($0) })
        default: return later
        }
    }

    /// Both texts, or the one that says all of the other.
    private static func joined(_ a: String, _ b: String, by separator: String) -> String {
        if a.folded.containsFolded(b.folded) { return a }
        return b.folded.containsFolded(a.folded) ? b : a + separator + b
    }
}

extension Field {
    /// What counts where nothing was chosen; words that nobody wrote don't.
    fileprivate var countedDefault: Value? {
        if case .choice = type { defaultValue } else { nil }
    }
}

extension Value? {
    fileprivate var saysSomething: Bool { self?.saysSomething ?? false }
}

extension Value {
    fileprivate var saysSomething: Bool {
        switch self {
        case .text(let text): !text.isBlank
        case .words(let words), .choices(let words): !words.isEmpty
        case .pairs(let pairs): !pairs.isEmpty
        default: true
        }
    }
}
