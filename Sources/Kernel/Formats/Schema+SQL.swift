extension Schema {
    /// What the tables depend on besides their changes, as thirty-two hexadecimal digits: when it
    /// differs from the one with which a book's tables were made, they must be made anew.
    ///
    /// Every process asks for it, so it is made of the declarations and not of the statements that
    /// follow from them.
    package var sqlFingerprint: String {
        var hash = Hash128Builder(seed: Schema.sqlVersion)
        for kind in kinds {
            hash.add(kind.name)
            for field in kind.fields { field.addMeaning(to: &hash) }
            hash.update(UInt64(kind.titleIndex ?? 255))
            for part in kind.order { part.addMeaning(to: &hash) }
            for name in kind.tallied { hash.add(name) }
            hash.update(0xff as UInt8)
        }
        return hash.finish().hex
    }

    /// To be raised when other statements, or other folded texts, follow from the same declarations.
    package static let sqlVersion: UInt64 = 4
}

extension Hash128Builder {
    /// A text, apart from what follows.
    fileprivate mutating func add(_ text: String) {
        update(text.utf8)
        update(0 as UInt8)
    }
}

extension Order {
    fileprivate func addMeaning(to hash: inout Hash128Builder) {
        switch key {
        case .createdAt: hash.add("createdAt")
        case .modifiedAt: hash.add("modifiedAt")
        case .field(let field): hash.add(field.name)
        }
        hash.update(isDescending ? 1 : 0 as UInt8)
    }
}

extension Field {
    /// What decides how a change of the field is understood.
    fileprivate func addMeaning(to hash: inout Hash128Builder) {
        hash.add(name)
        hash.add(sqlForm)
        if let target = type.target { hash.add(target) }
        for choice in type.choices { hash.add(choice.name) }
        if let standard = defaultValue { hash.add(JSONText(json(standard)).text) }
        hash.update(type.isOwner ? 3 : 2 as UInt8)
    }

    private var sqlForm: String {
        switch type {
        case .text: "text"
        case .integer: "integer"
        case .decimal: "decimal"
        case .boolean: "boolean"
        case .date: "date"
        case .time: "time"
        case .instant: "instant"
        case .choice: "choice"
        case .choices: "choices"
        case .reference: "reference"
        case .words: "words"
        case .pairs: "pairs"
        }
    }
}
