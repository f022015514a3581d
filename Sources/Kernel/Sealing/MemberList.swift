/// Who is in a shared book: what a chain of entries makes, from the first one on, of which the book's
/// number is the hash. Hub and members hold to the same rules.
package struct MemberList: Sendable, Hashable {
    package let book: BookNumber
    /// In the order in which they came.
    package private(set) var members: [Member] = []
    package private(set) var invitations: [OpenInvitation] = []
    package private(set) var epoch: EpochStart
    /// All epochs so far.
    package private(set) var epochs: [EpochStart]
    /// Whether somebody left since the epoch began, who still has its key.
    package private(set) var isEpochStale = false
    /// The number and the hash of the last entry.
    package private(set) var count: Int64 = 0
    package private(set) var hash = Hash256.none
    /// Every key that was ever in it: none comes twice.
    private var known: Set<KeyID> = []

    package struct Member: Sendable, Hashable {
        package let keys: MemberKeys
        package internal(set) var role: Role
        package var id: KeyID { keys.id }
    }

    package struct OpenInvitation: Sendable, Hashable {
        package let invitation: MemberEntry.Invitation
        package internal(set) var used: Int64 = 0
        package var id: KeyID { invitation.keys.id }
    }

    /// So many members and open invitations there are at most.
    package static let most = 64
    package static let mostUses: Int64 = 64

    /// The list of a book's first entry, but for its signature.
    package init(founding entry: MemberEntry) throws(MemberRefusal) {
        guard case .found(let keys, let start, _, _) = entry.deed, entry.number == 1,
            entry.previous == .none, start.number == 1
        else { throw .notNext }
        guard entry.author == keys.id else { throw .stranger }
        book = MemberList.number(of: entry)
        (epoch, epochs) = (start, [start])
        members = [Member(keys: keys, role: .owner)]
        known = [keys.id]
        (count, hash) = (1, entry.hash)
    }

    /// The number of the book that an entry founds.
    package static func number(of founding: MemberEntry) -> BookNumber {
        BookNumber(Hash256("tallybook book 1", founding.bytes))
    }

    /// The entry that comes next, to be signed.
    package func draft(_ deed: MemberEntry.Deed, by author: KeyID, _ now: Instant) -> MemberDraft {
        MemberDraft(count + 1, hash, author, now, deed)
    }

    /// The first entry of a book that is founded now, to be signed.
    package static func founding(
        _ keys: MemberKeys, _ key: EpochKey, unique: [UInt8], _ name: SealedName, _ now: Instant
    ) -> MemberDraft {
        MemberDraft(1, .none, keys.id, now, .found(keys, key.start, unique: unique, name))
    }

    package func member(_ id: KeyID) -> Member? {
        members.first { $0.id == id }
    }

    /// Whether a key was in the list once, and is no member's and no open invitation's any more.
    func isGone(_ id: KeyID) -> Bool {
        known.contains(id) && member(id) == nil && invitation(id) == nil
    }

    package func invitation(_ id: KeyID) -> OpenInvitation? {
        invitations.first { $0.id == id }
    }

    /// By which key the author of an entry signs.
    package func signer(_ entry: MemberEntry) -> PublicKey? {
        if case .join = entry.deed { return invitation(entry.author)?.invitation.keys.signing }
        return member(entry.author)?.keys.signing
    }

    /// Whose turn it is to get the key of a new epoch: everybody who stays, and open invitations.
    package func recipients(without gone: KeyID? = nil) -> [MemberKeys] {
        (members.map { $0.keys } + invitations.map { $0.invitation.keys }).filter { $0.id != gone }
    }
}

/// Why an entry doesn't go into a member list.
package enum MemberRefusal: Error, Sendable, Hashable {
    /// It doesn't follow the last entry: somebody else was faster, or the list was changed.
    case notNext
    /// Its author isn't in the list.
    case stranger
    /// Its author may not do that.
    case notAllowed
    /// The book would have no owner.
    case lastOwner
    /// The key was in the list before.
    case known
    /// Nobody in the list has that key.
    case unknown
    /// The invitation has ended, was used up, or taken back.
    case ended
    /// The epoch isn't the next one.
    case otherEpoch
    /// There would be too many members or invitations.
    case tooMany
}

