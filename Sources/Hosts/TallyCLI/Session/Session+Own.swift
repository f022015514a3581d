extension Session {
    /// Refuses a book whose folder others may write into: what is there could be theirs, and all that is
    /// written would be.
    ///
    /// A folder of one's own that is named `tallybook` is closed to others when it is opened.
    static func requireOwn(folderOf book: String) throws(Failure) {
        let folder = folder(of: book)
        guard let outsider = Files.outsider(folder) else { return }
        if outsider == .others, folder.hasSuffix("/tallybook") { return }
        throw .refused(.exposed(.folder(folder, outsider)))
    }

    /// Refuses a list of devices into which others could have written themselves.
    static func requireOwn(devices path: String) throws(Failure) {
        try requireOwn(folderOf: path)
        guard let outsider = Files.outsider(path) else { return }
        throw .refused(.exposed(.devices(path, outsider)))
    }

    static func folder(of path: String) -> String {
        let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
        return String(path[..<end])
    }
}
