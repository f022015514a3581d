import AllTrackers
import Glibc
import Kernel
import TallyCLI

let app = AllTrackers.app(assets: .built)
let tally = Tally(app.schema, .live()) { app }
exit(tally.run(Array(CommandLine.arguments.dropFirst())).rawValue)
