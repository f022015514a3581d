// How fast the SQLite store is, against DESIGN.md's budgets:
//
//     swift build -c release --product StoreBenchmark && .build/release/StoreBenchmark [DIR [writes|bulk|lists|pages|opening]…]
//
// DIR is where the books are made; the disk's speed at syncing decides what a durable write costs.
import Glibc
import Kernel
import SQLiteStore

let directory = CommandLine.arguments.dropFirst().first ?? "/var/tmp"
let wanted = CommandLine.arguments.dropFirst(2)
let measurements = [
    ("writes", measureDurableWrites), ("bulk", measureBulk), ("lists", measureLists),
    ("pages", measurePages), ("opening", measureOpening),
]
for (name, measure) in measurements where wanted.isEmpty || wanted.contains(name) {
    let folder = "\(directory)/tally-benchmark-\(getpid())"
    mkdir(folder, 0o700)
    defer { removeFolder(folder) }
    try measure(folder)
}
