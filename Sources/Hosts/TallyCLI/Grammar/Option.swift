/// What begins with `--`.
enum Option: String, CaseIterable, Sendable {
    case data, book, json, plain, quiet
    case noInput = "no-input"
    case help, version
    case `where`, all
    case dryRun = "dry-run"
    case `as`, kind, output
    case into, from, to, named, student, sheet
    case acceptDoubts = "accept-doubts"
    case takeIn = "take-in"
    case forGood = "for-good"
    case port, host
    case publicName = "name"
    case noLock = "no-lock"
    case log, push, demo
    case readOnly = "read-only"
    case write
    case token, qr
    case tokenFile = "token-file"
    case role, uses, days, hub
}

extension Option {
    /// As it is typed.
    var name: String { "--" + rawValue }

    /// Its letter after a single `-`.
    var letter: Character? {
        switch self {
        case .quiet: "q"
        case .help: "h"
        case .output: "o"
        default: nil
        }
    }

    /// What its value is called; `nil` when it takes none.
    var value: String? {
        switch self {
        case .data: "DIR"
        case .book: "NAME"
        case .where: "FIELD=VALUE"
        case .as: "FORMAT|NAME"
        case .role: "owner|editor|viewer"
        case .uses, .days: "N"
        case .hub: "URL"
        case .kind: "KIND"
        case .into, .from: "REF"
        case .to: "BOOK"
        case .named, .student, .sheet: "TEXT"
        case .output, .tokenFile: "FILE"
        case .port: "N"
        case .host: "ADDRESS"
        case .publicName: "NAME"
        case .log: "words|json"
        case .push: "CONTACT"
        default: nil
        }
    }

    /// Whether it may be given several times.
    var repeats: Bool { self == .where || self == .publicName }

    /// Whether every command has it.
    var isGlobal: Bool {
        switch self {
        case .data, .book, .json, .plain, .quiet, .noInput, .help, .version: true
        default: false
        }
    }

    static var global: [Option] { allCases.filter { $0.isGlobal } }

    /// `--where FIELD=VALUE`, `-o, --output FILE`.
    var heading: String {
        let long = value.map { name + " " + $0 } ?? name
        return letter.map { "-\($0), " + long } ?? long
    }

    /// `[--where FIELD=VALUE]…`
    var usage: String {
        let short = letter.map { "-\($0)" } ?? name
        let text = "[" + (value.map { short + " " + $0 } ?? short) + "]"
        return repeats ? text + "…" : text
    }
}
