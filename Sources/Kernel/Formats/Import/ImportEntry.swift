/// One record of a file, its values read but its references not yet looked up.
struct ImportEntry {
    let place: ImportPlace
    let kind: Kind
    /// The id as it was written; `nil` in a table without ids, where the title stands for it.
    let writtenID: String?
    /// Values in the order of the file.
    var values: [(field: Field, value: Value?)] = []
    /// The fields whose values are taken as they are, since a book held them so.
    var irregular: Set<String> = []
    /// Names of other records as they were written.
    var references: [(field: Field, text: String)] = []

    init(_ place: ImportPlace, _ kind: Kind, id: String?) {
        self.place = place
        self.kind = kind
        writtenID = id
    }

    /// The identifier that is to be taken as it is written.
    var keptID: RecordID? {
        irregular.contains(BookFormat.idName) ? writtenID.flatMap { RecordID($0) } : nil
    }

    func problem(_ reason: ImportProblem.Reason) -> ImportProblem {
        ImportProblem(place, kind: kind.name, id: writtenID ?? title ?? "", reason)
    }

    /// The title that the file gives the record.
    var title: String? {
        guard let name = kind.titleField?.name else { return nil }
        return values.last { $0.field.name == name }?.value?.text
    }
}
