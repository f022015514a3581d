import Kernel

/// What words say how a hook ended, in English, German, Italian and some Dutch: folded.
enum StatusWords {
    /// Words that say how a hook ended, whatever their letters.
    static let statuses: [String: HookStatus] = {
        var statuses: [String: HookStatus] = [:]
        for word in words("fullpull full-pull vollzug") { statuses[word] = .fullPull }
        for word in words(
            "dq d.q dq'd dqed dsq dq-ed disq disqualified disqualifiziert disqualificato "
                + "disqualifica squalificato squalificata squal squalifica gediskwalificeerd")
        { statuses[word] = .disqualified }
        for word in words("exh exhibition exhib") { statuses[word] = .exhibition }
        return statuses
    }()

    /// Who didn't come to the line, in one to three words.
    private static let noStarts: Set<String> = [
        "dns", "dnh", "scratch", "scratched", "w/d", "no-show", "noshow", "no show",
        "no pull", "no hook", "no start", "did not start", "did not hook", "did not pull",
        "didn't start", "didn't hook", "didn't pull", "didn't show", "nicht angetreten",
        "nicht gestartet", "nicht am start", "kein start", "non partito", "non partita",
        "assente", "niet gestart", "n.a", "n.a.", "zuruckgezogen", "nicht erschienen", "abgemeldet",
    ]

    /// How many of the words in front say so.
    static func countOfNoStart(_ words: [String]) -> Int? {
        (1...words.count).reversed().first {
            noStarts.contains(words.prefix($0).joined(separator: " "))
        }
    }

    private static func words(_ words: String) -> [String] {
        words.utf8.split(separator: 32).map { String(Substring($0)) }
    }
}
