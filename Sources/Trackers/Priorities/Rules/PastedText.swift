import Kernel

/// A text of many lines as it was pasted, taken apart: what each line names, or why it is nothing to get.
struct PastedText {
    private(set) var pieces: [Piece] = []

    /// A line, or a part of one.
    struct Piece {
        let line: ListLine
        /// Why it is nothing to get; `nil` where it is something.
        let reason: LeftOut?

        init(_ line: ListLine, _ reason: LeftOut? = nil) {
            self.line = line
            self.reason = reason
        }
    }

    /// - Parameter isKnown: Whether a name is one of something that people get.
    init(_ lines: [ListLine], levels: [String], isKnown: (String) -> Bool) {
        let last = lines.lastIndex { !PastedText.isHeading($0) } ?? 0
        let isChat = lines.contains { ChatLine($0.text) != nil }
        let recipe = RecipeText(lines, isKnown: isKnown)
        for (index, line) in lines.enumerated() {
            let isTitle = index == 0 && !line.isTicked && ListHeading.isTitle(line.text)
            // As the list is copied, what is above its parts.
            let isLevel = levels.contains(line.text.folded)
            let heads = index < last && (isTitle || isLevel || PastedText.isHeading(line))
            if let said = ChatLine(line.text) ?? (isChat ? ChatLine(message: line.text) : nil) {
                pieces += said.pieces(isTicked: line.isTicked, isKnown).flatMap(PastedText.things)
            } else if let reason = recipe.reasons[index] {
                pieces.append(Piece(line, reason))
            } else if heads || ListHeading.isRule(line.text) {
                pieces.append(Piece(line, .heading))
            } else if ChatTalk.isNotice(line.text) {
                pieces.append(Piece(line, .notice))
            } else {
                pieces += PastedText.things(Piece(line))
            }
        }
    }

    private static func things(_ piece: Piece) -> [Piece] {
        if piece.reason != nil { return [piece] }
        return ListSign.things(unmarked(piece.line)).map { Piece($0) }
    }

    private static func isHeading(_ line: ListLine) -> Bool {
        line.text.unicodeScalars.last == ":" || line.text.unicodeScalars.last == "："
            || ShopName.isOne(line.text) || ListHeading.isMarked(line.text)
            || ListHeading.isRule(line.text) || RecipeHead.isAny(line.text)
    }

    /// Without the marks that stand behind others, as in "• [ ] - Soap", and the number of a list, as in
    /// "1. Milk": what one gets isn't called so.
    private static func unmarked(_ line: ListLine) -> ListLine {
        let digits = line.text.utf8.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
        let words = line.text.utf8.dropFirst(digits)
        if 1...3 ~= digits, words.starts(with: ". ".utf8) {
            return ListLine(
                String(Substring(words.dropFirst())).trimmed, isTicked: line.isTicked)
        }
        let again = ListLine.all(line.text)
        guard again.count == 1, !again[0].text.isEmpty, again[0].text != line.text,
            line.text.hasPrefix("-") || line.text.hasPrefix("*") || line.text.hasPrefix("[")
                || line.text.hasPrefix("•") || line.text.hasPrefix("–")
        else { return line }
        return ListLine(again[0].text, isTicked: line.isTicked || again[0].isTicked)
    }
}

/// Why a line of several is nothing to get.
enum LeftOut: Equatable {
    /// It only heads others: "Shopping list:", the name of a shop, "For the sauce".
    case heading
    /// What a recipe is called.
    case title
    /// What a recipe says of itself: "Serves 4", "Prep 10 min".
    case recipe
    /// What a recipe says is to be done.
    case step
    /// What people say to each other.
    case talk
    /// What a chat says by itself: "This message was deleted".
    case notice
    /// Somebody unticked its box.
    case chosen

    func label(_ line: String) -> Label {
        switch self {
        case .heading: PrioritiesText.lineHeading(line)
        case .title: PrioritiesText.lineTitle(line)
        case .recipe: PrioritiesText.lineRecipe(line)
        case .step: PrioritiesText.lineStep(line)
        case .talk: PrioritiesText.lineTalk(line)
        case .notice: PrioritiesText.lineNotice(line)
        case .chosen: PrioritiesText.lineChosen(line)
        }
    }
}