extension MemberList {
    /// The list after one more entry, but for its signature, which is ``signer(_:)``'s.
    package func adding(_ entry: MemberEntry) throws(MemberRefusal) -> MemberList {
        guard entry.number == count + 1, entry.previous == hash else { throw .notNext }
        var next = self
        if case .join(let keys, _) = entry.deed {
            try next.join(keys, by: entry.author, at: entry.time)
        } else {
            guard let author = member(entry.author) else { throw .stranger }
            try next.take(entry.deed, by: author)
        }
        (next.count, next.hash) = (entry.number, entry.hash)
        return next
    }

    private mutating func take(
        _ deed: MemberEntry.Deed, by author: Member
    ) throws(MemberRefusal) {
        switch deed {
        case .found, .join: throw .notNext
        case .leave: try leave(author)
        case .add(let keys, let role, _):
            let isBack = author.role == .sheet && role == .owner
            guard author.role.mayInvite || isBack else { throw .notAllowed }
            try add(keys, role)
        default:
            guard author.role.mayInvite else { throw .notAllowed }
            try rule(deed)
        }
    }

    /// What only owners do.
    private mutating func rule(_ deed: MemberEntry.Deed) throws(MemberRefusal) {
        switch deed {
        case .invite(let invitation): try invite(invitation)
        case .withdraw(let id):
            guard invitation(id) != nil else { throw .ended }
            invitations.removeAll { $0.id == id }
            isEpochStale = true
        case .setRole(let id, let role): try setRole(of: id, role)
        case .remove(let id, let start):
            try drop(id)
            try begin(start)
        case .renew(let start): try begin(start)
        default: throw .notAllowed
        }
    }

    private mutating func add(_ keys: MemberKeys, _ role: Role) throws(MemberRefusal) {
        guard known.insert(keys.id).inserted else { throw .known }
        guard members.count < MemberList.most else { throw .tooMany }
        members.append(Member(keys: keys, role: role))
    }

    private mutating func invite(_ invitation: MemberEntry.Invitation) throws(MemberRefusal) {
        guard known.insert(invitation.keys.id).inserted else { throw .known }
        guard Role.given.contains(invitation.role), 1...MemberList.mostUses ~= invitation.uses
        else {
            throw .notAllowed
        }
        guard invitations.count < MemberList.most else { throw .tooMany }
        invitations.append(OpenInvitation(invitation: invitation))
    }

    private mutating func join(
        _ keys: MemberKeys, by id: KeyID, at time: Instant
    ) throws(MemberRefusal) {
        guard let place = invitations.firstIndex(where: { $0.id == id }) else {
            throw known.contains(id) ? .ended : .stranger
        }
        let open = invitations[place]
        guard time <= open.invitation.ends else { throw .ended }
        try add(keys, open.invitation.role)
        invitations[place].used += 1
        if invitations[place].used == open.invitation.uses { invitations.remove(at: place) }
    }

    private mutating func setRole(of id: KeyID, _ role: Role) throws(MemberRefusal) {
        guard let place = members.firstIndex(where: { $0.id == id }) else { throw .unknown }
        guard Role.given.contains(role), members[place].role != .sheet else { throw .notAllowed }
        members[place].role = role
        try keepOwner()
    }

    private mutating func leave(_ author: Member) throws(MemberRefusal) {
        guard author.role != .sheet else { throw .notAllowed }
        try drop(author.id)
        isEpochStale = true
    }

    private mutating func drop(_ id: KeyID) throws(MemberRefusal) {
        guard member(id) != nil else { throw .unknown }
        members.removeAll { $0.id == id }
        try keepOwner()
    }

    /// A sheet alone rules no book, but it may let an owner in.
    private func keepOwner() throws(MemberRefusal) {
        guard members.contains(where: { $0.role == .owner }) else { throw .lastOwner }
    }

    private mutating func begin(_ start: EpochStart) throws(MemberRefusal) {
        guard start.number == epoch.number + 1 else { throw .otherEpoch }
        epoch = start
        epochs.append(start)
        isEpochStale = false
    }
}
