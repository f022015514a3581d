import Kernel

/// The signs that people put around what they write on a list, beyond the usual bullets and boxes.
enum ListSign {
    /// Each thing of a line that names several with a box before each, and without its signs.
    static func things(_ line: ListLine) -> [ListLine] {
        let scalars = Array(line.text.unicodeScalars)
        guard let last = scalars.last, !isBox(last) else { return [bare(line)] }
        let starts = scalars.indices.filter { index in
            index > 0 && (isBox(scalars[index]) || scalars[index] == "[")
                && scalars[index - 1].isWhitespace
                && read(scalars[index...].prefix(longestBox)) != nil
        }
        guard let first = starts.first else { return [bare(line)] }
        let head = ListLine(text(scalars[..<first]), isTicked: line.isTicked)
        let ends = starts.dropFirst() + [scalars.count]
        return [bare(head)] + zip(starts, ends).compactMap { read(scalars[$0..<$1]).map(bare) }
    }

    /// How far a box with what parts it from its words reaches, in scalars.
    private static let longestBox = 64

    /// Whether a name holds what is more likely a sign than part of it.
    static func isLeft(in name: String) -> Bool {
        let scalars = name.unicodeScalars
        if name.hasPrefix("x ") || name.hasPrefix("X ") || name.hasPrefix("[") { return true }
        return scalars.contains { isBox($0) || isCross($0) || isSign($0) || $0 == "~" || $0 == "#" }
            || scalars.first.map { "-–—*+=_<>|→".unicodeScalars.contains($0) } ?? true
    }

    /// What is left of a line: "-Noodles", "(x) Ice", "→ Coffee", "~~Butter~~", "Bread (done)". A picture
    /// stays, as in "🥕 Carrots".
    private static func bare(_ line: ListLine) -> ListLine {
        let said = undone(marked(line))
        return said.text.isBlank ? line : said
    }

    /// Without the words and signs that say that it is done.
    private static func undone(_ line: ListLine) -> ListLine {
        var line = line
        for word in doneWords where line.text.folded.hasSuffix(word) {
            let kept = line.text.unicodeScalars.reversed().drop { $0 != "(" }.dropFirst()
            line = ticked(String(String.UnicodeScalarView(kept.reversed())))
        }
        if line.text.hasPrefix("~~"), line.text.hasSuffix("~~"), line.text.utf8.count > 4 {
            line = ticked(String(Substring(line.text.utf8.dropFirst(2).dropLast(2))))
        }
        let kept = line.text.unicodeScalars.reversed().drop { isTick($0) || $0.isInvisible }
        if line.text.unicodeScalars.reversed().first(where: { !$0.isInvisible }).map(isTick)
            == true,
            !kept.isEmpty
        {
            line = ticked(String(String.UnicodeScalarView(kept.reversed())))
        }
        return line
    }

    /// Without the signs before the words.
    private static func marked(_ line: ListLine) -> ListLine {
        let scalars = Array(line.text.unicodeScalars)
        if let (start, isTicked) = box(scalars) {
            return ListLine(text(scalars[start...]), isTicked: line.isTicked || isTicked)
        }
        if let first = scalars.first, scalars.count > 1, "-–—+".unicodeScalars.contains(first),
            isLetter(scalars[1])
        {
            return ListLine(text(scalars[1...]), isTicked: line.isTicked)
        }
        let rest = scalars.drop {
            isSign($0) || isBox($0) || isTick($0) || $0.isInvisible || $0.isWhitespace
        }
        let dropped = scalars.prefix(scalars.count - rest.count)
        guard !dropped.isEmpty, !rest.isEmpty, !dropped.contains(where: isCross) else {
            return line
        }
        let inner = ListLine.all(text(rest)).first ?? line
        let isTicked = line.isTicked || inner.isTicked || dropped.contains(where: isTick)
        return ListLine(inner.text, isTicked: isTicked)
    }

    /// Where the words begin after "(x)", "( )" or "[ x ]", and whether it was ticked.
    private static func box(_ scalars: [Unicode.Scalar]) -> (Int, Bool)? {
        guard scalars.first == "(" || scalars.first == "[",
            let end = scalars.firstIndex(where: { $0 == ")" || $0 == "]" }), end < 5,
            end + 1 < scalars.count
        else { return nil }
        let inside = scalars[1..<end].filter { !$0.isWhitespace && !$0.isInvisible }
        if inside.isEmpty { return (end + 1, false) }
        let isTicked =
            inside.count == 1 && (isTick(inside[0]) || inside[0] == "x" || inside[0] == "X")
        return isTicked ? (end + 1, true) : nil
    }

    private static func read(_ scalars: ArraySlice<Unicode.Scalar>) -> ListLine? {
        let typed = text(scalars)
        let lines = ListLine.all(typed)
        return lines.count == 1 && lines[0].text != typed ? lines[0] : nil
    }

