// What a hub bears on PostgreSQL; Benchmarks/hub.py starts the cluster and the nodes:
//
//     swift build -c release --product HubBenchmark && Benchmarks/hub.py
import Glibc

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "appends" where words.count == 2: try Appends(words[1]).measure()
default:
    print("HubBenchmark appends DATABASE")
    exit(2)
}
