package import Kernel

/// How many of a project's items are completed.
package struct Completion: Sendable {
    package let completed: Int
    package let total: Int

    package init(completed: Int, total: Int) {
        self.completed = completed
        self.total = total
    }

    init(of project: RecordID, in book: Book) throws(BookError) {
        let mine: Filter = Item.project == project
        total = try book.count(Query(Item.kind, where: [mine]))
        completed = try book.count(
            Query(Item.kind, where: [mine, Item.completed == true]))
    }

    /// Completed ÷ all; zero when there are none.
    package var share: Rational { Rational(completed, total) ?? .zero }
    package var left: Int { total - completed }
    var permille: Int { total > 0 ? completed * 1_000 / total : 0 }
}
