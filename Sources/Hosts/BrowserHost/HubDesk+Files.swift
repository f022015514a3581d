import Kernel

// Files of a shared book, whose bytes the script has; hashes are written in 64 digits.
extension HubDesk {
    /// What to do next for files, as ``Replica/fileStep(_:)`` says it.
    func fileStep(_ now: Instant) -> [UInt8] {
        switch try? files.next(now) {
        case .send(let hash): [Replica.FileStep.send.rawValue] + hash.text.utf8
        case .fetch(let hash): [Replica.FileStep.fetch.rawValue] + hash.text.utf8
        case .done, nil: [Replica.FileStep.done.rawValue]
        }
    }

    /// Notes what came of a file: its hash, and the raw value of a ``FileClient/Outcome``.
    func fileDone(_ bytes: [UInt8]) {
        guard let hash = hash(bytes), let outcome = bytes.last else { return }
        files.done(hash, FileClient.Outcome(rawValue: Int(outcome)) ?? .failed)
    }

    /// How a file is sealed, of which these are a new key and the size in digits.
    func planToSeal(_ bytes: [UInt8]) -> [UInt8] {
        let size = Int(String(decoding: bytes.dropFirst(FileKey.size), as: UTF8.self)) ?? -1
        return (try? client.planToSeal(size, under: Array(bytes.prefix(FileKey.size)))) ?? []
    }

    func planToOpen(_ bytes: [UInt8]) -> [UInt8] {
        hash(bytes).flatMap { try? client.planToOpen($0) } ?? []
    }

    /// What is to be signed to bring a file, given the SHA-256 of the request.
    func bringing(_ bytes: [UInt8]) throws(HubError) -> HubStep<SharingPanel.Outcome> {
        guard let digest = Hash256(bytes) else { throw .unreadable }
        return try client.bringing(digest).then { () throws(HubError) in .done(.done) }
    }

    func giving(_ bytes: [UInt8]) throws(HubError) -> HubStep<SharingPanel.Outcome> {
        guard let hash = hash(bytes) else { throw .unreadable }
        return try client.giving(hash).then { () throws(HubError) in .done(.done) }
    }

    /// Notes a file that the hub has now: its hash, its name there, and its key. Something comes out if it is noted.
    func brought(_ bytes: [UInt8]) -> [UInt8] {
        let rest = Array(bytes.dropFirst(64))
        guard let content = hash(bytes).flatMap({ Hash256(hex: $0.text) }),
            let name = Hash256(Array(rest.prefix(Hash256.size))),
            let key = FileKey(content, name, Array(rest.dropFirst(Hash256.size)))
        else { return [] }
        do throws(HubError) {
            try client.note(key)
            return [1]
        } catch {
            return []
        }
    }

    private func hash(_ bytes: [UInt8]) -> BlobHash? {
        BlobHash(String(decoding: bytes.prefix(64), as: UTF8.self))
    }
}
