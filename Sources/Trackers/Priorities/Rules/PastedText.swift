import Kernel

/// A text of many lines as it was pasted, taken apart: what each line names, or why it is nothing to get.
struct PastedText {
    private(set) var pieces: [Piece] = []
    /// Whether a line is a sentence about things: "Milch ist alle", "Buy milk".
    private(set) var hasSentence = false
    /// Whether it is a recipe, or has one.
    let isRecipe: Bool

    /// What the recipe is called, where a line says it.
    var title: String? {
        let head = pieces.first { $0.reason == .title } ?? (isRecipe ? pieces.first : nil)
        guard let head, head.reason == .title || head.reason == .heading,
            !RecipeHead.isAny(head.line.text), !ShopName.isOne(head.line.text),
            !ListHeading.isTitle(head.line.text)
        else { return nil }
        let signs = "#=*_: "
        let name = head.line.text.unicodeScalars.drop { signs.unicodeScalars.contains($0) }
        let end = name.reversed().drop { signs.unicodeScalars.contains($0) }.count
        return end == 0 ? nil : String(name.prefix(end)).withCapital
    }

    /// A line, or a part of one.
    struct Piece {
        let line: ListLine
        /// Why it is nothing to get; `nil` where it is something.
        let reason: LeftOut?
        /// As it stands there.
        let said: String
        /// Whether somebody says that it has run out.
        let hasRunOut: Bool
        /// What a word parts, each of which is something to get: "bread and milk".
        let halves: [String]
        /// Whether it was told from a sentence what is named.
        var isTold: Bool { said != line.text }
        /// Whether it is about what is there, and of nothing else.
        var isOfKnown: Bool { isTold && line.isTicked }

        init(
            _ line: ListLine, _ reason: LeftOut? = nil, said: String? = nil,
            hasRunOut: Bool = false,
            halves: [String] = []
        ) {
            self.line = line
            self.halves = halves
            self.reason = reason
            self.said = said ?? line.text
            self.hasRunOut = hasRunOut
        }

        fileprivate func left(_ reason: LeftOut) -> Piece { Piece(line, reason, said: said) }
    }

    /// - Parameters:
    ///   - isKnown: Whether a name is one of something that people get.
    ///   - isThing: Whether it is just what such a thing is called.
    ///   - isListed: Whether something of that name is on the list.
    ///   - isTyped: Whether it is what somebody typed by itself, where requests are made as in a chat: "Buy milk".
    init(
        _ lines: [ListLine], isTyped: Bool = false, isKnown: (String) -> Bool,
        isThing: (String) -> Bool, isListed: (String) -> Bool
    ) {
        let last = lines.lastIndex { !PastedText.isHeading($0) } ?? 0
        // "We need milk, bread and butter"
        let isTyped = isTyped || lines.count == 1 && !Wish.parts(of: lines[0].text).isEmpty
        let isChat = lines.contains { ChatLine($0.text) != nil }
        let recipe = RecipeText(lines, isKnown: isKnown)
        let sections =
            isChat ? [] : ListHeading.sections(lines, isKnown: isListed, isThing: isThing)
        isRecipe = recipe.isRecipe
        // Whoever says things in one breath says few such lines.
        let isShort = lines.count <= 20
        var isPoll = false
        // Whether what follows was ticked: "Completed".
        var isDone = false
        for (index, said) in lines.enumerated() {
            let line = isDone ? said.ticked : said
            let isTitle = index == 0 && !line.isTicked && ListHeading.isTitle(line.text)
            // As the list is copied, what is above its parts.
            let isLevel = ListHeading.levels.contains(line.text.folded)
            let isDones = lines.count > 2 && ListHeading.dones.contains(line.text.folded)
            let heads =
                index < last && (isTitle || isLevel || isDones || PastedText.isHeading(line))
            let message = ChatLine(line.text) ?? ChatLine(named: line.text)
            isPoll = message.map { ChatPoll.isHead($0.message) } ?? isPoll
            if message == nil, isPoll {
                pieces.append(Piece(ListLine(ChatPoll.option(line.text) ?? line.text), .poll))
            } else if let said = message ?? (isChat ? ChatLine(message: line.text) : nil) {
                let next = index + 1 < lines.count ? ChatLine(lines[index + 1].text) : nil
                let isDenied = next.map { ChatAnswer.isNo($0.message) } ?? false
                pieces += said.pieces(
                    isTicked: line.isTicked, isDenied: isDenied, isKnown, isListed
                )
                .flatMap { PastedText.things($0, mayRun: isShort, isThing) }
            } else if let reason = recipe.reasons[index] {
                pieces.append(Piece(line, reason))
            } else if let (heading, names) = ListHeading.inside(line.text) {
                pieces.append(Piece(ListLine(heading), .heading))
                pieces += names.map { Piece(ListLine($0), .asked) }
            } else if heads || sections.contains(index) || ListHeading.isRule(line.text)
                || ListHeading.isSignature(line.text)
            {
                pieces.append(Piece(ListLine(line.text), .heading))
                isDone = ListHeading.dones.contains(line.text.folded)
            } else if ChatTalk.isNotice(line.text) {
                pieces.append(Piece(line, .notice))
            } else if ChatTalk.isLink(line.text), line.text.words.count == 1 {
                pieces.append(Piece(line, .link))
            } else if Sentences.areIn(line.text, isKnown, isThing) {
                hasSentence = true
                pieces += Sentences.all(line.text).flatMap { sentence in
                    ChatLine(message: sentence)
                        .pieces(isTicked: line.isTicked, isKnown, isListed)
                        .flatMap { PastedText.things($0, mayRun: isShort, isThing) }
                }
            } else if let lack = ChatLack(line.text), lack.isSaid(isKnown, isThing: isThing) {
                hasSentence = true
                pieces += lack.pieces(line.text, isKnown, isListed) ?? []
            } else if let remark = ChatRemark(line.text), remark.isSure {
                hasSentence = true
                pieces += PastedText.pieces(of: remark, line.text)
            } else if ChatRequest.isLed(line.text)
                || ChatRequest(line.text).asks(isTyped: isTyped, isKnown, isThing)
            {
                hasSentence = true
                pieces += ChatLine(message: line.text)
                    .pieces(isTicked: line.isTicked, isKnown, isListed)
            } else if ChatTalk.isWhole(line), !isThing(line.text) {
                pieces.append(Piece(line, .talk))
            } else {
                pieces += PastedText.things(Piece(line), mayRun: isShort, isThing)
            }
        }
        settle()
    }

