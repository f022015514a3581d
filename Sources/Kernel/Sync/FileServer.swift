/// The side that is asked for files.
package enum FileServer {
    /// Which of the files that a client has are wanted here, and which of those that it lacks are
    /// here.
    ///
    /// - Throws: A ``SyncError``.
    package static func answer(
        _ bytes: [UInt8], _ store: Store
    ) throws(SyncError) -> [UInt8] {
        let question = try FileLists(bytes)
        var answer = FileLists()
        do throws(StoreError) {
            for hash in question.held where try !store.blobs.contains(hash) {
                answer.held.append(hash)
            }
            for hash in question.missing where try store.blobs.contains(hash) {
                answer.missing.append(hash)
            }
        } catch {
            throw .store(error)
        }
        return answer.bytes
    }

    /// Keeps a file, which is durable when this returns; false, and nothing is kept, if it isn't the
    /// one of that name.
    ///
    /// - Throws: A ``StoreError`` whenever the store fails.
    package static func take(
        _ bytes: [UInt8], as hash: BlobHash, _ store: Store
    ) throws(StoreError) -> Bool {
        guard BlobHash(of: bytes) == hash else { return false }
        try store.transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
            _ = try store.blobs.put(bytes)
        }
        return true
    }
}
