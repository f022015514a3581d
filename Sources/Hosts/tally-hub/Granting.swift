import Kernel
import PostgresHub
import Synchronization

/// Holds the books of each token to what that may have: their number, and their size as of the last minute.
final class Granting: Sendable {
    private struct Full {
        var books: Set<BookNumber> = []
        var lookedAt: ContinuousClock.Instant?
    }

    private static let freshness = Duration.seconds(60)

    private let tokens: Tokens
    private let open: @Sendable () throws(StoreError) -> ClusteredHub
    private let full = Mutex(Full())

    init(
        _ tokens: Tokens, _ open: @escaping @Sendable () throws(StoreError) -> ClusteredHub
    ) {
        self.tokens = tokens
        self.open = open
    }

    func grants(_ name: String, _ book: BookNumber) throws(StoreError) -> Bool {
        guard let grant = tokens.grants.first(where: { $0.grant.name == name })?.grant else {
            return false
        }
        if grant.books == nil, grant.bytes == nil { return true }
        return try open().grant(book, by: grant)
    }

    /// Whether a book is of a token that has as many bytes as it may have; what was known before where that
    /// can't be looked up now.
    func isFull(_ book: BookNumber) -> Bool {
        let limited = tokens.grants.map(\.grant).filter { $0.bytes != nil }
        if limited.isEmpty { return false }
        let isDue = full.withLock { full in
            if let last = full.lookedAt, .now < last + Self.freshness { return false }
            full.lookedAt = .now
            return true
        }
        if isDue, let books = try? open().full(of: limited) {
            full.withLock { $0.books = books }
        }
        return full.withLock { $0.books.contains(book) }
    }
}
