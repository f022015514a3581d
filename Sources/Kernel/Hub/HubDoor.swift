/// How a device comes into a book on a hub: it founds it, has an invitation, or a recovery sheet.
///
/// The keys by which it will be a member are the engine's `own` from the start, and kept by the host
/// before anything is sent; so whoever heard no answer tries again with the same.
package enum HubDoor {
    /// Puts a book on a hub, owned by this device.
    package static func found(
        _ store: Store, on hub: String, as name: String, _ now: Instant
    ) throws(HubError) -> HubStep<Void> {
        try .seals(MemberKeys.of(.own, .own)) { (own) throws(HubError) in
            try .seals(.bytes(.random(EpochKey.size + MemberEntry.uniqueSize))) {
                (random) throws(HubError) in
                let secret = Array(random.prefix(EpochKey.size))
                let unique = Array(random.dropFirst(EpochKey.size))
                guard let key = EpochKey(number: 1, secret: secret) else {
                    throw .sealing(.unable)
                }
                return try .seals(SealedName.sealing(name, of: own.id, under: key)) {
                    (name) throws(HubError) in
                    let draft = MemberList.founding(own, key, unique: unique, name, now)
                    return try .seals(draft.signed(by: .own)) { (entry) throws(HubError) in
                        try found(entry, key, own, store, hub)
                    }
                }
            }
        }
    }

    private static func found(
        _ entry: MemberEntry, _ key: EpochKey, _ own: MemberKeys, _ store: Store, _ hub: String
    ) throws(HubError) -> HubStep<Void> {
        let book = MemberList.number(of: entry)
        return try .seals(SealedKey.sealing(key, for: own, in: book)) { (sealed) throws(HubError) in
            .sends(.found(entry, [sealed]), HubSigner(own.signing, .own)) {
                (answer) throws(HubError) in
                // Who may begin no book here is a stranger as well.
                if case .refused(.stranger) = answer { throw .refused(.notOpen) }
                try done(answer)
                try settle(HubState(hub: hub, book: book, own: own), store)
                return .done(())
            }
        }
    }

    /// Looks what a link invites to. Nothing is used up by it.
    package static func look(
        at link: InvitationLink, _ now: Instant
    ) throws(HubError) -> HubStep<Welcome> {
        try .seals(link.secret.keys(for: .invitation)) { (written) throws(HubError) in
            try open(written, link.hub) { (welcome) throws(HubError) in
                guard let open = welcome.list.invitation(written.keys.id),
                    now <= open.invitation.ends
                else { throw .noBook }
                return try .seals(
                    Greeting.opened(welcome.greeting, link.secret, in: welcome.list.book)
                ) { (greeting) throws(HubError) in
                    .done(
                        Welcome(
                            welcome, role: open.invitation.role, book: greeting.book,
                            inviter: greeting.inviter))
                }
            }
        }
    }

    /// Looks which book a recovery sheet brings back.
    package static func look(at sheet: RecoverySheet) throws(HubError) -> HubStep<Welcome> {
        try .seals(sheet.secret.keys(for: .sheet)) { (written) throws(HubError) in
            try open(written, sheet.hub) { (welcome) throws(HubError) in
                guard welcome.list.member(written.keys.id)?.role == .sheet else { throw .noBook }
                return .done(Welcome(welcome, role: .owner, book: "", inviter: ""))
            }
        }
    }

    /// What somebody finds who opens a link or a sheet.
    package struct Welcome: Sendable {
        package let role: Role
        /// What the book is called, and who invites; empty for a sheet.
        package let book: String
        package let inviter: String
        package let number: BookNumber
        let hub: String
        let written: WrittenKeys
        let list: MemberList
        let keys: [EpochKey]

        fileprivate init(_ found: Found, role: Role, book: String, inviter: String) {
            (self.role, self.book, self.inviter) = (role, book, inviter)
            (number, hub, written) = (found.list.book, found.hub, found.written)
            (list, keys) = (found.list, found.keys)
        }
    }

    /// Comes in. The store may hold a book already, which becomes part of the other.
    package static func come(
        _ welcome: Welcome, as name: String, _ store: Store, _ now: Instant
    ) throws(HubError) -> HubStep<Void> {
        try come(welcome, as: name, store, now, tries: mostTries)
    }

    /// How often somebody tries before whom others came in.
    private static let mostTries = 12

    private static func come(
        _ welcome: Welcome, as name: String, _ store: Store, _ now: Instant, tries: Int
    ) throws(HubError) -> HubStep<Void> {
        try .seals(MemberKeys.of(.own, .own)) { (own) throws(HubError) in
            guard let key = welcome.keys.last(where: { $0.start == welcome.list.epoch }) else {
                throw .keyMissing
            }
            return try .seals(SealedName.sealing(name, of: own.id, under: key)) {
                (sealed) throws(HubError) in
                let deed: MemberEntry.Deed =
                    welcome.isSheet ? .add(own, .owner, sealed) : .join(own, sealed)
                let draft = welcome.list.draft(deed, by: welcome.written.keys.id, now)
                return try .seals(draft.signed(by: welcome.written.signing)) {
                    (entry) throws(HubError) in
                    try enter(entry, welcome, own, store) { () throws(HubError) in
                        if tries <= 1 { return nil }
                        // Somebody else came in since it was looked at.
                        return try open(welcome.written, welcome.hub) { (found) throws(HubError) in
                            .done(
                                Welcome(
                                    found, role: welcome.role, book: welcome.book,
                                    inviter: welcome.inviter))
                        }.then { (welcome) throws(HubError) in
                            try come(welcome, as: name, store, now, tries: tries - 1)
                        }
                    }
                }
            }
        }
    }

    private static func enter(
        _ entry: MemberEntry, _ welcome: Welcome, _ own: MemberKeys, _ store: Store,
        again: @escaping () throws(HubError) -> HubStep<Void>?
    ) throws(HubError) -> HubStep<Void> {
        let sealed = welcome.keys.map { SealedKey.sealing($0, for: own, in: welcome.number) }
        return try .seals(SealingErrand<SealedKey>.all(sealed)) { (keys) throws(HubError) in
            let request = HubRequest.enter(welcome.number, entry, keys, greeting: [])
            let state = HubState(hub: welcome.hub, book: welcome.number, own: own)
            return .sends(request, HubSigner(welcome.written)) { (answer) throws(HubError) in
                if case .refused = answer { return try confirm(state, answer, store, again) }
                try done(answer)
                try settle(state, store)
                return .done(())
            }
        }
    }

    /// Looks whether this device is in already: what it sent may have arrived twice.
    private static func confirm(
        _ state: HubState, _ refusal: HubAnswer, _ store: Store,
        _ again: @escaping () throws(HubError) -> HubStep<Void>?
    ) throws(HubError) -> HubStep<Void> {
        .sends(.find, HubSigner(state.own.signing, .own)) { (answer) throws(HubError) in
            guard case .books(let books) = answer, books.contains(state.book) else {
                if case .refused(.members(.notNext)) = refusal, let step = try again() {
                    return step
                }
                try done(refusal)
                throw .unreadable
            }
            try settle(state, store)
            return .done(())
        }
    }

    /// Goes on where no answer came: whether this device is in a book of the hub by its own keys.
    package static func resume(
        on hub: String, _ store: Store
    ) throws(HubError) -> HubStep<Void> {
        try .seals(MemberKeys.of(.own, .own)) { (own) throws(HubError) in
            .sends(.find, HubSigner(own.signing, .own)) { (answer) throws(HubError) in
                guard case .books(let books) = answer, let book = books.first else {
                    throw .noBook
                }
                try settle(HubState(hub: hub, book: book, own: own), store)
                return .done(())
            }
        }
    }

    private static func done(_ answer: HubAnswer) throws(HubError) {
        switch answer {
        case .done: return
        case .refused(.stranger): throw .noBook
        case .refused(let refusal): throw .refused(refusal)
        default: throw .unreadable
        }
    }

    /// Begins to keep a book in step with a hub; all of it is new there.
    private static func settle(_ state: HubState, _ store: Store) throws(HubError) {
        try HubError.storing { () throws(StoreError) in
            try store.transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
                let former = try HubState(former: store)
                try state.save(in: store)
                try state.introduce(in: store)
                try store.set(Setting.server.rawValue, state.hub)
                try store.set(Setting.formerHub.rawValue, nil)
                guard let former, former.book == state.book, former.hub == state.hub else {
                    return try SyncState().save(state.hub, in: store)
                }
                try store.takeUp(state.hub)
            }
        }
    }
}

