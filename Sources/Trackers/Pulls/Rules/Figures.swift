import Kernel

// The `figures` of `tally show`: the published names, numbers rounded to ten decimals.

/// `classes [{class, fieldSize, full, hooks: [{hook, place, share, best, bound}]}]`, hooks by place, and
/// `densityAltitude` in metres.
@Sendable func pullFigures(_ record: Record, _ book: Book) throws(BookError) -> JSON {
    let air = Conditions(record).densityAltitude
    return .object([
        JSON.Member("classes", .array(try classesOf(record, in: book).map { $0.figures })),
        JSON.Member("densityAltitude", .figure(air?.metres)),
    ])
}

/// `{metres, atLeast, place, share, best, bound}`: `atLeast` in metres of a full pull that wasn't
/// measured.
@Sendable func hookFigures(_ record: Record, _ book: Book) throws(BookError) -> JSON {
    let pull = try book.record(Pull.kind, record[Hook.pull])
    let classes = try pull.map { (pull) throws(BookError) in try classesOf(pull, in: book) }
    let entry = classes?.flatMap { $0.entries }.first { $0.run.id == record.id }
    let atLeast = entry?.reach.flatMap { $0.isAtLeast ? $0.distance.metres : nil }
    return .object(
        [
            JSON.Member("metres", .figure(entry?.run.distance?.metres)),
            JSON.Member("atLeast", .figure(atLeast)),
        ] + (entry?.members ?? []))
}

/// The results of a pull.
func classesOf(_ pull: Record, in book: Book) throws(BookError) -> [ClassResult] {
    ClassResult.all(try hooksOf(pull.id, in: book).map { Run($0) }, mark: pull.fullPullMark)
}

/// The hooks of a pull in the order they were made.
func hooksOf(_ pull: RecordID, in book: Book) throws(BookError) -> [Record] {
    try book.records(Hook.kind, where: [Hook.pull == pull])
}

extension ClassResult.Entry {
    fileprivate var members: [JSON.Member] {
        [
            JSON.Member("place", place.map { .integer($0) } ?? .null),
            JSON.Member("share", .figure(share)),
            JSON.Member("best", .boolean(isBest)),
            JSON.Member("bound", bound.map { .string($0.rawValue) } ?? .null),
        ]
    }
}

extension ClassResult {
    fileprivate var figures: JSON {
        let hooks = entries.map {
            JSON.object([JSON.Member("hook", .string($0.run.id.text))] + $0.members)
        }
        return .object([
            JSON.Member("class", .string(name)), JSON.Member("fieldSize", .integer(fieldSize)),
            JSON.Member("full", .integer(fullPulls)), JSON.Member("hooks", .array(hooks)),
        ])
    }
}