    /// Of what somebody wishes for and somebody says isn't needed, or was got, the later counts.
    private mutating func settle() {
        for (index, remark) in pieces.enumerated() where remark.isOfKnown {
            let others = pieces.indices.filter { place in
                let piece = pieces[place]
                return !piece.isOfKnown && piece.reason == nil && !piece.line.isTicked
                    && PastedText.isSame(piece.line.text, remark.line.text)
            }
            guard let last = others.last else { continue }
            for place in last > index ? [index] : others {
                pieces[place] = pieces[place].left(.overruled)
            }
        }
    }

    /// Whether two lines name the same, whatever they say of how much.
    private static func isSame(_ line: String, _ other: String) -> Bool {
        let mine = Reading(surely: line).name.folded
        let theirs = Reading(surely: other).name.folded
        return mine == theirs || WordForm.isForm(Array(mine.utf8), of: Array(theirs.utf8))
    }

    private static func things(
        _ piece: Piece, mayRun: Bool, _ isThing: (String) -> Bool
    ) -> [Piece] {
        if piece.reason != nil || piece.isTold { return [piece] }
        return ListSign.things(unmarked(piece.line)).flatMap { line in
            CommaList(line.text, isThing)?.pieces(isTicked: line.isTicked)
                ?? [Piece(line, halves: CommaList.halves(line.text, mayRun: mayRun, isThing))]
        }
    }

    /// What was got comes off the list, and of what isn't needed it is asked.
    static func pieces(of remark: ChatRemark, _ said: String) -> [Piece] {
        switch remark.kind {
        case .unclear: [Piece(ListLine(said), .talk)]
        case .got: remark.things.map { Piece(ListLine($0, isTicked: true), said: said) }
        case .unneeded:
            remark.things.map { Piece(ListLine($0, isTicked: true), .unneeded, said: said) }
        }
    }

    private static func isHeading(_ line: ListLine) -> Bool {
        line.text.unicodeScalars.last == ":" || line.text.unicodeScalars.last == "："
            || ShopName.isOne(line.text) || ListHeading.isMarked(line.text)
            || ListHeading.isLead(line.text)
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
    /// It names the store where what follows is got.
    case shop(String)
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
    /// A poll, or what may be chosen in one.
    case poll
    /// An address.
    case link
    /// What somebody says isn't needed, and is on the list.
    case unneeded
    /// What may be needed: somebody asks for it, or says that something unknown has run out.
    case asked
    /// What a later line contradicts.
    case overruled
    /// What the same text added before, and nobody got since; with what it comes to on top.
    case before(String)
    /// Somebody unticked its box.
    case chosen

    func label(_ line: String) -> Label {
        switch self {
        case .heading: PrioritiesText.lineHeading(line)
        case .shop(let name): PrioritiesText.lineShop(line: line, store: name)
        case .title: PrioritiesText.lineTitle(line)
        case .recipe: PrioritiesText.lineRecipe(line)
        case .step: PrioritiesText.lineStep(line)
        case .talk: PrioritiesText.lineTalk(line)
        case .notice: PrioritiesText.lineNotice(line)
        case .poll: PrioritiesText.linePoll(line)
        case .link: PrioritiesText.lineLink(line)
        case .unneeded: PrioritiesText.lineUnneeded(line)
        case .asked: PrioritiesText.lineAsked(line)
        case .overruled: PrioritiesText.lineOverruled(line)
        case .before(let sum): PrioritiesText.lineBefore(line: line, words: sum)
        case .chosen: PrioritiesText.lineChosen(line)
        }
    }
}
