package import Kernel

/// One course as a grade point average sees it.
package struct Credit: Sendable {
    package let course: RecordID
    package let hours: Rational
    /// `nil` while there is no grade.
    package let points: Rational?
    package let isExcluded: Bool
    /// An earlier course that this one repeats, and whether it takes its place.
    package let repeats: RecordID?
    package let replaces: Bool

    package init(
        course: RecordID, hours: Rational, points: Rational?, isExcluded: Bool = false,
        repeats: RecordID? = nil, replaces: Bool = true
    ) {
        self.course = course
        self.hours = hours
        self.points = points
        self.isExcluded = isExcluded
        self.repeats = repeats
        self.replaces = replaces
    }
}

/// The grade point average: the mean of the points, weighted by credit hours.
package struct Average: Sendable {
    /// `nil` while no course with credit hours has points.
    package let gpa: Rational?
    /// The hours that the average is weighted with.
    package let gradedHours: Rational
    /// The hours of all courses, each repeated one once.
    package let creditHours: Rational
    package let points: Rational

    package init(_ credits: [Credit]) {
        // Only a repetition that has points takes the place of the course before it.
        let replaced = Set(
            credits.filter { $0.replaces && $0.points != nil && !$0.isExcluded }
                .compactMap { $0.repeats })
        let repeated = Set(credits.compactMap { $0.repeats })
        let counting = credits.filter {
            $0.points != nil && !$0.isExcluded && !replaced.contains($0.course)
        }
        gradedHours = counting.map { $0.hours }.sum()
        points = counting.map { $0.hours * ($0.points ?? .zero) }.sum()
        gpa = points.divided(by: gradedHours)
        creditHours = credits.filter { !repeated.contains($0.course) }.map { $0.hours }.sum()
    }

    /// The average needed over so many further hours to bring this one to `target`.
    package func needed(for target: Rational, over hours: Rational) -> Rational? {
        (target * (gradedHours + hours) - points).divided(by: hours)
    }
}

extension Credit {
    init(_ course: ListedCourse) {
        self.init(
            course: course.id, hours: course.creditHours,
            points: course.percent.flatMap { course.scale.points(at: $0) },
            isExcluded: course.record[Course.excludeFromGPA],
            repeats: course.record.optional(Course.repeats),
            replaces: course.record[Course.repeatRule] == .replace)
    }
}

extension Average {
    /// Of the courses that are under way or done.
    init(_ courses: [ListedCourse]) {
        self.init(
            courses.filter { $0.status == .current || $0.status == .completed }
                .map { Credit($0) })
    }
}
