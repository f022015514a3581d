import Kernel

/// What keeping a table writes into a course: new work, what the exporter has changed, and nothing
/// over what was corrected by hand unless somebody says so.
struct ImportPlan {
    /// One for each assignment that was found.
    private(set) var rows: [Row] = []
    private(set) var drafts: [Draft] = []
    private(set) var doubts: [Doubt] = []
    /// The course that receives.
    let course: RecordID

    /// One assignment of the file, and what becomes of it.
    struct Row {
        let work: GradeTable.Found
        /// The assignment that the course has already.
        let existing: Record?
        /// What was typed by hand and says something else than the file.
        let disputes: [Dispute]
    }

    /// A field that the file and a correction by hand see differently.
    struct Dispute {
        let field: Field
        let mine: Value?
        let theirs: Value?
        /// Whether the exporter has changed it since the last import; else it only was corrected.
        let isNew: Bool
    }

    /// - Parameters:
    ///   - known: The course with its work; `nil` for a new one.
    ///   - takes: Whether the file's values win where a row, by its position, is disputed.
    init(
        _ works: [GradeTable.Found], _ table: GradeTable, into known: CourseCase?,
        named name: String,
        _ book: Book, takes: (Int) -> Bool
    ) {
        course = known?.id ?? book.makeID()
        doubts = table.doubts
        if known == nil {
            var draft = Draft(Course.kind, course).setting(Course.name, name)
            if let method = table.method { draft[Course.method] = method }
            drafts.append(draft)
        }
        var groups = ImportGroups(known, course, table, book)
        let matches = ImportMatches(known?.assignments ?? [], works)
        for (index, work) in works.enumerated() {
            let row = Row(work: work, existing: matches.records[index], of: work)
            rows.append(row)
            let group = groups.group(of: work)
            if let draft = row.draft(course, group, takes: takes(index)) { drafts.append(draft) }
            doubts += row.doubts(takes: takes(index))
        }
        // Work names its group, so groups come first.
        drafts.insert(contentsOf: groups.drafts, at: known == nil ? 1 : 0)
    }
}

extension ImportPlan.Row {
    fileprivate init(work: GradeTable.Found, existing: Record?, of found: GradeTable.Found) {
        self.work = work
        self.existing = existing
        disputes = existing.map { ImportPlan.Row.disputes($0, found) } ?? []
    }

    /// The fields that were corrected by hand, compared with what the last import said.
    private static func disputes(
        _ record: Record, _ work: GradeTable.Found
    ) -> [ImportPlan.Dispute] {
        let (mine, theirs) = (ImportBase(record), ImportBase(work))
        let base = ImportBase(record[Assignment.imported])
        var disputes: [ImportPlan.Dispute] = []
        func compare<T: FieldValue & Equatable>(
            _ attribute: Attribute<T>, _ mine: T?, _ theirs: T?, _ base: T??, free: Bool,
            isLoss: Bool = false
        ) {
            if mine == theirs || free { return }
            if !isLoss, let base, base == mine { return }
            disputes.append(
                ImportPlan.Dispute(
                    field: attribute.field, mine: mine?.value, theirs: theirs?.value,
                    isNew: base.map { $0 != theirs } ?? true))
        }
        compare(
            Assignment.earned, mine.earned, theirs.earned, base.map { $0.earned },
            free: base == nil && mine.earned == nil,
            isLoss: theirs.earned == nil && !theirs.excused)
        compare(
            Assignment.total, mine.total, theirs.total, base.map { $0.total },
            free: theirs.total == nil)
        compare(
            Assignment.excused, mine.excused, theirs.excused, base.map { $0.excused },
            free: base == nil && !mine.excused)
        compare(
            Assignment.due, mine.due, theirs.due, base.map { $0.due },
            free: theirs.due == nil || (base == nil && mine.due == nil))
        return disputes
    }

