import Kernel

/// What is to be done and not to be got: "Paket abholen", "Call the plumber", "Ritirare il pacco".
struct Errand {
    /// What it is done with.
    let object: String

    init?(_ line: String) {
        let words = line.words
        guard 2...Errand.longest ~= words.count, Quantity(in: line) == nil else { return nil }
        let folded = words.map { $0.folded }
        let isLast = folded.last.map { Errand.last.contains($0) } == true
        let before = isLast ? 0 : Errand.first.first { folded.starts(with: $0) }?.count ?? 0
        guard isLast || before > 0, before < words.count else { return nil }
        let rest = isLast ? words.dropLast() : words.dropFirst(before)
        object = rest.joined(separator: " ")
    }

    /// How many words it has at most.
    private static let longest = 5

    /// Verbs that German puts last.
    private static let last: Set<String> = [
        "abholen", "abgeben", "abheben", "anrufen", "ausleihen", "bezahlen", "einzahlen",
        "entsorgen", "reparieren", "uberweisen", "umtauschen", "verschicken", "wegbringen",
        "zuruckbringen", "zuruckgeben",
    ]

    private static let first = [
        "call", "pay", "collect", "pick up", "drop off", "take back", "ritirare", "ritira",
        "chiamare", "chiama", "pagare", "paga", "restituire", "spedire", "riportare",
    ].map { $0.words }
}
