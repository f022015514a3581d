package import Kernel

/// Something that `tally check` found wrong with a book's file. The user's values are only in it where
/// there are two to tell apart.
package enum Problem: Hashable, Sendable {
    /// SQLite found the file's structure damaged.
    case structure(String)
    /// An entry of the log can't be read.
    case unreadable(position: Int64)
    /// A record that the log knows isn't in its table.
    case missing(RecordKey)
    /// A row that doesn't follow from the log.
    case surplus(RecordKey)
    /// A column that says something else than the log.
    case different(RecordKey, column: String, table: String, log: String)
    /// Records of a value are counted wrongly.
    case miscounted(kind: String, field: String, value: String)
    /// A search may miss something.
    case unsearchable
    /// A file whose bytes have another hash than its name says.
    case damagedBlob(String)
}

extension Problem: Phrase {
    package var english: String {
        switch self {
        case .structure(let detail): "The file is damaged: \(detail)."
        case .unreadable(let position): "Entry \(position) of the log can't be read."
        case .missing(let key): "\(key.name) is in the log but not in its table."
        case .surplus(let key): "\(key.name) is in its table but not in the log."
        case .different(let key, let column, let table, let log):
            "\(key.name): “\(column)” is “\(table)” in its table and “\(log)” by the log."
        case .miscounted(let kind, let field, let value):
            "The number of \(kind) records with \(field) “\(value)” is wrong."
        case .unsearchable: "The index for searching differs from the log."
        case .damagedBlob(let hash): "The file \(hash) is damaged."
        }
    }

    package var german: String {
        switch self {
        case .structure(let detail): "Die Datei ist beschädigt: \(detail)."
        case .unreadable(let position): "Eintrag \(position) des Protokolls ist nicht lesbar."
        case .missing(let key): "\(key.name) steht im Protokoll, aber nicht in der Tabelle."
        case .surplus(let key): "\(key.name) steht in der Tabelle, aber nicht im Protokoll."
        case .different(let key, let column, let table, let log):
            "\(key.name): „\(column)“ ist in der Tabelle „\(table)“ und nach dem Protokoll „\(log)“."
        case .miscounted(let kind, let field, let value):
            "Die Zahl der Einträge \(kind) mit \(field) „\(value)“ stimmt nicht."
        case .unsearchable: "Das Verzeichnis für die Suche weicht vom Protokoll ab."
        case .damagedBlob(let hash): "Die Datei \(hash) ist beschädigt."
        }
    }

    package var italian: String {
        switch self {
        case .structure(let detail): "Il file è danneggiato: \(detail)."
        case .unreadable(let position): "La voce \(position) del registro non è leggibile."
        case .missing(let key): "\(key.name) è nel registro ma non nella tabella."
        case .surplus(let key): "\(key.name) è nella tabella ma non nel registro."
        case .different(let key, let column, let table, let log):
            "\(key.name): «\(column)» è «\(table)» nella tabella e «\(log)» secondo il registro."
        case .miscounted(let kind, let field, let value):
            "Il numero di voci \(kind) con \(field) «\(value)» è sbagliato."
        case .unsearchable: "L’indice per la ricerca è diverso dal registro."
        case .damagedBlob(let hash): "Il file \(hash) è danneggiato."
        }
    }
}

extension Problem {
    /// What helps against it.
    package var remedy: Remedy {
        switch self {
        case .structure, .unreadable: .salvage
        case .missing, .surplus, .different, .miscounted, .unsearchable: .remake
        case .damagedBlob: .fetch
        }
    }
}

/// What to do about a book that isn't whole.
package enum Remedy: Hashable, Sendable, CaseIterable {
    /// Something of the log may be lost.
    case salvage
    /// The log is whole, and what follows from it isn't.
    case remake
    /// A file that a record names is damaged.
    case fetch
    /// There is nothing in the file.
    case empty
}

extension Remedy: Phrase {
    package var english: String {
        switch self {
        case .salvage:
            "“tally restore-backup FILE” puts a backup in its place. Without one, “tally salvage FILE” writes what can still be read into a new book."
        case .remake:
            "Table and log say two things, and one of them is damaged. Keep “tally export”, which shows the table; “tally salvage FILE” makes a new book of both and says where they differ, and “tally restore-backup FILE” puts that in its place."
        case .fetch:
            "Attach the file again. Or leave it out with “tally salvage FILE” and “tally restore-backup FILE”; “tally sync” then brings it from a book that has it."
        case .empty:
            "If there was something in this book, “tally restore-backup FILE” puts a backup in its place; if it is new, whatever you add begins it."
        }
    }

    package var german: String {
        switch self {
        case .salvage:
            "„tally restore-backup FILE“ setzt eine Sicherung an seine Stelle. Ohne eine schreibt „tally salvage FILE“ in ein neues Buch, was noch lesbar ist."
        case .remake:
            "Tabelle und Protokoll sagen zweierlei, eins von beiden ist beschädigt. Heb „tally export“ auf, das die Tabelle zeigt; „tally salvage FILE“ macht ein neues Buch aus beiden und sagt, worin sie sich unterscheiden, und „tally restore-backup FILE“ setzt es an seine Stelle."
        case .fetch:
            "Häng die Datei noch einmal an. Oder lass sie mit „tally salvage FILE“ und „tally restore-backup FILE“ weg; „tally sync“ holt sie dann aus einem Buch, das sie hat."
        case .empty:
            "Stand in diesem Buch etwas, setzt „tally restore-backup FILE“ eine Sicherung an seine Stelle; ist es neu, beginnt es mit dem ersten Eintrag."
        }
    }

    package var italian: String {
        switch self {
        case .salvage:
            "«tally restore-backup FILE» mette una copia al suo posto. Senza copia, «tally salvage FILE» scrive in un nuovo libro ciò che si legge ancora."
        case .remake:
            "Tabella e registro dicono due cose diverse e una è danneggiata. Conserva «tally export», che mostra la tabella; «tally salvage FILE» fa un nuovo libro da entrambi e dice in che cosa differiscono, e «tally restore-backup FILE» lo mette al suo posto."
        case .fetch:
            "Allega di nuovo il file. Oppure toglilo con «tally salvage FILE» e «tally restore-backup FILE»; «tally sync» lo riprende poi da un libro che lo ha."
        case .empty:
            "Se in questo libro c’era qualcosa, «tally restore-backup FILE» mette una copia al suo posto; se è nuovo, comincia con la prima voce."
        }
    }
}

extension RecordKey {
    fileprivate var name: String { "\(kind) \(id.text)" }
}
