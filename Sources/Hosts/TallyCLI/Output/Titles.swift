import Kernel

/// The titles of records that others refer to, each looked up once.
final class Titles {
    private let book: Book
    private let language: Language
    private var known: [RecordKey: String] = [:]

    init(_ book: Book, _ language: Language) {
        self.book = book
        self.language = language
    }

    /// The title of the record that a reference names, or its identifier.
    func title(of value: Value, _ kind: String) -> String {
        guard let id = value.reference else { return "" }
        let key = RecordKey(kind, id)
        if let title = known[key] { return title }
        let title = lookUp(key) ?? id.text
        known[key] = title
        return title
    }

    private func lookUp(_ key: RecordKey) -> String? {
        guard let kind = book.schema.kind(key.kind), kind.titleIndex != nil,
            let record = try? book.record(kind, key.id)
        else { return nil }
        return book.title(of: record, in: language)
    }
}
