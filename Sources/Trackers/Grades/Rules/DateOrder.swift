import Kernel

/// How the dates of one column are written: all of them decide together.
struct DateOrder {
    /// Where day and month stand; `nil` when the column doesn't tell.
    private let isDayFirst: Bool?

    init(_ texts: [String]) {
        var (day, month) = (false, false)
        for text in texts {
            guard let parts = DateOrder.parts(text), parts[0] < 32 else { continue }
            if text.utf8.contains(UInt8(ascii: ".")) { day = true }
            if parts[0] > 12 { day = true }
            if parts[1] > 12 { month = true }
        }
        isDayFirst = day == month ? nil : day
    }

    /// The date, where the column leaves no doubt: 2026-12-31, 31.12.2026, 12/31/2026, 31 Dec 2026.
    func date(_ text: String) -> CivilDate? {
        if let date = CivilDate(iso: text) ?? WordDate(text)?.date { return date }
        guard let parts = DateOrder.parts(text) else { return nil }
        if parts[0] > 31 { return DateOrder.date(parts[0], parts[1], parts[2]) }
        if parts[0] == parts[1] { return DateOrder.date(parts[2], parts[0], parts[1]) }
        guard let isDayFirst else { return nil }
        return isDayFirst
            ? DateOrder.date(parts[2], parts[1], parts[0])
            : DateOrder.date(parts[2], parts[0], parts[1])
    }

    /// What says that there is no date.
    static func isNone(_ text: String) -> Bool {
        [
            "", "-", "–", "—", "no due date", "none", "n/a", "kein abgabedatum", "kein datum",
            "ohne datum", "keine", "nessuna scadenza", "nessuna data", "nessuna", "senza scadenza",
        ].contains(text.trimmed.folded)
    }

    /// Why a text that is no date here is none.
    static func reason(_ text: String) -> Label {
        isDate(text) ? Words.importDate : Words.importNoSuchDate
    }

    /// Whether a text is a date, even one that doesn't say whether day or month comes first.
    static func isDate(_ text: String) -> Bool {
        guard let parts = parts(text) else { return false }
        return date(parts[0], parts[1], parts[2]) != nil
            || date(parts[2], parts[1], parts[0]) != nil
            || date(parts[2], parts[0], parts[1]) != nil
    }

    private static func date(_ year: Int, _ month: Int, _ day: Int) -> CivilDate? {
        let year = year < 100 ? year + 2_000 : year
        func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        return CivilDate(iso: String(year) + "-" + padded(month) + "-" + padded(day))
    }

    /// Three numbers with `.`, `/` or `-` between them.
    private static func parts(_ text: String) -> [Int]? {
        let words = text.utf8.split { $0 == 32 || $0 == UInt8(ascii: "T") || $0 == 44 }
        let date = words.first ?? text.utf8[...]
        let isWhole = words.dropFirst().allSatisfy { word in
            let word = String(Substring(word)).folded
            return WordDate.isTime(word) || ["am", "pm", "um", "uhr", "at", "alle"].contains(word)
        }
        if !isWhole { return nil }
        let parts = date.split {
            $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "-")
        }
        .map { Int(String(Substring($0))) ?? -1 }
        return parts.count == 3 && parts.allSatisfy { 0...9_999 ~= $0 } ? parts : nil
    }
}
