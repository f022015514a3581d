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

    /// Courses and their credit hours.
    struct Tally {
        let courses: [ListedCourse]
        var hours: Rational { courses.map { $0.creditHours }.sum() }
    }

    init(_ group: Record, _ courses: [ListedCourse]) {
        self.group = group
        done = Tally(courses: courses.filter { $0.isPassed })
        underWay = Tally(courses: courses.filter { $0.status == .current })
        planned = Tally(courses: courses.filter { $0.status == .planned })
        let courses = done.courses.count + underWay.courses.count
        missingCourses = group.optional(CourseGroup.minimumCourses).map {
            max(0, Int(clamping: $0) - courses)
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
            CourseGroup.kind, where: [.equals("degree", .reference(degree.id))])
        guard !groups.isEmpty else { return [] }
        let records = try book.records(
            Course.kind, where: [.oneOf("courseGroup", groups.map { .reference($0.id) })])
        let courses = try ListedCourse.all(records, in: book)
        return groups.map { group in
            Progress(
                group, courses.filter { $0.record.optional(Course.courseGroup) == group.id })
        }
    }

    var courses: [ListedCourse] { done.courses + underWay.courses + planned.courses }
}

extension ListedCourse {
    /// Completed, and not with the scale's last step.
    var isPassed: Bool {
        guard status == .completed else { return false }
        return percent.map { !scale.isFailed($0) } ?? true
    }
}

extension Rational {
    /// A share of one in whole thousandths, as pictures need it; from 0 to 1,000,000.
    var permille: Int64 {
        let digits = (self * 1_000).rounded(places: 0)
        return min(max(digits.int64 ?? 1_000_000, 0), 1_000_000)
    }
}
