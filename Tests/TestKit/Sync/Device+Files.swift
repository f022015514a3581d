package import Kernel
import Testing

extension Device {
    /// Adds a photo with its bytes, and gives the file's name.
    @discardableResult
    package func addPhoto(_ bytes: [UInt8]) throws -> BlobHash {
        wait(1_000)
        return try store.transaction(writing: true, failure: { BookError.store($0) }) {
            () throws(BookError) in
            let hash = try book.keep(bytes)
            try book.commit(
                draft(Photo.kind, ["name": .text("Photo"), "blob": .text(hash.text)]))
            return hash
        }
    }

    /// Adds a photo whose bytes are elsewhere.
    package func addPhoto(naming hash: BlobHash) throws {
        try add(Photo.kind, ["name": .text("Photo"), "blob": .text(hash.text)])
    }

    package func has(_ hash: BlobHash) throws -> Bool {
        try store.blobs.contains(hash)
    }

    /// Exchanges changes, then files until nothing is left for now, and gives what went and came.
    ///
    /// - Parameters:
    ///   - steps: After so many the device is switched off.
    ///   - network: What becomes of a file instead of arriving.
    @discardableResult
    package func syncAll(
        with host: SyncHost, steps: Int = .max,
        _ network: (FileClient.Step) -> FileClient.Outcome? = { _ in nil }
    ) throws -> FileClient.Tally {
        try sync(with: host)
        let client = FileClient(Device.server, store)
        var left = steps
        while left > 0 {
            left -= 1
            let step = try client.next(now)
            switch step {
            case .done: return client.tally
            case .ask(let question):
                if network(step) != nil {
                    client.stop()
                } else {
                    try client.answered(try host.answerFiles(question))
                }
            case .send(let hash):
                client.done(hash, try network(step) ?? carry(hash, store, host.store))
            case .fetch(let hash):
                client.done(hash, try network(step) ?? carry(hash, host.store, store))
            }
        }
        return client.tally
    }

    private func carry(
        _ hash: BlobHash, _ source: Store, _ target: Store
    ) throws -> FileClient.Outcome {
        let bytes = try #require(try source.blobs.read(hash))
        return try FileServer.take(bytes, as: hash, target) ? .exchanged : .failed
    }
}
