/// The rules of a hub: who may bring what into which book. It holds to signatures, roles and the member
/// list, and can read nothing of what is sealed.
///
/// Who asks has proved their key before; what they bring is verified by an engine before a transaction
/// is begun that writes.
package struct HubServer {
    let store: HubStore
    let limits: HubLimits

    package init(_ store: HubStore, _ limits: HubLimits = HubLimits()) {
        self.store = store
        self.limits = limits
    }

    /// Whether a key is of somebody in any book, or invited to one: others are not listened to.
    package func knows(_ key: KeyID) throws(StoreError) -> Bool {
        try !store.books(key).isEmpty
    }

    /// The answer to a request.
    ///
    /// - Parameters:
    ///   - caller: Whose key it was signed with.
    ///   - mayFound: Whether the caller may begin a book.
    package func answer(
        _ request: HubRequest, from caller: KeyID, mayFound: Bool, _ now: Instant
    ) throws(HubRefusal) -> Errand<HubAnswer, HubRefusal> {
        switch request {
        case .found(let entry, let keys):
            guard mayFound else { throw .notOpen }
            return try found(entry, keys, caller, now)
        case .exchange(let book, let after, let keysAfter, let pieces):
            return try exchange(book, pieces, caller) { (shelf) throws(HubRefusal) in
                .row(try shelf.row(after: after, keysAfter: keysAfter, for: caller))
            }
        case .enter(let book, let entry, let keys, let greeting):
            return try enter(book, entry, keys, greeting, caller, now)
        case .snapshot(let piece): return try snapshot(piece, caller)
        case .find:
            return .done(
                .books(try HubRefusal.storing { () throws(StoreError) in try store.books(caller) }))
        case .open(let book): return .done(.opened(try opening(book, caller)))
        case .listen(let book, _):
            return .done(
                try with(book) { (shelf) throws(HubRefusal) in
                    _ = try shelf.member(caller)
                    return .done(shelf.book.end)
                })
        case .bringFile(let name, let file):
            guard SealedFile.name(of: file.bytes) == name else { throw .forged }
            guard file.bytes.count <= limits.file else { throw .tooLarge }
            try stage(file.bytes, of: file.book) { (shelf) throws(HubRefusal) in
                try shelf.wants(file, name, from: caller)
            }
            return .done(
                try with(file.book, writing: true) { (shelf) throws(HubRefusal) in
                    .done(try shelf.take(file, name, from: caller))
                })
        case .giveFile(let book, let name):
            return .done(
                .file(
                    try with(book) { (shelf) throws(HubRefusal) in
                        try shelf.file(name, for: caller)
                    }))
        }
    }

    /// Runs something with a book as it is now.
    func with<Result>(
        _ book: BookNumber, writing: Bool = false, holdsBack: Bool = false,
        _ work: (inout Shelf) throws(HubRefusal) -> Result
    ) throws(HubRefusal) -> Result {
        try store.transaction(writing: writing, failure: { .store($0) }) {
            () throws(HubRefusal) in
            var shelf = try Shelf(book, store, limits, holdsBack: holdsBack)
            return try work(&shelf)
        }
    }

    /// Has large bytes be where they are kept before a transaction is begun that adds them, if the book wants them.
    private func stage(
        _ bytes: [UInt8], of book: BookNumber,
        _ wants: (inout Shelf) throws(HubRefusal) -> Bool
    ) throws(HubRefusal) {
        guard let stage = store.stage, try with(book, wants) else { return }
        try HubRefusal.storing { () throws(StoreError) in try stage(book, bytes) }
    }

    /// The work after a signature was found right.
    private func verified(
        _ signatures: [SealingErrand<Bool>], _ work: @escaping () throws(HubRefusal) -> HubAnswer
    ) throws(HubRefusal) -> Errand<HubAnswer, HubRefusal> {
        let all = SealingErrand<Bool>.all(signatures).failing { _ in HubRefusal.forged }
        return try all.map { (answers) throws(HubRefusal) in
            guard answers.allSatisfy({ $0 }) else { throw .forged }
            return try work()
        }
    }
}

extension HubServer {
    private func found(
        _ entry: MemberEntry, _ keys: [SealedKey], _ caller: KeyID, _ now: Instant
    ) throws(HubRefusal) -> Errand<HubAnswer, HubRefusal> {
        let list = try HubRefusal.members { () throws(MemberRefusal) in
            try MemberList(founding: entry)
        }
        guard let owner = list.members.first, owner.id == caller else { throw .stranger }
        guard entry.isOf(now) else { throw .clocksDiffer }
        guard keys.areFor(list.recipients(), list.epoch.number) else { throw .keysMissing }
        return try verified([entry.isSigned(by: owner.keys.signing)]) {
            () throws(HubRefusal) in
            try store.transaction(writing: true, failure: { .store($0) }) {
                () throws(HubRefusal) in
                .done(try Shelf.begin(list, entry, keys, store, limits))
            }
        }
    }

