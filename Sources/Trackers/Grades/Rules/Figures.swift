import Kernel

// The `figures` of `tally show`: the published names, numbers rounded to ten decimals.

@Sendable func courseFigures(_ record: Record, _ book: Book) throws(BookError) -> JSON {
    let course = try CourseCase.read(record, in: book)
    let (current, final) = (course.current, course.final)
    return .object([
        JSON.Member(
            "measure", .string(course.marking.line == nil ? "percent" : "grade")),
        JSON.Member("current", .object(course.marking.members(current.percent))),
        JSON.Member("final", .object(course.marking.members(final.percent))),
        JSON.Member(
            "groups",
            .array(
                zip(current.groups, final.groups).map { groupJSON($0, $1, course.marking) })),
        JSON.Member(
            "required", .array(course.requirements().map { $0.json(course.marking) })),
        JSON.Member("influence", .array(Influence.all(course.gradebook).map { $0.json })),
    ])
}

@Sendable func termFigures(_ record: Record, _ book: Book) throws(BookError) -> JSON {
    let records = try book.records(Course.kind, where: [Course.term == record.id])
    let courses = try ListedCourse.all(records, in: book)
    return .object(
        Average(courses).members() + [JSON.Member("courses", .array(courses.map { $0.json }))])
}

@Sendable func degreeFigures(_ record: Record, _ book: Book) throws(BookError) -> JSON {
    let groups = try Progress.all(of: record, in: book)
    let average = try groups.average(in: book)
    return .object(
        average.members(creditHours: groups.creditHours)
            + [JSON.Member("groups", .array(groups.map { .object($0.members) }))])
}

@Sendable func courseGroupFigures(_ record: Record, _ book: Book) throws(BookError) -> JSON {
    .object(try Progress.of(record, in: book).members)
}

extension Marking {
    /// `{percent, letter, points}`; a mean of grades has no percentage.
    fileprivate func members(_ percent: Rational?) -> [JSON.Member] {
        let name = percent.flatMap { letter($0) }
        return [
            JSON.Member("percent", .figure(line == nil ? percent : nil)),
            JSON.Member("letter", name.map { .string($0) } ?? .null),
            JSON.Member("points", .figure(percent.flatMap { points($0) })),
        ]
    }
}

extension ListedCourse {
    fileprivate var json: JSON {
        .object(
            [JSON.Member("course", .string(id.text)), JSON.Member("name", .string(name))]
                + marking.members(percent))
    }
}

extension CourseCase {
    /// What is needed for every letter, best first, and for the course's own target.
    func requirements() -> [NamedRequirement] {
        let needs = Needs(gradebook, RemainingWork(allOf: gradebook))
        let letters = marking.targets.map {
            NamedRequirement($0.name, needs.requirement(for: $0.aim))
        }
        guard let aim else { return letters }
        return letters + [NamedRequirement("target", needs.requirement(for: aim))]
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

    /// Among grades what is aimed at and what is needed are grades.
    fileprivate func json(_ marking: Marking) -> JSON {
        let line = marking.line
        let needed = line == nil ? requirement.needed : marking.needed(requirement)
        var members = [
            JSON.Member("target", .string(name)),
            JSON.Member("percent", line == nil ? .figure(requirement.target) : .null),
            JSON.Member("needed", .figure(needed)),
            JSON.Member("state", .string(requirement.state.rawValue)),
        ]
        if let line {
            members.append(JSON.Member("grade", .figure(line.straight(at: requirement.target))))
        }
        return .object(members)
    }
}

private func groupJSON(
    _ current: CourseGrade.Group, _ final: CourseGrade.Group, _ marking: Marking
) -> JSON {
    .object([
        JSON.Member("group", current.rule.id.map { .string($0.text) } ?? .null),
        JSON.Member("weight", .figure(current.rule.weight)),
        JSON.Member("current", current.json(marking)),
        JSON.Member("final", final.json(marking)),
        JSON.Member("dropped", .array(current.dropped.map { .string($0.work.id.text) })),
    ])
}

extension CourseGrade.Group {
    /// Of grades the mean alone.
    fileprivate func json(_ marking: Marking) -> JSON {
        let line = marking.line
        return .object(
            [
                JSON.Member("earned", line == nil ? .figure(earned) : .null),
                JSON.Member("possible", line == nil ? .figure(possible) : .null),
                JSON.Member("percent", line == nil ? .figure(percent) : .null),
            ] + (line.map { [JSON.Member("points", .figure(percent.map($0.grade(at:))))] } ?? []))
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
    /// `gpa` is `null` where scales differ, and says so; each scale has its own in `gpas`.
    fileprivate func members(creditHours: Rational? = nil) -> [JSON.Member] {
        [
            JSON.Member("gpa", .figure(gpa)),
            JSON.Member("gpaReason", parts.count > 1 ? .string("scalesDiffer") : .null),
            JSON.Member("gpas", .array(parts.map { $0.json })),
            JSON.Member("creditHours", .figure(creditHours ?? self.creditHours)),
        ]
    }
}

extension Average.Part {
    fileprivate var json: JSON {
        .object([
            JSON.Member("scale", .string(scale)), JSON.Member("gpa", .figure(gpa)),
            JSON.Member("creditHours", .figure(hours)),
        ])
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
