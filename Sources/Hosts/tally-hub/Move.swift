import Glibc
import Kernel
import PostgresHub

/// Moves a range of books to another cluster.
struct Move {
    private let arguments: Arguments

    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Whether all is there; prints how the file of clusters is to be from now on.
    func run() throws(Arguments.Mistake) -> Bool {
        let map = try Clusters(arguments).current
        let (range, target) = (arguments.range, arguments.target)
        let parts = map.parts.filter { $0.range.overlaps(range) && $0.place != target }
        do throws(StoreError) {
            var count = 0
            for part in parts {
                let move = try PostgresMove(
                    part.range.clamped(to: range), from: part.place, to: target)
                try move.run { if $0 % 1_000 == 0 { Log.write("\(count + $0) books moved") } }
                count += move.count
            }
            // The lines of the file alone go to where they may be kept as one.
            Log.write("\(count) books moved. The clusters are now, for the file of --clusters:")
            for line in map.moving(range, to: target) { print(line) }
            Log.write("Nodes follow moved books by themselves; SIGHUP has them read the file anew.")
            return true
        } catch {
            Log.write(
                "tally-hub: the move was cut off, and goes on when it is run again: \(error.detail)"
            )
            return false
        }
    }
}
