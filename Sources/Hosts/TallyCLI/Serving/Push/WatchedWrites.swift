import Kernel
import Synchronization

/// Which device wrote which part of a book's log: a log says in which replica something was written, and all that is
/// posted to the server's pages is written in the server's own.
final class WatchedWrites: Sendable {
    struct Write: Sendable {
        let book: String
        fileprivate let number: Int
    }

    private struct Stretch {
        let book: String
        let device: String
        /// Whether what comes was written elsewhere.
        let isSync: Bool
        let start: Int64
        /// Nil while it goes on.
        var end: Int64?
    }

    private struct State {
        var stretches: [Int: Stretch] = [:]
        var next = 0
    }

    private let state = Mutex(State())

    func begin(_ book: String, after position: Int64, by device: String, isSync: Bool) -> Write {
        state.withLock { state in
            state.next += 1
            state.stretches[state.next] = Stretch(
                book: book, device: device, isSync: isSync, start: position)
            return Write(book: book, number: state.next)
        }
    }

    /// - Parameter position: Of the log by then; nil where that can't be read, so that nothing is known.
    func end(_ write: Write, at position: Int64?) {
        state.withLock { state in
            guard let position, let start = state.stretches[write.number]?.start, position > start
            else {
                state.stretches[write.number] = nil
                return
            }
            state.stretches[write.number]?.end = position
        }
    }

    /// Up to where it is known who wrote a book's log.
    func known(_ book: String) -> Int64 {
        state.withLock { state in
            state.stretches.values.filter { $0.book == book && $0.end == nil }.map { $0.start }
                .min() ?? .max
        }
    }

    /// Who may have written at a position: several where they wrote at the same time.
    func devices(at position: Int64, of book: String, isSync: Bool) -> Set<String> {
        state.withLock { state in
            Set(
                state.stretches.values.filter {
                    $0.book == book && $0.isSync == isSync && $0.start < position
                        && position <= $0.end ?? .max
                }.map { $0.device })
        }
    }

    /// Forgets what lies before a position.
    func forget(_ book: String, upTo position: Int64) {
        state.withLock { state in
            state.stretches = state.stretches.filter {
                $0.value.book != book || $0.value.end.map { $0 > position } ?? true
            }
        }
    }
}
