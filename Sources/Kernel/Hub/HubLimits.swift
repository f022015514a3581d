/// How much a hub takes, in bytes.
package struct HubLimits: Sendable, Hashable {
    package var piece = 1 << 20
    package var snapshot = 12 << 20
    /// Of one file, sealed.
    package var file = SealedFile.size(of: Blobs.maximumSize)
    /// Of all items, snapshots and files of a book.
    package var book: Int64 = 1 << 30
    /// How much of that files leave to everything else: photos keep nobody from writing.
    package var besideFiles: Int64 = 256 << 20
    /// Of the items in one answer, about.
    package var answer = 1 << 20
    /// How many entries a member list may have.
    package var entries: Int64 = 2_000

    package init() {}

    /// How far behind the row's end an author may be whose piece is taken.
    package static let reach: Int64 = 64
}
