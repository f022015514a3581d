import AllTrackers
import Glibc
import Kernel
import TallyCLI

// Only a server needs the screens.
let tally = Tally(AllTrackers.schema, formats: AllTrackers.formats, .live()) {
    AllTrackers.app(assets: .built)
}
exit(tally.run(Array(CommandLine.arguments.dropFirst())).rawValue)
