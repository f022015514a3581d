import HTTPServer
import Kernel

extension Session {
    /// Writes the app as files that any web server can serve; it then runs wholly in the browser.
    func exportSite() throws(Failure) {
        let folder = arguments.operands.first ?? ""
        let hub = try siteHub()
        let files = Asset.built
        guard let script = files.first(where: { $0.path == Self.worker })?.content.array,
            let worker = alone(script, hub)
        else { throw .refused(.noCore) }
        guard isFree(folder), files.allSatisfy({ isOurs(folder + $0.path) }),
            isOurs(folder + "/404.html")
        else { throw .refused(.notASite(folder)) }
        do { try write(files, worker, to: folder) } catch { throw .file(error) }
        say(ReportText.exported(folder.short))
    }

    /// The hub where the site is to share books; empty for nowhere. A page that comes by HTTPS may ask no other.
    private func siteHub() throws(Failure) -> String {
        guard let named = arguments[.hub] else { return "" }
        guard let hub = Session.server(named), Self.isPlain(hub) else {
            throw .usage(.notAServer(named))
        }
        if hub.hasPrefix("http://"), !Session.isOnThisMachine(hub) {
            say(ReportText.plainRoad(hub.short))
        }
        return hub
    }

    /// Whether an address is a scheme and a host, perhaps with a port, and nothing else.
    private static func isPlain(_ address: String) -> Bool {
        let parts = address.split(separator: "/")
        guard parts.count == 2, let authority = parts.last?.lowercased() else { return false }
        let host = authority.split(separator: ":", omittingEmptySubsequences: false)
        let signs = "abcdefghijklmnopqrstuvwxyz0123456789.-"
        guard let name = host.first, !name.isEmpty, name.allSatisfy({ signs.contains($0) }) else {
            return false
        }
        return host.count == 1 || host.count == 2 && UInt16(host[1]).map { $0 > 0 } == true
    }

    private func write(
        _ files: [Asset], _ worker: [UInt8], to folder: String
    ) throws(FileError) {
        // For a web server to read, and for nobody else to write into.
        try Files.makeFolder(folder, new: 0o755)
        try Files.makeFolder(folder + "/assets", new: 0o755)
        // What stands under fixed names comes last, so that a site that is being served stays whole.
        for file in files where file.isImmutable { try put(file.content.array, folder + file.path) }
        for file in files where !file.isImmutable && file.path != AppAddress.join.path {
            let bytes = file.path == Self.worker ? worker : file.content.array
            try put(bytes, folder + file.path)
        }
        // Hosts answer with this page at every address they don't know.
        for file in files where file.path == Self.start {
            try put(file.content.array, folder + "/404.html")
        }
    }

    private static let worker = "/worker.js"
    private static let start = "/index.html"

    /// Whether the folder is missing, empty, or holds such a site already.
    private func isFree(_ folder: String) -> Bool {
        Files.isMissing(folder) || Files.isEmpty(folder) || !Files.isMissing(folder + Self.worker)
    }

    /// Whether nothing is at a path, or a plain file of this user.
    private func isOurs(_ path: String) -> Bool { !Files.isAnything(path) || Files.isOwn(path) }

    private func put(_ bytes: [UInt8], _ path: String) throws(FileError) {
        // Nothing of a book is in it, and the web server that gives it away is another user.
        try Files.replace(path, with: bytes, new: 0o644)
    }

    /// The worker's script for a site behind which there is no server; nil where it doesn't say where that is told.
    private func alone(_ script: [UInt8], _ hub: String) -> [UInt8]? {
        let served = #"\"server\":true,\"hub\":\"\""#.utf8
        let alone = (#"\"server\":false,\"hub\":\""# + hub + #"\""#).utf8
        guard let range = script.firstRange(of: served) else { return nil }
        return Array(script[..<range.lowerBound]) + alone + script[range.upperBound...]
    }
}
