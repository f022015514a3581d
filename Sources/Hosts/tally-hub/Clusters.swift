import PostgresHub
import Synchronization

/// Which cluster has which books, as the command line or its file says.
final class Clusters: Sendable {
    private let file: String?
    private let map: Mutex<HubMap>

    init(_ arguments: Arguments) throws(Arguments.Mistake) {
        file = arguments.clusters
        map = Mutex(
            try file.map { (file) throws(Arguments.Mistake) in try Self.read(file) }
                ?? HubMap(arguments.database))
    }

    var current: HubMap { map.withLock { $0 } }

    /// Reads the file anew; what was known stays where there is a fault in it.
    func reload() throws(Arguments.Mistake) {
        guard let file else { return }
        let new = try Self.read(file)
        map.withLock { $0 = new }
    }

    private static func read(_ file: String) throws(Arguments.Mistake) -> HubMap {
        let lines = try TextFile.lines(of: file)
        do throws(HubMap.Fault) { return try HubMap(lines) } catch {
            throw Arguments.Mistake("\(file), \(error.sentence)")
        }
    }
}
