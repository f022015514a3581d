extension Book {
    /// All visible records of a kind as CSV by RFC 4180: a header of `id`, the fields' names and
    /// `createdAt`, then a row for each record, oldest first.
    package func csv(_ kind: Kind) throws(BookError) -> [UInt8] {
        var writer = CSVWriter()
        writer.row(kind.headings)
        for record in try exported([kind]) { writer.row(cells(of: record)) }
        return writer.bytes
    }

    private func cells(of record: Record) -> [String] {
        let own = record.kind.ownFields.indices.map { index in
            record.kind.fields[index].text(record.value(at: index))
        }
        return [record.id.text] + own + [record.createdAt.iso]
    }
}
