/// What `tally` can be told to do. Parsing, help, the man page and completions follow from these
/// declarations.
enum Command: String, CaseIterable, Sendable {
    case list, show, search
    case add, set, delete, restore, undo, move
    case `import`, export
    case check, backup
    case restoreBackup = "restore-backup"
    case salvage
    case sync, serve, book, device
    case exportSite = "export-site"
    case completions, man, help
}

extension Command {
    /// Whether it changes something that stays.
    var keeps: Bool {
        switch self {
        case .add, .set, .delete, .restore, .undo, .move, .import, .restoreBackup, .salvage,
            .backup:
            true
        case .list, .show, .search, .export, .check, .sync, .serve, .book, .device: false
        case .exportSite, .completions, .man, .help: false
        }
    }

    /// What must follow the command's name, in this order.
    var operands: [Operand] {
        switch self {
        case .list: [Operand(.kind)]
        case .show: [Operand(.kind), Operand(.reference), Operand(.choice, .any)]
        case .delete, .restore, .move: [Operand(.kind), Operand(.reference)]
        case .search: [Operand(.text, .some)]
        case .add: [Operand(.kind), Operand(.assignment, .some)]
        case .set: [Operand(.kind), Operand(.reference, .some), Operand(.assignment, .some)]
        case .import, .backup, .restoreBackup, .salvage: [Operand(.file)]
        case .export: [Operand(.kind, .optional)]
        case .exportSite: [Operand(.folder)]
        case .completions: [Operand(.shell)]
        case .help: [Operand(.command, .optional)]
        case .sync: [Operand(.url, .optional)]
        case .book:
            [Operand(.bookAction), Operand(.book, .optional), Operand(.bookValue, .optional)]
        case .device: [Operand(.action), Operand(.device, .optional)]
        case .undo, .check, .serve, .man: []
        }
    }

    /// The options that only this command and few others have.
    var options: [Option] {
        switch self {
        case .list: [.where, .all, .as, .output]
        case .delete: [.forGood, .dryRun]
        case .add, .set, .restore, .undo: [.dryRun]
        case .move: [.to, .dryRun]
        case .import:
            [.as, .kind, .into, .named, .student, .sheet, .acceptDoubts, .dryRun]
        case .export: [.as, .from, .output]
        case .show: [.as, .output]
        case .serve: [.port, .host, .publicName, .noLock, .log, .push, .demo]
        case .sync: [.all, .tokenFile, .dryRun]
        case .search, .backup: [.all]
        case .book: [.all, .forGood, .role, .uses, .days, .hub, .publicName, .as, .tokenFile]
        case .device: [.publicName, .readOnly, .write, .token, .qr]
        case .check: [.takeIn]
        case .salvage: [.dryRun]
        case .exportSite: [.hub]
        case .restoreBackup: []
        case .completions, .man, .help: []
        }
    }

    func accepts(_ option: Option) -> Bool {
        option.isGlobal || options.contains(option)
    }

    /// The command with all it takes: `tally list KIND [--where FIELD=VALUE]… [--all]`.
    var usage: String {
        usageParts.joined(separator: " ")
    }

    /// The same in pieces that belong together.
    var usageParts: [String] {
        ["tally " + rawValue] + operands.map { $0.usage } + options.map { $0.usage }
    }

    /// What one might type.
    var examples: [String] {
        switch self {
        case .list:
            [
                "tally list essential", "tally list essential --all --where level=low",
                "tally list essential --json", "tally list essential --as text",
            ]
        case .show:
            [
                "tally show essential Milk", "tally show essential Milk --json",
                "tally show attachment Syllabus -o syllabus.pdf",
                "tally show standings 2026 class=Open",
                "tally show project \"Which car?\" --as html -o cars.html",
            ]
        case .search: ["tally search milk", "tally search milk --all"]
        case .add:
            [
                "tally add essential name=Milk level=high",
                "tally add attachment note=Syllabus file=syllabus.pdf",
            ]
        case .set:
            [
                "tally set essential Milk level=low details=",
                "tally set essential Soap Shampoo \"Dish soap\" store=\"dm Drogerie\" aisle=Bath",
            ]
        case .delete: ["tally delete essential Milk", "tally delete essential Milk --for-good"]
        case .restore: ["tally restore essential Milk"]
        case .undo: ["tally undo"]
        case .move: ["tally move essential Breakfast --to Household"]
        case .import:
            [
                "tally import book.json --dry-run", "tally import essentials.csv",
                "tally export | tally --book copy import -",
                "tally import grades.csv --named Algorithms --student \"Doe, Jane\"",
                "tally import grades.xlsx --into Algorithms --dry-run --json",
            ]
        case .export:
            [
                "tally export -o book.json", "tally export essential --as csv -o essentials.csv",
                "tally export --as matrix --from \"Which car?\" -o cars.csv",
            ]
        case .check: ["tally check"]
        case .backup: ["tally backup monday.sqlite", "tally backup monday --all"]
        case .restoreBackup: ["tally restore-backup monday.sqlite"]
        case .salvage:
            [
                "tally salvage saved.sqlite", "tally restore-backup saved.sqlite",
                "tally salvage tallybook-2026-11-22.pieces",
            ]
        case .sync:
            [
                "tally sync https://home.example", "tally sync", "tally sync --all",
                "tally sync https://home.example --token-file token.txt",
                "tally sync tallybook-2026-11-22.pieces",
            ]
        case .serve:
            [
                "tally serve", "tally serve --name tally.example.ts.net",
                "tally serve --port 0 --demo",
            ]
        case .book:
            [
                "tally book new Household", "tally --book Household add essential name=Milk",
                "tally book list", "tally book rename Household \"Our household\"",
                "tally --book Household book invite --hub https://hub.example",
                "tally book join \"https://hub.example/join#…\" --as Anna",
            ]
        case .device:
            [
                "tally device add --qr", "tally device add --token --name Backup --read-only",
                "tally device list", "tally device set Phone --read-only",
                "tally device remove Phone",
            ]
        case .exportSite:
            ["tally export-site public", "tally export-site public --hub https://hub.example"]
        case .completions:
            [
                "source <(tally completions bash)",
                "tally completions fish > ~/.config/fish/completions/tally.fish",
            ]
        case .man: ["tally man | man -l -"]
        case .help: ["tally help list"]
        }
    }
}
