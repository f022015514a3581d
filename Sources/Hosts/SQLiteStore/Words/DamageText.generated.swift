// Made by `make words` from Words/*/Damage.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// What `tally check` finds wrong with a book’s file, and what helps.
enum DamageText {
    /// The file is damaged: { $detail }.
    static func structure(_ detail: String) -> Label {
        Label(.damage, 0, [.text(detail)])
    }

    /// Entry { $position } of the log can't be read.
    static func unreadable(_ position: String) -> Label {
        Label(.damage, 1, [.text(position)])
    }

    /// { $record } is in the log but not in its table.
    static func missing(_ record: String) -> Label {
        Label(.damage, 2, [.text(record)])
    }

    /// { $record } is in its table but not in the log.
    static func surplus(_ record: String) -> Label {
        Label(.damage, 3, [.text(record)])
    }

    /// { $record }: “{ $column }” is “{ $table }” in its table and “{ $log }” by the log.
    static func different(record: String, column: String, table: String, log: String) -> Label {
        Label(.damage, 4, [.text(record), .text(column), .text(table), .text(log)])
    }

    /// The number of { $kind } records with { $field } “{ $value }” is wrong.
    static func miscounted(kind: String, field: String, value: String) -> Label {
        Label(.damage, 5, [.text(kind), .text(field), .text(value)])
    }

    /// there is nothing in this file but its first page, which no book is that was ever written to
    static var bare: Label { Label(.damage, 6) }

    /// The index for searching differs from the log.
    static var unsearchable: Label { Label(.damage, 7) }

    /// The file { $hash } is damaged.
    static func damagedBlob(_ hash: String) -> Label {
        Label(.damage, 8, [.text(hash)])
    }

    /// “tally restore-backup FILE” puts a backup in its place. Without one, “tally salvage FILE” writes what can still be read into a new book.
    static var remedySalvage: Label { Label(.damage, 9) }

    /// Table and log say two things, and one of them is damaged. Keep “tally export”, which shows the table; “tally salvage FILE” makes a new book of both and says where they differ, and “tally restore-backup FILE” puts that in its place.
    static var remedyRemake: Label { Label(.damage, 10) }

    /// Attach the file again. Or leave it out with “tally salvage FILE” and “tally restore-backup FILE”; “tally sync” then brings it from a book that has it.
    static var remedyFetch: Label { Label(.damage, 11) }

    /// If this is a copy that was made while Tallybook ran, what was written lies in the file ending in “-wal” beside the original: copy a book with “tally backup FILE”. If it is new, whatever you add begins it.
    static var remedyBare: Label { Label(.damage, 12) }

    /// If there was something in this book, “tally restore-backup FILE” puts a backup in its place; if it is new, whatever you add begins it.
    static var remedyEmpty: Label { Label(.damage, 13) }
}

