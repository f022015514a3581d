import Kernel

extension Session {
    /// How the files end that a browser's recovery page gives.
    static let deviceFileEnding = ".pieces"

    /// Takes in what a browser kept: all its changes and files, or nothing.
    func takeIn(deviceFile file: String) throws(Failure) {
        let device = try read(deviceFile: file)
        guard device.isWhole else { throw .refused(.notADeviceFile(file)) }
        warn(of: device, file)
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
        warn(of: device, file)
        try takeIn(device)
    }

    private func warn(of device: DeviceFile, _ file: String) {
        if !device.isInOrder { output.complain(language(ReportText.notInOrder(file.short))) }
    }

    private func read(deviceFile file: String) throws(Failure) -> DeviceFile {
        let bytes: [UInt8]
        do { bytes = try Files.read(file) } catch { throw .file(error) }
        return try attempt { () throws(StoreError) in try DeviceFile(bytes, schema) }
    }

    private func takeIn(_ device: DeviceFile) throws(Failure) {
        let other = otherBook(device)
        let taken = try writing { (book) throws(BookError) -> Taken? in
            try book.reading { () throws(StoreError) in
                // What a device kept of one book isn't poured into another that has nothing of it.
                if other != nil, try book.store.sharesNothing(with: device.runs) { return nil }
                return try Taken(device, book.store)
            }
        }
        guard let taken else { throw .refused(.ofAnotherBook(other ?? "")) }
        if isJSON {
            output.print(
                line: json(
                    nil, taken.tally, taken.files, taken.digest, taken.status,
                    with: { write(device, taken, &$0) }))
            return
        }
        say(ReportText.synced(taken.tally, taken.files))
        let records = taken.counts(schema).map { ($0.kind.plural, "\($0.count)") }
        if !records.isEmpty {
            let parts = Label { language in
                language.list(records.map { language($0) + " " + $1 })
            }
            say(isDryRun ? ReportText.wouldBring(parts) : ReportText.brought(parts))
            say(ReportText.backUpFirst)
        }
        output.print(line: "digest   " + taken.digest.text)
    }

    /// The book that a device's is, by what stands for it in addresses, if this is another.
    private func otherBook(_ device: DeviceFile) -> String? {
        guard let server = device.server, let known else { return nil }
        let key = KnownBook.key(ofServer: server)
        if key == known.key { return nil }
        return key.isEmpty ? KnownBook.first.handle : key
    }

    private func write(_ device: DeviceFile, _ taken: Taken, _ writer: inout JSONWriter) {
        writer.name("records")
        writer.object { writer in
            for (kind, count) in taken.counts(schema) {
                writer.name(kind.name)
                writer.integer(count)
            }
        }
        writer.name("pieces")
        writer.integer(device.pieces)
        writer.name("unreadable")
        writer.array { writer in for number in device.unreadable { writer.integer(number) } }
        writer.name("cut")
        writer.boolean(device.isCut)
        writer.name("inOrder")
        writer.boolean(device.isInOrder)
    }
}

/// What of a device's was new in a book.
private struct Taken: Sendable {
    var tally = SyncClient.Tally()
    var files = FileClient.Tally()
    let digest: Digest
    let status: SyncStatus
    /// The records of which something is.
    private let records: Set<RecordKey>

    /// Takes in all that can be read of it.
    init(_ device: DeviceFile, _ store: Store) throws(StoreError) {
        let before = try store.position()
        _ = try store.append(device.runs)
        let news = try store.log(before, .max).map { $0.change }
        tally.received = news.count
        records = Set(news.map { RecordKey($0.kind, $0.record) })
        for file in device.files where try !store.blobs.contains(BlobHash(of: file)) {
            _ = try store.blobs.put(file)
            files.received += 1
        }
        digest = try store.currentDigest()
        status = try SyncStatus.of(store)
    }

    /// How many records of each kind that there is something of.
    func counts(_ schema: Schema) -> [(kind: Kind, count: Int)] {
        schema.kinds.map { kind in (kind, records.count { $0.kind == kind.name }) }
            .filter { $0.count > 0 }
    }
}
