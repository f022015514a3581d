import Kernel

// The `figures` of `tally show`: the published names, numbers rounded to ten decimals.

/// `classes [{class, hooks: [{hook, place, share}]}]`, hooks by place.
@Sendable func pullFigures(_ record: Record, _ book: Book) throws(BookError) -> JSON {
    let classes = ClassResult.all(try hooksOf(record.id, in: book).map { Run($0) })
    return .object([
        JSON.Member(
            "classes",
            .array(
                classes.map { result in
                    .object([
                        JSON.Member("class", .string(result.name)),
                        JSON.Member(
                            "hooks",
                            .array(
                                result.entries.map {
                                    .object(
                                        [JSON.Member("hook", .string($0.run.id.text))] + $0.members)
                                })),
                    ])
                }))
    ])
}

/// `{metres, place, share}`
@Sendable func hookFigures(_ record: Record, _ book: Book) throws(BookError) -> JSON {
    let runs = try hooksOf(record[Hook.pull], in: book).map { Run($0) }
    let entry = ClassResult.all(runs).flatMap { $0.entries }.first { $0.run.id == record.id }
    return .object(
        [JSON.Member("metres", .figure(entry?.run.distance?.metres))] + (entry?.members ?? []))
}

/// The hooks of a pull in the order they were made.
func hooksOf(_ pull: RecordID, in book: Book) throws(BookError) -> [Record] {
    try book.records(Hook.kind, where: [.equals("pull", .reference(pull))])
}

extension ClassResult.Entry {
    fileprivate var members: [JSON.Member] {
        [
            JSON.Member("place", place.map { .integer($0) } ?? .null),
            JSON.Member("share", .figure(share)),
        ]
    }
}

extension JSON {
    fileprivate static func figure(_ value: Rational?) -> JSON {
        value.map { .number($0.canonical(places: 10)) } ?? .null
    }
}
