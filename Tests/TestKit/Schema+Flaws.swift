package import Kernel

extension Schema {
    /// What is wrong with the declarations, a sentence each; nothing when they are sound.
    package var flaws: [String] {
        repeated(kinds.map(\.name)).map { "the kind \($0) is declared twice" }
            + kinds.flatMap { $0.flaws(in: self) }
            + kinds.filter { owns($0, $0, []) }.map { "\($0.name) belongs to itself" }
    }

    /// Whether a record of `kind` can belong to one of `owner`, directly or through others.
    private func owns(_ owner: Kind, _ kind: Kind, _ seen: Set<String>) -> Bool {
        kind.owners.compactMap { kind.fields[$0].type.target }.contains { name in
            if name == owner.name { return true }
            guard !seen.contains(name), let next = self.kind(name) else { return false }
            return owns(owner, next, seen.union([name]))
        }
    }
}

extension Kind {
    fileprivate func flaws(in schema: Schema) -> [String] {
        let flaws =
            repeated(fields.map(\.name)).map { "the field \($0) is declared twice" }
            + fields.flatMap { $0.flaws(in: schema) }
            + unknownNames.map { "there is no field \($0)" }
            + identity.filter { !isPart($0) }.map { "\($0) is no required reference" }
            + tallied.filter { !isTallied($0) }.map { "\($0) can't be tallied" }
            + [label, plural].flatMap { $0.flaws }
        return flaws.map { name + ": " + $0 }
    }

    private var unknownNames: [String] {
        let named = order.compactMap(\.field) + main.compactMap(\.field)
        return named.filter { index(of: $0) == nil }.map(\.name)
            + (identity + tallied).filter { field($0) == nil }
    }

    private func isPart(_ name: String) -> Bool {
        field(name).map { $0.isRequired && $0.type.target != nil } ?? false
    }

    private func isTallied(_ name: String) -> Bool {
        switch field(name)?.type {
        case .choice, .boolean: true
        default: false
        }
    }
}

extension Field {
    fileprivate func flaws(in schema: Schema) -> [String] {
        var flaws = label.flaws
        if !name.isPlainName { flaws.append("no plain name") }
        if let target = type.target, schema.kind(target) == nil {
            flaws.append("there is no kind \(target)")
        }
        if let value = defaultValue, (try? checked(value)) != value {
            flaws.append("the default isn't allowed")
        }
        flaws += repeated(type.choices.map(\.name)).map { "\($0) is offered twice" }
        return flaws.map { name + ": " + $0 }
    }
}

extension Label {
    fileprivate var flaws: [String] {
        Language.allCases.filter { text(in: $0).isBlank }.map { "no label in \($0)" }
    }
}

extension String {
    /// Whether it can stand in JSON, SQL and on a command line as it is.
    fileprivate var isPlainName: Bool {
        utf8.first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } ?? false
            && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}

/// What occurs more than once.
private func repeated(_ names: [String]) -> [String] {
    Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys.sorted()
}
