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
    /// There is no table in the file.
    case bare
    /// A file whose bytes have another hash than its name says.
    case damagedBlob(String)
}

extension Problem {
    package var label: Label {
        switch self {
        case .structure(let detail): DamageText.structure(detail)
        case .unreadable(let position): DamageText.unreadable("\(position)")
        case .missing(let key): DamageText.missing(key.name)
        case .surplus(let key): DamageText.surplus(key.name)
        case .different(let key, let column, let table, let log):
            DamageText.different(record: key.name, column: column, table: table, log: log)
        case .miscounted(let kind, let field, let value):
            DamageText.miscounted(kind: kind, field: field, value: value)
        case .unsearchable: DamageText.unsearchable
        case .bare: DamageText.bare
        case .damagedBlob(let hash): DamageText.damagedBlob(hash)
        }
    }
}

extension Problem {
    /// What helps against it.
    package var remedy: Remedy {
        switch self {
        case .structure, .unreadable: .salvage
        case .missing, .surplus, .different, .miscounted, .unsearchable: .remake
        case .bare: .bare
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
    /// There is no more in it than that it is SQLite's.
    case bare
}

extension Remedy {
    package var label: Label {
        switch self {
        case .salvage: DamageText.remedySalvage
        case .remake: DamageText.remedyRemake
        case .fetch: DamageText.remedyFetch
        case .empty: DamageText.remedyEmpty
        case .bare: DamageText.remedyBare
        }
    }
}

extension RecordKey {
    fileprivate var name: String { "\(kind) \(id.text)" }
}
