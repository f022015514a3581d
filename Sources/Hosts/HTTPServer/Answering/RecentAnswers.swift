import Kernel
import Synchronization

/// The latest pages as they were sent, packed or not, for as long as nothing has changed.
///
/// What is kept was made after its version was read, so whoever finds that version again gets a page
/// that lacks nothing. Pages tell the time to the minute, so a minute is as long as one lasts.
final class RecentAnswers: Sendable {
    /// Everything of a request that an answer depends on.
    struct Question: Hashable {
        private let target: String
        private let acceptLanguage: String
        private let utcOffset: Int
        private let minute: Int64
        private let isPacked: Bool
        private let mayOnlyRead: Bool

        init(_ request: Request, packed: Bool) {
            target = request.target
            acceptLanguage = request.context.acceptLanguage
            utcOffset = request.context.utcOffset
            minute = request.context.now.milliseconds / 60_000
            isPacked = packed
            mayOnlyRead = request.context.mayOnlyRead
        }

        /// About how many bytes it takes itself, however short its answer is.
        var size: Int { 512 + target.utf8.count + acceptLanguage.utf8.count }
    }

    private struct Shelf {
        var version: Int64 = 0
        var answers: [Question: Response] = [:]
        var size = 0
    }

    /// Bytes of all questions and bodies together, and of one body.
    private static let room = 1 << 20
    private static let largest = 1 << 18
    private let shelf = Mutex(Shelf())

    /// The kept answer to a question, or the one that is made now.
    func answer(_ question: Question, at version: Int64, _ make: () -> Response) -> Response {
        if let kept = kept(question, at: version) { return kept }
        let answer = make()
        if answer.status == 200, answer.body.count <= Self.largest, answer.header("ETag") != nil {
            keep(answer, to: question, at: version)
        }
        return answer
    }

    /// The kept answer to a question.
    func kept(_ question: Question, at version: Int64) -> Response? {
        shelf.withLock { $0.version == version ? $0.answers[question] : nil }
    }

    private func keep(_ answer: Response, to question: Question, at version: Int64) {
        let size = question.size + answer.body.count
        shelf.withLock { shelf in
            if shelf.version != version || shelf.size &+ size > Self.room {
                shelf = Shelf(version: version)
            }
            if shelf.answers.updateValue(answer, forKey: question) == nil { shelf.size += size }
        }
    }
}
