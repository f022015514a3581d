import Kernel

/// An open assignment, and how much a better result of it moves its course and all courses.
struct Hour {
    let course: CourseCase
    let assignment: Record
    /// Percentage points of the course per ten percent.
    let onCourse: Rational
    /// The same over all current courses, weighted by their credit hours.
    let onAll: Rational

    var title: String { assignment.title + ", " + course.name }
    var due: CivilDate? { assignment.optional(Assignment.due) }

    /// Where an hour pays best: what moves most first, among equals what is due first.
    static func best(_ courses: [CourseCase], limit: Int? = nil) -> [Hour] {
        let current = courses.filter { $0.status == .current }
        let counting = current.filter { !$0.record[Course.excludeFromGPA] }
        let hours = counting.map { $0.creditHours }.sum()
        var found: [Hour] = []
        for course in current {
            let records = course.assignmentsByID
            let excluded = course.record[Course.excludeFromGPA]
            let part = excluded ? .zero : course.creditHours.divided(by: hours) ?? .zero
            for influence in Influence.all(course.gradebook) {
                guard let record = records[influence.work.id] else { continue }
                found.append(
                    Hour(
                        course: course, assignment: record, onCourse: influence.perTenPercent,
                        onAll: influence.perTenPercent * part))
            }
        }
        let sorted = found.inOrder { precedes($0, $1) }
        return limit.map { Array(sorted.prefix($0)) } ?? sorted
    }

    private static func precedes(_ a: Hour, _ b: Hour) -> Bool {
        if a.onAll != b.onAll { return a.onAll > b.onAll }
        if a.onCourse != b.onCourse { return a.onCourse > b.onCourse }
        let (x, y) = (a.due ?? .latest, b.due ?? .latest)
        return x == y ? a.assignment.id < b.assignment.id : x < y
    }

    /// "moves the course 4.5 points per 10% · due 11 Dec"
    func reason(_ language: Language, _ today: CivilDate) -> String {
        let moves = language(Words.moves(language.number(onCourse, places: 1)))
        return ([moves] + dueWords(language, today)).joined(separator: " · ")
    }

    func dueWords(_ language: Language, _ today: CivilDate) -> [String] {
        due.map { [Hour.words(due: $0, language, today)] } ?? []
    }

    static func words(due: CivilDate, _ language: Language, _ today: CivilDate) -> String {
        let date = language(Words.due(language.date(due, style: .short)))
        return due < today ? date + " (" + language(Words.overdue) + ")" : date
    }
}

extension CourseCase {
    var assignmentsByID: [RecordID: Record] {
        assignments.reduce(into: [:]) { $0[$1.id] = $1 }
    }
}
