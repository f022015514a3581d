// Made by `make words` from Words/*/JSON.ftl: edit those.
// swift-format-ignore-file

/// Why a text is not JSON.
package enum JSONErrorText {
    /// Line { $line }, column { $column }: { $what }
    package static func at(line: String, column: String, what: Label) -> Label {
        Label(.jSON, 0, [.text(line), .text(column), .label(what)])
    }

    /// the text stops where { $expected } belongs.
    package static func ended(_ expected: Label) -> Label {
        Label(.jSON, 1, [.label(expected)])
    }

    /// { $expected } belongs here, not “{ $sign }”.
    package static func found(expected: Label, sign: String) -> Label {
        Label(.jSON, 2, [.label(expected), .text(sign)])
    }

    /// the text that starts here is not encoded as UTF-8.
    package static var invalidUtf8: Label { Label(.jSON, 3) }

    /// JSON has no escape “\{ $sign }”.
    package static func unknownEscape(_ sign: String) -> Label {
        Label(.jSON, 4, [.text(sign)])
    }

    /// this escape is only half of a character.
    package static var loneSurrogate: Label { Label(.jSON, 5) }

    /// { $sign } must be escaped inside a text, as in “\n” and “\t”.
    package static func controlCharacter(_ sign: String) -> Label {
        Label(.jSON, 6, [.text(sign)])
    }

    /// more than { $limit } lists and objects stand inside one another.
    package static func tooDeep(_ limit: String) -> Label {
        Label(.jSON, 7, [.text(limit)])
    }

    /// a value
    package static var expectedValue: Label { Label(.jSON, 8) }

    /// a value or “]”
    package static var expectedValueOrArrayEnd: Label { Label(.jSON, 9) }

    /// a name in double quotes
    package static var expectedName: Label { Label(.jSON, 10) }

    /// a name in double quotes or “{ "}" }”
    package static var expectedNameOrObjectEnd: Label { Label(.jSON, 11) }

    /// a colon
    package static var expectedColon: Label { Label(.jSON, 12) }

    /// a comma or “]”
    package static var expectedCommaOrArrayEnd: Label { Label(.jSON, 13) }

    /// a comma or “{ "}" }”
    package static var expectedCommaOrObjectEnd: Label { Label(.jSON, 14) }

    /// a digit
    package static var expectedDigit: Label { Label(.jSON, 15) }

    /// a hexadecimal digit
    package static var expectedHexDigit: Label { Label(.jSON, 16) }

    /// an escape such as “n”
    package static var expectedEscape: Label { Label(.jSON, 17) }

    /// a closing quote
    package static var expectedClosingQuote: Label { Label(.jSON, 18) }

    /// the end of the text
    package static var expectedEndOfText: Label { Label(.jSON, 19) }
}

extension Catalogue {
    fileprivate static var jSON: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(5)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000G00h01G02:02X03A04@05905A05T05l06O06W06j07=07E07Y08308C08W",
                    patterns: """
                        Line \u{1}0, column \u{1}1: \u{1}2
                        the text stops where \u{1}0 belongs.
                        \u{1}0 belongs here, not “\u{1}1”.
                        the text that starts here is not encoded as UTF-8.
                        JSON has no escape “\\\u{1}0”.
                        this escape is only half of a character.
                        \u{1}0 must be escaped inside a text, as in “\\n” and “\\t”.
                        more than \u{1}0 lists and objects stand inside one another.
                        a value
                        a value or “]”
                        a name in double quotes
                        a name in double quotes or “}”
                        a colon
                        a comma or “]”
                        a comma or “}”
                        a digit
                        a hexadecimal digit
                        an escape such as “n”
                        a closing quote
                        the end of the text
                        """)
            case .german:
                MessageTable(
                    index: "00000H00j01O02H02d03G04L05>05G05]06<06h07807O07f08208K08c09:09N",
                    patterns: """
                        Zeile \u{1}0, Spalte \u{1}1: \u{1}2
                        Der Text endet, wo \u{1}0 hingehört.
                        Hier gehört \u{1}0 hin, nicht „\u{1}1“.
                        Der Text, der hier beginnt, ist nicht als UTF-8 kodiert.
                        JSON kennt „\\\u{1}0“ nicht.
                        Hier steht nur ein halbes Zeichen.
                        \u{1}0 muss im Text umschrieben werden, etwa als „\\n“ oder „\\t“.
                        Mehr als \u{1}0 Listen und Objekte stehen ineinander.
                        ein Wert
                        ein Wert oder „]“
                        ein Name in Anführungszeichen
                        ein Name in Anführungszeichen oder „}“
                        ein Doppelpunkt
                        ein Komma oder „]“
                        ein Komma oder „}“
                        eine Ziffer
                        eine hexadezimale Ziffer
                        ein Zeichen wie „n“
                        ein Anführungszeichen
                        das Ende des Textes
                        """)
            case .italian:
                MessageTable(
                    index: "00000H00e01<02002J02k03_04Y04c05505L05k06A06U06i07307I07a08<08N",
                    patterns: """
                        Riga \u{1}0, colonna \u{1}1: \u{1}2
                        il testo finisce dove va \u{1}0.
                        qui va \u{1}0, non «\u{1}1».
                        il testo che inizia qui non è codificato in UTF-8.
                        JSON non conosce «\\\u{1}0».
                        qui c’è solo mezzo carattere.
                        dentro un testo \u{1}0 va scritto come «\\n» o «\\t».
                        più di \u{1}0 elenchi e oggetti stanno uno dentro l’altro.
                        un valore
                        un valore o «]»
                        un nome tra virgolette
                        un nome tra virgolette o «}»
                        un segno di due punti
                        una virgola o «]»
                        una virgola o «}»
                        una cifra
                        una cifra esadecimale
                        un carattere come «n»
                        una virgoletta di chiusura
                        la fine del testo
                        """)
            }
        }
        #endif
    }
}
