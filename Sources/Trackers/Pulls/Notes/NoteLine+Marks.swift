import Kernel

// What is neither a number nor a name: a `+` behind a distance, and a breakage instead of one.
extension NoteLine {
    /// `330+`, `330 +`, `330 ft +`: the sign is taken off its number, to be read once that is known.
    mutating func takePlus() {
        for index in tokens.all.indices {
            guard openEnd == nil, let token = word(index) else { continue }
            if token.text == "+", let before = word(index - 1) {
                let isUnit = NoteWordLists.feet.contains(before.plain) || before.plain == "m"
                let number = isUnit ? index - 2 : index - 1
                guard word(number)?.text.hasDigit ?? false else { continue }
                openEnd = number
                mark(index..<(index + 1), .spent)
            } else if token.text.utf8.last == UInt8(ascii: "+"), token.text.beginsWithDigit {
                openEnd = index
                tokens.all[index].text = token.text.withoutEnd("+")
                tokens.all[index].plain = token.plain.withoutEnd("+")
            }
        }
    }

    /// Behind the distance a `+` says that it was passed, as in a full pull; elsewhere it stays.
    mutating func endPlus() {
        guard let index = openEnd else { return }
        guard tokens.all[index].role == .distance else {
            openEnd = nil
            tokens.all[index].text += "+"
            return
        }
        if status == nil {
            status = .fullPull
            doubt(.openEnd)
        }
    }

    /// `Ivy - broke`, `Ivy, no distance`: a hook, but nothing was measured.
    mutating func takeFailure() {
        guard distance.isEmpty, status == nil, !isNoStart, tokens.all.count <= 8 else { return }
        if let first = word(0), NoteWordLists.failures.contains(first.plain),
            let name = word(1), name.isApart, name.text.beginsBig
        {
            isNoStart = true
            doubt(.noStart)
            return mark(0..<1, .note)
        }
        for index in tokens.all.indices.dropFirst() {
            let (this, next) = (plain(index), plain(index + 1))
            let hasNone =
                ["no", "keine", "nessuna", "kein", "nessun", "without", "ohne", "senza", "geen"]
                .contains(this)
                && [
                    "distance", "distanza", "weite", "wertung", "measurement", "misura", "mark",
                    "result", "resultat", "ergebnis", "risultato",
                ]
                .contains(next)
            let isLast = index == tokens.all.indices.last && tokens.all[0].text.beginsBig
            let isBroken =
                (tokens.all[index].isApart || isLast && !isProse)
                && NoteWordLists.failures.contains(this)
            let isUnplaced = NoteWordLists.unplaced.contains(this + " " + next)
            guard hasNone || isUnplaced || isBroken else { continue }
            isNoStart = true
            doubt(.noStart)
            mark(index..<(index + (hasNone || isUnplaced ? 2 : 1)), .note)
        }
    }
}

extension String {
    fileprivate var beginsWithDigit: Bool { unicodeScalars.first?.isDigit ?? false }
}
