import HTTPServer
import Kernel
import SQLiteStore
import SyncOverHTTP

extension HubEndpoint {
    /// The hub beside a book, in a file of its own, which is made with its first book.
    ///
    /// - Parameter report: Is told why the file couldn't be used.
    convenience init(
        besides book: String, report: @escaping @Sendable (StoreError) -> Void
    ) {
        let path = Session.hubPath(besides: book)
        // An empty file would be taken for that of a hub that nobody ever came to.
        let isEmptied = Files.isEmptyFile(path)
        self.init(
            isThere: { !Files.isMissing(path) }, report: report,
            open: { () throws(StoreError) in
                if isEmptied { throw StoreError(.damaged, detail: "the file is empty") }
                return try SQLiteHub(path).store
            })
    }
}

extension SignedPosts {
    /// Has a hub answer at its path.
    init(_ hub: HubEndpoint) {
        self.init(
            path: HubEndpoint.path,
            refusal: { hub.refusal($0, mayFound: $1) },
            answer: { hub.answer($0, $1, mayFound: $2, $3) })
    }
}
