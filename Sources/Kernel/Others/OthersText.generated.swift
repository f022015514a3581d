// Made by `make words` from Words/*/Others.ftl: edit those.
// swift-format-ignore-file

/// The words of what others do in a book of several people, and of what is said of records.
package enum OthersText {
    /// Comment
    package static var comment: Label { Label(.others, 0) }

    /// Comments
    package static var comments: Label { Label(.others, 1) }

    /// Text
    package static var commentText: Label { Label(.others, 2) }

    /// About
    package static var commentAbout: Label { Label(.others, 3) }

    /// isn’t about one thing. A comment is about one record.
    package static var commentOfOne: Label { Label(.others, 4) }

    /// Send
    package static var commentSend: Label { Label(.others, 5) }

    /// Write a comment
    package static var commentWrite: Label { Label(.others, 6) }

    /// Edit comment
    package static var commentEdit: Label { Label(.others, 7) }

    /// More for this comment
    package static var commentMore: Label { Label(.others, 8) }

    /// Comment: “{ $text }”
    package static func commented(_ text: String) -> Label {
        Label(.others, 9, [.text(text)])
    }

    /// What’s new
    package static var news: Label { Label(.others, 10) }

    /// Nothing new from others.
    package static var newsNone: Label { Label(.others, 11) }

    /// { $who }: { $what }
    package static func newsOf(who: String, what: String) -> Label {
        Label(.others, 12, [.text(who), .text(what)])
    }

    /// { $count ->
    ///     [one] { $count } more
    ///    *[other] { $count } more
    /// }
    package static func newsMore(_ count: Int) -> Label {
        Label(.others, 13, [.number(count)])
    }

    /// Somebody
    package static var somebody: Label { Label(.others, 14) }
}

extension Catalogue {
    fileprivate static var others: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(9)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000800A00F00L01D01I01Y01f02<02N02[03403;03T03]",
                    patterns: """
                        Comment
                        Comments
                        Text
                        About
                        isn’t about one thing. A comment is about one record.
                        Send
                        Write a comment
                        Edit comment
                        More for this comment
                        Comment: “\u{1}0”
                        What’s new
                        Nothing new from others.
                        \u{1}0: \u{1}1
                        \u{2}0\u{3}one\u{4}\u{1}0 more\u{3}\u{4}\u{1}0 more\u{5}
                        Somebody
                        """)
            case .german:
                MessageTable(
                    index: "00000:00E00J00M01S01Z01n02C02\\03003603P03W04704>",
                    patterns: """
                        Kommentar
                        Kommentare
                        Text
                        Zu
                        gehört nicht zu einer Sache. Ein Kommentar gehört zu einem Eintrag.
                        Senden
                        Kommentar schreiben
                        Kommentar bearbeiten
                        Mehr zu diesem Kommentar
                        Kommentar: „\u{1}0“
                        Neues
                        Nichts Neues von anderen.
                        \u{1}0: \u{1}1
                        \u{2}0\u{3}one\u{4}\u{1}0 weiteres\u{3}\u{4}\u{1}0 weitere\u{5}
                        Jemand
                        """)
            case .italian:
                MessageTable(
                    index: "00000900B00H00K01I01O01b02702Q02d02l03I03P04;04D",
                    patterns: """
                        Commento
                        Commenti
                        Testo
                        Su
                        non riguarda una cosa sola. Un commento riguarda un elemento.
                        Invia
                        Scrivi un commento
                        Modifica il commento
                        Altro per questo commento
                        Commento: “\u{1}0”
                        Novità
                        Niente di nuovo dagli altri.
                        \u{1}0: \u{1}1
                        \u{2}0\u{3}one\u{4}un’altra\u{3}many\u{4}altre \u{1}0\u{3}\u{4}altre \u{1}0\u{5}
                        Qualcuno
                        """)
            }
        }
        #endif
    }
}
