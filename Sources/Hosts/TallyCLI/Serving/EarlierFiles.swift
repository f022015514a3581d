import CZstd
import Glibc
package import HTTPServer
import Kernel
import Synchronization

/// The large files that browsers took, packed in a folder beside the book, so that after an update
/// they are sent only what is different.
///
/// A convenience: what can't be kept, read or compared is sent whole.
package final class EarlierFiles: Sendable {
    /// A version of a file, by its digest and the pattern of its addresses.
    private struct Version: Hashable {
        let digest: [UInt8]
        let pattern: String

        /// Its name in the folder: `1a2b…-tallybook.wasm.gz`.
        var name: String {
            digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + ending
        }

        /// What the names of all versions end with.
        var ending: String {
            let last = pattern.split(separator: "/").last ?? ""
            return "-" + last.split(separator: ".").filter { $0 != "*" }.joined(separator: ".")
                + ".gz"
        }
    }

    private struct State {
        /// The addresses of files that this process has put into the folder.
        var kept: Set<String> = []
        /// What of this version's files is different; empty where nothing is saved by it.
        var differences: [Version: [UInt8]] = [:]
    }

    /// How many versions of a file are kept.
    private static let versions = 3
    private let folder: String
    private let state = Mutex(State())

    /// - Parameter book: The path of the book beside which the folder lies.
    package init(besides book: String) {
        let end = book.utf8.lastIndex(of: UInt8(ascii: "/")) ?? book.startIndex
        folder = String(book[..<end]) + "/served"
    }

    package var answering: EarlierVersions {
        EarlierVersions(keep: { self.keep($0) }, difference: { self.difference($0, from: $1) })
    }

    /// Puts a file into the folder and takes out the version that was asked for longest ago.
    private func keep(_ asset: Asset) {
        state.withLock { state in
            guard state.kept.insert(asset.path).inserted, let packed = asset.gzip else { return }
            let version = Version(
                digest: SHA256.hash(asset.content.array), pattern: asset.pattern)
            let path = "\(folder)/\(version.name)"
            try? Files.makeFolder(folder, new: 0o700)
            if Files.isMissing(path) { try? Files.replace(path, with: packed.array) }
            Files.touch(path)
            for name in Files.newest(in: folder, endingWith: version.ending).dropFirst(
                Self.versions)
            where name != version.name {
                unlink("\(folder)/\(name)")
            }
        }
    }

    /// One at a time: to compare takes a second or two and some 90 MiB.
    private func difference(_ asset: Asset, from digest: [UInt8]) -> [UInt8]? {
        let version = Version(digest: digest, pattern: asset.pattern)
        return state.withLock { state in
            let made = state.differences[version] ?? difference(asset, from: version)
            state.differences[version] = made
            return made.isEmpty ? nil : made
        }
    }

    /// What is different; empty if the version isn't there or nothing is saved by it.
    private func difference(_ asset: Asset, from version: Version) -> [UInt8] {
        guard let packed = try? Files.read("\(folder)/\(version.name)") else { return [] }
        let earlier = packed.withUnsafeBufferPointer { AssetBytes.gzipped($0).array }
        guard SHA256.hash(earlier) == version.digest else { return [] }
        let content = asset.content.array
        let room = tally_difference_room(content.count)
        let made = [UInt8](unsafeUninitializedCapacity: room) { output, count in
            count = tally_difference(
                earlier, earlier.count, content, content.count, output.baseAddress, room)
        }
        return made.count < (asset.brotli?.array.count ?? .max) ? made : []
    }
}