    private static func ticked(_ text: String) -> ListLine {
        ListLine(text.trimmed, isTicked: true)
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view).trimmed
    }

    private static let doneWords = [
        "(erledigt)", "(gekauft)", "(done)", "(bought)", "(fatto)", "(preso)", "(comprato)",
    ]

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        "a"..."z" ~= scalar || "A"..."Z" ~= scalar || 0xC0...0x24F ~= scalar.value
    }

    private static func isTick(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "✓", "✔", "✅", "☑": true
        default: false
        }
    }

    private static func isBox(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "☐", "⬜", "□", "◻", "▢", "☑", "☒", "✅", "🔲", "🔳": true
        default: false
        }
    }

    /// A cross may mean that it is done or that it isn't to be had.
    private static func isCross(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "✕", "✖", "✗", "✘", "❌", "❎", "☒": true
        default: false
        }
    }

    /// What people put before a line as a bullet: arrows, squares, stars.
    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2190...0x21FF, 0x25A0...0x25FF, 0x2605...0x2606, 0x2794...0x27BF, 0x2B00...0x2BFF:
            true
        default: false
        }
    }
}

/// Lines that only head others: a rule, "### Fruit", "== Drinks ==", "Shopping list".
enum ListHeading {
    /// Whether it says nothing but that something else begins, or how many stars somebody gave it.
    static func isRule(_ line: String) -> Bool {
        line.unicodeScalars.count > 1
            && (line.unicodeScalars.allSatisfy { "-–—=_*#~.".unicodeScalars.contains($0) }
                || isRating(line))
    }

    /// "★★★★☆ 4,6 (213)"
    private static func isRating(_ line: String) -> Bool {
        line.unicodeScalars.contains { isStar($0) }
            && line.unicodeScalars.allSatisfy {
                isStar($0) || $0.isInvisible || $0.isWhitespace || "0"..."9" ~= $0
                    || "½.,/()".unicodeScalars.contains($0)
            }
    }

    static func isStar(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "★" || scalar == "☆" || scalar == "⭐" || scalar == "🌟"
    }

    static func isMarked(_ line: String) -> Bool {
        if isFramed(line) { return true }
        return line.hasPrefix("# ") || line.hasPrefix("##")
            || (line.hasPrefix("==") && line.hasSuffix("=="))
    }

    /// "-- ALDI --", "- DM -", "*Lidl*"
    private static func isFramed(_ line: String) -> Bool {
        let name = words(line)
        guard !name.isEmpty, name != line else { return false }
        if ShopName.isOne(name) || Aisle.named(name) != nil { return true }
        return line.hasPrefix("-") && line.hasSuffix("-")
    }

    /// The words of a heading without the signs that mark it: "### Fruit:", "🧀 DAIRY".
    static func words(_ line: String) -> String {
        func isSign(_ scalar: Unicode.Scalar) -> Bool {
            "#=*_:-– ".unicodeScalars.contains(scalar) || scalar.value > 0x2000
        }
        let words = line.unicodeScalars.drop(while: isSign)
        let end = words.reversed().prefix(while: isSign).count
        return String(String.UnicodeScalarView(words.dropLast(end)))
    }

    /// What a phone writes below a message: "Sent from my iPhone".
    static func isSignature(_ line: String) -> Bool {
        let line = line.folded
        return signatures.contains { line.hasPrefix($0) }
            && devices.contains { line.containsFolded($0) }
    }

    private static let signatures = [
        "sent from", "sent with", "von meinem", "gesendet", "inviato da", "get outlook",
    ]
    private static let devices = [
        "phone", "ipad", "android", "outlook", "galaxy", "mobil", "cellulare", "gmail",
    ]

    /// The lines that name an aisle above what stands there, as lists by aisles are copied: the first, or all where
    /// there are several. One alone may be something to get.
    ///
    /// Where several parts of a text, each behind an empty line, begin so, all of them do; and so does what has no
    /// bullet above lines that have one.
    static func sections(
        _ lines: [ListLine], isKnown: (String) -> Bool, isThing: (String) -> Bool
    ) -> Set<Int> {
        func isSection(_ index: Int) -> Bool {
            let line = lines[index]
            return !line.isTicked && isAisle(line.text) && !isKnown(line.text)
        }
        let found = lines.indices.dropLast().filter { isSection($0) && !isSection($0 + 1) }
        let rest = lines.indices.filter { !isTitle(lines[$0].text) && !isLead(lines[$0].text) }
        var all = found.count > 1 || found.first == rest.first ? Set(found) : []
        let heads = rest.filter { index in
            index + 1 < lines.count && (index == rest.first || lines[index].isApart)
                && !lines[index].isTicked && !lines[index + 1].isApart
        }
        let named = heads.filter {
            isAisle(lines[$0].text) || levels.contains(lines[$0].text.folded)
                || dones.contains(lines[$0].text.folded)
        }
        let isOwn = lines.contains { isLead($0.text) }
        let others = heads.filter { !levels.contains(lines[$0].text.folded) }
        if named.count > 1 || isOwn && others.count > 1 { all.formUnion(heads) }
        // What stands by itself above the first of them is what the list is called.
        if let first = rest.first, first + 1 < lines.count, lines[first + 1].isApart,
            all.contains(first + 1), !lines[first].isTicked, !isKnown(lines[first].text),
            !isThing(lines[first].text)
        {
            all.insert(first)
        }
        if lines.count(where: { $0.isBulleted }) > 1 {
            all.formUnion(
                lines.indices.dropLast().filter { index in
                    let line = lines[index]
                    return !line.isBulleted && !line.isNumbered && !line.isTicked
                        && lines[index + 1].isBulleted && !isThing(line.text)
                        && !isKnown(line.text)
                })
        }
        return all
    }

