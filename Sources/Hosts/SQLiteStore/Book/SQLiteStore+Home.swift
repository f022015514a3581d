import Kernel

/// Which file a book is. Two that go on from one copy must not write under one name, since no two
/// changes may have one stamp.
extension SQLiteStore {
    /// Gives up the book's name in stamps if the file isn't the one it was last written in, but a copy
    /// or moved elsewhere.
    func settle() throws(StoreError) {
        guard let here = Files.home(path) else { return isAtHome = true }
        let known = try setting(Setting.home.rawValue)
        if known != here {
            if known != nil { try store.leaveNode(after: try lastStamp()) }
            try set(Setting.home.rawValue, here)
        }
        isAtHome = true
    }
}
