import Kernel

/// What `--as` of `show` and `list` can say: how a thing is shown to others.
enum ShownForm: String, CaseIterable {
    case text, html, svg
}

extension Session {
    /// How `--as` wants something shown to others; `nil` where it doesn't say.
    func shownForm() throws(Failure) -> ShownForm? {
        guard let name = arguments[.as] else { return nil }
        if isJSON { throw .usage(.together(.as, .json)) }
        if isPlain { throw .usage(.together(.as, .plain)) }
        guard let form = ShownForm(rawValue: name.folded) else {
            throw .usage(.wrongValue(.as, name, allowed: ShownForm.allCases.map { $0.rawValue }))
        }
        return form
    }

    /// Writes what others are to see of a record, or with `nil` of all that the main list shows.
    func show(_ reference: String?, of kind: Kind, as form: ShownForm) throws(Failure) {
        let showing = try reading { (book) throws(BookError) -> Showing? in
            let record = try reference.map { (reference) throws(BookError) in
                try book.resolve(reference, in: kind)
            }
            return try book.rules(of: kind).showing?(record, book, language)
        }
        guard let showing else {
            throw .refused(.notForOthers(reference ?? kind.plural.text(in: language)))
        }
        let bytes =
            switch form {
            case .text: [UInt8](showing.text.utf8)
            case .html: showing.document(in: language)
            case .svg: showing.picture
            }
        guard let path = arguments[.output], path != "-" else { return output.print(bytes) }
        try write(bytes, to: path)
    }
}