    private static func isAisle(_ line: String) -> Bool {
        let words = line.folded.words.filter { !["&", "and", "und", "e"].contains($0) }
        let name = words.joined(separator: " ")
        return aisles.contains(name) || Aisle.named(line) != nil
    }

    /// What the levels are called in all languages, of which only one's words are loaded in the browser.
    static let levels: Set<String> = [
        "needed now", "running out", "if on sale", "stocked", "jetzt notig", "geht aus",
        "im angebot", "vorratig", "serve ora", "sta finendo", "se in offerta", "in dispensa",
    ]

    /// What apps write above what is ticked.
    static let dones: Set<String> = [
        "completed", "crossed off", "done", "bought", "checked", "checked items", "recently used",
        "erledigt", "gekauft", "abgehakt", "completati", "completate", "comprati", "fatti",
    ]

    /// What apps call their sections, beside what aisles are called here; without what links two words.
    private static let aisles: Set<String> = [
        "fruit veg", "fruit vegetables", "freezer", "fridge", "cupboard", "cupboards",
        "tins", "cleaning", "toiletries", "pet care",
        "kuhlregal", "tiefkuhler", "drogerie", "vorrat", "backwaren", "frigo",
        "produce", "dairy", "meat", "seafood", "beverages", "frozen foods", "canned goods", "other",
        "personal care", "obst gemuse", "fruchte gemuse", "brot geback", "milch kase",
        "fleisch fisch", "getranke tabak", "eigene artikel", "sonstiges", "frutta verdura",
        "latticini", "altro", "no aisle yet", "noch ohne gang", "ancora senza corsia",
    ]

    /// What stands above a list as it is shared from here: the day, and how much there is to get.
    static func isLead(_ line: String) -> Bool {
        let words = line.folded.words
        guard 3...4 ~= words.count, let first = words.first,
            first.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == 46 })
        else { return false }
        let rest = words.dropFirst().joined(separator: " ")
        if ["to get", "zu besorgen", "da prendere"].contains(rest) { return true }
        let month = String(Substring(words[1].utf8.prefix(3)))
        return words.count == 3 && first.utf8.count <= 3
            && months.containsFolded(" " + month + " ")
            && words[2].utf8.count == 4 && Int(words[2]) != nil
    }

    /// How months begin in the three languages.
    private static let months =
        " jan feb mar apr mai may jun jul aug sep okt oct nov dez dec gen mag giu lug ago set ott dic "

    /// What people call the list itself, alone or with when or where it is for: "Einkauf Samstag".
    static func isTitle(_ line: String) -> Bool {
        if titles.contains(line.folded) { return true }
        let words = RecipeHead.words(line)
        return words.contains { titles.contains($0) } && words.count <= longestTitle
            && words.allSatisfy { word in
                titles.contains(word) || occasions.contains(word) || ShopName.isOne(word)
                    || Int(word) != nil
            }
    }

    /// What the app writes below a list when it is copied, "Inside: apples, pears", in two: what heads the names,
    /// and each of them.
    static func inside(_ line: String) -> (heading: String, names: [String])? {
        let words = line.words
        guard let colon = words.firstIndex(where: { insides.contains($0.folded) }),
            colon == 0 || colon == 1 && Int(words[0]) != nil, colon + 1 < words.count
        else { return nil }
        let rest = words[(colon + 1)...].joined(separator: " ")
        let names = Wish.parts(of: rest)
        return (words[...colon].joined(separator: " "), names.isEmpty ? [rest] : names)
    }

    private static let insides: Set<String> = [
        "inside:", "darin:", "enthalt:", "dentro:", "contiene:",
    ]

    /// How many words such a title has at most.
    private static let longestTitle = 6

    private static let occasions: Set<String> = [
        "list", "zettel", "lista", "fur", "am", "die", "den", "diese", "nachste", "woche", "heute",
        "morgen", "bring", "anylist", "reminders", "erinnerungen", "promemoria",
        "wochenende", "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag",
        "sonnabend", "sonntag",
        "for", "the", "this", "next", "week", "weekend", "today", "tomorrow", "tonight", "monday",
        "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
        "la", "di", "per", "del", "della", "questa", "settimana", "oggi", "domani", "lunedi",
        "martedi", "mercoledi", "giovedi", "venerdi", "sabato", "domenica",
    ]

    private static let titles: Set<String> = [
        "wocheneinkauf", "einkauf", "einkaufe", "einkaufen", "einkaufsliste", "einkaufszettel",
        "shopping", "shopping list", "groceries", "grocery list", "spesa", "la spesa",
        "lista della spesa", "lista spesa",
    ]
}
