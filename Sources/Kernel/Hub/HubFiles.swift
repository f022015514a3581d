/// Which files are to be brought to the hub of a book, and which fetched: as ``FileClient`` says of a
/// server, but that nobody is asked, since members tell each other in the row which files the hub has.
package final class HubFiles {
    private let store: Store
    private var client: FileClient?

    package init(_ store: Store) { self.store = store }

    package enum Step: Sendable, Hashable {
        case send(BlobHash)
        case fetch(BlobHash)
        case done
    }

    /// What went and came since this was made.
    package var tally: FileClient.Tally { client?.tally ?? FileClient.Tally() }

    /// What to do next.
    package func next(_ now: Instant) throws(StoreError) -> Step {
        guard let state = try HubState(in: store) else { return .done }
        let client = self.client ?? FileClient(state.hub, store)
        self.client = client
        let mayWrite = state.list?.member(state.own.id)?.role.mayWrite == true
        while true {
            switch try client.next(now) {
            case .done: return .done
            case .ask(let question):
                do throws(SyncError) {
                    try client.answered(try answer(FileLists(question), state.book).bytes)
                } catch {
                    if case .store(let error) = error { throw error }
                    client.stop()
                }
            case .send(let hash):
                if mayWrite { return .send(hash) }
                client.done(hash, .failed)
            case .fetch(let hash): return .fetch(hash)
            }
        }
    }

    /// Which files nobody has brought yet, and which can be fetched.
    private func answer(
        _ question: FileLists, _ book: BookNumber
    ) throws(SyncError) -> FileLists {
        var answer = FileLists()
        do throws(StoreError) {
            for hash in question.held where try store.fileKey(to: hash, in: book) == nil {
                answer.held.append(hash)
            }
            for hash in question.missing where try store.fileKey(to: hash, in: book) != nil {
                answer.missing.append(hash)
            }
        } catch {
            throw .store(error)
        }
        return answer
    }

    /// Notes what came of a step.
    package func done(_ hash: BlobHash, _ outcome: FileClient.Outcome) {
        client?.done(hash, outcome)
    }
}

extension Store {
    /// The key to a file of a book; nil where nobody has told of any.
    package func fileKey(
        to file: BlobHash, in book: BookNumber
    ) throws(StoreError) -> FileKey? {
        guard let content = Hash256(hex: file.text) else { return nil }
        return try FileLedger.key(to: content, in: book, self)
    }
}

// Bringing and fetching one.
extension HubClient {
    /// Seals a file and brings it; others are told with the next exchange.
    package func bring(
        _ content: [UInt8]
    ) throws(HubError) -> HubStep<FileClient.Outcome> {
        let state = try state()
        return try .seals(SealedFile.sealing(content, in: state.book)) {
            (made) throws(HubError) in
            guard let name = SealedFile.name(of: made.file.bytes),
                let hash = Hash256(hex: BlobHash(of: content).text),
                let key = FileKey(hash, name, made.secret)
            else { throw .sealing(.unable) }
            let signer = HubSigner(state.own.signing, .own)
            return .sends(.bringFile(name, made.file), signer) { (answer) throws(HubError) in
                switch answer {
                case .done:
                    try self.note(key)
                    return .done(.exchanged)
                case .refused(.stranger): throw .notMember
                case .refused: return .done(.failed)
                default: throw .unreadable
                }
            }
        }
    }

    /// Fetches a file; nil if the hub hasn't got it, or not as it should be.
    package func fetch(_ file: BlobHash) throws(HubError) -> HubStep<[UInt8]?> {
        let state = try state()
        let key = try HubError.storing { () throws(StoreError) in
            try store.fileKey(to: file, in: state.book)
        }
        guard let key else { return .done(nil) }
        let signer = HubSigner(state.own.signing, .own)
        return .sends(.giveFile(state.book, key.name), signer) { (answer) throws(HubError) in
            switch answer {
            case .file(let sealed): return try HubClient.open(sealed, key, state.book)
            case .refused(.stranger): throw .notMember
            case .refused: return .done(nil)
            default: throw .unreadable
            }
        }
    }

    /// What is in a file that a hub gave, if it is the one.
    private static func open(
        _ sealed: SealedFile, _ key: FileKey, _ book: BookNumber
    ) throws(HubError) -> HubStep<[UInt8]?> {
        guard sealed.book == book, SealedFile.name(of: sealed.bytes) == key.name else {
            return .done(nil)
        }
        return try .seals(sealed.opened(key.secret).ifUseful()) { (content) throws(HubError) in
            guard let content, BlobHash(of: content).text == key.content.hex else {
                return .done(nil)
            }
            return .done(content)
        }
    }

    /// Notes a file that the hub has from here.
    package func note(_ key: FileKey) throws(HubError) {
        let book = try state().book
        try HubError.storing { () throws(StoreError) in
            try store.transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
                try FileLedger.note(key, in: book, store)
            }
        }
    }
}
