// After a hub was put back to an older state.
extension HubClient {
    /// Has the member list say again what it said before: nobody is back who was taken out, and no
    /// invitation is open that was used up or taken back. Only then is anything brought.
    ///
    /// Who came in since has to be invited again: the hub doesn't know them any more.
    func rectify(
        _ state: HubState, _ list: MemberList, _ own: MemberList.Member, _ now: Instant
    ) throws(HubError) -> HubStep<Void> {
        guard let earlier = try? MemberList(state.earlier), !earlier.isGone(own.id) else {
            throw .notMember
        }
        guard let deed = Rectification(of: list, by: earlier, but: state.decided) else {
            try forgetEarlier(state)
            return try bring(now)
        }
        guard own.role.mayInvite else {
            if deed.isUrgent { throw .membersBack }
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
        case .remove(let id): try takeOut(id, now)
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

extension HubState {
    /// Whose role was said after the hub was put back.
    fileprivate var decided: Set<KeyID> {
        let common = zip(entries, earlier).prefix { $0.hash == $1.hash }.count
        var decided: Set<KeyID> = []
        for entry in entries.dropFirst(common) {
            if case .setRole(let id, _) = entry.deed { decided.insert(id) }
        }
        return decided
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
    /// - Parameter decided: Whose role an owner has said anew since.
    init?(of list: MemberList, by earlier: MemberList, but decided: Set<KeyID>) {
        if let back = list.members.first(where: { earlier.isGone($0.id) }) {
            self = .remove(back.id)
            return
        }
        if let open = list.invitations.first(where: { earlier.isGone($0.id) }) {
            self = .withdraw(open.id)
            return
        }
        var role: Rectification?
        for member in list.members {
            guard let before = earlier.member(member.id)?.role, before != member.role,
                before != .sheet, !decided.contains(member.id)
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
