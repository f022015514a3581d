import AllTrackers
import Glibc
import Kernel
import TallyCLI

exit(
    Tally(AllTrackers.app().schema, .live())
        .run(Array(CommandLine.arguments.dropFirst())).rawValue)
