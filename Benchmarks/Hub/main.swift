// What a hub bears on PostgreSQL; Benchmarks/hub.py starts the cluster and the nodes, Tools/hub-failover what fails:
//
//     swift build -c release --product HubBenchmark && Benchmarks/hub.py
import Glibc

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
case "sync" where words.count == 2: try FirstSync(node: words[1]).measure()
case "streams" where words.count == 4:
    try Streams(node: words[1], process: words[2], count: Int(words[3]) ?? 1).measure()
default:
    print(
        """
        HubBenchmark appends DATABASE | writes NODE,… DEVICES EACH PAUSE HISTORY
            | load NODE SECONDS | sync NODE | streams NODE PROCESS COUNT
        """)
    exit(2)
}
