/// What a hub's answer comes to: the row as it goes on from what a member knows, held against the rules,
/// with all that an engine has yet to verify and open.
struct HubIntake {
    private(set) var state: HubState
    private(set) var list: MemberList?
    /// Pieces to open, in their order; those that this device is known to have written are left out.
    private(set) var pieces: [SealedPiece] = []
    /// What must be signed by whom.
    private(set) var signatures: [SealingErrand<Bool>] = []
    /// Up to where this book's own log was found in the row.
    private(set) var pushed: HubState.Pending?
    /// Whether the row goes on after this.
    private(set) var hasMore = false
    let keys: [SealedKey]
    /// What those are called who are new in the member list, and under which epoch that is sealed.
    private(set) var names: [NewName] = []

    struct NewName {
        let id: KeyID
        let name: SealedName
        let epoch: Int64
    }

    init(_ row: HubRow, after state: HubState) throws(HubError) {
        self.state = state
        keys = row.keys
        list = state.list
        if let snapshot = row.snapshot { try begin(snapshot, row.entries) }
        guard row.end.number >= self.state.mark.number else { throw .lies(.rolledBack) }
        let start = self.state.mark
        for item in row.items {
            do throws(HubError) { try take(item) } catch {
                // Who may do what is known of this row alone.
                guard error == .lies(.notAllowed), start.leads(through: row) == false else {
                    throw error
                }
                throw .lies(.otherRow)
            }
        }
        let mark = self.state.mark
        guard mark.number <= row.end.number else { throw .lies(.otherRow) }
        hasMore = mark.number < row.end.number
        if hasMore {
            // Who goes on for ever without bringing anything shows no row.
            guard !row.items.isEmpty || row.snapshot != nil else { throw .lies(.otherRow) }
        } else if mark != row.end {
            throw .lies(.otherRow)
        }
    }

    /// Goes on from a snapshot, whose author must have been a member when it was made.
    private mutating func begin(
        _ snapshot: SealedPiece, _ entries: [MemberEntry]
    ) throws(HubError) {
        let known = state.entries.map { $0.hash }
        let told = entries.map { $0.hash }
        guard told.starts(with: known.prefix(told.count)) else { throw .lies(.otherMembers) }
        (list, state.entries) = (nil, [])
        for entry in entries { try add(entry) }
        try check(snapshot, .snapshot)
        guard snapshot.head.seen.number >= state.mark.number else { throw .lies(.rolledBack) }
        state.mark = snapshot.head.seen
        state.recent = []
        pieces.append(snapshot)
    }

    private mutating func take(_ item: HubRow.Item) throws(HubError) {
        switch item {
        case .entry(let entry): try add(entry)
        case .piece(let piece):
            try check(piece, .piece)
            guard state.agrees(with: piece.head.seen) else { throw .lies(.otherRow) }
            if let pending = state.pending, pending.piece == piece.hash {
                pushed = pending
                state.pending = nil
            } else {
                pieces.append(piece)
            }
        }
        state.advance(to: state.mark.after(item.hash))
    }

    private mutating func add(_ entry: MemberEntry) throws(HubError) {
        do throws(MemberRefusal) {
            if let list {
                guard let signer = list.signer(entry) else { throw .stranger }
                self.list = try list.adding(entry)
                signatures.append(entry.isSigned(by: signer))
            } else {
                let list = try MemberList(founding: entry)
                guard list.book == state.book, let owner = list.members.first else {
                    throw .notNext
                }
                self.list = list
                signatures.append(entry.isSigned(by: owner.keys.signing))
            }
        } catch {
            throw .lies(.otherMembers)
        }
        state.entries.append(entry)
        if let (id, name) = entry.named, let epoch = list?.epoch.number {
            names.append(NewName(id: id, name: name, epoch: epoch))
        }
    }

    private mutating func check(
        _ piece: SealedPiece, _ kind: PieceHead.Kind
    ) throws(HubError) {
        let head = piece.head
        guard head.kind == kind, head.book == state.book else { throw .lies(.otherRow) }
        guard let list, let author = list.member(head.author), author.role.mayWrite,
            head.epoch == list.epoch.number
        else { throw .lies(.notAllowed) }
        signatures.append(piece.isSigned(by: author.keys.signing))
    }
}

extension LogMark {
    /// Whether a row goes on from here; nil where more of it has to be fetched to tell.
    fileprivate func leads(through row: HubRow) -> Bool? {
        let mark = row.items.reduce(self) { $0.after($1.hash) }
        return mark.number < row.end.number ? nil : mark == row.end
    }
}
