/// The records of a file, and what is wrong with the others.
struct ImportFile {
    /// Whether another record may be named by its title too, as a person would in a table.
    let namesByTitle: Bool
    var entries: [ImportEntry] = []
    var problems: [ImportProblem] = []
    /// The files that come along.
    var blobs: [Blob] = []

    struct Blob {
        let hash: BlobHash
        let bytes: [UInt8]
    }

    init(namesByTitle: Bool) {
        self.namesByTitle = namesByTitle
    }
}
