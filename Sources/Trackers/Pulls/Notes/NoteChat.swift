import Kernel

/// A message as chats write it into a file: `[21.06.25, 14:03:11] Uwe: text`, `7/12/25, 6:58 PM - Deb: text`.
struct NoteChat {
    let day: CivilDate
    /// What was written.
    let message: String

    /// Gives `nil` unless a day, a time and a sender stand in front.
    init?(_ line: String, _ language: Language, today: CivilDate) {
        let text = line.withoutStart("\u{200E}\u{200F}\u{FEFF} ")
        let isFramed = text.utf8.first == UInt8(ascii: "[")
        guard isFramed || text.unicodeScalars.first?.isDigit ?? false else { return nil }
        let end: String = isFramed ? "] " : " - "
        guard let (stamp, rest) = NoteChat.parted(text.withoutStart("["), end),
            let (sender, message) = NoteChat.parted(rest, ": "), sender.utf8.count <= 60,
            let day = NoteChat.day(stamp.words, language, today)
        else { return nil }
        self.day = day
        self.message = message.trimmed
    }

    /// The day of `7/12/25, 6:58 PM`.
    private static func day(
        _ words: [String], _ language: Language, _ today: CivilDate
    ) -> CivilDate? {
        guard 2...3 ~= words.count, words[0].utf8.last == UInt8(ascii: ","),
            words[1].hasScalar({ $0 == ":" }),
            words[1].utf8.allSatisfy({ "0123456789:".utf8.contains($0) }),
            let date = NoteDate(words[0].withoutEnd(","), language, today: today), date.hasYear
        else { return nil }
        return date.date
    }

    /// What stands before and after the first `mark` within the first hundred scalars.
    private static func parted(_ text: String, _ mark: String) -> (String, String)? {
        let (scalars, sought) = (Array(text.unicodeScalars.prefix(100)), Array(mark.unicodeScalars))
        guard scalars.count >= sought.count else { return nil }
        for start in 0...(scalars.count - sought.count)
        where Array(scalars[start..<(start + sought.count)]) == sought {
            let rest = text.unicodeScalars.dropFirst(start + sought.count)
            return (String(text.unicodeScalars.prefix(start)), String(rest))
        }
        return nil
    }
}

extension NotesReader {
    /// Reads a message; its day is the pull's where nothing else is said of that.
    mutating func read(_ chat: NoteChat, line number: Int) {
        if hasHooks, let last = chatDay, chat.day.daysSinceEpoch > last.daysSinceEpoch + 1 {
            begin(true)
        }
        chatDay = chat.day
        let start = rows.count
        let text = chat.message
        read(text.isEmpty ? "-" : text, line: number)
        guard pull["date"] == nil else { return }
        set("date", chat.day.iso)
        if start < rows.count, rows[start].kind == .pull {
            rows[start].facts.pairs.append((name: "date", value: chat.day.iso))
        }
    }
}
