import Kernel

/// One course with everything its grade follows from, read from a book.
final class CourseCase: Sendable {
    let record: Record
    let gradebook: Gradebook
    let groups: [Record]
    let assignments: [Record]
    let marking: Marking
    /// How the course stands.
    let current: CourseGrade

    var id: RecordID { record.id }
    var scale: Scale { marking.scale }
    var name: String { record.title }
    var status: CourseStatus { record[Course.status] }
    var creditHours: Rational { record[Course.creditHours].rational }
    /// In percent.
    var target: Rational? {
        record.optional(Course.target).map { marking.percent(ofTarget: $0) }
    }
    /// What the target asks of the course.
    var aim: Aim? { record.optional(Course.target).map { marking.aim(ofTarget: $0) } }

    var final: CourseGrade { CourseGrade(gradebook, .final) }

    static func read(_ record: Record, in book: Book) throws(BookError) -> CourseCase {
        let cases = try CourseCase.all([record], in: book)
        guard let found = cases.first else {
            throw .notFound(kind: Course.kind, reference: record.id.text)
        }
        return found
    }

    private init(_ record: Record, _ groups: [Record], _ assignments: [Record], _ scale: Scale) {
        self.record = record
        self.groups = groups
        self.assignments = assignments
        let marking = Marking(scale, assignments)
        self.marking = marking
        gradebook = Gradebook(
            method: marking.line == nil ? record[Course.method] : .percentages,
            weighting: record[Course.weights], groups: groups.map { GroupRule($0) },
            works: assignments.map { marking.work($0) })
        current = CourseGrade(gradebook, .current)
    }

    /// The same course with other assignments.
    func replacing(assignments: [Record]) -> CourseCase {
        CourseCase(record, groups, assignments, scale)
    }

    /// All of these courses, read together.
    static func all(_ courses: [Record], in book: Book) throws(BookError) -> [CourseCase] {
        guard !courses.isEmpty else { return [] }
        let ids = courses.map { $0.id }
        var groups: [RecordID: [Record]] = [:]
        for group in try book.records(
            WeightGroup.kind, where: [WeightGroup.course.isOne(of: ids)])
        {
            groups[group[WeightGroup.course], default: []].append(group)
        }
        var works: [RecordID: [Record]] = [:]
        for work in try book.records(
            Assignment.kind, where: [Assignment.course.isOne(of: ids)])
        {
            works[work[Assignment.course], default: []].append(work)
        }
        var scales = try Scales(book)
        var cases: [CourseCase] = []
        for course in courses {
            let scale = try scales.scale(of: course)
            cases.append(
                CourseCase(course, groups[course.id] ?? [], works[course.id] ?? [], scale))
        }
        return cases
    }
}

extension GroupRule {
    init(_ record: Record) {
        self.init(
            id: record.id, weight: record[WeightGroup.weight].rational,
            dropLowest: Int(clamping: record[WeightGroup.dropLowest]),
            dropHighest: Int(clamping: record[WeightGroup.dropHighest]))
    }
}

extension Work {
    convenience init(_ record: Record) {
        self.init(
            id: record.id, group: record.optional(Assignment.weightGroup),
            earned: record.optional(Assignment.earned)?.rational,
            total: record[Assignment.total].rational,
            counts: record[Assignment.enabled] && !record[Assignment.excused],
            extraCredit: record[Assignment.extraCredit], neverDrop: record[Assignment.neverDrop])
    }
}

/// The scales of a book: the preferred one, and one's own as they are asked for.
struct Scales {
    private let book: Book
    private var own: [RecordID: Scale] = [:]
    private(set) var preferred: Scale
    let choice: ScaleChoice
    let ownChoice: RecordID?

    init(_ book: Book) throws(BookError) {
        self.book = book
        let preference = try book.records(
            GradePreference.kind, order: [Order(.modifiedAt, descending: true)], limit: 1
        ).first
        choice = preference.map { $0[GradePreference.scale] } ?? .fallback
        ownChoice = preference.flatMap { $0.optional(GradePreference.ownScale) }
        preferred = Scale.known(choice) ?? Scales.standard
        if choice == .own, let scale = try ownScale(ownChoice) { preferred = scale }
    }

    static let standard = Scale.known(ScaleChoice.fallback) ?? Scale([])

    mutating func scale(of course: Record) throws(BookError) -> Scale {
        try scale(course.optional(Course.scale), course.optional(Course.ownScale))
    }

    mutating func scale(_ choice: ScaleChoice?, _ own: RecordID?) throws(BookError) -> Scale {
        guard let choice else { return preferred }
        if let known = Scale.known(choice) { return known }
        return try ownScale(own ?? ownChoice) ?? preferred
    }

    private mutating func ownScale(_ id: RecordID?) throws(BookError) -> Scale? {
        guard let id else { return nil }
        if let known = own[id] { return known }
        guard let record = try book.record(GradeScale.kind, id), !record.isHidden,
            case .pairs(let pairs)? = record.value(GradeScale.steps.name)
        else { return nil }
        let scale = Scale(
            own: pairs.compactMap { Scale.step($0) }, id: id.text, title: record.title)
        own[id] = scale
        return scale
    }
}

extension CourseCase {
    /// The assignments by their date: when they were due, else when they were entered.
    var inTime: [Record] {
        assignments.map { (date: CourseCase.day(of: $0), record: $0) }
            .inOrder { a, b in
                a.date == b.date ? a.record.id < b.record.id : a.date < b.date
            }.map { $0.record }
    }

    static func day(of assignment: Record) -> CivilDate {
        assignment.optional(Assignment.due) ?? assignment.createdAt.date(utcOffset: 0)
    }
}
