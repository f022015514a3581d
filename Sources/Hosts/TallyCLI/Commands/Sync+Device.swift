import Kernel

extension Session {
    /// How the files end that a browser's recovery page gives.
    static let deviceFileEnding = ".pieces"

    /// Takes in what a browser kept: all its changes and files, or nothing.
    func takeIn(deviceFile file: String) throws(Failure) {
        let device = try read(deviceFile: file)
        guard device.isWhole else { throw .refused(.notADeviceFile(file)) }
        try takeIn(device)
    }

    /// Takes in what can be read of it, and says what can't.
    func salvage(deviceFile file: String) throws(Failure) {
        let device = try read(deviceFile: file)
        if device.isEmpty, !device.isWhole { throw .refused(.nothingReadable(file)) }
        for number in device.unreadable {
            output.complain(
                language(ReportText.pieceUnreadable(number: "\(number)", count: "\(device.pieces)"))
            )
        }
        if device.isCut { output.complain(language(ReportText.cutOff(file.short))) }
        try takeIn(device)
    }

    private func read(deviceFile file: String) throws(Failure) -> DeviceFile {
        let bytes: [UInt8]
        do { bytes = try Files.read(file) } catch { throw .file(error) }
        return try attempt { () throws(StoreError) in try DeviceFile(bytes, schema) }
    }

    /// What a device kept of one book isn't poured into another that has nothing of it.
    private func refuseOtherBook(_ device: DeviceFile, _ store: Store) throws(Failure) {
        guard let server = device.server else { return }
        let key = KnownBook.key(ofServer: server)
        guard let known, key != known.key else { return }
        if try attempt({ () throws(StoreError) in try store.sharesNothing(with: device.runs) }) {
            throw .refused(.ofAnotherBook(key.isEmpty ? KnownBook.first.handle : key))
        }
    }

    private func takeIn(_ device: DeviceFile) throws(Failure) {
        let store = try openToWrite().store
        try refuseOtherBook(device, store)
        var (tally, files) = (SyncClient.Tally(), FileClient.Tally())
        let (digest, status) = try attempt { () throws(StoreError) in
            try store.transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
                let before = try store.position()
                _ = try store.append(device.runs)
                tally.received = Int(try store.position() - before)
                for file in device.files where try !store.blobs.contains(BlobHash(of: file)) {
                    _ = try store.blobs.put(file)
                    files.received += 1
                }
            }
            return (try store.currentDigest(), try SyncStatus.of(store))
        }
        if isJSON {
            output.print(line: json(nil, tally, files, digest, status, of: device))
        } else {
            say(ReportText.synced(tally, files))
            output.print(line: "digest   " + digest.text)
        }
    }
}

extension DeviceFile {
    func write(_ writer: inout JSONWriter) {
        writer.name("pieces")
        writer.integer(pieces)
        writer.name("unreadable")
        writer.array { writer in for number in unreadable { writer.integer(number) } }
        writer.name("cut")
        writer.boolean(isCut)
    }
}
