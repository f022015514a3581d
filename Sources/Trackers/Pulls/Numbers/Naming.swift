import Kernel

/// What hooks are named by, and can be renamed in everywhere at once.
enum Naming: String, CaseIterable {
    case tractor, puller, className = "class", sled
    /// The names of one's own categories.
    case custom

    var field: Field {
        switch self {
        case .tractor: Hook.tractor.field
        case .puller: Hook.puller.field
        case .className: Hook.className.field
        case .sled: Hook.sled.field
        case .custom: Hook.custom
        }
    }

    /// A hook with a name changed; `nil` if it doesn't have it.
    func renamed(_ hook: Record, _ from: String, _ to: String) -> Draft? {
        var draft = Draft(hook)
        if self == .custom {
            let pairs = Hook.custom(of: hook)
            guard pairs.contains(where: { $0.name.folded == from.folded }) else { return nil }
            draft.set(
                field,
                .pairs(
                    pairs.map {
                        $0.name.folded == from.folded ? Value.Pair(to, $0.value) : $0
                    }))
            return draft
        }
        guard hook.value(field.name)?.text?.folded == from.folded else { return nil }
        draft.set(field, .text(to))
        return draft
    }
}

extension Ledger {
    /// The names that occur, in alphabetical order, each in its first spelling, with the number of
    /// hooks.
    func counts(of naming: Naming) -> [(name: String, count: Int)] {
        let own = NameTable()
        let table = naming == .custom ? own : table(of: naming)
        var counts: [Int] = []
        var spellings: [Int] = []
        for meeting in meetings {
            for contest in meeting.contests {
                for outing in contest.outings {
                    for spelling in numbers(naming, contest, outing, own) {
                        let name = table.names[spelling]
                        while counts.count <= name { counts.append(0) }
                        if counts[name] == 0 { spellings.append(spelling) }
                        counts[name] += 1
                    }
                }
            }
        }
        return spellings.filter { !table.isBlank($0) }
            .sorted { table.folded[$0] < table.folded[$1] }
            .map { (table.spellings[$0], counts[table.names[$0]]) }
    }

    private func table(of naming: Naming) -> NameTable {
        switch naming {
        case .tractor, .custom: names.tractors
        case .puller: names.pullers
        case .className: names.classes
        case .sled: names.sleds
        }
    }

    private func numbers(
        _ naming: Naming, _ contest: Meeting.Contest, _ outing: Outing, _ own: NameTable
    ) -> [Int] {
        switch naming {
        case .tractor: [outing.tractor]
        case .puller: [outing.puller]
        case .className: [contest.name]
        case .sled: [outing.sled]
        case .custom: outing.custom.map { own.number(of: $0.name) }
        }
    }
}
