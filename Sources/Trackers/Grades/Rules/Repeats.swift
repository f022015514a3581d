package import Kernel

/// Which course repeats which, without the links that would close a circle.
///
/// A circle can't be made on a screen, but two devices may make one together. Then the link of the
/// course that was entered first isn't followed: on every device the same.
package struct Repeats: Sendable {
    /// The course before each one.
    private var earlier: [RecordID: RecordID]
    /// The courses whose link isn't followed.
    package let broken: Set<RecordID>

    /// - Parameter links: A course and the one that it repeats.
    package init(_ links: [(course: RecordID, repeats: RecordID)]) {
        var earlier: [RecordID: RecordID] = [:]
        for link in links { earlier[link.course] = link.repeats }
        broken = Repeats.closing(earlier)
        for course in broken { earlier[course] = nil }
        self.earlier = earlier
    }

    package func earlier(than course: RecordID) -> RecordID? { earlier[course] }

    /// The last of these courses that came before.
    func earlier(than course: RecordID, among courses: Set<RecordID>) -> RecordID? {
        var before = earlier[course]
        while let one = before, !courses.contains(one) { before = earlier[one] }
        return before
    }

    /// The first try of a course that was taken again and again; the course itself if it repeats none.
    package func first(of course: RecordID) -> RecordID {
        var course = course
        while let before = earlier[course] { course = before }
        return course
    }

    /// Of each circle the course with the least identifier, which is the oldest.
    private static func closing(_ earlier: [RecordID: RecordID]) -> Set<RecordID> {
        var settled: Set<RecordID> = []
        var found: Set<RecordID> = []
        for start in earlier.keys {
            var path: [RecordID] = []
            var course: RecordID? = start
            while let one = course, settled.insert(one).inserted {
                path.append(one)
                course = earlier[one]
            }
            guard let end = course, let index = path.firstIndex(of: end) else { continue }
            if let oldest = path[index...].min() { found.insert(oldest) }
        }
        return found
    }
}

extension Repeats {
    /// Of all these courses.
    init(_ courses: [Record]) {
        self.init(
            courses.compactMap { course in
                course.optional(Course.repeats).map { (course.id, $0) }
            })
    }

    /// What repeats what in the whole book; nothing is read where none of `courses` repeats another.
    init(_ courses: [ListedCourse], in book: Book) throws(BookError) {
        let isNeeded = courses.contains { $0.record.optional(Course.repeats) != nil }
        self.init(isNeeded ? try book.records(Course.kind, limit: 1_000) : [])
    }

    /// The names along a course's circle, back to the first: "Logic → Logic II → Logic"; `nil` where
    /// there is none.
    static func circle(through course: Record, in book: Book) throws(BookError) -> String? {
        var names = [course.title]
        var seen: Set<RecordID> = [course.id]
        var next = course.optional(Course.repeats)
        while let id = next {
            if id == course.id { return (names + [course.title]).joined(separator: " → ") }
            guard seen.insert(id).inserted, let before = try book.record(Course.kind, id),
                !before.isHidden
            else { return nil }
            names.append(before.title)
            next = before.optional(Course.repeats)
        }
        return nil
    }
}
