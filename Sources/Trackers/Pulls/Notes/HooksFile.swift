import Kernel

/// Hooks as a table with the name, place and date of their pulls, as people and the format `hooks`
/// read it.
enum HooksFile {
    private static let headings = [
        "pull", "location", "date", "class", "puller", "tractor", "distance", "status", "place",
        "tire pressure psi", "sled", "attempt", "note",
    ]

    /// - Parameter pulls: In the order in which their hooks are written.
    static func csv(_ pulls: [Record], _ book: Book) throws(BookError) -> [UInt8] {
        var rows: [(pull: Record, hook: Record)] = []
        for pull in pulls {
            for hook in try hooksOf(pull.id, in: book) { rows.append((pull, hook)) }
        }
        let categories = rows.flatMap { Hook.custom(of: $0.hook).map { $0.name } }.distinct
            .filter { NotesTable.Role(heading: $0) == .custom }
        var writer = CSVWriter()
        writer.row(headings + categories)
        for (pull, hook) in rows { writer.row(cells(pull, hook, categories)) }
        return writer.bytes
    }

    private static func cells(_ pull: Record, _ hook: Record, _ categories: [String]) -> [String] {
        let custom = Hook.custom(of: hook)
        let own = categories.map { name in custom.first { $0.name == name }?.value ?? "" }
        // A category that is called like one of the columns would be read as that.
        let others = custom.filter { !categories.contains($0.name) }.map {
            $0.name + ": " + $0.value
        }
        let note = ([hook[Hook.note]] + others).filter { !$0.isBlank }.joined(separator: ", ")
        return [
            pull.title, pull[Pull.location], pull[Pull.date].iso, hook[Hook.className],
            hook[Hook.puller], hook[Hook.tractor], hook[Hook.distance],
            hook[Hook.status].rawValue, hook.optional(Hook.place).map { "\($0)" } ?? "",
            hook.optional(Hook.tirePressure).map { $0.canonical } ?? "", hook[Hook.sled],
            "\(hook[Hook.attempt])", note,
        ] + own
    }

    /// `/pulls/hooks.csv`: every hook of the book.
    @Sendable static func download(_ page: Page) throws(BookError) -> Response {
        let bytes = try csv(try page.book.records(Query(Pull.kind)), page.book)
        return Response(
            headers: [
                Response.Header("Content-Type", "text/csv; charset=utf-8"),
                Response.Header("Content-Disposition", "attachment; filename=\"hooks.csv\""),
            ], body: bytes)
    }
}