extension Catalogue {
    fileprivate static var damage: Catalogue {
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000I00l01S02:03903m05I06706O08`0<T0?70BL0DW",
                    patterns: """
                        The file is damaged: \u{1}0.
                        Entry \u{1}0 of the log can't be read.
                        \u{1}0 is in the log but not in its table.
                        \u{1}0 is in its table but not in the log.
                        \u{1}0: “\u{1}1” is “\u{1}2” in its table and “\u{1}3” by the log.
                        The number of \u{1}0 records with \u{1}1 “\u{1}2” is wrong.
                        there is nothing in this file but its first page, which no book is that was ever written to
                        The index for searching differs from the log.
                        The file \u{1}0 is damaged.
                        “tally restore-backup FILE” puts a backup in its place. Without one, “tally salvage FILE” writes what can still be read into a new book.
                        Table and log say two things, and one of them is damaged. Keep “tally export”, which shows the table; “tally salvage FILE” makes a new book of both and says where they differ, and “tally restore-backup FILE” puts that in its place.
                        Attach the file again. Or leave it out with “tally salvage FILE” and “tally restore-backup FILE”; “tally sync” then brings it from a book that has it.
                        If this is a copy that was made while Tallybook ran, what was written lies in the file ending in “-wal” beside the original: copy a book with “tally backup FILE”. If it is new, whatever you add begins it.
                        If there was something in this book, “tally restore-backup FILE” puts a backup in its place; if it is new, whatever you add begins it.
                        """)
            case .german:
                MessageTable(
                    index: "00000O01;01m02_03i04a06=07507S09m0>G0A70Db0G3",
                    patterns: """
                        Die Datei ist beschädigt: \u{1}0.
                        Eintrag \u{1}0 des Protokolls ist nicht lesbar.
                        \u{1}0 steht im Protokoll, aber nicht in der Tabelle.
                        \u{1}0 steht in der Tabelle, aber nicht im Protokoll.
                        \u{1}0: „\u{1}1“ ist in der Tabelle „\u{1}2“ und nach dem Protokoll „\u{1}3“.
                        Die Zahl der Einträge \u{1}0 mit \u{1}1 „\u{1}2“ stimmt nicht.
                        in dieser Datei steht nur ihre erste Seite, wie in keinem Buch, in das je geschrieben wurde
                        Das Verzeichnis für die Suche weicht vom Protokoll ab.
                        Die Datei \u{1}0 ist beschädigt.
                        „tally restore-backup FILE“ setzt eine Sicherung an seine Stelle. Ohne eine schreibt „tally salvage FILE“ in ein neues Buch, was noch lesbar ist.
                        Tabelle und Protokoll sagen zweierlei, eins von beiden ist beschädigt. Heb „tally export“ auf, das die Tabelle zeigt; „tally salvage FILE“ macht ein neues Buch aus beiden und sagt, worin sie sich unterscheiden, und „tally restore-backup FILE“ setzt es an seine Stelle.
                        Häng die Datei noch einmal an. Oder lass sie mit „tally salvage FILE“ und „tally restore-backup FILE“ weg; „tally sync“ holt sie dann aus einem Buch, das sie hat.
                        Ist das eine Kopie, die gemacht wurde, während Tallybook lief, liegt das Geschriebene in der Datei mit der Endung „-wal“ neben dem Original: Ein Buch kopiert „tally backup FILE“. Ist es neu, beginnt es mit dem ersten Eintrag.
                        Stand in diesem Buch etwas, setzt „tally restore-backup FILE“ eine Sicherung an seine Stelle; ist es neu, beginnt es mit dem ersten Eintrag.
                        """)
            case .italian:
                MessageTable(
                    index: "00000L01601_02H03I04:05U06H06c0960=60?P0C60E@",
                    patterns: """
                        Il file è danneggiato: \u{1}0.
                        La voce \u{1}0 del registro non è leggibile.
                        \u{1}0 è nel registro ma non nella tabella.
                        \u{1}0 è nella tabella ma non nel registro.
                        \u{1}0: «\u{1}1» è «\u{1}2» nella tabella e «\u{1}3» secondo il registro.
                        Il numero di voci \u{1}0 con \u{1}1 «\u{1}2» è sbagliato.
                        in questo file c’è solo la prima pagina, come in nessun libro in cui si sia mai scritto
                        L’indice per la ricerca è diverso dal registro.
                        Il file \u{1}0 è danneggiato.
                        «tally restore-backup FILE» mette una copia al suo posto. Senza copia, «tally salvage FILE» scrive in un nuovo libro ciò che si legge ancora.
                        Tabella e registro dicono due cose diverse e una è danneggiata. Conserva «tally export», che mostra la tabella; «tally salvage FILE» fa un nuovo libro da entrambi e dice in che cosa differiscono, e «tally restore-backup FILE» lo mette al suo posto.
                        Allega di nuovo il file. Oppure toglilo con «tally salvage FILE» e «tally restore-backup FILE»; «tally sync» lo riprende poi da un libro che lo ha.
                        Se è una copia fatta mentre Tallybook era in funzione, ciò che è stato scritto sta nel file che finisce in «-wal» accanto all’originale: un libro si copia con «tally backup FILE». Se è nuovo, comincia con la prima voce.
                        Se in questo libro c’era qualcosa, «tally restore-backup FILE» mette una copia al suo posto; se è nuovo, comincia con la prima voce.
                        """)
            }
        }
    }
}
