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
    /// The scale that the points are of.
    package let scale: String

    package init(
        course: RecordID, hours: Rational, points: Rational?, isExcluded: Bool = false,
        repeats: RecordID? = nil, replaces: Bool = true, scale: String = ""
    ) {
        self.course = course
        self.hours = hours
        self.points = points
        self.isExcluded = isExcluded
        self.repeats = repeats
        self.replaces = replaces
        self.scale = scale
    }
}

/// Grade point averages: one for each scale, since figures of different scales have no mean.
package struct Average: Sendable {
    /// The average of each scale that has one, most credit hours first.
    package let parts: [Part]
    /// The hours of all courses, each repeated one once.
    package let creditHours: Rational

    /// The mean of the points of one scale, weighted by credit hours.
    package struct Part: Sendable {
        package let scale: String
        package let gpa: Rational
        /// The hours that the average is weighted with.
        package let hours: Rational
        let points: Rational

        /// The average needed over so many further hours to bring this one to `target`.
        package func needed(for target: Rational, over hours: Rational) -> Rational? {
            (target * (self.hours + hours) - points).divided(by: hours)
        }
    }

    package init(_ credits: [Credit]) {
        let repeats = Repeats(credits.compactMap { one in one.repeats.map { (one.course, $0) } })
        // Only a repetition that has points takes the place of the course before it.
        let replaced = Set(
            credits.filter { $0.replaces && $0.points != nil && !$0.isExcluded }
                .compactMap { repeats.earlier(than: $0.course) })
        let counting = credits.filter {
            $0.points != nil && !$0.isExcluded && !replaced.contains($0.course)
        }
        parts = Average.parts(of: counting)
        creditHours = Average.last(of: credits, repeats).map { $0.hours }.sum()
    }

    private static func parts(of credits: [Credit]) -> [Part] {
        var scales: [String] = []
        for credit in credits where !scales.contains(credit.scale) { scales.append(credit.scale) }
        return scales.compactMap { scale in
            let own = credits.filter { $0.scale == scale }
            let hours = own.map { $0.hours }.sum()
            let points = own.map { $0.hours * ($0.points ?? .zero) }.sum()
            return points.divided(by: hours).map {
                Part(scale: scale, gpa: $0, hours: hours, points: points)
            }
        }.inOrder { $0.hours == $1.hours ? $0.scale < $1.scale : $0.hours > $1.hours }
    }

    /// Of courses that were taken again the last, whatever came of it.
    private static func last(of credits: [Credit], _ repeats: Repeats) -> [Credit] {
        var last: [RecordID: Credit] = [:]
        let repeated = Set(credits.compactMap { repeats.earlier(than: $0.course) })
        for credit in credits where !repeated.contains(credit.course) {
            let first = repeats.first(of: credit.course)
            if let other = last[first], other.course > credit.course { continue }
            last[first] = credit
        }
        return Array(last.values)
    }

    /// The average where there is but one scale; `nil` while no course with credit hours has points,
    /// and where scales differ.
    package var gpa: Rational? { parts.count == 1 ? parts.first?.gpa : nil }

    package func part(_ scale: String) -> Part? { parts.first { $0.scale == scale } }
}

extension Credit {
    fileprivate init(_ course: ListedCourse, repeats: RecordID?) {
        self.init(
            course: course.id, hours: course.creditHours,
            points: course.percent.flatMap { course.marking.points($0) },
            isExcluded: course.record[Course.excludeFromGPA],
            repeats: repeats, replaces: course.record[Course.repeatRule] == .replace,
            scale: course.scale.id)
    }
}

extension Average {
    /// Of the courses that are under way or done.
    ///
    /// - Parameter repeats: What repeats what in the whole book, where tries in between may be missing.
    init(_ courses: [ListedCourse], _ repeats: Repeats? = nil) {
        let counting = courses.filter { $0.status == .current || $0.status == .completed }
        let ids = Set(counting.map { $0.id })
        self.init(
            counting.map { course in
                Credit(
                    course,
                    repeats: repeats.map { $0.earlier(than: course.id, among: ids) }
                        ?? course.record.optional(Course.repeats))
            })
    }
}
