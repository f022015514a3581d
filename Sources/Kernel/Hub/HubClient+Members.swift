// Who comes in, and who goes.
extension HubClient {
    /// Adds an entry to the member list, made anew whenever somebody else was faster.
    ///
    /// - Parameter make: What is to happen, given the list as it is: with the keys that belong to it.
    private func enter(
        _ now: Instant, sent: [Hash256] = [],
        unless isDone: @escaping (MemberList) -> Bool = { _ in false },
        _ make: @escaping (HubState, MemberList) throws(HubError) -> HubStep<NewEntry>
    ) throws(HubError) -> HubStep<Void> {
        try pull(now) { () throws(HubError) in
            let state = try self.state()
            // It was taken, though no answer said so.
            if state.entries.contains(where: { sent.contains($0.hash) }) { return .done(()) }
            guard let list = state.list, list.member(state.own.id) != nil else {
                throw .notMember
            }
            if isDone(list) { return .done(()) }
            return try make(state, list).then { (new) throws(HubError) in
                try self.send(new, state, list, now) { (entry) throws(HubError) in
                    try self.enter(now, sent: sent + [entry], unless: isDone, make)
                }
            }
        }
    }

    /// What is to be entered.
    struct NewEntry {
        let deed: MemberEntry.Deed
        var keys: [SealedKey] = []
        var greeting: [UInt8] = []
    }

    private func send(
        _ new: NewEntry, _ state: HubState, _ list: MemberList, _ now: Instant,
        _ again: @escaping (Hash256) throws(HubError) -> HubStep<Void>
    ) throws(HubError) -> HubStep<Void> {
        let draft = list.draft(new.deed, by: state.own.id, now)
        return try .seals(draft.signed(by: .own)) { (entry) throws(HubError) in
            do throws(MemberRefusal) { _ = try list.adding(entry) } catch {
                throw .refused(.members(error))
            }
            let request = HubRequest.enter(
                state.book, entry, new.keys, greeting: new.greeting)
            return .sends(request, HubSigner(state.own.signing, .own)) {
                (answer) throws(HubError) in
                switch answer {
                case .done: return .done(())
                case .refused(let refusal):
                    return try self.refused(refusal, now) { () throws(HubError) in
                        try again(entry.hash)
                    }
                default: throw .unreadable
                }
            }
        }
    }

    /// The current epoch's key, sealed for some.
    private func sealing(
        _ key: EpochKey, for members: [MemberKeys], _ book: BookNumber
    ) -> SealingErrand<[SealedKey]> {
        SealingErrand<SealedKey>.all(members.map { SealedKey.sealing(key, for: $0, in: book) })
    }

    private func currentKey(_ list: MemberList) throws(HubError) -> EpochKey {
        guard let key = epochs[list.epoch.number] else { throw .keyMissing }
        return key
    }

    /// Invites somebody, and gives the link.
    ///
    /// - Parameter name: What the book is called.
    package func invite(
        as role: Role, uses: Int64 = 1, ends: Instant, to name: String, _ now: Instant
    ) throws(HubError) -> HubStep<InvitationLink> {
        try random(16) { (bytes) throws(HubError) in
            guard let secret = WrittenSecret(bytes) else { throw .sealing(.unable) }
            return try .seals(secret.keys(for: .invitation)) { (written) throws(HubError) in
                let invitation = MemberEntry.Invitation(
                    keys: written.keys, role: role, ends: ends, uses: uses)
                let hub = try self.state().hub
                return try self.enter(now) { (state, list) throws(HubError) in
                    try self.entry(invitation, secret, name, state, list)
                }.then { () throws(HubError) in
                    .done(InvitationLink(hub: hub, secret: secret))
                }
            }
        }
    }

    private func entry(
        _ invitation: MemberEntry.Invitation, _ secret: WrittenSecret, _ name: String,
        _ state: HubState, _ list: MemberList
    ) throws(HubError) -> HubStep<NewEntry> {
        let greeting = Greeting(book: name, inviter: state.names[state.own.id] ?? "")
        let keys = sealing(try currentKey(list), for: [invitation.keys], state.book)
        return try .seals(keys) { (keys) throws(HubError) in
            try .seals(greeting.sealed(secret, in: state.book)) { (greeting) throws(HubError) in
                .done(NewEntry(deed: .invite(invitation), keys: keys, greeting: greeting))
            }
        }
    }

