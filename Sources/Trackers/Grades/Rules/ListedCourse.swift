import Kernel

/// A course as lists show it: its record, and where it stands.
final class ListedCourse {
    let record: Record
    let standing: Standing
    let marking: Marking

    var scale: Scale { marking.scale }
    var id: RecordID { record.id }
    var name: String { record.title }
    var status: CourseStatus { record[Course.status] }
    var creditHours: Rational { record[Course.creditHours].rational }
    var percent: Rational? { standing.percent }

    init(_ record: Record, _ standing: Standing, _ scale: Scale) {
        self.record = record
        self.standing = standing
        marking = Marking(scale, standing.line)
    }

    convenience init(_ course: CourseCase) {
        self.init(course.record, Standing(course), course.scale)
    }

    private static let key = MemoKey<Findings<Standing>>()

    /// These courses, each read and worked out only if it changed since it was last.
    static func all(_ records: [Record], in book: Book) throws(BookError) -> [ListedCourse] {
        let findings = try book.findings(key)
        var scales = try Scales(book)
        var standings: [RecordID: Standing] = [:]
        for record in records {
            guard let known = findings[record.id],
                known.basis == (try scales.scale(of: record)).line
            else { continue }
            standings[record.id] = known
        }
        let stale = records.filter { standings[$0.id] == nil }
        for course in try CourseCase.all(stale, in: book) {
            let standing = Standing(course)
            standings[course.id] = standing
            findings[course.id] = standing
        }
        var listed: [ListedCourse] = []
        for record in records {
            guard let standing = standings[record.id] else { continue }
            listed.append(ListedCourse(record, standing, try scales.scale(of: record)))
        }
        return listed
    }
}

/// Where a course stands, whatever its letters: what lists need of all its work.
final class Standing {
    /// The grades of the scale for which it was worked out, and those that the course has.
    let basis: GradeLine?
    let line: GradeLine?
    let percent: Rational?
    let trend: Trend
    let open: [Open]

    enum Trend { case rising, falling, same }

    /// An open assignment and how much it moves the course.
    struct Open {
        let id: RecordID
        let due: CivilDate?
        let perTenPercent: Rational
    }

    init(_ course: CourseCase) {
        basis = course.scale.line
        line = course.marking.line
        percent = course.current.percent
        trend = course.trend
        var due: [RecordID: CivilDate] = [:]
        for work in course.assignments { due[work.id] = work.optional(Assignment.due) }
        open = Influence.all(course.gradebook).map {
            Open(id: $0.work.id, due: due[$0.work.id], perTenPercent: $0.perTenPercent)
        }
    }
}

extension CourseCase {
    var assignmentsByID: [RecordID: Record] {
        assignments.reduce(into: [:]) { $0[$1.id] = $1 }
    }

    /// Whether the latest score brought the course up or down.
    var trend: Standing.Trend {
        let graded = inTime.filter { $0.optional(Assignment.earned) != nil }
        guard let last = graded.last, graded.count > 1, let after = current.percent,
            let before = CourseGrade(gradebook.replacing([last.id: nil]), .current).percent
        else { return .same }
        return after > before ? .rising : after < before ? .falling : .same
    }
}
