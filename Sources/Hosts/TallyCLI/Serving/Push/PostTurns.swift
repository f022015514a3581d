import WebPush

/// To whom something may be sent when, by a clock that nobody sets: each device and each push service waits for itself,
/// so that none that is slow, or out of reach, keeps the others waiting.
struct PostTurns {
    /// How many messages may be under way, and how many of them to one service.
    private static let (most, mostOfService) = (4, 2)

    private struct Wait {
        var until = Int64.min
        /// How often in a row sending failed.
        var tries = 0
    }

    private var devices: [String: Wait] = [:]
    private var services: [String: Wait] = [:]
    /// When each device had its last turn.
    private var began: [String: Int64] = [:]
    /// The services of the devices to which something is being sent.
    private var underWay: [String: String] = [:]

    var isFree: Bool { underWay.isEmpty }
    var isFull: Bool { underWay.count >= PostTurns.most }

    /// When a device had its last turn: who waits longest goes first.
    func last(_ device: String) -> Int64 { began[device] ?? .min }

    func mayBegin(_ device: String, by service: String, at now: Int64) -> Bool {
        !isFull && underWay[device] == nil
            && underWay.values.count { $0 == service } < PostTurns.mostOfService
            && devices[device].map { $0.until <= now } ?? true
            && services[service].map { $0.until <= now } ?? true
    }

    /// - Parameter apart: How many milliseconds there are between two messages to one device.
    mutating func begin(_ device: String, by service: String, at now: Int64, apart: Int64) {
        underWay[device] = service
        began[device] = now
        devices[device, default: Wait()].until = now + apart
    }

    /// - Returns: How many milliseconds the device waits after a failure; nil if it didn't fail.
    mutating func end(_ device: String, _ outcome: PushService.Outcome, at now: Int64) -> Int64? {
        guard let service = underWay.removeValue(forKey: device) else { return nil }
        let seconds: Int64?
        switch outcome {
        case .taken, .gone, .refused:
            devices[device]?.tries = 0
            services[service] = nil
            return nil
        case .later(let said, _):
            services[service] = nil
            seconds = said
        case .silent:
            seconds = nil
            var wait = services[service] ?? Wait()
            // Of two that were sent at the same time both are silent.
            if wait.until <= now {
                wait.until = now + Postman.wait(after: wait.tries, nil)
                wait.tries += 1
            }
            services[service] = wait
        }
        var wait = devices[device] ?? Wait()
        let pause = Postman.wait(after: wait.tries, seconds)
        wait.until = max(wait.until, now + pause)
        wait.tries += 1
        devices[device] = wait
        return pause
    }

    /// A device gave another address, or is told nothing any more: it waits only as long as after any message.
    mutating func forgive(_ device: String) {
        guard var wait = devices[device], let last = began[device], wait.tries > 0 else { return }
        wait.tries = 0
        wait.until = min(wait.until, last + 60_000)
        devices[device] = wait
    }

    /// Forgets who is told nothing any more, once that has no turn to wait for.
    mutating func keep(_ known: Set<String>, at now: Int64) {
        devices = devices.filter {
            known.contains($0.key) || underWay[$0.key] != nil || $0.value.until > now
        }
        began = began.filter { devices[$0.key] != nil }
        let day: Int64 = 86_400_000
        services = services.filter { $0.value.until > now - day }
    }
}
