import Kernel
import SyncOverHTTP

extension Session {
    /// Exchanges the files that changes name, and gives how many went and came. What doesn't succeed
    /// is left for the next time.
    func exchangeFiles(
        _ server: String, _ store: Store, _ courier: Courier
    ) throws(Failure) -> FileClient.Tally {
        let client = FileClient(server, store)
        while true {
            switch try attempt({ () throws(StoreError) in try client.next(now) }) {
            case .done: return client.tally
            case .ask(let question): ask(question, client, courier)
            case .send(let hash): client.done(hash, try send(hash, store, courier))
            case .fetch(let hash): client.done(hash, try fetch(hash, store, courier))
            }
        }
    }

    private func ask(_ question: [UInt8], _ client: FileClient, _ courier: Courier) {
        guard case .answer(let answer) = courier.run(.files(question)) else { return client.stop() }
        do { try client.answered(answer) } catch { client.stop() }
    }

    private func send(
        _ hash: BlobHash, _ store: Store, _ courier: Courier
    ) throws(Failure) -> FileClient.Outcome {
        let bytes = try attempt { () throws(StoreError) in try store.blobs.read(hash) }
        guard let bytes else { return .failed }
        switch courier.run(.send(hash, bytes)) {
        case .answer: return .exchanged
        case .failed(let problem, _): return problem == .unreachable ? .unreachable : .failed
        }
    }

    private func fetch(
        _ hash: BlobHash, _ store: Store, _ courier: Courier
    ) throws(Failure) -> FileClient.Outcome {
        switch courier.run(.fetch(hash)) {
        case .answer(let bytes):
            let isTaken = try attempt { () throws(StoreError) in
                try FileServer.take(bytes, as: hash, store)
            }
            return isTaken ? .exchanged : .failed
        case .failed(let problem, _): return problem == .unreachable ? .unreachable : .failed
        }
    }
}

/// Runs errands to a server, and again when it can't be reached.
final class Courier {
    private let surroundings: Surroundings
    private let connection: (SyncConnection.Errand) -> SyncConnection.Outcome
    /// How often in a row the server could not be reached.
    private var failures = 0

    /// How often to ask again when a server can't be reached.
    private static let retries = 2

    init(
        _ surroundings: Surroundings, _ server: String, _ language: Language, token: String?
    ) {
        self.surroundings = surroundings
        connection = surroundings.connect(server, language, token)
    }

    func run(_ errand: SyncConnection.Errand) -> SyncConnection.Outcome {
        while true {
            let outcome = connection(errand)
            guard case .failed(.unreachable, detail: _) = outcome else {
                failures = 0
                return outcome
            }
            guard failures < Courier.retries else { return outcome }
            failures += 1
            surroundings.pause(Backoff.wait(after: failures, seed: surroundings.seed))
        }
    }
}
