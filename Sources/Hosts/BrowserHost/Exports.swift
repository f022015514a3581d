#if hasFeature(Embedded)
    import Kernel

    // What the module offers to the script around it. Bytes go in at a pointer from `tally_alloc`
    // with their size, and come out at a pointer to their length as `UInt32`, followed by them, or
    // at null when there are none. All memory that was given out belongs to the script, which hands
    // it back with `tally_free`.

    /// Room for `size` bytes.
    @_expose(wasm, "tally_alloc") @_cdecl("tally_alloc")
    func allocate(_ size: Int) -> UnsafeMutableRawPointer {
        .allocate(byteCount: max(size, 1), alignment: 4)
    }

    /// Takes back what any other export returned.
    @_expose(wasm, "tally_free") @_cdecl("tally_free")
    func free(_ pointer: UnsafeMutableRawPointer) {
        pointer.deallocate()
    }

    /// Begins anew with an empty replica and the names of the app's files; see ``start(_:)``.
    @_expose(wasm, "tally_start") @_cdecl("tally_start")
    func startReplica(_ pointer: UnsafeRawPointer, _ size: Int) {
        start(bytes(pointer, size))
    }

    /// The number of the language in which requests with these accepted languages are answered.
    @_expose(wasm, "tally_language") @_cdecl("tally_language")
    func language(_ pointer: UnsafeRawPointer, _ size: Int) -> Int {
        replica.language(String(decoding: bytes(pointer, size), as: UTF8.self)).number
    }

    /// Takes in the words of the language with this number; the memory is the core's from then on.
    @_expose(wasm, "tally_words") @_cdecl("tally_words")
    func takeWords(_ pointer: UnsafeRawPointer, _ size: Int, _ language: Int) {
        guard Language.allCases.indices.contains(language) else { return }
        GivenWords.take(
            UnsafeBufferPointer(
                start: pointer.assumingMemoryBound(to: UInt8.self), count: max(size, 0)),
            Language.allCases[language])
    }

    /// Takes in a piece that was kept; 0 if it can't be read.
    @_expose(wasm, "tally_load") @_cdecl("tally_load")
    func load(_ pointer: UnsafeRawPointer, _ size: Int) -> Int {
        replica.load(bytes(pointer, size)) ? 1 : 0
    }

    /// Answers the frame of a request with the frame of a response.
    @_expose(wasm, "tally_handle") @_cdecl("tally_handle")
    func handle(_ pointer: UnsafeRawPointer, _ size: Int) -> UnsafeMutableRawPointer {
        handedOut(exchange(bytes(pointer, size)))
    }

    /// Who answers a path, as the raw value of a ``Route/Desk``.
    @_expose(wasm, "tally_desk") @_cdecl("tally_desk")
    func desk(_ pointer: UnsafeRawPointer, _ size: Int) -> Int {
        replica.desk(String(decoding: bytes(pointer, size), as: UTF8.self)).rawValue
    }

    /// The pieces of a request's body that must be inflated first; see ``packedPieces(_:)``.
    @_expose(wasm, "tally_packed_pieces") @_cdecl("tally_packed_pieces")
    func packedPieces(_ pointer: UnsafeRawPointer, _ size: Int) -> UnsafeMutableRawPointer {
        handedOut(packedPieces(bytes(pointer, size)))
    }

    /// Answers the frame of a request with a page that says why it could not be done; `reason` is
    /// the raw value of a ``Refusal``.
    @_expose(wasm, "tally_refuse") @_cdecl("tally_refuse")
    func refuse(
        _ pointer: UnsafeRawPointer, _ size: Int, _ reason: Int
    ) -> UnsafeMutableRawPointer {
        handedOut(refuse(bytes(pointer, size), Refusal(rawValue: reason) ?? .notKept))
    }

    /// A piece with all that was written since the last call; null when nothing was.
    @_expose(wasm, "tally_news") @_cdecl("tally_news")
    func takeNews() -> UnsafeMutableRawPointer? {
        replica.takeNews().map { handedOut($0) }
    }

    /// Whether the person chose to work offline.
    @_expose(wasm, "tally_is_paused") @_cdecl("tally_is_paused")
    func isPaused() -> Int {
        replica.isPaused ? 1 : 0
    }

    /// Whether the person wants the server's book instead of this device's copy.
    @_expose(wasm, "tally_is_leaving") @_cdecl("tally_is_leaving")
    func isLeaving() -> Int {
        replica.isLeaving ? 1 : 0
    }

    /// How many actions of this device the server doesn't have yet.
    @_expose(wasm, "tally_waiting") @_cdecl("tally_waiting")
    func waiting() -> Int {
        replica.waiting
    }

    /// A number that changes with everything that pages may show; see ``Replica/mark``.
    @_expose(wasm, "tally_mark") @_cdecl("tally_mark")
    func mark() -> Int {
        replica.mark
    }

    /// What to send to the server next; `now` is in milliseconds since 1970, `halvings` how often the
    /// usual size was too much for the network.
    @_expose(wasm, "tally_sync_request") @_cdecl("tally_sync_request")
    func syncRequest(_ now: Int64, _ halvings: Int) -> UnsafeMutableRawPointer {
        handedOut(replica.syncRequest(Instant(milliseconds: now), halvings: halvings))
    }

    /// Takes in the server's answer and gives the raw value of a ``Replica/SyncStep``.
    @_expose(wasm, "tally_sync_received") @_cdecl("tally_sync_received")
    func syncReceived(_ pointer: UnsafeRawPointer, _ size: Int, _ now: Int64) -> Int {
        replica.syncReceived(bytes(pointer, size), Instant(milliseconds: now)).rawValue
    }

    /// Remembers that there was no answer, or with what sentence the server refused.
    @_expose(wasm, "tally_sync_failed") @_cdecl("tally_sync_failed")
    func syncFailed(_ pointer: UnsafeRawPointer, _ size: Int) {
        replica.syncFailed(bytes(pointer, size))
    }

    /// Notes whether what the server sent last could be kept.
    @_expose(wasm, "tally_sync_unkept") @_cdecl("tally_sync_unkept")
    func syncUnkept(_ isUnkept: Int) {
        replica.isUnkept = isUnkept != 0
    }

    /// Remembers that the server doesn't let this device in.
    @_expose(wasm, "tally_sync_locked") @_cdecl("tally_sync_locked")
    func syncLocked() {
        replica.syncLocked()
    }

    /// A file that was written since the last call: 64 digits of its hash, then its bytes; null when
    /// there is none (any more).
    @_expose(wasm, "tally_new_file") @_cdecl("tally_new_file")
    func takeFile() -> UnsafeMutableRawPointer? {
        replica.takeFile().map { handedOut($0) }
    }

    /// Notes which files are kept, by 64 digits each.
    @_expose(wasm, "tally_know_files") @_cdecl("tally_know_files")
    func knowFiles(_ pointer: UnsafeRawPointer, _ size: Int) {
        replica.know(bytes(pointer, size))
    }

    /// What to do next for files; see ``Replica/fileStep(_:)``.
    @_expose(wasm, "tally_file_step") @_cdecl("tally_file_step")
    func fileStep(_ now: Int64) -> UnsafeMutableRawPointer {
        handedOut(replica.fileStep(Instant(milliseconds: now)))
    }

    /// Takes in the server's answer to a question about files.
    @_expose(wasm, "tally_files_answered") @_cdecl("tally_files_answered")
    func filesAnswered(_ pointer: UnsafeRawPointer, _ size: Int) {
        replica.filesAnswered(bytes(pointer, size))
    }

    /// Notes what came of the file with these digits, as the raw value of a ``FileClient/Outcome``.
    @_expose(wasm, "tally_file_done") @_cdecl("tally_file_done")
    func fileDone(_ pointer: UnsafeRawPointer, _ size: Int, _ outcome: Int) {
        replica.fileDone(bytes(pointer, size), FileClient.Outcome(rawValue: outcome) ?? .failed)
    }

    /// How many milliseconds to wait after so many failures in a row; see ``Backoff``.
    @_expose(wasm, "tally_sync_wait") @_cdecl("tally_sync_wait")
    func syncWait(_ failures: Int, _ seed: UInt64) -> Int {
        Int(clamping: Backoff.wait(after: failures, seed: seed))
    }

    /// Goes on with the talk of a shared book and its hub; `verb` is the raw value of a ``HubDesk/Verb``.
    /// What is to be done next comes out: see ``HubTalk/Next/packed`` and ``HubDesk``.
    @_expose(wasm, "tally_hub") @_cdecl("tally_hub")
    func hub(
        _ pointer: UnsafeRawPointer, _ size: Int, _ verb: Int, _ now: Int64
    ) -> UnsafeMutableRawPointer {
        handedOut(replica.talk(verb, bytes(pointer, size), Instant(milliseconds: now)))
    }

    /// Does this core's part of a move between two books; `verb` is the raw value of a ``Crossings/Verb``.
    @_expose(wasm, "tally_cross") @_cdecl("tally_cross")
    func cross(
        _ pointer: UnsafeRawPointer, _ size: Int, _ verb: Int, _ now: Int64
    ) -> UnsafeMutableRawPointer {
        handedOut(replica.cross(verb, bytes(pointer, size), Instant(milliseconds: now)))
    }

    /// One piece in place of all that were handed out.
    @_expose(wasm, "tally_everything") @_cdecl("tally_everything")
    func everything() -> UnsafeMutableRawPointer {
        handedOut(replica.everything())
    }

    private func bytes(_ pointer: UnsafeRawPointer, _ size: Int) -> [UInt8] {
        [UInt8](UnsafeRawBufferPointer(start: pointer, count: max(size, 0)))
    }

    private func handedOut(_ bytes: [UInt8]) -> UnsafeMutableRawPointer {
        let result = allocate(4 + bytes.count)
        result.storeBytes(of: UInt32(clamping: bytes.count), as: UInt32.self)
        UnsafeMutableRawBufferPointer(start: result + 4, count: bytes.count).copyBytes(from: bytes)
        return result
    }
#endif
