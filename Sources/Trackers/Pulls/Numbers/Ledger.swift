import Kernel

/// The hooks of many pulls with their places: what all figures across pulls are made from.
struct Ledger {
    /// In order of time.
    let outings: [Outing]
    /// How many were placed in each class of each pull.
    private let starters: [Int]

    /// One hook at its pull.
    struct Outing {
        let pull: Record
        let hook: Record
        let entry: ClassResult.Entry
        let className: String
        /// The number of its class at its pull, among all in the ledger.
        let group: Int

        var date: CivilDate { pull[Pull.date] }
        /// Where it was: the place, or the pull's name if none was written down.
        var track: String { pull[Pull.location].isBlank ? pull.title : pull[Pull.location] }
        var tractor: String { hook[Hook.tractor] }
        var puller: String { hook[Hook.puller] }
    }

    /// The pulls of a year, or of all.
    init(_ book: Book, year: Int? = nil) throws(BookError) {
        let pulls = try book.records(Query(Pull.kind)).reversed()
        try self.init(book, pulls.filter { year == nil || $0[Pull.date].year == year })
    }

    /// The latest pulls, as many as have `hooks` hooks together.
    init(_ book: Book, latest hooks: Int) throws(BookError) {
        var pulls: [Record] = []
        var left = hooks
        for pull in try book.records(Query(Pull.kind)) where left > 0 {
            left -= try book.count(
                Query(Hook.kind, where: [.equals("pull", .reference(pull.id))]))
            pulls.append(pull)
        }
        try self.init(book, pulls.reversed())
    }

    /// - Parameter pulls: In order of time.
    init(_ book: Book, _ pulls: [Record]) throws(BookError) {
        var outings: [Outing] = []
        var starters: [Int] = []
        for pull in pulls {
            let hooks = try hooksOf(pull.id, in: book)
            var byID: [RecordID: Record] = [:]
            for hook in hooks { byID[hook.id] = hook }
            for result in ClassResult.all(hooks.map { Run($0) }) {
                var placed = 0
                for entry in result.entries {
                    guard let hook = byID[entry.run.id] else { continue }
                    outings.append(
                        Outing(
                            pull: pull, hook: hook, entry: entry, className: result.name,
                            group: starters.count))
                    if entry.place != nil { placed += 1 }
                }
                starters.append(placed)
            }
        }
        self.outings = outings
        self.starters = starters
    }

    /// How many of the latest hooks a screen looks at that can do with fewer than all.
    static let window = 2_000

    func starters(with outing: Outing) -> Int { starters[outing.group] }

    /// The classes, in the order in which they first come.
    var classes: [String] { outings.map { $0.className }.distinct }

    /// The years in which there were pulls, latest first.
    static func years(_ book: Book) throws(BookError) -> [Int] {
        var years: [Int] = []
        for pull in try book.records(Query(Pull.kind)) {
            let year = pull[Pull.date].year
            if years.last != year { years.append(year) }
        }
        return years
    }
}
