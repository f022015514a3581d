import HTTPServer
import Kernel
import SQLiteStore
import SyncOverHTTP

extension HubEndpoint {
    /// The hub beside a book, in a file of its own, which is made with its first book.
    ///
    /// - Parameter report: Is told why the file couldn't be used.
    convenience init(
        besides book: String, report: @escaping @Sendable (StoreError) -> Void,
        brought: @escaping @Sendable (BookNumber, KeyID) -> Void = { _, _ in }
    ) {
        let path = Session.hubPath(besides: book)
        // It says that there was a hub: else one whose file got lost would begin anew, and know nobody.
        let mark = path + ".begun"
        let isLost =
            Files.isMissing(path) && (!Files.isMissing(mark) || !Files.isMissing(path + "-wal"))
        // So would one whose file is empty.
        let isEmptied = Files.isEmptyFile(path)
        self.init(
            isThere: { isLost || !Files.isMissing(path) }, report: report,
            brought: brought,
            open: { () throws(StoreError) in
                if isEmptied { throw StoreError(.damaged, detail: "the file is empty") }
                if isLost {
                    throw StoreError(
                        .damaged,
                        detail:
                            "the file is gone; put it back, or remove what else is called hub.db here, and a new hub begins that knows nobody"
                    )
                }
                let store = try SQLiteHub(path).store
                if Files.isMissing(mark) { try? Files.replace(mark, with: []) }
                return store
            })
    }
}

extension SignedPosts {
    /// Has a hub answer at its path.
    init(_ hub: HubEndpoint) {
        self.init(
            path: HubEndpoint.path,
            refusal: { hub.refusal($0, mayFound: $1) },
            answer: { hub.answer($0, $1, mayFound: $2, $4) },
            matter: { HubEndpoint.counted($0).map { $0 == .book ? .books : .invitations } },
            place: { hub.place(of: $0) })
    }
}
