// After a hub was put back to an older state.
extension HubClient {
    /// Has the member list say again what it said before: nobody is back who was taken out, or came in since
    /// by what had been closed, and no invitation is open that was used up or taken back. Only then is anything
    /// brought.
    ///
    /// Who came in after the state to which the hub was put back has to be invited again: the hub doesn't know
    /// them any more.
    func rectify(
        _ state: HubState, _ list: MemberList, _ own: MemberList.Member, _ now: Instant
    ) throws(HubError) -> HubStep<Void> {
        guard let earlier = try? MemberList(state.earlier), !earlier.isGone(own.id) else {
            throw .notMember
        }
        let usurped = Usurped(state.entries, earlier: state.earlier, earlier)
        missing = usurped.missing(in: list)
        guard let deed = Rectification(of: list, by: earlier, usurped) else {
            try forgetEarlier(state)
            return try bring(now)
        }
        guard own.role.mayInvite else {
            if deed.isUrgent { throw usurped.rules(list) ? .overthrown : .membersBack }
            // Who may do less than before is for an owner to say, and keeps nobody from bringing anything.
            try forgetEarlier(state)
            return try bring(now)
        }
        // A hub that takes everything and shows nothing of it is left alone.
        rectified += 1
        guard rectified <= MemberList.most * 3 else { throw .tooBusy }
        return try perform(deed, now).then { () throws(HubError) in try self.exchange(now) }
    }

    private func perform(
        _ deed: Rectification, _ now: Instant
    ) throws(HubError) -> HubStep<Void> {
        switch deed {
        case .remove(let id):
            try takeOut(id, now).then { () throws(HubError) in
                if self.expelled.last != id { self.expelled.append(id) }
                return .done(())
            }
        case .withdraw(let id): try withdraw(id, now)
        case .setRole(let id, let role, _): try enter(role, of: id, now)
        }
    }

    private func forgetEarlier(_ before: HubState) throws(HubError) {
        try HubError.storing { () throws(StoreError) in
            try store.transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
                guard var state = try HubState(in: store), state == before else { return }
                state.earlier = []
                try state.save(in: store)
            }
        }
    }
}

/// What was done to a member list by people who had been taken out of it, or came in by what had been closed,
/// after a hub was put back.
private struct Usurped {
    /// Members and invitations that are there only by them.
    private(set) var keys: Set<KeyID> = []
    /// Who is an owner only by them.
    private var raised: Set<KeyID> = []
    /// Who is an owner by somebody who may say so.
    private var confirmed: Set<KeyID> = []
    /// Who left since, or was taken out by somebody who may.
    private var dismissed: Set<KeyID> = []
    /// Whose role somebody said since who may.
    private(set) var decided: Set<KeyID> = []
    private let earlier: MemberList

    /// - Parameters:
    ///   - entries: The list as it is.
    ///   - before: The entries of `earlier`, as it was before the hub was put back.
    init(_ entries: [MemberEntry], earlier before: [MemberEntry], _ earlier: MemberList) {
        self.earlier = earlier
        let common = zip(entries, before).prefix { $0.hash == $1.hash }.count
        for entry in entries.dropFirst(common) { take(entry) }
    }

    private mutating func take(_ entry: MemberEntry) {
        let mayNot = !mayRule(entry.author)
        switch entry.deed {
        case .join(let new, _), .add(let new, _, _):
            if mayNot, earlier.member(new.id) == nil { keys.insert(new.id) }
        case .invite(let invitation):
            if mayNot { keys.insert(invitation.keys.id) }
        case .setRole(let id, let role):
            if mayNot { decided.remove(id) } else { decided.insert(id) }
            raised.remove(id)
            confirmed.remove(id)
            if role == .owner { if mayNot { raised.insert(id) } else { confirmed.insert(id) } }
        case .remove(let id, _): if !mayNot { dismissed.insert(id) }
        case .leave: dismissed.insert(entry.author)
        default: break
        }
    }

    /// Whether what somebody says of members counts, by what was known before; of who came since it does.
    private func mayRule(_ author: KeyID) -> Bool {
        if isBack(author) || raised.contains(author) { return false }
        switch earlier.member(author)?.role {
        case .owner, .sheet, nil: return true
        case .editor, .viewer: return confirmed.contains(author)
        }
    }

    /// Who isn't in a list any more for no other reason than that the hub was put back.
    func missing(in list: MemberList) -> [KeyID] {
        earlier.members.filter { member in
            member.role != .sheet && list.member(member.id) == nil && !dismissed.contains(member.id)
        }.map { $0.id }
    }

    /// Whether a member or an invitation shouldn't be there.
    func isBack(_ id: KeyID) -> Bool { earlier.isGone(id) || keys.contains(id) }

    /// Whether no owner is left who could set it right.
    func rules(_ list: MemberList) -> Bool {
        !list.members.contains { $0.role == .owner && mayRule($0.id) }
    }
}

/// The next thing by which a member list says less than it said before.
private enum Rectification {
    case remove(KeyID)
    case withdraw(KeyID)
    /// With whether it takes a right away.
    case setRole(KeyID, Role, isLess: Bool)

    /// Whether somebody reads or writes until then who no longer may.
    var isUrgent: Bool {
        if case .setRole(_, _, let isLess) = self { isLess } else { true }
    }

    /// Nil where nothing is left to do; what is urgent comes first.
    ///
    init?(of list: MemberList, by earlier: MemberList, _ usurped: Usurped) {
        // Who was taken out first, since they could go on opening doors; then the doors, then who came through.
        if let back = list.members.first(where: { earlier.isGone($0.id) }) {
            self = .remove(back.id)
            return
        }
        if let open = list.invitations.first(where: { usurped.isBack($0.id) }) {
            self = .withdraw(open.id)
            return
        }
        if let back = list.members.first(where: { usurped.isBack($0.id) }) {
            self = .remove(back.id)
            return
        }
        var role: Rectification?
        // A book needs an owner: where nobody else is left, whoever they made one stays it.
        let owners = list.members.filter { $0.role == .owner }.map { $0.id }
        for member in list.members where owners != [member.id] {
            guard let before = earlier.member(member.id)?.role, before != member.role,
                before != .sheet, !usurped.decided.contains(member.id)
            else { continue }
            let isLess =
                member.role.mayInvite && !before.mayInvite
                || member.role.mayWrite && !before.mayWrite
            if role == nil || isLess { role = .setRole(member.id, before, isLess: isLess) }
            if isLess { break }
        }
        guard let role else { return nil }
        self = role
    }
}
