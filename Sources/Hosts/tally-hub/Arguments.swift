import ObjectStore
import PostgresHub

/// What the program was told to do.
struct Arguments {
    enum Command: String {
        case serve, doctor, move, help
    }

    private(set) var command = Command.serve
    private(set) var database = ""
    /// The file that says which cluster has which books, in place of one database.
    private(set) var clusters: String?
    /// What is moved, and where to.
    private(set) var range: ClosedRange<UInt16> = 0...UInt16.max
    private(set) var target = ""
    private(set) var host = "127.0.0.1"
    private(set) var port: UInt16 = 8723
    /// Names under which it is asked, beyond those of this machine.
    private(set) var names: [String] = []
    /// The file with the token by which somebody elsewhere may begin a book.
    private(set) var tokenFile: String?
    /// Whether anybody may begin a book here, and not only who has the token or is on this machine.
    private(set) var isOpen = false
    /// Where snapshots and files are, if not in the database.
    private(set) var objects: S3Address?
    /// The file with the key to them, in place of the environment.
    private(set) var objectsKey: String?
    /// How many days objects are kept that nothing names any more.
    private(set) var keptDays: Int64 = 7
    private(set) var isJSON = false
    /// How many connections it bears, of which five in eight may be streams.
    private(set) var connections = 4_096
    /// How many seconds it goes on answering once it was told to stop.
    private(set) var drainTime = 5

    /// One sentence on what is wrong, for the person who typed it.
    struct Mistake: Error {
        let sentence: String

        init(_ sentence: String) { self.sentence = sentence }
    }

    /// - Parameter fallback: The database where none is given.
    init(_ words: [String], database fallback: String?) throws(Mistake) {
        database = fallback ?? ""
        var (rest, hasRange) = (words[...], false)
        if let first = rest.first, !first.hasPrefix("-") {
            guard let command = Command(rawValue: first) else {
                throw Mistake("There is no command “\(first)”: it is serve, doctor, move or help.")
            }
            self.command = command
            rest.removeFirst()
        }
        while let option = rest.popFirst() {
            switch option {
            case "--open": isOpen = true
            case "--help", "-h": command = .help
            case "--database": database = try Self.value(of: option, &rest)
            case "--clusters": clusters = try Self.value(of: option, &rest)
            case "--to" where command == .move: target = try Self.value(of: option, &rest)
            case "--range" where command == .move:
                let text = try Self.value(of: option, &rest)
                guard let range = HubMap.range(text) else {
                    throw Mistake(
                        "--range is “\(text)”: two numbers of four hexadecimal digits are allowed, "
                            + "the first not after the second, such as 8000-ffff.")
                }
                (self.range, hasRange) = (range, true)
            case "--token-file": tokenFile = try Self.value(of: option, &rest)
            case "--objects":
                let text = try Self.value(of: option, &rest)
                do throws(S3Address.Fault) { objects = try S3Address(text) } catch {
                    throw Mistake("--objects is “\(text)”: \(error.words).")
                }
            case "--objects-key": objectsKey = try Self.value(of: option, &rest)
            case "--keep-objects":
                let text = try Self.value(of: option, &rest)
                guard let number = Int64(text), (0...3_650).contains(number) else {
                    throw Mistake("--keep-objects is “\(text)”: days from 0 to 3650 are allowed.")
                }
                keptDays = number
            case "--host": host = try Self.value(of: option, &rest)
            case "--public-name": names.append(try Self.value(of: option, &rest))
            case "--port":
                let text = try Self.value(of: option, &rest)
                guard let number = UInt16(text) else {
                    throw Mistake("--port is “\(text)”: a number from 0 to 65535 is allowed.")
                }
                port = number
            case "--connections":
                let text = try Self.value(of: option, &rest)
                guard let number = Int(text), (16...1_000_000).contains(number) else {
                    throw Mistake(
                        "--connections is “\(text)”: a number from 16 to 1000000 is allowed.")
                }
                connections = number
            case "--drain":
                let text = try Self.value(of: option, &rest)
                guard let number = Int(text), (0...3_600).contains(number) else {
                    throw Mistake("--drain is “\(text)”: seconds from 0 to 3600 are allowed.")
                }
                drainTime = number
            case "--log":
                let text = try Self.value(of: option, &rest)
                guard ["words", "json"].contains(text) else {
                    throw Mistake("--log is “\(text)”: words or json is allowed.")
                }
                isJSON = text == "json"
            default: throw Mistake("There is no option “\(option)”: see tally-hub help.")
            }
        }
        if command == .move, target.isEmpty || !hasRange {
            throw Mistake("\(hasRange ? "--to" : "--range") is missing: see tally-hub help.")
        }
        if command != .help, clusters == nil, database.isEmpty {
            throw Mistake(
                "--database is missing: where PostgreSQL is, such as “host=/run/postgresql dbname=hub”."
            )
        }
    }

    private static func value(
        of option: String, _ rest: inout ArraySlice<String>
    ) throws(Mistake) -> String {
        guard let value = rest.popFirst() else {
            throw Mistake("\(option) wants a value after it.")
        }
        return value
    }

    static let help = """
        tally-hub carries the books that people of Tallybook share, sealed, on PostgreSQL.

          tally-hub [serve]   answers members; any number of these may run on one database
          tally-hub doctor    says whether the database is as it should be
          tally-hub move      moves a range of books to another cluster while they are in use; run
                              again after it was cut off, it goes on
          tally-hub help      says this

        Options
          --database PLACE    PostgreSQL, as libpq takes it: "host=/run/postgresql dbname=hub";
                              several hosts with target_session_attrs=read-write find the one
                              that may be written to. Without it, TALLY_HUB_DATABASE says.
          --clusters FILE     several clusters in place of --database. A line each: the range of the
                              first sixteen bits of the books' numbers, and where PostgreSQL is,
                              such as "0000-7fff host=/run/a dbname=hub". Read anew at SIGHUP
          --range FIRST-LAST, --to PLACE
                              what is moved, such as 8000-ffff, and where to
          --objects URL       where snapshots and files are, in place of the database: a bucket of a
                              store that speaks S3, such as https://s3.eu-central-1.amazonaws.com/hub.
                              AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, where wanted, AWS_REGION
                              and AWS_SESSION_TOKEN are taken from the environment
          --objects-key FILE  has these in place of the environment, NAME=VALUE a line
          --keep-objects DAYS how long objects are kept that nothing names any more, so that a backup
                              of the database finds its own; 7 unless given
          --host ADDRESS      where to listen; 127.0.0.1 unless given
          --port NUMBER       8723 unless given; 0 takes any that is free
          --public-name NAME  a name that a proxy asks by; may be given again
          --token-file FILE   whoever shows a token of it may begin a book. A line each: the token (32
                              signs at least), and if wanted name=NAME books=NUMBER bytes=SIZE, such
                              as bytes=20G: so much may all books have that are begun by it
          --open              lets anybody begin a book; otherwise this machine's user may, and who
                              has the token
          --connections NUMBER
                              how many it bears, 4096 unless given, and as many open files as the
                              system allows; five in eight of them may be streams
          --drain SECONDS     how long it goes on answering once it is told to stop (SIGTERM), while
                              /readyz says no and streams are sent elsewhere; 5 unless given. Told
                              twice, it stops at once
          --log words|json    how each event is told on standard error

        Exit codes: 0 done, 1 something is wrong with the database, 2 the command line.

        """
}
