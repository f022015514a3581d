/// The published JSON of a book: `{"tallybook":1,"records":[…]}`, and `"files"` where records name
/// some, each as `{"sha256":"…","base64":"…"}`.
package enum BookFormat {
    /// The version that this code writes and reads.
    package static let version = 1
    static let versionName = "tallybook"
    static let recordsName = "records"
    static let filesName = "files"
    static let hashName = "sha256"
    static let bytesName = "base64"
    /// Where a book says which fields of which records it holds though nobody could type them so.
    static let irregularName = "irregular"
    static let fieldsName = "fields"
    static let kindName = "kind"
    static let idName = "id"
    /// Shown with records, but not a part of a book.
    static let modifiedName = "modifiedAt"

    /// The identifier that an id in an import stands for: itself if it is a UUID, else one that
    /// follows from it, so that the same file always means the same records.
    package static func identifier(_ id: String, of kind: Kind) -> RecordID {
        if let known = RecordID(id), known != .none { return known }
        return .derived(from: ["import", kind.name, id])
    }
}
