import Kernel

/// A message as chats are copied and exported, "[25/11/26, 18:03:12] Anna: butter and 2 lemons" or
/// "25/11/26, 18:03 - Anna: rice": when it was sent and by whom is nothing to get.
struct ChatLine {
    let message: String
    /// Whether nobody sent it.
    private let isOfChat: Bool

    /// Nothing of a line that doesn't begin with when it was sent.
    init?(_ line: String) {
        let scalars = Array(line.unicodeScalars)
        guard let end = ChatLine.stampEnd(scalars) else { return nil }
        let said = scalars[end...]
        // What the chat itself says has no sender.
        let sender = said.prefix(ChatLine.longestSender)
        let colon = sender.indices.first { ChatLine.isColon(said, at: $0) }
        message = ChatLine.text(colon.map { said[($0 + 1)...] } ?? said)
        isOfChat = colon == nil
    }

    /// What somebody whose name stands before it asks for: "Sarah: can you get milk?".
    init?(named line: String) {
        let words = line.words
        guard words.count > 3, words[0].utf8.last == UInt8(ascii: ":"), words[0].utf8.count > 2,
            words[0].unicodeScalars.first.map({ "A"..."Z" ~= $0 || $0.value > 0xBF }) == true,
            case let said = words.dropFirst().joined(separator: " "),
            !ShopName.isOne(String(Substring(words[0].utf8.dropLast()))),
            ChatRequest(said).isRequest
        else { return nil }
        self.init(message: said)
    }

    /// A line that goes on with the message above.
    init(message: String) {
        self.message = message
        isOfChat = false
    }

    /// What a message asks for, each thing by itself, and what of it only talks.
    ///
    /// - Parameters:
    ///   - isDenied: Whether the next message says no to it.
    ///   - isKnown: Whether a name is one of something that people get.
    ///   - isListed: Whether something of that name is on the list.
    func pieces(
        isTicked: Bool, isDenied: Bool = false, _ isKnown: (String) -> Bool,
        _ isListed: (String) -> Bool
    ) -> [PastedText.Piece] {
        func piece(_ text: String, _ reason: LeftOut? = nil) -> PastedText.Piece {
            PastedText.Piece(ListLine(text, isTicked: isTicked), reason)
        }
        func pieces(_ messages: [String]) -> [PastedText.Piece] {
            messages.flatMap { message in
                ChatLine(message: message).pieces(isTicked: isTicked, isKnown, isListed)
            }
        }
        if isOfChat || ChatTalk.isNotice(message) || ChatTalk.isPlaceholder(message)
            || ChatTalk.isEvent(message)
        {
            return [piece(message, .notice)]
        }
        if ChatPoll.isHead(message) { return [piece(message, .poll)] }
        if message.hasSuffix(":") || ListHeading.isTitle(message) {
            return [piece(message, .heading)]
        }
        if let errand = Errand(message), !isKnown(errand.object) {
            return [piece(message, .asked)]
        }
        let links = message.words.filter { ChatTalk.isLink($0) }
        if !links.isEmpty {
            let said = message.words.filter { !ChatTalk.isLink($0) }.joined(separator: " ")
            return pieces(said.isEmpty ? [] : [said]) + links.map { piece($0, .link) }
        }
        if ChatRequest.isConditional(message) { return [piece(message, .asked)] }
        let said = Sentences.all(message)
        if said.count > 1, Sentences.areIn(message, isKnown, isKnown) { return pieces(said) }
        if let (lack, rest) = ChatLine.lackAndRest(message) {
            let isGood = ChatLine.parts(ChatRequest(rest), isKnown).contains(where: isKnown)
            return pieces([lack]) + (isGood ? pieces([rest]) : [piece(rest, .asked)])
        }
        let (before, middle, behind) = ChatTalk.around(message)
        if let (name, rest) = ChatLine.called(message, isKnown) {
            return [piece(name, .talk)] + pieces([rest])
        }
        if !(before + behind).isEmpty {
            return before.map { piece($0, .talk) } + pieces([middle])
                + behind.map { piece($0, .talk) }
        }
        if let remark = ChatRemark(cancelling: message) {
            return PastedText.pieces(of: remark, message)
        }
        if let lack = ChatLack(message)?.pieces(message, isKnown, isListed) { return lack }
        let sentences = ChatLack.parts(of: message)
        if sentences.contains(where: { ChatLack($0)?.isSure(isKnown) == true }) {
            return pieces(sentences)
        }
        if let question = ChatQuestion(message), question.things.allSatisfy(isKnown) {
            return question.things.map { thing in
                PastedText.Piece(ListLine(thing), isDenied ? .talk : .asked, said: message)
            }
        }
        let parts = Wish.parts(of: message)
        if parts.contains(where: { ChatRemark($0) != nil || ChatLack($0)?.isSure(isKnown) == true })
        {
            return pieces(parts)
        }
        if let remark = ChatRemark(message) { return PastedText.pieces(of: remark, message) }
        let request = ChatRequest(message)
        let isQuestion = message.hasSuffix("?") || message.hasSuffix("？")
        if request.words.isEmpty || isQuestion && !request.isRequest || request.isTold {
            return [piece(message, .talk)]
        }
        return ChatLine.parts(request, isKnown).map { part in
            // Whether somebody may be asked for just anything isn't said.
            let isTalk = ChatTalk.isOne(part) || isQuestion && !isKnown(part)
            return piece(part, isTalk ? .talk : nil)
        }
    }

