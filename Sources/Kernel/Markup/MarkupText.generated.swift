// Made by `make words` from Words/*/Markup.ftl: edit those.
// swift-format-ignore-file

/// The words that parts of pages bring along.
package enum MarkupText {
    /// Print
    package static var print: Label { Label(.markup, 0) }

    /// Share
    package static var share: Label { Label(.markup, 1) }

    /// Copy
    package static var copy: Label { Label(.markup, 2) }

    /// Copied. Paste it where you want it.
    package static var copied: Label { Label(.markup, 3) }

    /// To print, use your browser’s menu. To share, copy the text below.
    package static var printByMenu: Label { Label(.markup, 4) }

    /// { $count } fields need another look.
    package static func refusals(_ count: Int) -> Label {
        Label(.markup, 5, [.number(count)])
    }

    /// Other views
    package static var otherViews: Label { Label(.markup, 6) }

    /// { $count ->
    ///     [one] { $count } new comment
    ///    *[other] { $count } new comments
    /// }
    package static func unread(_ count: Int) -> Label {
        Label(.markup, 7, [.number(count)])
    }
}

extension Catalogue {
    fileprivate static var markup: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(7)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000600<00A00e01i02F02R03:",
                    patterns: """
                        Print
                        Share
                        Copy
                        Copied. Paste it where you want it.
                        To print, use your browser’s menu. To share, copy the text below.
                        \u{1}0 fields need another look.
                        Other views
                        \u{2}0\u{3}one\u{4}\u{1}0 new comment\u{3}\u{4}\u{1}0 new comments\u{5}
                        """)
            case .german:
                MessageTable(
                    index: "00000800?00H01102D02b03403c",
                    patterns: """
                        Drucken
                        Teilen
                        Kopieren
                        Kopiert. Jetzt lässt es sich einfügen.
                        Drucken geht über das Menü des Browsers, Teilen durch Kopieren des Textes unten.
                        \u{1}0 Felder stimmen noch nicht.
                        Weitere Ansichten
                        \u{2}0\u{3}one\u{4}\u{1}0 neuer Kommentar\u{3}\u{4}\u{1}0 neue Kommentare\u{5}
                        """)
            case .italian:
                MessageTable(
                    index: "00000700A00G00g02702O02[03_",
                    patterns: """
                        Stampa
                        Condividi
                        Copia
                        Copiato. Ora si può incollare.
                        Per stampare usa il menu del browser; per condividere copia il testo qui sotto.
                        \u{1}0 campi da correggere.
                        Altre viste
                        \u{2}0\u{3}one\u{4}\u{1}0 nuovo commento\u{3}many\u{4}\u{1}0 nuovi commenti\u{3}\u{4}\u{1}0 nuovi commenti\u{5}
                        """)
            }
        }
        #endif
    }
}