extension Store {
    /// Has what waited for a hub that had taken this device out be brought there by the member that it is now.
    fileprivate func takeUp(_ hub: String) throws(StoreError) {
        let before = try SyncState(hub, in: self)
        let last = try lastStamp()?.instant ?? .distant
        try takeUp(after: before.pushed, but: before.received, last)
        var sync = try SyncState(hub, in: self)
        sync.problem = nil
        try sync.save(hub, in: self)
    }
}

// What a written secret opens.
extension HubDoor {
    fileprivate struct Found {
        let hub: String
        let written: WrittenKeys
        let list: MemberList
        let greeting: [UInt8]
        var keys: [EpochKey] = []
    }

    /// Asks in which book a key is, and verifies all that the hub says of it.
    private static func open(
        _ written: WrittenKeys, _ hub: String,
        _ follow: @escaping (Found) throws(HubError) -> HubStep<Welcome>
    ) throws(HubError) -> HubStep<Welcome> {
        let signer = HubSigner(written)
        return .sends(.find, signer) { (answer) throws(HubError) in
            if case .refused(.stranger) = answer { throw .noBook }
            guard case .books(let books) = answer else { throw .unreadable }
            guard let book = books.first else { throw .noBook }
            return .sends(.open(book), signer) { (answer) throws(HubError) in
                guard case .opened(let opening) = answer else { throw .noBook }
                return try verify(opening, book, written, hub, follow)
            }
        }
    }

