import HTTPServer
import Kernel

extension Session {
    /// Writes the app as files that any web server can serve; it then runs wholly in the browser.
    func exportSite() throws(Failure) {
        let folder = arguments.operands.first ?? ""
        let files = Asset.built
        guard files.contains(where: { $0.path == Self.worker }) else { throw .refused(.noCore) }
        guard isFree(folder) else { throw .refused(.notASite(folder)) }
        do { try write(files, to: folder) } catch { throw .file(error) }
        say(ReportText.exported(folder.short))
    }

    private func write(_ files: [Asset], to folder: String) throws(FileError) {
        // For a web server to read, and for nobody else to write into.
        try Files.makeFolder(folder, new: 0o755)
        try Files.makeFolder(folder + "/assets", new: 0o755)
        // What stands under fixed names comes last, so that a site that is being served stays whole.
        for file in files where file.isImmutable { try put(file, file.path, folder) }
        for file in files where !file.isImmutable && file.path != AppAddress.join.path {
            try put(file, file.path, folder)
        }
        // Hosts answer with this page at every address they don't know.
        for file in files where file.path == Self.start { try put(file, "/404.html", folder) }
    }

    private static let worker = "/worker.js"
    private static let start = "/index.html"

    /// Whether the folder is missing, empty, or holds such a site already.
    private func isFree(_ folder: String) -> Bool {
        Files.isMissing(folder) || Files.isEmpty(folder) || !Files.isMissing(folder + Self.worker)
    }

    private func put(_ file: Asset, _ path: String, _ folder: String) throws(FileError) {
        let bytes = file.content.array
        // Nothing of a book is in it, and the web server that gives it away is another user.
        try Files.replace(
            folder + path, with: path == Self.worker ? alone(bytes) : bytes, new: 0o644)
    }

    /// The worker's script for a site behind which there is no server.
    private func alone(_ script: [UInt8]) -> [UInt8] {
        let (served, alone) = (#"\"server\":true"#.utf8, #"\"server\":false"#.utf8)
        guard let range = script.firstRange(of: served) else { return script }
        return Array(script[..<range.lowerBound]) + alone + script[range.upperBound...]
    }
}
