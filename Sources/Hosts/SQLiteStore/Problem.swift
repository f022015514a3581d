package import Kernel

/// Something that `tally check` found wrong with a book's file. The user's values are never in it.
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
    case different(RecordKey, column: String)
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
        case .different(let key, let column): "\(key.name) differs from the log in “\(column)”."
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
        case .different(let key, let column):
            "\(key.name) weicht bei „\(column)“ vom Protokoll ab."
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
        case .different(let key, let column):
            "\(key.name) è diverso dal registro in «\(column)»."
        case .miscounted(let kind, let field, let value):
            "Il numero di voci \(kind) con \(field) «\(value)» è sbagliato."
        case .unsearchable: "L’indice per la ricerca è diverso dal registro."
        case .damagedBlob(let hash): "Il file \(hash) è danneggiato."
        }
    }
}

extension RecordKey {
    fileprivate var name: String { "\(kind) \(id.text)" }
}
