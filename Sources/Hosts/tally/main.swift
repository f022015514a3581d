import AllTrackers
import Glibc
import Kernel
import TallyCLI

// Only a server needs the screens.
let tally = Tally(
    AllTrackers.declarations, .live(),
    reminders: { (book, day) throws(BookError) in try AllTrackers.reminders(book, on: day) }
) {
    AllTrackers.app(assets: .built)
}
// Not `CommandLine.arguments`, which repairs what isn't UTF-8.
let words = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
    CommandLine.unsafeArgv[index].map { word in
        UnsafeBufferPointer(start: word, count: strlen(word)).map { UInt8(bitPattern: $0) }
    }
}
exit(tally.run(bytes: words).rawValue)
