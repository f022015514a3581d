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

    /// The next request to the server; nothing if the store fails.
    func syncRequest(_ now: Instant) -> [UInt8] {
        do throws(StoreError) {
            if try store.setting(Setting.server.rawValue) != server {
                try store.set(Setting.server.rawValue, server)
            }
            return try client.request(now)
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

    /// How an exchange goes on.
    enum SyncStep: Int { case done, again, failed }

    /// A number that changes with everything that pages may show of the book and its sync.
    var mark: Int {
        guard let status = try? SyncStatus.of(store), let position = try? store.position() else {
            return -1
        }
        let problem = status.problem.map { Int($0.code) } ?? 0
        return Int(truncatingIfNeeded: position) &* 4096 &+ status.waiting &* 16 &+ problem
    }
}
