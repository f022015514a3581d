import Grades
import Kernel

/// The records of somebody who keeps every course: four weight groups each, some of them dropping
/// work, a third of the work open, scores with halves and quarters.
struct Studies {
    let changes: [Change]
    let first: RecordID
    let score: RecordID
    private let courses: Int

    init(courses: Int, assignments: Int) {
        var made = Made()
        let ids = (0..<courses).map { made.course($0, assignments: assignments) }
        first = ids.first?.course ?? .none
        score = ids.first?.assignment ?? .none
        self.courses = courses
        changes = made.changes
    }

    /// The paths that are measured.
    var screens: [String] {
        let course = "/grades/" + first.text
        return ["/", "/grades", "/grades/hours", "/grades/terms", "/grades/degrees", course]
            + [
                "graphs", "notes", "time", "settings", "need", "what-if", "work", "scores",
                "weights",
            ]
            .map { course + "/" + $0 }
    }
}

private struct Made {
    var changes: [Change] = []
    private var random = RandomSource(seed: 5)
    private let start = Instant(milliseconds: 1_767_225_600_000)
    private var last: RecordID?

    mutating func course(_ number: Int, assignments: Int) -> (
        course: RecordID, assignment: RecordID
    ) {
        let weights = ["normalized", "percent", "normalized", "none"][number % 4]
        let course = add(
            "course",
            [
                ("name", "\"Course \(number)\""), ("creditHours", "\(2 + number % 4)"),
                ("weights", "\"\(weights)\""), ("target", "90"),
                ("method", number % 3 == 0 ? "\"percentages\"" : "\"points\""),
            ])
        let groups = ["Homework", "Quizzes", "Projects", "Exams"].enumerated().map { index, name in
            add(
                "weightGroup",
                [
                    ("course", "\"\(course.text)\""), ("name", "\"\(name)\""),
                    ("weight", ["20", "15", "25", "40"][index]),
                    ("dropLowest", ["2", "1", "0", "0"][index]),
                    ("dropHighest", ["0", "1", "0", "0"][index]),
                ])
        }
        let works = (0..<assignments).map { work($0, course, groups[$0 % 4]) }
        return (course, works.first ?? .none)
    }

    private mutating func work(_ number: Int, _ course: RecordID, _ group: RecordID) -> RecordID {
        let total = [10, 20, 25, 40, 100][number % 5]
        var fields = [
            ("course", "\"\(course.text)\""), ("weightGroup", "\"\(group.text)\""),
            ("name", "\"Assignment \(number)\""), ("total", "\(total)"),
            ("due", "\"2026-\(10 + number % 3)-\(10 + number % 19)\""),
        ]
        if number % 3 != 2 {
            let quarters = total * 2 + Int(random.next() % UInt64(total * 2))
            fields.append(("earned", "\(quarters / 4)" + ["", ".25", ".5", ".75"][quarters % 4]))
        }
        if number % 23 == 0 { fields.append(("extraCredit", "true")) }
        return add("assignment", fields)
    }

    private mutating func add(_ kind: String, _ fields: [(String, String)]) -> RecordID {
        let now = Instant(milliseconds: start.milliseconds + Int64(changes.count))
        let id = RecordID.make(now: now, using: &random)
        changes.append(
            Change(
                kind: kind, record: id, stamp: Stamp.next(after: nil, now: now, node: 1),
                fields: fields.map { FieldChange($0.0, json: $0.1) }))
        return id
    }
}
