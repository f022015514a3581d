// What a hub bears on PostgreSQL; Benchmarks/hub.py starts the cluster and the nodes, Tools/hub-failover what fails:
//
//     swift build -c release --product HubBenchmark && Benchmarks/hub.py
import Glibc
import Kernel

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "appends" where words.count == 2: try Appends(words[1]).measure()
case "writes" where words.count == 6:
    try Writes(
        nodes: words[1].split(separator: ",").map(String.init), devices: Int(words[2]) ?? 50,
        each: Int(words[3]) ?? 200, pause: UInt32(words[4]) ?? 0, history: History(words[5])
    ).run()
case "load" where words.count == 3:
    for devices in [1, 16, 256] {
        try Load(node: words[1], duration: Double(words[2]) ?? 5).measure(devices)
    }
case "bring" where words.count == 6, "sync" where words.count == 6:
    let first = Int(words[3]) ?? 0
    let books = FirstSync(
        node: words[1], began: Instant(milliseconds: Int64(words[2]) ?? 0),
        members: first..<first + (Int(words[4]) ?? 1), pieces: Int(words[5]) ?? 1)
    if words[0] == "bring" { try books.bring() } else { try books.measure() }
case "post" where words.count == 4:
    for devices in [1, 16, 256] {
        try Posts(server: words[1], duration: Double(words[2]) ?? 5, template: text(of: words[3]))
            .measure(devices)
    }
case "streams" where words.count == 4:
    try Streams(node: words[1], process: words[2], count: Int(words[3]) ?? 1).measure()
default:
    print(
        """
        HubBenchmark appends DATABASE | writes NODE,… DEVICES EACH PAUSE HISTORY
            | load NODE SECONDS | bring NODE TIME FIRST COUNT PIECES
            | sync NODE TIME FIRST COUNT PIECES | post SERVER SECONDS FILE | streams NODE PROCESS COUNT
        """)
    exit(2)
}
