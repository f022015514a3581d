import Kernel

// What of a line is neither a name nor a figure nor a remark as people make them of hooks.
extension NoteNames {
    /// Marks a line of which something is left over. With two names that are parted, the hook itself is
    /// plain; else the line may be a sentence.
    mutating func account(for remarks: Segment) {
        guard NoteNames.runs(remarks).contains(where: { !NoteNames.isAccounted($0) }) else {
            return
        }
        let isPair = !puller.isEmpty && !tractor.isEmpty && puller.beginsBig == tractor.beginsBig
        doubt(isPair ? .leftWords : .sentence)
    }

    /// The words that stand side by side, without those that were understood as something.
    private static func runs(_ remarks: Segment) -> [Segment] {
        var runs: [Segment] = []
        for one in remarks.inOrder({ $0.index < $1.index }) where one.token.role == .word {
            let isNext = runs.last?.last.map { $0.index + 1 == one.index } ?? false
            if !isNext || one.token.isApart { runs.append([]) }
            runs[runs.count - 1].append(one)
        }
        return runs
    }

    private static func isAccounted(_ run: Segment) -> Bool {
        let words = run.map { $0.token.plain }
        let hasNumber = run.contains { $0.token.text.hasDigit }
        if run[0].token.isAside { return !hasNumber }
        return isHome(run) || isMake(run, words) || isRemark(words)
            || !hasNumber && isCause(words[0])
    }

    /// Known words, and not only the small ones that stand between others.
    private static func isRemark(_ words: [String]) -> Bool {
        words.allSatisfy { isKnown($0) }
            && words.contains {
                !NoteWordLists.particles.contains($0) && !NoteWordLists.prose.contains($0)
                    && !NoteWordLists.riding.contains($0) && $0 != "at"
            }
    }

    private static func isKnown(_ word: String) -> Bool {
        NoteWordLists.remarks.contains(word) || NoteWordLists.isWeather(word)
            || NoteWordLists.failures.contains(word) || NoteWordLists.particles.contains(word)
            || NoteWordLists.ties.contains(word) || NoteWordLists.outcomes.contains(word)
    }

    /// `broke a driveline`: what begins with a word that tells how hooks end.
    private static func isCause(_ word: String) -> Bool {
        word.utf8.count > 3 && !NoteWordLists.prose.contains(word)
            && !NoteWordLists.riding.contains(word) && isKnown(word)
    }

    /// `of Kahoka in`, `from Macon`
    private static func isHome(_ run: Segment) -> Bool {
        let small = ["of", "from", "aus", "di", "da", "in", "on", "with"]
        return run.count > 1 && small.prefix(5).contains(run[0].token.plain)
            && run.dropFirst().allSatisfy {
                $0.token.text.beginsBig && !$0.token.text.hasDigit
                    || small.contains($0.token.plain)
            }
    }

    /// `a John Deere 4455`, `a Chevrolet`
    private static func isMake(_ run: Segment, _ words: [String]) -> Bool {
        guard words.count > 1,
            ["a", "an", "ein", "eine", "einen", "un", "una"].contains(words[0])
        else { return false }
        let isNamed = run.dropFirst().allSatisfy {
            $0.token.text.beginsBig && !$0.token.text.hasDigit
        }
        return isNamed || words.contains { NoteWordLists.brands.contains($0) }
    }
}
