import Kernel

/// Things to do from another program, on their way to be items of a project.
struct TodoList {
    private let wishes: ForeignWishes
    private let book: Book
    private let project: RecordID
    private(set) var drafts: [Draft] = []
    private(set) var doubts: [Doubt] = []
    /// How often each name was met, so that equal ones are told apart.
    private var met: [String: Int] = [:]

    /// One of them.
    struct Entry {
        var title = ""
        var detail: [String] = []
        /// Low, unless the other program says more.
        var priority: Int64 = 1
        var isDone = false
        /// When it was made there; `nil` if that isn't said.
        var created: Instant?
    }

    /// - Throws: Unless it was said which project receives.
    init(_ wishes: ForeignWishes, _ book: Book) throws(ForeignError) {
        self.wishes = wishes
        self.book = book
        if let receiver = try wishes.receiver(Project.kind, in: book) {
            project = receiver.id
        } else if let title = wishes.named {
            try Projects.refuse(second: title, book)
            project = book.makeID()
            drafts.append(Draft(Project.kind, project).setting(Project.title, title))
        } else {
            throw .refused(Words.namedOrInto)
        }
    }

    /// Adds an item. The same entry of the same file is the same item the next time, by its name, and
    /// so is one of which only what changes has changed, such as when it is due.
    ///
    /// - Parameter lasting: The name without that; of several alike the first has it.
    mutating func add(
        _ entry: Entry, named name: String, lasting: String? = nil
    ) throws(ForeignError) {
        let count = met[name] ?? 0
        met[name] = count + 1
        var id = id(name, count)
        if let lasting, lasting != name, try record(id) == nil {
            let isFirst = met[lasting] == nil
            met[lasting] = (met[lasting] ?? 0) + 1
            if isFirst { id = self.id(lasting, 0) }
        }
        try add(entry, id)
    }

    private func id(_ name: String, _ count: Int) -> RecordID {
        RecordID.derived(from: ["todo", project.text, name, String(count)])
    }

    private func record(_ id: RecordID) throws(ForeignError) -> Record? {
        let book = book
        return try ForeignError.mapping { () throws(BookError) in try book.record(Item.kind, id) }
    }

    private mutating func add(_ entry: Entry, _ id: RecordID) throws(ForeignError) {
        let known = try record(id)
        var draft = Draft(Item.kind, id).setting(Item.project, project)
            .setting(Item.title, entry.title)
            .setting(Item.detail, entry.detail.joined(separator: "\n"))
            .setting(Item.priority, entry.priority).setting(Item.completed, entry.isDone)
        if known == nil {
            // A millisecond apart, so that they keep their order.
            let later = Int64(drafts.count)
            let now = Instant(milliseconds: book.now.milliseconds &+ later)
            draft.set(.createdAt, .instant(entry.created ?? now))
        } else if known?.isDeleted ?? false {
            draft.set(.deleted, .boolean(false))
        }
        drafts.append(draft)
    }

    mutating func leaveOut(_ text: String, line: Int, _ reason: Label) {
        doubts.append(Doubt(line: line, text: text, reason: reason, changesFigure: false))
    }

    /// The same for something that comes again and again: only the first is named.
    mutating func leaveOutOnce(_ text: String, line: Int, _ reason: Label) {
        if doubts.contains(where: { $0.text == text }) { return }
        leaveOut(text, line: line, reason)
    }

    var reading: ForeignReading { ForeignReading(drafts: drafts, doubts: doubts) }
}
