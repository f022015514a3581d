// Made by `make words` from Words/*/Markup.ftl: edit those.
// swift-format-ignore-file

/// The words that parts of pages bring along.
package enum MarkupText {
    /// Print
    package static var print: Label { Label(.markup, 0) }

    /// Share
    package static var share: Label { Label(.markup, 1) }

    /// Copied. Paste it where you want it.
    package static var copied: Label { Label(.markup, 2) }

    /// To print, use your browser’s menu. To share, copy the text below.
    package static var printByMenu: Label { Label(.markup, 3) }

    /// { $count } fields need another look.
    package static func refusals(_ count: Int) -> Label {
        Label(.markup, 4, [.number(count)])
    }

    /// Other views
    package static var otherViews: Label { Label(.markup, 5) }
}

extension Catalogue {
    fileprivate static var markup: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(6)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000600<00`01d02A02M",
                    patterns: """
                        Print
                        Share
                        Copied. Paste it where you want it.
                        To print, use your browser’s menu. To share, copy the text below.
                        \u{1}0 fields need another look.
                        Other views
                        """)
            case .german:
                MessageTable(
                    index: "00000800?00h02;02Y02k",
                    patterns: """
                        Drucken
                        Teilen
                        Kopiert. Jetzt lässt es sich einfügen.
                        Drucken geht über das Menü des Browsers, Teilen durch Kopieren des Textes unten.
                        \u{1}0 Felder stimmen noch nicht.
                        Weitere Ansichten
                        """)
            case .italian:
                MessageTable(
                    index: "00000700A00a02102I02U",
                    patterns: """
                        Stampa
                        Condividi
                        Copiato. Ora si può incollare.
                        Per stampare usa il menu del browser; per condividere copia il testo qui sotto.
                        \u{1}0 campi da correggere.
                        Altre viste
                        """)
            }
        }
        #endif
    }
}
