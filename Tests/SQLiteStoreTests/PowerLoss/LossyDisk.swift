import TestKit

/// A disk in memory that forgets what was not synced when its power fails: all of it, or any part.
final class LossyDisk {
    private(set) var files: [String: File] = [:]
    /// How many writes and syncs are left until the power fails; `nil` for never.
    private var fuse: Int?
    private var dice: Dice
    /// What is on the disk after the power failed.
    private(set) var remains: [String: [UInt8]]?

    final class File {
        var content: [UInt8]
        /// What was there at the last sync; `nil` before the first, when the name isn't kept either.
        fileprivate var synced: [UInt8]?
        fileprivate var unsynced: [Write] = []
        /// The memory that SQLite shares between connections.
        var shared: [UnsafeMutableRawPointer] = []

        fileprivate init(_ content: [UInt8], isSynced: Bool) {
            self.content = content
            synced = isSynced ? content : nil
        }

        deinit {
            for region in shared { region.deallocate() }
        }
    }

    fileprivate enum Write {
        case bytes([UInt8], at: Int)
        case truncation(Int)
    }

    init(_ files: [String: [UInt8]] = [:], fuse: Int? = nil, _ dice: Dice) {
        self.files = files.mapValues { File($0, isSynced: true) }
        self.fuse = fuse
        self.dice = dice
    }

    func open(_ name: String) -> File {
        if let file = files[name] { return file }
        let file = File([], isSynced: false)
        files[name] = file
        return file
    }

    func remove(_ name: String) {
        files[name] = nil
    }
}

extension LossyDisk {
    func write(_ bytes: [UInt8], at offset: Int, to file: File) {
        burn()
        file.unsynced.append(.bytes(bytes, at: offset))
        file.content.replace(at: offset, with: bytes)
    }

    func truncate(_ file: File, to size: Int) {
        burn()
        file.unsynced.append(.truncation(size))
        file.content.resize(to: size)
    }

    func sync(_ file: File) {
        burn()
        file.synced = file.content
        file.unsynced = []
    }

    /// Takes note of what is left when the power fails now. The program isn't told.
    private func burn() {
        guard let left = fuse else { return }
        fuse = left > 0 ? left - 1 : nil
        if left > 0 { return }
        var remains: [String: [UInt8]] = [:]
        for (name, file) in files.sorted(by: { $0.key < $1.key }) {
            guard var content = file.synced else { continue }
            let keepsSome = dice.hits(oneIn: 2)
            for write in file.unsynced where keepsSome && dice.hits(oneIn: 2) {
                switch write {
                case .bytes(let bytes, let offset): content.replace(at: offset, with: bytes)
                case .truncation(let size): content.resize(to: size)
                }
            }
            remains[name] = content
        }
        self.remains = remains
    }
}

extension [UInt8] {
    fileprivate mutating func resize(to size: Int) {
        if size < count { removeLast(count - size) }
        self += [UInt8](repeating: 0, count: size - count)
    }

    fileprivate mutating func replace(at offset: Int, with bytes: [UInt8]) {
        if count < offset + bytes.count { resize(to: offset + bytes.count) }
        withUnsafeMutableBytes { target in
            bytes.withUnsafeBytes {
                UnsafeMutableRawBufferPointer(rebasing: target[offset...]).copyMemory(from: $0)
            }
        }
    }
}
