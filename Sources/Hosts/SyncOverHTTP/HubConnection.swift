package import Kernel
package import SealingEngine

/// A member's connection to a hub: signs what is asked and brings back the answers.
package final class HubConnection {
    private let run: (SyncConnection.Errand) -> SyncConnection.Outcome
    private let authority: String
    private let engine: NettleEngine
    private let now: () -> Instant
    /// How far the hub's clock is ahead, once it said so.
    private var ahead: Int64 = 0

    /// - Parameter run: Runs errands to the hub's server, as ``SyncConnection/run(_:)`` does.
    package init(
        _ hub: String, _ engine: NettleEngine, now: @escaping () -> Instant,
        run: @escaping (SyncConnection.Errand) -> SyncConnection.Outcome
    ) {
        self.run = run
        authority = HubConnection.authority(hub)
        self.engine = engine
        self.now = now
    }

    /// Why there is no answer.
    package enum Failure: Error, Sendable {
        case hub(HubError)
        case network(SyncProblem, detail: String)
    }

    /// Does all that a step needs.
    package func finish<Value>(
        _ begin: () throws(HubError) -> HubStep<Value>
    ) throws(Failure) -> Value {
        var step = try going(begin)
        while true {
            switch step {
            case .done(let value): return value
            case .seals(let errand):
                step = try going { () throws(HubError) in try engine.finish(errand) }
            case .sends(let request, let signer, let resume):
                let answer = try ask(request, signer)
                step = try going { () throws(HubError) in try resume(answer) }
            }
        }
    }

    private func going<Result>(
        _ work: () throws(HubError) -> Result
    ) throws(Failure) -> Result {
        do throws(HubError) { return try work() } catch { throw .hub(error) }
    }

    /// Asks once more by the hub's clock, if the own is too far from it.
    private func ask(_ request: HubRequest, _ signer: HubSigner) throws(Failure) -> HubAnswer {
        for _ in 0..<2 {
            let answer = try send(request.bytes, signer)
            guard case .late(let hub) = answer else { return answer }
            ahead = hub.milliseconds &- now().milliseconds
        }
        throw .hub(.refused(.clocksDiffer))
    }

    private func send(_ body: [UInt8], _ signer: HubSigner) throws(Failure) -> HubAnswer {
        let time = Instant(milliseconds: now().milliseconds &+ ahead)
        let blank = SignedHead(
            method: "POST", authority: authority, path: HubEndpoint.path,
            contentType: HubEndpoint.contentType)
        let head: SignedHead
        do throws(SealingError) {
            head = try engine.finish(blank.signing(body, by: signer, time))
        } catch {
            throw .hub(.sealing(error))
        }
        switch run(.hub(head, body)) {
        case .answer(let bytes):
            guard let answer = HubAnswer(bytes) else { throw .hub(.unreadable) }
            return answer
        case .failed(.notLetIn, detail: _): return .refused(.stranger)
        case .failed(let problem, let detail): throw .network(problem, detail: detail)
        }
    }

    /// The host of an address, and its port unless that is the scheme's own.
    private static func authority(_ hub: String) -> String {
        let isSecure = hub.hasPrefix("https://")
        let rest = hub.dropFirst(isSecure ? 8 : 7).prefix { $0 != "/" }.lowercased()
        let usual = isSecure ? ":443" : ":80"
        return rest.hasSuffix(usual) ? String(rest.dropLast(usual.utf8.count)) : rest
    }
}
