/// The shells that `tally completions` teaches.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    static var names: [String] { allCases.map { $0.rawValue } }
}
