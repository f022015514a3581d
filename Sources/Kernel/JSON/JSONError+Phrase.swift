/// As a phrase, a sentence for the person who chose the file.
extension JSONError: Phrase {
    package var english: String { position.english + ": " + reason.english }
    package var german: String { position.german + ": " + reason.german }
    package var italian: String { position.italian + ": " + reason.italian }
}

extension JSONError.Reason: Phrase {
    package var english: String {
        switch self {
        case .ended(let expected): "the text stops where \(expected.english) belongs."
        case .found(let scalar, let expected):
            "\(expected.english) belongs here, not \(Language.english.quoted(scalar.shown))."
        case .invalidUTF8: "the text that starts here is not encoded as UTF-8."
        case .unknownEscape(let scalar): "JSON has no escape “\\\(scalar.shown)”."
        case .loneSurrogate: "this escape is only half of a character."
        case .controlCharacter(let byte):
            "\(Unicode.Scalar(byte).shown) must be escaped inside a text, as in “\\n” and “\\t”."
        case .tooDeep(let limit):
            "more than \(limit) lists and objects stand inside one another."
        }
    }

    package var german: String {
        switch self {
        case .ended(let expected): "Der Text endet, wo \(expected.german) hingehört."
        case .found(let scalar, let expected):
            "Hier gehört \(expected.german) hin, nicht \(Language.german.quoted(scalar.shown))."
        case .invalidUTF8: "Der Text, der hier beginnt, ist nicht als UTF-8 kodiert."
        case .unknownEscape(let scalar): "JSON kennt „\\\(scalar.shown)“ nicht."
        case .loneSurrogate: "Hier steht nur ein halbes Zeichen."
        case .controlCharacter(let byte):
            "\(Unicode.Scalar(byte).shown) muss im Text umschrieben werden, etwa als „\\n“ oder „\\t“."
        case .tooDeep(let limit):
            "Mehr als \(limit) Listen und Objekte stehen ineinander."
        }
    }

    package var italian: String {
        switch self {
        case .ended(let expected): "il testo finisce dove va \(expected.italian)."
        case .found(let scalar, let expected):
            "qui va \(expected.italian), non \(Language.italian.quoted(scalar.shown))."
        case .invalidUTF8: "il testo che inizia qui non è codificato in UTF-8."
        case .unknownEscape(let scalar): "JSON non conosce «\\\(scalar.shown)»."
        case .loneSurrogate: "qui c’è solo mezzo carattere."
        case .controlCharacter(let byte):
            "dentro un testo \(Unicode.Scalar(byte).shown) va scritto come «\\n» o «\\t»."
        case .tooDeep(let limit):
            "più di \(limit) elenchi e oggetti stanno uno dentro l’altro."
        }
    }
}

extension JSONError.Expected: Phrase {
    package var english: String {
        switch self {
        case .value: "a value"
        case .valueOrArrayEnd: "a value or “]”"
        case .name: "a name in double quotes"
        case .nameOrObjectEnd: "a name in double quotes or “}”"
        case .colon: "a colon"
        case .commaOrArrayEnd: "a comma or “]”"
        case .commaOrObjectEnd: "a comma or “}”"
        case .digit: "a digit"
        case .hexDigit: "a hexadecimal digit"
        case .escape: "an escape such as “n”"
        case .closingQuote: "a closing quote"
        case .endOfText: "the end of the text"
        }
    }

    package var german: String {
        switch self {
        case .value: "ein Wert"
        case .valueOrArrayEnd: "ein Wert oder „]“"
        case .name: "ein Name in Anführungszeichen"
        case .nameOrObjectEnd: "ein Name in Anführungszeichen oder „}“"
        case .colon: "ein Doppelpunkt"
        case .commaOrArrayEnd: "ein Komma oder „]“"
        case .commaOrObjectEnd: "ein Komma oder „}“"
        case .digit: "eine Ziffer"
        case .hexDigit: "eine hexadezimale Ziffer"
        case .escape: "ein Zeichen wie „n“"
        case .closingQuote: "ein Anführungszeichen"
        case .endOfText: "das Ende des Textes"
        }
    }

    package var italian: String {
        switch self {
        case .value: "un valore"
        case .valueOrArrayEnd: "un valore o «]»"
        case .name: "un nome tra virgolette"
        case .nameOrObjectEnd: "un nome tra virgolette o «}»"
        case .colon: "un segno di due punti"
        case .commaOrArrayEnd: "una virgola o «]»"
        case .commaOrObjectEnd: "una virgola o «}»"
        case .digit: "una cifra"
        case .hexDigit: "una cifra esadecimale"
        case .escape: "un carattere come «n»"
        case .closingQuote: "una virgoletta di chiusura"
        case .endOfText: "la fine del testo"
        }
    }
}

extension Unicode.Scalar {
    /// The character, or its code point when it can't be seen.
    fileprivate var shown: String {
        guard value < 0x20 || (0x7F...0xA0).contains(value) || value == 0xFEFF else {
            return String(Character(self))
        }
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
