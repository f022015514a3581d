import Glibc

do throws(Arguments.Mistake) {
    let arguments = try Arguments(
        Array(CommandLine.arguments.dropFirst()),
        database: getenv("TALLY_HUB_DATABASE").map { String(cString: $0) })
    switch arguments.command {
    case .help: print(Arguments.help, terminator: "")
    case .doctor:
        let doctor = Doctor(try Clusters(arguments).current, try Objects(arguments))
        exit(doctor.report() ? 0 : 1)
    case .move: exit(try Move(arguments).run() ? 0 : 1)
    case .serve: exit(Node(arguments).run() ? 0 : 1)
    }
} catch {
    Log.write("tally-hub: \(error.sentence)")
    exit(2)
}
