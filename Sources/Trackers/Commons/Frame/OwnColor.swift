import Kernel

extension Page {
    /// The class of the colour that a record wears: its own, or that of what it belongs to, as a course's is that of
    /// its work; nothing where none of them has one.
    func colorClass(of record: Record) throws(BookError) -> String? {
        var next: Record? = record
        for _ in 0..<OwnColor.deepest {
            guard let record = next else { return nil }
            if case .choice(let color)? = record.value(OwnColor.field) { return "color-" + color }
            next = nil
            for place in record.kind.owners {
                let field = record.kind.fields[place]
                guard let kind = field.type.target.flatMap({ app.schema.kind($0) }),
                    let id = record.value(at: place)?.reference
                else { continue }
                next = try book.record(kind, id)
                break
            }
        }
        return nil
    }
}

private enum OwnColor {
    /// What projects and courses call the field of theirs.
    static let field = "color"
    /// How many stand one inside the other: a note of work in a course.
    static let deepest = 4
}
