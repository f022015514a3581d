// How a book is reached.
extension KnownBook {
    /// What names it where something must: `book` is the first.
    package var handle: String { isFirst ? "book" : key }

    /// What its addresses begin with, as `/books/household`; empty for the first.
    package var base: String { isFirst ? "" : AppAddress.book(key) }

    /// The base that an address of a server ends with: `/books/household` of
    /// `https://home.example/books/household`, nothing of an address without.
    package static func base(ofServer address: String) -> String {
        let key = key(ofServer: address)
        return key.isEmpty ? "" : AppAddress.book(key)
    }

    /// The key of the book that an address of a server leads to; nothing for the first.
    package static func key(ofServer address: String) -> String {
        let host = address.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst(3)
        return split(String(Substring(host.drop { $0 != UInt8(ascii: "/") })))?.key ?? ""
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
