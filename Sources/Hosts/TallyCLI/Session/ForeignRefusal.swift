import Kernel

/// Why a file of somebody else's was not taken in.
enum ForeignRefusal: Sendable {
    /// The format's own sentences, one a line.
    case refused(Label)
    /// It can be read as each of these.
    case severalFormats([String])
    /// Nothing shows what it is; these formats are taken.
    case unknown([String])
    /// What would have to be accepted.
    case doubtful([Doubt])
}

extension ForeignRefusal {
    /// One sentence for each problem.
    func sentences(in language: Language) -> [String] {
        switch self {
        case .refused(let sentences):
            language(sentences).utf8.split(separator: 0x0A).map { String(Substring($0)) }
        case .severalFormats(let names) where names.count == 1:
            [language(ReportText.oneFormat(names[0]))]
        case .severalFormats(let names):
            [
                language(
                    ReportText.severalFormats(
                        names: Label { $0.alternatives(names) }, example: names.first ?? ""))
            ]
        case .unknown(let names):
            [language(ReportText.unknownFormat(names.joined(separator: ", ")))]
        case .doubtful(let doubts):
            doubts.map { language($0.label) } + [language(ReportText.doubtful)]
        }
    }
}
