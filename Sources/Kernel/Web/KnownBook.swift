/// One of the books that a device keeps.
package struct KnownBook: Sendable, Hashable {
    /// What stands for it in addresses; empty for the first, which keeps the short ones.
    package let key: String
    /// What somebody called it; empty for the first until then.
    package var name: String
    package var color: PaletteColor?
    /// When it was put into the trash.
    package var deleted: Instant?

    package init(
        key: String, name: String, color: PaletteColor? = nil, deleted: Instant? = nil
    ) {
        self.key = key
        self.name = name
        self.color = color
        self.deleted = deleted
    }

    /// The book that everybody begins with.
    package static let first = KnownBook(key: "", name: "")

    /// What names it where something must: `book` is the first.
    package var handle: String { isFirst ? "book" : key }

    package var isFirst: Bool { key.isEmpty }

    /// What its addresses begin with, as `/books/household`; empty for the first.
    package var base: String { isFirst ? "" : AppAddress.book(key) }

    /// Whether its key can stand in addresses, and its name be shown.
    var isSound: Bool {
        hasSoundKey && (isFirst && name.isEmpty || KnownDevice.name(name) == name)
    }

    /// Whether its key can stand in addresses.
    package var hasSoundKey: Bool {
        key.utf8.allSatisfy { KnownBook.isPlain($0) || $0 == UInt8(ascii: "-") }
    }

    /// A small letter of the alphabet or a digit.
    package static func isPlain(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte)
    }

    /// The base that an address of a server ends with: `/books/household` of
    /// `https://home.example/books/household`, nothing of an address without.
    package static func base(ofServer address: String) -> String {
        let host = address.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst(3)
        let path = String(Substring(host.drop { $0 != UInt8(ascii: "/") }))
        return split(path).map { AppAddress.book($0.key) } ?? ""
    }

    /// The key and the rest of a path, or of a target, that is of another book than the first:
    /// `/books/household/search` is `household` and `/search`.
    package static func split(_ path: String) -> (key: String, rest: String)? {
        let start = AppAddress.book("")
        guard path.hasPrefix(start) else { return nil }
        let own = path.utf8.dropFirst(start.utf8.count)
        let key = own.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
        let rest = String(Substring(own.dropFirst(key.count)))
        return (String(Substring(key)), rest.hasPrefix("/") ? rest : "/" + rest)
    }

    /// The way to it from a page of the book at a base.
    func link(from base: String, _ language: Language) -> BookLink {
        BookLink(
            title(in: language), href: self.base + "/", color: color?.className,
            isHere: self.base == base)
    }

    /// What it is called.
    package func title(in language: Language) -> String {
        name.isEmpty ? language(WebText.firstBook) : name
    }
}

extension Response {
    /// The same for who sees it under a base: it leads there, too.
    package func within(_ base: String) -> Response {
        guard let place = headers.firstIndex(where: { $0.name == "Location" }) else { return self }
        let target = headers[place].value
        if !target.hasPrefix("/") || KnownBook.split(target) != nil { return self }
        var response = self
        response.headers[place] = Header("Location", base + target)
        return response
    }
}
