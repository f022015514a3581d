import Kernel

/// The scores of a project, read by its qualities.
struct Scores {
    /// The qualities, alphabetically.
    let qualities: [Record]
    /// For each item, what it has on each quality that it is scored on.
    private(set) var values: [RecordID: [RecordID: Int]] = [:]

    init(of project: RecordID, in book: Book) throws(BookError) {
        qualities = try book.records(
            Quality.kind, where: [.equals("project", .reference(project))])
        guard !qualities.isEmpty else { return }
        let records = try book.records(
            Score.kind, where: [.oneOf("quality", qualities.map { .reference($0.id) })])
        for record in records {
            guard let value = record.optional(Score.value) else { continue }
            values[record[Score.item], default: [:]][record[Score.quality]] = Int(clamping: value)
        }
    }

    var greatest: Int64 {
        Int64(values.values.reduce(0) { max($0, $1.values.max() ?? 0) })
    }

    func value(_ item: RecordID, _ quality: RecordID) -> Int? { values[item]?[quality] }
}
