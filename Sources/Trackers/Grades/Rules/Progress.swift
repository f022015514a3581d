import Kernel

/// How far a course group is: what is done, under way, planned, and still missing.
struct Progress {
    let group: Record
    let done: Tally
    let underWay: Tally
    let planned: Tally
    /// What neither is done nor under way of what the group asks; `nil` where it asks nothing.
    let missingCourses: Int?
    let missingHours: Rational?
    /// All courses of the group, with those that were failed or taken again.
    let all: [ListedCourse]

    /// Courses and their credit hours.
    struct Tally {
        let courses: [ListedCourse]
        var hours: Rational { courses.map { $0.creditHours }.sum() }
    }

    /// - Parameter counted: The courses of the degree that count, each repeated one once.
    private init(_ group: Record, _ all: [ListedCourse], counted: Set<RecordID>) {
        self.group = group
        self.all = all
        let courses = all.filter { counted.contains($0.id) }
        done = Tally(courses: courses.filter { $0.isPassed })
        underWay = Tally(courses: courses.filter { $0.status == .current })
        planned = Tally(courses: courses.filter { $0.status == .planned })
        let count = done.courses.count + underWay.courses.count
        missingCourses = group.optional(CourseGroup.minimumCourses).map {
            max(0, Int(clamping: $0) - count)
        }
        let hours = done.hours + underWay.hours
        missingHours = group.optional(CourseGroup.minimumCreditHours).map {
            max(.zero, $0.rational - hours)
        }
    }

    /// What is done of what is asked, in thousandths; of the courses where courses are asked.
    var permille: Int {
        if let minimum = group.optional(CourseGroup.minimumCourses), minimum > 0 {
            return min(1_000, done.courses.count * 1_000 / max(1, Int(clamping: minimum)))
        }
        guard let minimum = group.optional(CourseGroup.minimumCreditHours),
            let share = done.hours.divided(by: minimum.rational)
        else { return 0 }
        return share >= .one ? 1_000 : Int(share.permille)
    }

    /// The progress of every group of a degree.
    static func all(of degree: Record, in book: Book) throws(BookError) -> [Progress] {
        let groups = try book.records(
            CourseGroup.kind, where: [CourseGroup.degree == degree.id])
        guard !groups.isEmpty else { return [] }
        let records = try book.records(
            Course.kind, where: [Course.courseGroup.isOne(of: groups.map { $0.id })])
        let courses = try ListedCourse.all(records, in: book)
        let counted = Progress.once(courses, try Repeats(courses, in: book))
        return groups.map { group in
            Progress(
                group, courses.filter { $0.record.optional(Course.courseGroup) == group.id },
                counted: counted)
        }
    }

    /// The progress of one group, as its degree sees it.
    static func of(_ group: Record, in book: Book) throws(BookError) -> Progress {
        if let degree = try book.record(Degree.kind, group[CourseGroup.degree]),
            let found = try all(of: degree, in: book).first(where: { $0.group.id == group.id })
        {
            return found
        }
        return Progress(group, [], counted: [])
    }

    /// Of the tries of each course the one that brought it furthest, of equals the last.
    private static func once(_ courses: [ListedCourse], _ repeats: Repeats) -> Set<RecordID> {
        var best: [RecordID: ListedCourse] = [:]
        for course in courses {
            let first = repeats.first(of: course.id)
            if let other = best[first], !course.goesFurther(than: other) { continue }
            best[first] = course
        }
        return Set(best.values.map { $0.id })
    }

    /// Those that count, done first.
    var courses: [ListedCourse] { done.courses + underWay.courses + planned.courses }
}

extension [Progress] {
    /// The average of a degree, over all tries by their rule.
    func average(in book: Book) throws(BookError) -> Average {
        let courses = flatMap { $0.all }
        return Average(courses, try Repeats(courses, in: book))
    }

    /// The credit hours that are done or under way, each repeated course once.
    var creditHours: Rational { map { $0.done.hours + $0.underWay.hours }.sum() }
}

extension ListedCourse {
    /// Completed, and not with a step that everybody gets, or below all steps.
    var isPassed: Bool {
        guard status == .completed else { return false }
        return percent.map { !marking.isFailed($0) } ?? true
    }

    /// Passed is further than under way, that further than planned.
    fileprivate func goesFurther(than other: ListedCourse) -> Bool {
        let (a, b) = (reach, other.reach)
        return a == b ? id > other.id : a > b
    }

    private var reach: Int {
        isPassed ? 3 : status == .current ? 2 : status == .planned ? 1 : 0
    }
}

extension Rational {
    /// A share of one in whole thousandths, as pictures need it; from 0 to 1,000,000.
    var permille: Int64 {
        let digits = (self * 1_000).rounded(places: 0)
        return min(max(digits.int64 ?? 1_000_000, 0), 1_000_000)
    }
}
