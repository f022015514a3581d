import Kernel

/// What is inside what.
struct Family {
    let book: Book

    init(_ book: Book) {
        self.book = book
    }

    /// The identifiers of what is directly inside each of `parents`.
    func children(of parents: [RecordID]) throws(BookError) -> [RecordID: [RecordID]] {
        guard !parents.isEmpty, try isAnythingInside(parents) else { return [:] }
        let links = try book.records(
            EssentialLink.kind, where: [EssentialLink.parent.isOne(of: parents)])
        var children: [RecordID: [RecordID]] = [:]
        for link in links {
            children[link[EssentialLink.parent], default: []].append(link[EssentialLink.child])
        }
        return children
    }

    /// Whether it is worth to ask for many: most lists are flat, which is quickly said.
    private func isAnythingInside(_ parents: [RecordID]) throws(BookError) -> Bool {
        if parents.count == 1 { return true }
        return try !book.records(EssentialLink.kind, limit: 1).isEmpty
    }

    /// What is directly inside `parent`, most urgent first, low ones last.
    func inside(_ parent: RecordID) throws(BookError) -> [Essential] {
        try essentials(children(of: [parent])[parent] ?? [])
            .inOrder { Family.precedes($0, $1) }
    }

    /// How much `parent` wants each time of what is inside it, where it says so.
    func portions(of parent: RecordID) throws(BookError) -> [RecordID: Amount] {
        var portions: [RecordID: Amount] = [:]
        for link in try book.records(EssentialLink.kind, where: [EssentialLink.parent == parent]) {
            let amount = EssentialLink.amount(of: link)
            if !amount.isEmpty { portions[link[EssentialLink.child]] = amount }
        }
        return portions
    }

    /// What of the things inside `parent` was written down with it as nothing to get, and never got since: whether it
    /// is there nobody said.
    func untold(_ inside: [Essential], of parent: RecordID) throws(BookError) -> Set<RecordID> {
        let list = try book.history(RecordKey(Essential.kind.name, parent)).first
        var untold: Set<RecordID> = []
        for child in inside where child.level == .low {
            let history = try book.history(RecordKey(Essential.kind.name, child.id))
            let link = EssentialLink.kind.identifier(of: [parent, child.id])
            guard let first = history.first,
                try book.history(RecordKey(EssentialLink.kind.name, link)).first?.stamp
                    == first.stamp,
                // What was taken back says nothing.
                try Rhythm.gets(Rhythm.history(of: child.id, in: book), all: true).isEmpty
            else { continue }
            // What came with a file, or a sample, says of each whether it is there.
            let isOlder =
                child.id.instant.map { first.stamp.instant.milliseconds - $0.milliseconds > 60_000 }
                ?? true
            let isTold =
                list.map { $0.stamp == first.stamp && Essential.level(in: $0) != .low } ?? true
            if !isOlder, !isTold { untold.insert(child.id) }
        }
        return untold
    }

    /// How many essentials nobody said are stocked though they are nothing to get: lists, and what a recipe brought.
    func untold() throws(BookError) -> Int {
        var children: [RecordID: [RecordID]] = [:]
        for link in try book.records(EssentialLink.kind) {
            children[link[EssentialLink.parent], default: []].append(link[EssentialLink.child])
        }
        if children.isEmpty { return 0 }
        var untold: Set<RecordID> = []
        for list in try essentials(Array(children.keys)) {
            if list.level == .low { untold.insert(list.id) }
            let inside = try essentials(children[list.id] ?? [])
            untold.formUnion(try self.untold(inside, of: list.id))
        }
        return untold.count
    }

    /// Puts `child` inside `parent`, which wants so much of it each time; what it wanted stays where nothing is said,
    /// unless it was taken out since.
    func putting(
        _ child: RecordID, inside parent: RecordID, _ portion: Amount
    ) throws(BookError) -> Draft {
        var draft = EssentialLink.draft(parent: parent, child: child)
        let known = try book.record(
            EssentialLink.kind, EssentialLink.kind.identifier(of: [parent, child]))
        if !portion.isEmpty || known?.isHidden == true {
            draft.set(EssentialLink.amount.field, portion.number.map { .decimal($0) })
            let unit = portion.unit
            draft.set(EssentialLink.unit.field, unit.isEmpty ? nil : .text(unit))
        }
        return draft
    }

    /// The names of the lists that each of `children` is directly inside of and that are wanted.
    ///
    /// - Parameter kept: Lists that count as wanted though they are stocked by now.
    func wantedLists(
        of children: [RecordID], orIn kept: Set<RecordID>
    ) throws(BookError) -> [RecordID: [String]] {
        guard !children.isEmpty else { return [:] }
        let links = try book.records(
            EssentialLink.kind, where: [EssentialLink.child.isOne(of: children)])
        var wanted: [RecordID: String] = [:]
        for list in try essentials(Array(Set(links.map { $0[EssentialLink.parent] })))
        where list.level != .low || kept.contains(list.id) {
            wanted[list.id] = list.name
        }
        var names: [RecordID: [String]] = [:]
        for link in links {
            guard let list = wanted[link[EssentialLink.parent]] else { continue }
            names[link[EssentialLink.child], default: []].append(list)
        }
        return names
    }

    /// Everything that has something inside, alphabetically.
    func lists() throws(BookError) -> [Essential] {
        let links = try book.records(EssentialLink.kind)
        return try essentials(Array(Set(links.map { $0[EssentialLink.parent] })))
            .inOrder { $0.name.folded < $1.name.folded }
    }

    /// What `child` is directly inside of, alphabetically.
    func lists(of child: RecordID) throws(BookError) -> [Essential] {
        let links = try book.records(
            EssentialLink.kind, where: [EssentialLink.child == child])
        return try essentials(links.map { $0[EssentialLink.parent] })
            .inOrder { $0.name.folded < $1.name.folded }
    }

    /// Everything inside `parent`, directly or through others.
    func descendants(of parent: RecordID) throws(BookError) -> Set<RecordID> {
        try reach(from: parent) { (front) throws(BookError) in
            try children(of: front).values.flatMap { $0 }
        }
    }

    /// Everything that `child` is inside of, directly or through others.
    func ancestors(of child: RecordID) throws(BookError) -> Set<RecordID> {
        try reach(from: child) { (front) throws(BookError) in
            let links = try book.records(
                EssentialLink.kind, where: [EssentialLink.child.isOne(of: front)])
            return links.map { $0[EssentialLink.parent] }
        }
    }

    /// All that `step` leads to, again and again; ends on circles too, which two devices can make
    /// together.
    private func reach(
        from start: RecordID, _ step: ([RecordID]) throws(BookError) -> [RecordID]
    ) throws(BookError) -> Set<RecordID> {
        var found: Set<RecordID> = []
        var front = [start]
        while !front.isEmpty {
            front = try step(front).filter { found.insert($0).inserted }
        }
        return found
    }

    func essentials(_ ids: [RecordID]) throws(BookError) -> [Essential] {
        var essentials: [Essential] = []
        for id in ids {
            guard let record = try book.record(Essential.kind, id), !record.isHidden else {
                continue
            }
            essentials.append(Essential(record))
        }
        return essentials
    }

    private static func precedes(_ a: Essential, _ b: Essential) -> Bool {
        if a.level != b.level { return b.level.isBelow(a.level) }
        return a.name.folded < b.name.folded
    }
}
