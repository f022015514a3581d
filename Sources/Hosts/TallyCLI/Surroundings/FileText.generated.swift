// Made by `make words` from Words/*/Files.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// Why a file could not be read or written.
enum FileText {
    /// { $path } could not be read: { $reason }.
    static func reading(path: String, reason: Label) -> Label {
        Label(.files, 0, [.text(path), .label(reason)])
    }

    /// { $path } could not be written: { $reason }.
    static func writing(path: String, reason: Label) -> Label {
        Label(.files, 1, [.text(path), .label(reason)])
    }

    /// there is no such file or directory
    static var missing: Label { Label(.files, 2) }

    /// that is not permitted
    static var notPermitted: Label { Label(.files, 3) }

    /// it is a directory
    static var directory: Label { Label(.files, 4) }

    /// the disk is full
    static var full: Label { Label(.files, 5) }

    /// the disk is read-only
    static var readOnly: Label { Label(.files, 6) }

    /// it is larger than 1 GiB
    static var tooLarge: Label { Label(.files, 7) }

    /// it is a pipe or a device; give a file, or “-” for standard input
    static var notAFile: Label { Label(.files, 8) }
}

extension Catalogue {
    fileprivate static var files: Catalogue {
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000J00g01J01`02202C02Y031046",
                    patterns: """
                        \u{1}0 could not be read: \u{1}1.
                        \u{1}0 could not be written: \u{1}1.
                        there is no such file or directory
                        that is not permitted
                        it is a directory
                        the disk is full
                        the disk is read-only
                        it is larger than 1 GiB
                        it is a pipe or a device; give a file, or “-” for standard input
                        """)
            case .german:
                MessageTable(
                    index: "00000K00j01W01m02D02^03E03`05;",
                    patterns: """
                        \u{1}0 war nicht zu lesen: \u{1}1.
                        \u{1}0 war nicht zu schreiben: \u{1}1.
                        die Datei oder das Verzeichnis gibt es nicht
                        das ist nicht erlaubt
                        es ist ein Verzeichnis
                        der Datenträger ist voll
                        der Datenträger ist schreibgeschützt
                        sie ist größer als 1 GiB
                        sie ist eine Pipe oder ein Gerät; gib eine Datei an oder „-“ für die Standardeingabe
                        """)
            case .italian:
                MessageTable(
                    index: "00000L00i01J01Z01j02<02X02e041",
                    patterns: """
                        \u{1}0 non si può leggere: \u{1}1.
                        \u{1}0 non si può scrivere: \u{1}1.
                        il file o la cartella non esiste
                        non è permesso
                        è una cartella
                        il disco è pieno
                        il disco è di sola lettura
                        supera 1 GiB
                        è una pipe o un dispositivo; indica un file, o «-» per lo standard input
                        """)
            }
        }
    }
}