    /// What it writes; `nil` when the course says the same already.
    fileprivate func draft(_ course: RecordID, _ group: RecordID?, takes: Bool) -> Draft? {
        let theirs = ImportBase(work)
        guard let existing else { return new(course, group) }
        let kept = disputes.filter { !takes || !$0.isNew }.map { $0.field.name }
        var draft = Draft(existing)
        func set<T: FieldValue>(_ attribute: Attribute<T>, _ value: T?) {
            if !kept.contains(attribute.name) { draft[attribute] = value }
        }
        set(Assignment.earned, theirs.earned)
        set(Assignment.excused, theirs.excused)
        if let total = theirs.total { set(Assignment.total, total) }
        if let due = theirs.due { set(Assignment.due, due) }
        if !work.externalID.isEmpty { draft[Assignment.externalID] = work.externalID }
        draft[Assignment.imported] = theirs.text
        return draft
    }

    private func new(_ course: RecordID, _ group: RecordID?) -> Draft {
        var draft = Draft(Assignment.kind).setting(Assignment.course, course)
            .setting(Assignment.name, work.name).setting(Assignment.total, work.total)
        if let group { draft[Assignment.weightGroup] = group }
        if let earned = work.earned, !work.excused { draft[Assignment.earned] = earned }
        if work.excused { draft[Assignment.excused] = true }
        if work.extraCredit { draft[Assignment.extraCredit] = true }
        if let due = work.due { draft[Assignment.due] = due }
        if !work.externalID.isEmpty { draft[Assignment.externalID] = work.externalID }
        draft[Assignment.imported] = ImportBase(work).text
        return draft
    }

    fileprivate func doubts(takes: Bool) -> [Doubt] {
        disputes.map { dispute in
            let read = dispute.isNew && takes ? dispute.theirs : dispute.mine
            return Doubt(
                line: work.line,
                text: work.name + ": " + (dispute.theirs.map { dispute.field.text($0) } ?? "–"),
                read: read.map { dispute.field.text($0) } ?? "",
                reason: dispute.isNew ? Words.importDisputed : Words.importCorrected,
                changesFigure: dispute.isNew)
        }
    }
}

/// Which assignment of a course each one of a file is: by the exporter's id first, then by name.
private struct ImportMatches {
    private(set) var records: [Int: Record] = [:]

    init(_ records: [Record], _ works: [GradeTable.Found]) {
        var taken: Set<RecordID> = []
        var numbered: [String: [Record]] = [:]
        var named: [String: [Record]] = [:]
        for record in records.reversed() {
            numbered[record[Assignment.externalID], default: []].append(record)
            named[record.title.folded, default: []].append(record)
        }
        for (index, work) in works.enumerated() where !work.externalID.isEmpty {
            if let found = numbered[work.externalID]?.popLast() { match(index, found, &taken) }
        }
        for (index, work) in works.enumerated() where self.records[index] == nil {
            let found = named[work.name.folded]?.last { record in
                let id = record[Assignment.externalID]
                return !taken.contains(record.id) && (id.isEmpty || work.externalID.isEmpty)
            }
            if let found { match(index, found, &taken) }
        }
    }

    private mutating func match(_ index: Int, _ record: Record, _ taken: inout Set<RecordID>) {
        records[index] = record
        taken.insert(record.id)
    }
}

/// The weight groups of the course that receives, and those that the table adds.
private struct ImportGroups {
    private let course: RecordID
    private let book: Book
    private var ids: [String: RecordID] = [:]
    private let weights: [GradeTable.Group]
    private let makesGroups: Bool
    private(set) var drafts: [Draft] = []

    init(_ known: CourseCase?, _ course: RecordID, _ table: GradeTable, _ book: Book) {
        self.course = course
        self.book = book
        weights = table.groups
        // The kind of an activity isn't a category that counts.
        makesGroups = table.format != .moodle
        for group in known?.groups ?? [] { ids[group.title.folded] = group.id }
    }

    mutating func group(of work: GradeTable.Found) -> RecordID? {
        if work.group.isEmpty { return nil }
        if let id = ids[work.group.folded] { return id }
        guard makesGroups else { return nil }
        let id = book.makeID()
        ids[work.group.folded] = id
        var draft = Draft(WeightGroup.kind, id).setting(WeightGroup.course, course)
            .setting(WeightGroup.name, work.group)
        if let weight = weights.first(where: { $0.name == work.group })?.weight {
            draft[WeightGroup.weight] = weight
        }
        drafts.append(draft)
        return id
    }
}
