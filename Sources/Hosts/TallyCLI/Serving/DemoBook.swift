import Glibc
import Kernel

/// A book in a directory of its own that is removed with all that is in it.
struct DemoBook {
    private let directory: String

    init(_ surroundings: Surroundings) throws(Failure) {
        let parent = surroundings.variable("TMPDIR") ?? "/tmp"
        var template = Array((parent + "/tallybook-demo-XXXXXX").utf8CString)
        guard let made = mkdtemp(&template) else { throw .file(FileError(.writing, parent, errno)) }
        directory = String(cString: made)
    }

    var path: String { directory + "/demo.sqlite" }

    func open(_ schema: Schema, _ surroundings: Surroundings) throws(BookError) -> OpenBook {
        do { return try surroundings.shelf.open(path, schema) } catch { throw .store(error) }
    }

    func remove() {
        let others = [Session.registryPath(besides: path), Session.hubPath(besides: path)]
        for file in [path] + others {
            for suffix in ["", "-wal", "-shm", "-journal"] { unlink(file + suffix) }
        }
        rmdir(directory)
    }
}
