// How long each screen of a logbook of 150 pulls and 15,000 hooks takes, against the budget of
// 10 ms warm:
//
//     swift build -c release --product PullsBenchmark && .build/release/PullsBenchmark [--memory]
//
// `first` is what the screen takes right after a hook was entered, `warm` the median of eleven
// times after that, in milliseconds of the processor. Without `--memory`, the book is in SQLite.
// `--json` writes the book instead, for Benchmarks/pulls.mjs.

import Glibc
import Kernel
import SQLiteStore

let options = CommandLine.arguments.dropFirst()
let folder = "/tmp/tallybook-pulls-\(getpid())"
let screens = try Screens { schema in
    if options.contains("--memory") || options.contains("--json") {
        return MemoryStore(schema).store
    }
    mkdir(folder, 0o700)
    return try SQLiteStore.open(folder + "/book.sqlite", schema).store
}
defer {
    for name in ["book.sqlite", "book.sqlite-wal", "book.sqlite-shm"] {
        unlink(folder + "/" + name)
    }
    rmdir(folder)
}

if options.contains("--json") {
    let json = try screens.json()
    json.withUnsafeBytes { _ = write(1, $0.baseAddress, $0.count) }
} else {
    let paths = try screens.paths()
    let pull = paths.first { $0.hasSuffix("/hook") } ?? ""
    print("opening: \(text(screens.ask("/pulls/bests?year=all"))) ms")
    for path in paths {
        _ = screens.ask(pull, ["puller": "Rick", "tractor": "WhyNot", "distance": "300"])
        let first = screens.ask(path)
        let times = (0..<11).map { _ in screens.ask(path) }.sorted()
        print("first \(text(first))  warm \(text(times[5]))  \(path)")
    }
}

func text(_ milliseconds: Double) -> String {
    let hundredths = Int(milliseconds * 100 + 0.5)
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
}
