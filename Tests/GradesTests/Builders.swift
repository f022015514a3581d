import Grades
import Kernel
import TestKit

/// A score such as `86` or `86.5`, out of 100 if nothing else is said.
func work(
    _ number: UInt64, _ earned: Rational?, of total: Rational = 100, in group: UInt64? = nil,
    counts: Bool = true, extra: Bool = false, neverDrop: Bool = false
) -> Work {
    Work(
        id: .numbered(number), group: group.map { .numbered($0) }, earned: earned, total: total,
        counts: counts, extraCredit: extra, neverDrop: neverDrop)
}

func group(
    _ number: UInt64, weight: Rational = 1, lowest: Int = 0, highest: Int = 0
) -> GroupRule {
    GroupRule(id: .numbered(number), weight: weight, dropLowest: lowest, dropHighest: highest)
}

func ratio(_ numerator: Int64, _ denominator: Int64) -> Rational {
    Rational(numerator, denominator) ?? .zero
}

extension Gradebook {
    var current: Rational? { CourseGrade(self, .current).percent }
    var final: Rational? { CourseGrade(self, .final).percent }
}

/// A book in memory with the app's kinds, whose clock moves on by a second with each use.
final class Notebook {
    let store = MemoryStore(Grades.declarations.schema).store
    private var uses: Int64 = 0

    @discardableResult
    func use<T>(_ work: (Book) throws(BookError) -> T) throws(BookError) -> T {
        uses += 1
        let now = Instant(milliseconds: Instant.start.milliseconds + uses * 1_000)
        return try store.transaction(writing: true, failure: { BookError.store($0) }) {
            () throws(BookError) in
            try work(Book(store, Grades.declarations.rulebook, now: now, seed: UInt64(uses)))
        }
    }

    @discardableResult
    func add(_ kind: Kind, _ fields: KeyValuePairs<String, Value?>) throws -> RecordID {
        var draft = Draft(kind)
        for (name, value) in fields {
            if let field = kind.field(name) { draft.set(field, value) }
        }
        let commit = try use { (book) throws(BookError) in try book.commit(draft) }
        return commit.ids.first ?? .none
    }

    func figures(_ kind: Kind, _ id: RecordID) throws -> JSON {
        try use { (book) throws(BookError) in
            guard let figures = book.rules(of: kind).figures else { return .null }
            return try figures(try book.visible(kind, id), book)
        }
    }
}
