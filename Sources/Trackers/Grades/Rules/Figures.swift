import Kernel

// The `figures` of `tally show`: the published names, numbers rounded to ten decimals.

@Sendable func courseFigures(_ record: Record, _ book: Book) throws(BookError) -> JSON {
    let course = try CourseCase.read(record, in: book)
    let (current, final) = (course.current, course.final)
    return .object([
        JSON.Member("current", course.scale.json(current.percent)),
        JSON.Member("final", course.scale.json(final.percent)),
        JSON.Member("groups", .array(zip(current.groups, final.groups).map { groupJSON($0, $1) })),
        JSON.Member("required", .array(course.requirements().map { $0.json })),
        JSON.Member("influence", .array(Influence.all(course.gradebook).map { $0.json })),
    ])
}

@Sendable func termFigures(_ record: Record, _ book: Book) throws(BookError) -> JSON {
    let records = try book.records(Course.kind, where: [.equals("term", .reference(record.id))])
    let courses = try ListedCourse.all(records, in: book)
    return .object(
        Average(courses).members + [JSON.Member("courses", .array(courses.map { $0.json }))])
}

@Sendable func degreeFigures(_ record: Record, _ book: Book) throws(BookError) -> JSON {
    let groups = try Progress.all(of: record, in: book)
    return .object(
        Average(groups.flatMap { $0.courses }).members
            + [JSON.Member("groups", .array(groups.map { .object($0.members) }))])
}

@Sendable func courseGroupFigures(_ record: Record, _ book: Book) throws(BookError) -> JSON {
    let records = try book.records(
        Course.kind, where: [.equals("courseGroup", .reference(record.id))])
    let progress = Progress(record, try ListedCourse.all(records, in: book))
    return .object(progress.members)
}

extension JSON {
    static func figure(_ value: Rational?) -> JSON {
        value.map { .number($0.canonical(places: 10)) } ?? .null
    }
}

extension Scale {
    /// `{percent, letter, points}`
    fileprivate func json(_ percent: Rational?) -> JSON {
        .object(members(percent))
    }

    fileprivate func members(_ percent: Rational?) -> [JSON.Member] {
        let letter = percent.flatMap { step(at: $0)?.letter }
        return [
            JSON.Member("percent", .figure(percent)),
            JSON.Member("letter", letter.map { .string($0) } ?? .null),
            JSON.Member("points", .figure(percent.flatMap { points(at: $0) })),
        ]
    }

}

extension ListedCourse {
    fileprivate var json: JSON {
        .object(
            [JSON.Member("course", .string(id.text)), JSON.Member("name", .string(name))]
                + scale.members(percent))
    }
}

extension CourseCase {

    /// What is needed for every letter, best first, and for the course's own target.
    func requirements() -> [NamedRequirement] {
        let needs = Needs(gradebook, RemainingWork(allOf: gradebook))
        let letters = scale.steps.map {
            NamedRequirement($0.letter, needs.requirement(for: $0.from))
        }
        guard let target else { return letters }
        return letters + [NamedRequirement("target", needs.requirement(for: target))]
    }
}

/// A requirement under the letter it is for, or `target` for the course's own.
struct NamedRequirement {
    let name: String
    let requirement: Requirement

    init(_ name: String, _ requirement: Requirement) {
        self.name = name
        self.requirement = requirement
    }

    fileprivate var json: JSON {
        .object([
            JSON.Member("target", .string(name)),
            JSON.Member("percent", .figure(requirement.target)),
            JSON.Member("needed", .figure(requirement.needed)),
            JSON.Member("state", .string(requirement.state.rawValue)),
        ])
    }
}

private func groupJSON(_ current: CourseGrade.Group, _ final: CourseGrade.Group) -> JSON {
    .object([
        JSON.Member("group", current.rule.id.map { .string($0.text) } ?? .null),
        JSON.Member("weight", .figure(current.rule.weight)),
        JSON.Member("current", current.json),
        JSON.Member("final", final.json),
        JSON.Member("dropped", .array(current.dropped.map { .string($0.work.id.text) })),
    ])
}

extension CourseGrade.Group {
    fileprivate var json: JSON {
        .object([
            JSON.Member("earned", .figure(earned)), JSON.Member("possible", .figure(possible)),
            JSON.Member("percent", .figure(percent)),
        ])
    }
}

extension Influence {
    fileprivate var json: JSON {
        .object([
            JSON.Member("assignment", .string(work.id.text)),
            JSON.Member("perTenPercent", .figure(perTenPercent)),
        ])
    }
}

extension Average {
    fileprivate var members: [JSON.Member] {
        [JSON.Member("gpa", .figure(gpa)), JSON.Member("creditHours", .figure(creditHours))]
    }
}

extension Progress {
    fileprivate var members: [JSON.Member] {
        [
            JSON.Member("group", .string(group.id.text)),
            JSON.Member("name", .string(group.title)),
            JSON.Member("done", done.json), JSON.Member("underWay", underWay.json),
            JSON.Member("planned", planned.json),
            JSON.Member(
                "missing",
                .object([
                    JSON.Member("courses", missingCourses.map { .integer($0) } ?? .null),
                    JSON.Member("creditHours", .figure(missingHours)),
                ])),
        ]
    }
}

extension Progress.Tally {
    fileprivate var json: JSON {
        .object([
            JSON.Member("courses", .integer(courses.count)),
            JSON.Member("creditHours", .figure(hours)),
        ])
    }
}
