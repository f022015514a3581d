/// One line of a book's member list: who let whom in, or out. Signed by who did it, and chained to the
/// line before by its hash.
package struct MemberEntry: Sendable, Hashable {
    /// From 1.
    package let number: Int64
    let previous: Hash256
    package let author: KeyID
    /// What the author's clock showed.
    package let time: Instant
    package let deed: Deed
    let signature: Signature

    package enum Deed: Sendable, Hashable {
        /// The first line: an owner and the first epoch. The bytes make each book's number its own.
        case found(MemberKeys, EpochStart, unique: [UInt8], SealedName)
        /// An owner, or a recovery sheet, adds a member without an invitation.
        case add(MemberKeys, Role, SealedName)
        case invite(Invitation)
        /// An owner takes an invitation back.
        case withdraw(KeyID)
        /// Whoever has an invitation adds itself; signed by the invitation.
        case join(MemberKeys, SealedName)
        case setRole(KeyID, Role)
        /// A member is out, and everything from now on under a new key.
        case remove(KeyID, EpochStart)
        /// The author is out; an owner then renews the epoch.
        case leave
        case renew(EpochStart)
    }

    package struct Invitation: Sendable, Hashable {
        package let keys: MemberKeys
        package let role: Role
        package let ends: Instant
        /// How many may come in by it.
        package let uses: Int64

        package init(keys: MemberKeys, role: Role, ends: Instant, uses: Int64) {
            self.keys = keys
            self.role = role
            self.ends = ends
            self.uses = uses
        }
    }

    static let version: UInt8 = 1
    static let uniqueSize = 16

    /// Whose name came with it.
    var named: (id: KeyID, name: SealedName)? {
        switch deed {
        case .found(let keys, _, _, let name), .add(let keys, _, let name),
            .join(let keys, let name):
            name == .none ? nil : (keys.id, name)
        default: nil
        }
    }

    /// Whom it brought into the list.
    var brought: KeyID? {
        switch deed {
        case .found(let keys, _, _, _), .add(let keys, _, _), .join(let keys, _): keys.id
        default: nil
        }
    }

    package var bytes: [UInt8] {
        var pack = PackWriter()
        pack.append(core)
        pack.fixed(signature)
        return pack.bytes
    }

    package var hash: Hash256 { Hash256("tallybook member 1", bytes) }

    var message: [UInt8] { MemberEntry.message(core) }

    fileprivate static func message(_ core: [UInt8]) -> [UInt8] {
        [UInt8]("tallybook member 1".utf8) + core
    }

    private var core: [UInt8] { MemberDraft(number, previous, author, time, deed).bytes }

    /// Nil unless the bytes are what ``bytes`` gives.
    package init?(_ bytes: [UInt8]) {
        var pack = PackReader(bytes)
        guard let draft = pack.memberDraft(), let signature = pack.fixed(Signature.self),
            pack.isAtEnd
        else { return nil }
        self.init(draft, signature)
        guard self.bytes == bytes else { return nil }
    }

    fileprivate init(_ draft: MemberDraft, _ signature: Signature) {
        number = draft.number
        previous = draft.previous
        author = draft.author
        time = draft.time
        deed = draft.deed
        self.signature = signature
    }

    /// Whether it is of this key.
    package func isSigned(by key: PublicKey) -> SealingErrand<Bool> {
        .verifies(signature, message, key)
    }
}

/// An entry that isn't signed yet.
package struct MemberDraft: Sendable, Hashable {
    let number: Int64
    let previous: Hash256
    let author: KeyID
    let time: Instant
    let deed: MemberEntry.Deed

    init(
        _ number: Int64, _ previous: Hash256, _ author: KeyID, _ time: Instant,
        _ deed: MemberEntry.Deed
    ) {
        self.number = number
        self.previous = previous
        self.author = author
        self.time = time
        self.deed = deed
    }

    var bytes: [UInt8] {
        var pack = PackWriter()
        pack.byte(MemberEntry.version)
        pack.signed(number)
        pack.fixed(previous)
        pack.fixed(author)
        pack.signed(time.milliseconds)
        pack.deed(deed)
        return pack.bytes
    }

    package func signed(by secret: SigningSecret) -> SealingErrand<MemberEntry> {
        .asks([.sign(MemberEntry.message(bytes), secret)]) { (answers) throws(SealingError) in
            guard case .bytes(let bytes) = answers.first, let signature = Signature(bytes) else {
                throw .unable
            }
            return .done(MemberEntry(self, signature))
        }
    }
}

extension PackReader {
    fileprivate mutating func memberDraft() -> MemberDraft? {
        guard byte() == MemberEntry.version, let number = signed(), number > 0,
            let previous = fixed(Hash256.self), let author = fixed(KeyID.self),
            let time = signed(), let deed = deed()
        else { return nil }
        return MemberDraft(number, previous, author, Instant(milliseconds: time), deed)
    }

    private mutating func deed() -> MemberEntry.Deed? {
        guard let code = byte() else { return nil }
        switch code {
        case 0: return founding()
        case 1:
            guard let keys = memberKeys(), let role = role(), let name = name() else { return nil }
            return .add(keys, role, name)
        case 2: return invitation().map { .invite($0) }
        case 3: return fixed(KeyID.self).map { .withdraw($0) }
        case 4:
            guard let keys = memberKeys(), let name = name() else { return nil }
            return .join(keys, name)
        case 5:
            guard let member = fixed(KeyID.self), let role = role() else { return nil }
            return .setRole(member, role)
        case 6:
            guard let member = fixed(KeyID.self), let start = start() else { return nil }
            return .remove(member, start)
        case 7: return .leave
        case 8: return start().map { .renew($0) }
        default: return nil
        }
    }

    private mutating func founding() -> MemberEntry.Deed? {
        guard let keys = memberKeys(), let start = start(),
            let unique = take(MemberEntry.uniqueSize), let name = name()
        else { return nil }
        return .found(keys, start, unique: [UInt8](unique), name)
    }

    private mutating func invitation() -> MemberEntry.Invitation? {
        guard let keys = memberKeys(), let role = role(), let ends = signed(), let uses = signed()
        else { return nil }
        return MemberEntry.Invitation(
            keys: keys, role: role, ends: Instant(milliseconds: ends), uses: uses)
    }

    private mutating func role() -> Role? {
        byte().flatMap { Role(rawValue: $0) }
    }
}

extension PackWriter {
    fileprivate mutating func deed(_ deed: MemberEntry.Deed) {
        switch deed {
        case .found(let keys, let start, let unique, let name):
            byte(0)
            memberKeys(keys)
            self.start(start)
            append(unique)
            self.name(name)
        case .add(let keys, let role, let name):
            byte(1)
            memberKeys(keys)
            byte(role.rawValue)
            self.name(name)
        case .invite(let invitation):
            byte(2)
            self.invitation(invitation)
        case .withdraw(let id):
            byte(3)
            fixed(id)
        case .join(let keys, let name):
            byte(4)
            memberKeys(keys)
            self.name(name)
        case .setRole(let member, let role):
            byte(5)
            fixed(member)
            byte(role.rawValue)
        case .remove(let member, let start):
            byte(6)
            fixed(member)
            self.start(start)
        case .leave: byte(7)
        case .renew(let start):
            byte(8)
            self.start(start)
        }
    }

    private mutating func invitation(_ invitation: MemberEntry.Invitation) {
        memberKeys(invitation.keys)
        byte(invitation.role.rawValue)
        signed(invitation.ends.milliseconds)
        signed(invitation.uses)
    }
}