    private func exchange(
        _ book: BookNumber, _ pieces: [SealedPiece], _ caller: KeyID,
        _ answer: @escaping (inout Shelf) throws(HubRefusal) -> HubAnswer
    ) throws(HubRefusal) -> Errand<HubAnswer, HubRefusal> {
        guard pieces.allSatisfy({ $0.bytes.count <= limits.piece }) else { throw .tooLarge }
        let taking = { (shelf: inout Shelf) throws(HubRefusal) -> HubAnswer in
            for piece in pieces { try shelf.take(piece, from: caller) }
            return try answer(&shelf)
        }
        // All is looked up once, and written at once after the signatures are verified.
        let (member, shelf, prepared) = try with(book, holdsBack: true) {
            (shelf) throws(HubRefusal) in
            let member = try shelf.member(caller)
            let prepared = Result { () throws(HubRefusal) in try taking(&shelf) }
            return (member, shelf, prepared)
        }
        if pieces.isEmpty { return .done(try prepared.get()) }
        let signatures = pieces.map { $0.isSigned(by: member.keys.signing) }
        return try verified(signatures) { () throws(HubRefusal) in
            let prepared = try prepared.get()
            let isWritten = try HubRefusal.storing { () throws(StoreError) in
                try shelf.write()
            }
            if isWritten { return prepared }
            return try with(book, writing: true) { (shelf) throws(HubRefusal) in
                try taking(&shelf)
            }
        }
    }

    private func enter(
        _ book: BookNumber, _ entry: MemberEntry, _ keys: [SealedKey], _ greeting: [UInt8],
        _ caller: KeyID, _ now: Instant
    ) throws(HubRefusal) -> Errand<HubAnswer, HubRefusal> {
        guard entry.author == caller else { throw .stranger }
        guard entry.isOf(now) else { throw .clocksDiffer }
        guard greeting.count <= 4_096 else { throw .tooLarge }
        let signer = try with(book) { (shelf) throws(HubRefusal) in shelf.list.signer(entry) }
        guard let signer else { throw .stranger }
        return try verified([entry.isSigned(by: signer)]) { () throws(HubRefusal) in
            try with(book, writing: true) { (shelf) throws(HubRefusal) in
                .done(try shelf.take(entry, keys, greeting, now))
            }
        }
    }

    private func snapshot(
        _ piece: SealedPiece, _ caller: KeyID
    ) throws(HubRefusal) -> Errand<HubAnswer, HubRefusal> {
        guard piece.bytes.count <= limits.snapshot else { throw .tooLarge }
        let book = piece.head.book
        let member = try with(book) { (shelf) throws(HubRefusal) in try shelf.member(caller) }
        return try verified([piece.isSigned(by: member.keys.signing)]) {
            () throws(HubRefusal) in
            try stage(piece.bytes, of: book) { (shelf) throws(HubRefusal) in
                try shelf.wants(snapshot: piece, from: caller)
            }
            return try with(book, writing: true) { (shelf) throws(HubRefusal) in
                .done(try shelf.take(snapshot: piece, from: caller))
            }
        }
    }

    private func opening(
        _ book: BookNumber, _ caller: KeyID
    ) throws(HubRefusal) -> HubOpening {
        try with(book) { (shelf) throws(HubRefusal) in
            guard shelf.list.member(caller) != nil || shelf.list.invitation(caller) != nil else {
                throw .stranger
            }
            return try shelf.opening(caller)
        }
    }
}

extension HubRefusal {
    /// Runs something that the rules of member lists may refuse.
    static func members<Result>(
        _ work: () throws(MemberRefusal) -> Result
    ) throws(HubRefusal) -> Result {
        do throws(MemberRefusal) { return try work() } catch { throw .members(error) }
    }
}

extension MemberEntry {
    /// Whether it was written within a day of a time.
    fileprivate func isOf(_ now: Instant) -> Bool { time.agrees(with: now) }
}

extension [SealedKey] {
    /// Whether there is one for each of some members, of an epoch, and for nobody else.
    func areFor(_ members: [MemberKeys], _ epoch: Int64) -> Bool {
        let wanted = Set(members.map { $0.id })
        return count == wanted.count && Set(map { $0.recipient }) == wanted
            && allSatisfy { $0.epoch == epoch }
    }
}
