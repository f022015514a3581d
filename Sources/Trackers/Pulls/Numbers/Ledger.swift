import Kernel

/// The hooks of many pulls with their places: what all figures across pulls are made from.
struct Ledger {
    /// In order of time.
    let outings: [Outing]
    /// How many were placed in each class of each pull.
    private let starters: [String: Int]

    /// One hook at its pull.
    struct Outing {
        let pull: Record
        let hook: Record
        let entry: ClassResult.Entry
        let className: String

        var date: CivilDate { pull[Pull.date] }
        /// Where it was: the place, or the pull's name if none was written down.
        var track: String { pull[Pull.location].isBlank ? pull.title : pull[Pull.location] }
        var tractor: String { hook[Hook.tractor] }
        var puller: String { hook[Hook.puller] }
        fileprivate var classKey: String { pull.id.text + className.folded }
    }

    init(_ book: Book, year: Int? = nil) throws(BookError) {
        let pulls = try book.records(Pull.kind, order: [.ascending("date"), Order(.createdAt)])
        var outings: [Outing] = []
        var starters: [String: Int] = [:]
        for pull in pulls where year == nil || pull[Pull.date].year == year {
            let hooks = try hooksOf(pull.id, in: book)
            var byID: [RecordID: Record] = [:]
            for hook in hooks { byID[hook.id] = hook }
            for result in ClassResult.all(hooks.map { Run($0) }) {
                for entry in result.entries {
                    guard let hook = byID[entry.run.id] else { continue }
                    let outing = Outing(
                        pull: pull, hook: hook, entry: entry, className: result.name)
                    outings.append(outing)
                    if entry.place != nil { starters[outing.classKey, default: 0] += 1 }
                }
            }
        }
        self.outings = outings
        self.starters = starters
    }

    func starters(with outing: Outing) -> Int { starters[outing.classKey] ?? 0 }

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
