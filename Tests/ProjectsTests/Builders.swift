import Kernel
import Projects
import TestKit

func ratio(_ numerator: Int64, _ denominator: Int64) -> Rational {
    Rational(numerator, denominator) ?? .zero
}

/// A criterion by its number, which is its identifier too.
func criterion(
    _ number: UInt64, weight: Rational = 1, reversed: Bool = false, measured: Bool = false
) -> Comparison.Criterion {
    Comparison.Criterion(
        id: .numbered(number), weight: weight, isReversed: reversed, isMeasured: measured)
}

/// An option by its number, titled with it.
func option(_ number: UInt64, _ scores: [Int?]) -> Comparison.Option {
    measured(number, scores.map { score in score.map { Rational($0) } })
}

/// The same with numbers of any size.
func measured(_ number: UInt64, _ values: [Rational?]) -> Comparison.Option {
    Comparison.Option(id: .numbered(number), title: "option \(number)", values: values)
}

func number(_ text: String) -> Rational {
    Decimal(canonical: text)?.rational ?? .zero
}

extension Comparison {
    var ranking: Ranking { Ranking(self) }
    var ranks: [Int] { ranking.standings.map(\.rank) }
    var flips: [Flip] { Flip.all(self, ranking) }
    var dominated: [Dominance] { Dominance.all(self, ranking) }

    /// The same with one weight changed.
    func with(_ weight: Rational, at criterion: Int) -> Comparison {
        var weights = criteria.map(\.weight)
        weights[criterion] = weight
        return weighted(weights)
    }

    /// The share of one option with one weight changed.
    func share(_ id: RecordID, criterion: Int, weight: Rational) -> Rational? {
        with(weight, at: criterion).ranking[id]?.share
    }

    /// The same with what is missing left out.
    var ignoringUnscored: Comparison {
        Comparison(
            levels: levels, ignoresUnscored: true, criteria: criteria, options: options)
    }

    /// Something to compare: up to six options, five criteria, gaps, ties and zero weights.
    static func random(
        _ random: inout RandomSource, ignoring: Bool, method: Method = .weightedSum
    ) -> Comparison {
        let levels = Int.random(in: 2...5, using: &random)
        let criteria = (0..<Int.random(in: 1...5, using: &random)).map { index in
            let weight = ratio(
                Int64.random(in: 0...6, using: &random), Int64.random(in: 1...3, using: &random))
            return criterion(UInt64(index), weight: weight, reversed: .random(using: &random))
        }
        let options = (0..<Int.random(in: 1...6, using: &random)).map { number in
            option(
                UInt64(number),
                criteria.map { _ in
                    Int.random(in: 0...5, using: &random) == 0
                        ? nil : Int.random(in: 1...levels, using: &random)
                })
        }
        return Comparison(
            levels: levels, ignoresUnscored: ignoring, method: method, criteria: criteria,
            options: options)
    }
}

/// A book in memory with the kinds of this tracker, whose clock moves on by a second with each use.
final class Notebook {
    let store = MemoryStore(Projects.declarations.schema).store
    private var uses: Int64 = 0
    private let node: UInt64

    init(node: UInt64 = 1) { self.node = node }

    /// Brings all changes that this one knows to another.
    func share(with other: Notebook) throws {
        let changes = try store.log(0, 10_000).map { $0.change }
        _ = try other.store.append(changes, nil)
        other.uses = max(other.uses, uses)
    }

    @discardableResult
    func use<T>(_ work: (Book) throws(BookError) -> T) throws(BookError) -> T {
        uses += 1
        let now = Instant(milliseconds: Instant.start.milliseconds + uses * 1_000)
        return try store.transaction(writing: true, failure: { BookError.store($0) }) {
            () throws(BookError) in
            try work(
                Book(
                    store, Projects.declarations.rulebook, now: now, seed: UInt64(uses) + node << 32
                ))
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

    func set(_ kind: Kind, _ id: RecordID, _ name: String, _ value: Value?) throws {
        var draft = Draft(kind, id)
        if let field = kind.field(name) { draft.set(field, value) }
        try use { (book) throws(BookError) in _ = try book.commit(draft) }
    }

    func score(_ item: RecordID, _ quality: RecordID, _ value: Int64?) throws {
        try use { (book) throws(BookError) in
            _ = try book.commit(Score.draft(item, quality, value))
        }
    }

    func figures(_ project: RecordID) throws -> JSON {
        try use { (book) throws(BookError) in
            guard let figures = Project.rules.figures else { return .null }
            return try figures(try book.visible(Project.kind, project), book)
        }
    }
}
