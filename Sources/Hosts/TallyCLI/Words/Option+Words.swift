import Kernel

extension Option {
    /// What it does, in one line.
    ///
    /// - Parameter formats: The names that `tally import --as` takes.
    func meaning(_ formats: [String] = []) -> Label {
        switch self {
        case .data: OptionText.data
        case .book: OptionText.book
        case .json: OptionText.json
        case .plain: OptionText.plain
        case .quiet: OptionText.quiet
        case .noInput: OptionText.noInput
        case .help: OptionText.help
        case .version: OptionText.version
        case .where: OptionText.where
        case .all: OptionText.all
        case .dryRun: OptionText.dryRun
        case .as where formats.isEmpty: OptionText.as
        case .as: OptionText.asWithFormats(formats.joined(separator: ", "))
        case .kind: OptionText.kind
        case .output: OptionText.output
        case .into: OptionText.into
        case .from: OptionText.from
        case .to: OptionText.to
        case .named: OptionText.named
        case .student: OptionText.student
        case .sheet: OptionText.sheet
        case .acceptDoubts: OptionText.acceptDoubts
        case .takeIn: OptionText.takeIn
        case .forGood: OptionText.forGood
        case .port: OptionText.port
        case .host: OptionText.host
        case .publicName: OptionText.publicName
        case .noLock: OptionText.noLock
        case .readOnly: OptionText.readOnly
        case .write: OptionText.write
        case .token: OptionText.token
        case .qr: OptionText.qr
        case .tokenFile: OptionText.tokenFile
        case .role: OptionText.role
        case .uses: OptionText.uses
        case .days: OptionText.days
        case .hub: OptionText.hub
        case .log: OptionText.log
        case .push: OptionText.push
        case .demo: OptionText.demo
        }
    }
}
