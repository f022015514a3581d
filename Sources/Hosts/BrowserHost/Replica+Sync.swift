import Kernel

/// The exchange with the server, whose bytes the script carries.
extension Replica {
    /// Whether the person chose to work offline.
    var isPaused: Bool { isSet(.offline) }

    /// Whether the person wants the server's book instead of this device's copy.
    var isLeaving: Bool { isSet(.leaving) }

    private func isSet(_ setting: Setting) -> Bool {
        ((try? store.setting(setting.rawValue)) ?? nil) != nil
    }

    /// The next request to the server, of about `1 / 2^halvings` the usual size; nothing if the store
    /// fails.
    func syncRequest(_ now: Instant, halvings: Int) -> [UInt8] {
        do throws(StoreError) {
            if try store.setting(Setting.server.rawValue) != server {
                try store.set(Setting.server.rawValue, server)
            }
            return try client.request(now, upTo: Batch.size >> halvings)
        } catch {
            return []
        }
    }

    /// Takes in the server's answer.
    func syncReceived(_ answer: [UInt8], _ now: Instant) -> SyncStep {
        do throws(SyncError) {
            return try client.received(answer, now) == .again ? .again : .done
        } catch {
            return .failed
        }
    }

    /// Remembers that there was no answer, or that the server refused with a sentence.
    func syncFailed(_ sentence: [UInt8]) {
        let text = String(decoding: sentence, as: UTF8.self)
        client.failed(text.isEmpty ? .unreachable : .refused(text))
    }

    /// Remembers that the server doesn't let this device in.
    func syncLocked() {
        client.failed(.notLetIn)
    }

    /// How an exchange goes on.
    enum SyncStep: Int { case done, again, failed }

    /// What to do next for files: the number of a ``FileStep``, then the question to send or the
    /// digits of a hash.
    func fileStep(_ now: Instant) -> [UInt8] {
        switch try? files.next(now) {
        case .ask(let question): [FileStep.ask.rawValue] + question
        case .send(let hash): [FileStep.send.rawValue] + hash.text.utf8
        case .fetch(let hash): [FileStep.fetch.rawValue] + hash.text.utf8
        case .done, nil: [FileStep.done.rawValue]
        }
    }

    /// What the script is to do for files.
    enum FileStep: UInt8 { case done, ask, send, fetch }

    /// Takes in the answer to a question about files; one that can't be read ends the exchange.
    func filesAnswered(_ answer: [UInt8]) {
        do { try files.answered(answer) } catch { files.stop() }
    }

    /// Notes what came of a file; what was fetched is with the script now.
    func fileDone(_ digits: [UInt8], _ outcome: FileClient.Outcome) {
        guard let hash = BlobHash(String(decoding: digits, as: UTF8.self)) else {
            return files.stop()
        }
        if outcome == .exchanged { know(digits) }
        files.done(hash, outcome)
    }

    /// How many actions of this device the server doesn't have yet.
    var waiting: Int { (try? SyncStatus.of(store).waiting) ?? 1 }

    /// A number that changes with everything that pages may show of the book and its sync.
    var mark: Int {
        guard let status = try? SyncStatus.of(store), let position = try? store.position() else {
            return -1
        }
        let problem = status.problem.map { Int($0.code) } ?? 0
        return Int(truncatingIfNeeded: position) &* 4096 &+ status.waiting &* 16 &+ problem
            &+ status.filesOpen &* 65_599 &+ (status.isFull ? 65_536 : 0)
            &+ (status.mayOnlyRead ? 262_144 : 0)
    }
}
