package import Kernel

/// What was ever added and completed, counted so that it never falls.
package struct Awards: Sendable {
    package let added: Int
    package let completed: Int

    /// What one gets an award for.
    package static let marks = [1, 10, 20, 50, 100, 250, 500, 1_000]

    /// Deleted items count too, and so do those that were reopened: they say themselves that they
    /// are not completed, where others never said anything.
    package init(_ book: Book) throws(BookError) {
        added = try book.count(Query(Item.kind, scope: .everything))
        let done: Filter = Item.completed == true
        let open: Filter = Item.completed == false
        let index = Item.kind.index(of: Item.completed.name) ?? 0
        let reopened = try book.records(Query(Item.kind, where: [open], scope: .everything))
            .filter { $0.values[index] != nil }
        completed =
            try book.count(Query(Item.kind, where: [done], scope: .everything)) + reopened.count
    }
}
