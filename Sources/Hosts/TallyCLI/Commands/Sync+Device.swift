import Kernel

extension Session {
    /// How the files end that a browser's recovery page gives.
    static let deviceFileEnding = ".pieces"

    /// Takes in what a browser kept: all its changes and files, or nothing.
    func takeIn(deviceFile file: String) throws(Failure) {
        let bytes: [UInt8]
        do { bytes = try Files.read(file) } catch { throw .file(error) }
        guard let device = DeviceFile(bytes, schema) else { throw .refused(.notADeviceFile(file)) }
        let store = try openToWrite().store
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
            output.print(line: json(nil, tally, files, digest, status))
        } else {
            say(ReportText.synced(tally, files))
            output.print(line: "digest   " + digest.text)
        }
    }
}