    /// Adds a recovery sheet, and gives what is to be printed.
    package func addSheet(_ now: Instant) throws(HubError) -> HubStep<RecoverySheet> {
        try random(16) { (bytes) throws(HubError) in
            guard let secret = WrittenSecret(bytes) else { throw .sealing(.unable) }
            return try .seals(secret.keys(for: .sheet)) { (written) throws(HubError) in
                let hub = try self.state().hub
                return try self.enter(now) { (state, list) throws(HubError) in
                    let key = try self.currentKey(list)
                    return try .seals(self.sealing(key, for: [written.keys], state.book)) {
                        (keys) throws(HubError) in
                        .done(NewEntry(deed: .add(written.keys, .sheet, .none), keys: keys))
                    }
                }.then { () throws(HubError) in
                    .done(RecoverySheet(hub: hub, secret: secret))
                }
            }
        }
    }

    func takeOut(_ member: KeyID, _ now: Instant) throws(HubError) -> HubStep<Void> {
        try renew(without: member, now) { .remove(member, $0) }
    }

    /// Begins a new epoch after somebody left.
    func renew(_ now: Instant) throws(HubError) -> HubStep<Void> {
        try renew(without: nil, now) { .renew($0) }
    }

    private func renew(
        without gone: KeyID?, _ now: Instant,
        _ deed: @escaping (EpochStart) -> MemberEntry.Deed
    ) throws(HubError) -> HubStep<Void> {
        try random(EpochKey.size) { (secret) throws(HubError) in
            try self.enter(now) { (state, list) throws(HubError) in
                let number = list.epoch.number + 1
                guard let key = EpochKey(number: number, secret: secret) else {
                    throw .sealing(.unable)
                }
                let stay = list.recipients(without: gone)
                return try .seals(self.sealing(key, for: stay, state.book)) {
                    (keys) throws(HubError) in
                    .done(NewEntry(deed: deed(key.start), keys: keys))
                }
            }
        }
    }

    /// Lets somebody do more or less; before less, what would let them in again as what they were is no more.
    package func setRole(
        of member: KeyID, _ role: Role, _ now: Instant
    ) throws(HubError) -> HubStep<Void> {
        let before = try state().list?.member(member)?.role
        let isLess = !role.mayWrite || (before == .owner && role != .owner)
        let ready: HubStep<Void> = isLess ? try closeDoors(to: member, now) : .done(())
        return try ready.then { () throws(HubError) in try self.enter(role, of: member, now) }
    }

    /// Says what somebody may do, and nothing else.
    func enter(
        _ role: Role, of member: KeyID, _ now: Instant
    ) throws(HubError) -> HubStep<Void> {
        try enter(now) { (_, _) throws(HubError) in .done(NewEntry(deed: .setRole(member, role))) }
    }

    package func withdraw(_ invitation: KeyID, _ now: Instant) throws(HubError) -> HubStep<Void> {
        // Somebody else may have been faster.
        try enter(now, unless: { $0.invitation(invitation) == nil }) { (_, _) throws(HubError) in
            .done(NewEntry(deed: .withdraw(invitation)))
        }
    }

    /// Leaves the book, which stays here as this device's own. What was written here is brought before.
    package func leave(_ now: Instant) throws(HubError) -> HubStep<Void> {
        try exchange(now).then { () throws(HubError) in
            try self.enter(now) { (_, _) throws(HubError) in .done(NewEntry(deed: .leave)) }
        }.then { () throws(HubError) in
            try HubError.storing { () throws(StoreError) in try HubClient.forget(self.store) }
            return .done(())
        }
    }

    private func random<Value>(
        _ count: Int, _ follow: @escaping ([UInt8]) throws(HubError) -> HubStep<Value>
    ) throws(HubError) -> HubStep<Value> {
        try .seals(.bytes(.random(count)), follow)
    }
}