    /// What has run out, and what is to be done about it: "out of loo roll so grab a 9-pack".
    private static func lackAndRest(_ message: String) -> (lack: String, rest: String)? {
        let words = message.words
        guard let place = words.firstIndex(where: { ["so", "quindi"].contains($0.folded) }),
            place > 1, place + 1 < words.count,
            case let lack = words[..<place].joined(separator: " "), ChatLack(lack) != nil
        else { return nil }
        return (lack, words[(place + 1)...].joined(separator: " "))
    }

    /// Who is asked and for what: "Anna, kannst du Milch holen?".
    private static func called(
        _ message: String, _ isKnown: (String) -> Bool
    ) -> (name: String, rest: String)? {
        let clauses = Wish.parts(of: message)
        guard clauses.count > 1, clauses[0].words.count < 3,
            case let rest = clauses.dropFirst().joined(separator: ", "),
            ChatRequest.isAsked(rest), ChatRequest.isModal(rest) || !isKnown(clauses[0])
        else { return nil }
        return (clauses[0], rest)
    }

    private static let longestStamp = 32
    private static let longestSender = 48

    /// Where a line goes on after its time, in brackets or with a dash behind it.
    private static func stampEnd(_ scalars: [Unicode.Scalar]) -> Int? {
        let head = scalars.prefix(longestStamp)
        if head.first == "[" {
            guard let end = head.firstIndex(of: "]"), isStamp(head[1..<end]) else { return nil }
            return end + 1
        }
        guard let dash = head.firstIndex(where: { $0 == "-" || $0 == "–" }),
            dash > 0, head[dash - 1].isWhitespace, isStamp(head[..<dash])
        else { return nil }
        return dash + 1
    }

    /// A day and a time in figures, as "25/11/26, 18:03:12", "11/25/26, 6:03 PM" and "18:03, 25.11.2026".
    private static func isStamp(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        scalars.count { "0"..."9" ~= $0 } >= 6 && scalars.contains(":")
            && scalars.contains { $0 == "/" || $0 == "." || $0 == "-" }
            && scalars.allSatisfy { scalar in
                "0"..."9" ~= scalar || scalar.isWhitespace
                    || "/.,:-APMapm\u{200E}\u{202F}".unicodeScalars.contains(scalar)
            }
    }

    private static func isColon(_ message: ArraySlice<Unicode.Scalar>, at index: Int) -> Bool {
        message[index] == ":" && index + 1 < message.endIndex && message[index + 1].isWhitespace
    }

    /// "a, b and c" in three. A comma between digits is a number's.
    private static func parts(_ request: ChatRequest, _ isKnown: (String) -> Bool) -> [String] {
        let message = Array(request.words.joined(separator: " ").unicodeScalars)
        var parts: [[Unicode.Scalar]] = [[]]
        for index in message.indices {
            let isComma =
                message[index] == ","
                && (index + 1 == message.endIndex || message[index + 1].isWhitespace)
            if isComma || message[index] == ";" {
                parts.append([])
            } else {
                parts[parts.count - 1].append(message[index])
            }
        }
        var texts: [String] = []
        for said in parts.map({ text($0[...]) }) where !said.isEmpty {
            // "Eggs, 12"
            if let last = texts.popLast() {
                texts += Quantity.isSum(said) ? [last + ", " + said] : [last, said]
            } else {
                texts.append(said)
            }
        }
        let isList = texts.count > 1 || request.isLed || request.isRequest
        if let last = texts.popLast() { texts += halves(last, isList: isList, isKnown) }
        // "the bread and the milk"
        let isAsked = request.isLed || request.isRequest
        return texts.map { ChatWords.plain(thing: isAsked ? ChatWords.bare($0) : $0) }
            .filter { !$0.isEmpty }
    }

    /// The last two of several, which a word parts instead of a comma. A sign parts only what is known by
    /// itself, since it also stands in names: "mac & cheese".
    private static func halves(
        _ text: String, isList: Bool, _ isKnown: (String) -> Bool
    ) -> [String] {
        let words = text.words
        func parted(at isLink: (String) -> Bool) -> (String, String)? {
            guard let place = words.firstIndex(where: isLink), place > 0, place + 1 < words.count
            else { return nil }
            let halves = [words[..<place], words[(place + 1)...]].map { $0.joined(separator: " ") }
            return (halves[0], halves[1])
        }
        if let (first, rest) = parted(at: { ["and", "und", "e", "ed"].contains($0.folded) }),
            isList || isKnown(first) && isKnown(rest)
        {
            return [first] + halves(rest, isList: isList, isKnown)
        }
        if let (first, rest) = parted(at: { $0 == "&" || $0 == "+" }), isKnown(first), isKnown(rest)
        {
            return [first, rest]
        }
        return [text]
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars.drop { $0.isInvisible || $0.isWhitespace })
        return String(view).trimmed
    }
}
