/// What a visitor of a page can do: the links to follow and the forms to post.
struct PageReader {
    private(set) var links: [String] = []
    private(set) var forms: [Form] = []

    struct Form {
        let action: String
        let isPost: Bool
        var fields: [Field] = []
    }

    /// A field with the values that the page has for it; none when it is only typed into.
    struct Field {
        let name: String
        var values: [String]
    }

    init(_ page: String) {
        var scanner = TagScanner(page)
        while let tag = scanner.next() { add(tag) }
    }

    mutating func add(link: String) {
        links.append(link)
    }

    private mutating func add(_ tag: Tag) {
        let value = tag.attributes["value"]
        switch tag.name {
        case "a": if let href = tag.attributes["href"] { links.append(href) }
        case "form":
            let isPost = tag.attributes["method"] == "post"
            forms.append(Form(action: tag.attributes["action"] ?? "", isPost: isPost))
        case "input", "button", "textarea", "select":
            if let name = tag.attributes["name"], let form = forms.indices.last {
                forms[form].add(name, value)
            }
        case "option": if let form = forms.indices.last { forms[form].addToLast(value) }
        default: return
        }
    }
}

extension PageReader.Form {
    /// Adds a value to choose; buttons and choices of one name are one field.
    fileprivate mutating func add(_ name: String, _ value: String?) {
        let values = value.map { [$0] } ?? []
        if let index = fields.firstIndex(where: { $0.name == name }) {
            fields[index].values += values
        } else {
            fields.append(PageReader.Field(name: name, values: values))
        }
    }

    fileprivate mutating func addToLast(_ value: String?) {
        guard let value, let last = fields.indices.last else { return }
        fields[last].values.append(value)
    }
}

/// An opening tag with its attributes, unescaped.
struct Tag {
    let name: String
    var attributes: [String: String] = [:]
}

/// Finds one opening tag after another.
struct TagScanner {
    private var rest: Substring.UTF8View

    init(_ page: String) {
        rest = page.utf8[...]
    }

    mutating func next() -> Tag? {
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[start...].dropFirst()
            let name = pop { isNameByte($0) }
            if !name.isEmpty { return tag(name) }
        }
        return nil
    }

    private mutating func tag(_ name: String) -> Tag {
        var tag = Tag(name: name)
        while let byte = rest.first, byte != UInt8(ascii: ">") {
            let name = pop { isNameByte($0) }
            if name.isEmpty {
                rest = rest.dropFirst()
            } else {
                tag.attributes[name] = value()
            }
        }
        return tag
    }

    private mutating func value() -> String {
        guard rest.starts(with: "=\"".utf8) else { return "" }
        rest = rest.dropFirst(2)
        let value = pop { $0 != UInt8(ascii: "\"") }
        rest = rest.dropFirst()
        return unescaped(value)
    }

    private mutating func pop(while isTaken: (UInt8) -> Bool) -> String {
        let taken = rest.prefix(while: isTaken)
        rest = rest[taken.endIndex...]
        return String(decoding: taken, as: UTF8.self)
    }
}

private func isNameByte(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte == UInt8(ascii: "-")
}

private func unescaped(_ text: String) -> String {
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return entities.reduce(text) { text, entity in
        text.split(separator: entity.0, omittingEmptySubsequences: false)
            .joined(separator: entity.1)
    }
}