    private static func verify(
        _ opening: HubOpening, _ book: BookNumber, _ written: WrittenKeys, _ hub: String,
        _ follow: @escaping (Found) throws(HubError) -> HubStep<Welcome>
    ) throws(HubError) -> HubStep<Welcome> {
        let (list, signatures) = try MemberList.verifying(opening.entries)
        guard list.book == book else { throw .lies(.otherMembers) }
        return try .seals(SealingErrand<Bool>.all(signatures)) { (answers) throws(HubError) in
            guard answers.allSatisfy({ $0 }) else { throw .lies(.forged) }
            let keys = opening.keys.filter { $0.recipient == written.keys.id }.map {
                $0.opened(by: written.agreement, written.keys.agreement, in: book)
            }
            return try .seals(SealingErrand<EpochKey>.all(keys)) { (keys) throws(HubError) in
                try follow(
                    Found(
                        hub: hub, written: written, list: list, greeting: opening.greeting,
                        keys: keys.filter { list.epochs.contains($0.start) }))
            }
        }
    }
}

extension HubDoor.Welcome {
    /// Whether somebody is in the book already.
    package func has(_ member: KeyID) -> Bool { list.member(member) != nil }

    fileprivate var isSheet: Bool { list.member(written.keys.id)?.role == .sheet }
}

extension MemberList {
    /// The list of some entries, and what must be signed by whom for it to be right.
    fileprivate static func verifying(
        _ entries: [MemberEntry]
    ) throws(HubError) -> (MemberList, [SealingErrand<Bool>]) {
        do throws(MemberRefusal) {
            guard let first = entries.first else { throw .notNext }
            var list = try MemberList(founding: first)
            var signatures = list.members.map { first.isSigned(by: $0.keys.signing) }
            for entry in entries.dropFirst() {
                guard let signer = list.signer(entry) else { throw .stranger }
                signatures.append(entry.isSigned(by: signer))
                list = try list.adding(entry)
            }
            return (list, signatures)
        } catch {
            throw .lies(.otherMembers)
        }
    }
}
