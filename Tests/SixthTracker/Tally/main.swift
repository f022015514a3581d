import AllTrackers
import Glibc
import Kernel
import Plants
import TallyCLI

// `tally` with one tracker more, for the tests.
let tally = Tally(AllTrackers.declarations + Plants.declarations, .live()) {
    AllTrackers.app(assets: .built, and: [Plants.tracker()])
}
exit(tally.run(Array(CommandLine.arguments.dropFirst())).rawValue)
