// For a host whose script seals, carries and opens files: their bytes never come into the core, whose memory
// doesn't shrink again.

extension HubClient {
    /// How a content of some size is sealed: how long all becomes that is sealed, and the operation, of which
    /// the content and zeros are left out.
    package func planToSeal(_ size: Int, under secret: [UInt8]) throws(HubError) -> [UInt8] {
        guard secret.count == FileKey.size, 0...Blobs.maximumSize ~= size else {
            throw .unreadable
        }
        let plan = SealedFile.plan(sealing: size, in: try state().book, under: secret)
        var pack = PackWriter()
        pack.number(UInt64(plan.length))
        pack.operations([plan.operation])
        return pack.bytes
    }

    /// How a file is opened: what it is called at the hub, and the operation, of which what is sealed is left
    /// out; nothing where nobody has told of it.
    package func planToOpen(_ file: BlobHash) throws(HubError) -> [UInt8] {
        guard let key = try key(to: file) else { return [] }
        var pack = PackWriter()
        pack.text(key.name.hex)
        pack.operations([SealedFile.planToOpen(in: try state().book, under: key.secret)])
        return pack.bytes
    }

    private func key(to file: BlobHash) throws(HubError) -> FileKey? {
        let book = try state().book
        return try HubError.storing { () throws(StoreError) in
            try store.fileKey(to: file, in: book)
        }
    }

    /// Asks to bring a file: of the whole request the host gives the SHA-256, and it reads the answer by itself.
    package func bringing(_ digest: Hash256) throws(HubError) -> HubStep<Void> {
        .sendsUnseen(digest, HubSigner(try state().own.signing, .own)) { (_) throws(HubError) in
            .done(())
        }
    }

    /// Asks for a file, which the host reads by itself.
    package func giving(_ file: BlobHash) throws(HubError) -> HubStep<Void> {
        let state = try state()
        guard let key = try key(to: file) else { return .done(()) }
        let request = HubRequest.giveFile(state.book, key.name)
        return .sends(request, HubSigner(state.own.signing, .own)) { (_) throws(HubError) in
            .done(())
        }
    }
}
