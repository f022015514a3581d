import Kernel

/// An open assignment, and how much a better result of it moves its course and all courses.
struct Hour {
    let course: ListedCourse
    let assignment: Record
    /// Percentage points of the course per ten percent.
    let onCourse: Rational
    /// The same over all current courses, weighted by their credit hours.
    let onAll: Rational
    /// Grade points of the average per ten percent; `nil` where it can't be told.
    let onAverage: Rational?

    var title: String { assignment.title + ", " + course.name }
    var due: CivilDate? { assignment.optional(Assignment.due) }

    /// Where an hour pays best: what moves most first, among equals what is due first.
    static func best(
        _ courses: [ListedCourse], limit: Int, in book: Book
    ) throws(BookError) -> [Hour] {
        try first(limit, of: courses, in: book, since: nil)
    }

    /// What is due from a day on, earliest first, among equals what moves most first.
    static func due(
        _ courses: [ListedCourse], since day: CivilDate, limit: Int, in book: Book
    ) throws(BookError) -> [Hour] {
        try first(limit, of: courses, in: book, since: day)
    }

    /// The first of the open work of current courses; by day where one is given, else of what counts.
    private static func first(
        _ limit: Int, of courses: [ListedCourse], in book: Book, since day: CivilDate?
    ) throws(BookError) -> [Hour] {
        let average = CreditShares(courses)
        var found: [Candidate] = []
        for course in courses where course.status == .current {
            let part = average.share(of: course)
            for open in course.standing.open {
                if let day, open.due.map({ $0 < day }) ?? true { continue }
                if day == nil, open.perTenPercent.isZero { continue }
                found.append(Candidate(course, open, onAll: open.perTenPercent * part))
            }
        }
        let isByDay = day != nil
        var hours: [Hour] = []
        for one in found.inOrder({ $0.precedes($1, byDay: isByDay) }) where hours.count < limit {
            guard let record = try book.record(Assignment.kind, one.open.id) else { continue }
            hours.append(
                Hour(
                    course: one.course, assignment: record, onCourse: one.open.perTenPercent,
                    onAll: one.onAll,
                    onAverage: average.gain(one.open.perTenPercent, of: one.course)))
        }
        return hours
    }

    /// An hour whose assignment hasn't been looked up.
    private final class Candidate {
        let course: ListedCourse
        let open: Standing.Open
        let onAll: Rational

        init(_ course: ListedCourse, _ open: Standing.Open, onAll: Rational) {
            self.course = course
            self.open = open
            self.onAll = onAll
        }

        func precedes(_ other: Candidate, byDay: Bool) -> Bool {
            if byDay, let day = open.due, let later = other.open.due, day != later {
                return day < later
            }
            if onAll != other.onAll { return onAll > other.onAll }
            let (a, b) = (open.perTenPercent, other.open.perTenPercent)
            if a != b { return a > b }
            let (x, y) = (open.due ?? .latest, other.open.due ?? .latest)
            return x == y ? open.id < other.open.id : x < y
        }
    }

    /// "moves the course 4.5 points per 10% · due 11 Dec"
    func reason(_ language: Language, _ today: CivilDate) -> String {
        let moves =
            course.marking.line == nil
            ? language(Words.moves(language.number(onCourse, places: 1)))
            : course.marking.gain(onCourse, language)
        return ([moves] + dueWords(language, today)).joined(separator: " · ")
    }

    /// "GPA +0.05"; nothing where it moves nothing.
    func averageWords(_ language: Language) -> [String] {
        CreditShares.words(onAverage, language)
    }

    func dueWords(_ language: Language, _ today: CivilDate) -> [String] {
        due.map { [Hour.words(due: $0, language, today)] } ?? []
    }

    static func words(due: CivilDate, _ language: Language, _ today: CivilDate) -> String {
        let date = language(Words.due(language.date(due, style: .short)))
        return due < today ? date + " (" + language(Words.overdue) + ")" : date
    }
}

/// What part each current course has in the average of all.
struct CreditShares {
    private let currentHours: Rational
    private let average: Average

    init(_ courses: [ListedCourse]) {
        var current = Rational.zero
        for course in courses where course.status == .current && !course.isExcluded {
            current += course.creditHours
        }
        currentHours = current
        average = Average(courses)
    }

    /// Its part of the credit hours of all current courses.
    func share(of course: ListedCourse) -> Rational {
        course.isExcluded ? .zero : course.creditHours.divided(by: currentHours) ?? .zero
    }

    /// How much the grade point average gains when a course gains some percentage points: the
    /// course's points grow as the straight line between its step and the next better one.
    func gain(_ percentagePoints: Rational, of course: ListedCourse) -> Rational? {
        guard !course.isExcluded, let percent = course.percent,
            let slope = course.marking.slope(percent), let part = average.part(course.scale.id)
        else { return course.isExcluded ? .zero : nil }
        return (percentagePoints * slope * course.creditHours).divided(by: part.hours)
    }
}

extension CreditShares {
    /// "GPA +0.05"; nothing where it moves nothing.
    static func words(_ gain: Rational?, _ language: Language) -> [String] {
        guard let gain, !gain.isZero else { return [] }
        let digits = gain.rounded(places: 2).isZero ? 3 : 2
        let figure = language.number(gain, places: digits)
        return [language(Words.onAverage(gain > .zero ? "+" + figure : figure))]
    }
}

extension ListedCourse {
    var isExcluded: Bool { record[Course.excludeFromGPA] }
}
