package import Kernel
package import SealingEngine

/// A member's connection to a hub: signs what is asked and brings back the answers.
package final class HubConnection {
    private let run: (SyncConnection.Errand) -> SyncConnection.Outcome
    private let hub: String
    private let engine: NettleEngine
    private let now: () -> Instant
    /// What the hub said of its clock.
    package let clock = HubClock()

    /// - Parameter run: Runs errands to the hub's server, as ``SyncConnection/run(_:)`` does.
    package init(
        _ hub: String, _ engine: NettleEngine, now: @escaping () -> Instant,
        run: @escaping (SyncConnection.Errand) -> SyncConnection.Outcome
    ) {
        self.run = run
        self.hub = hub
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
        let talk = HubTalk(try going(begin), with: hub, clock: clock)
        while true {
            switch try going({ () throws(HubError) in try talk.next(now()) }) {
            case .done(let value): return value
            case .seals(let operations):
                let answers = engine.answers(operations)
                try going { () throws(HubError) in try talk.answered(answers) }
            case .posts(let head, let body):
                let answer = try post(head, body)
                try going { () throws(HubError) in try talk.received(answer, now()) }
            }
        }
    }

    private func going<Result>(
        _ work: () throws(HubError) -> Result
    ) throws(Failure) -> Result {
        do throws(HubError) { return try work() } catch { throw .hub(error) }
    }

    private func post(_ head: SignedHead, _ body: [UInt8]) throws(Failure) -> HubAnswer {
        switch run(.hub(head, body)) {
        case .answer(let bytes):
            guard let answer = HubAnswer(bytes) else { throw .hub(.unreadable) }
            return answer
        case .failed(.notLetIn, detail: _): return .refused(.stranger)
        case .failed(let problem, let detail): throw .network(problem, detail: detail)
        }
    }
}
