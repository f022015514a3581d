import Glibc
import Kernel

/// A file, or a stream, that could not be read or written.
package struct FileError: Error, Sendable, Hashable {
    package let work: Work
    /// The path as it was given, or `-`.
    package let path: String
    /// The system's error number.
    package let code: Int32

    package enum Work: Sendable, Hashable {
        case reading, writing
    }

    package init(_ work: Work, _ path: String, _ code: Int32) {
        self.work = work
        self.path = path
        self.code = code
    }

    /// Whether there is nothing to read.
    var isMissing: Bool { work == .reading && (code == ENOENT || code == ENOTDIR) }

    /// Whether nobody reads what is written any more.
    var isBrokenPipe: Bool { code == EPIPE }
}

extension FileError: Phrase {
    var english: String {
        switch work {
        case .reading: "\(path.short) could not be read: \(reason.english)."
        case .writing: "\(path.short) could not be written: \(reason.english)."
        }
    }

    var german: String {
        switch work {
        case .reading: "\(path.short) war nicht zu lesen: \(reason.german)."
        case .writing: "\(path.short) war nicht zu schreiben: \(reason.german)."
        }
    }

    var italian: String {
        switch work {
        case .reading: "\(path.short) non si può leggere: \(reason.italian)."
        case .writing: "\(path.short) non si può scrivere: \(reason.italian)."
        }
    }

    private var reason: Reason { Reason(code) }

    /// The system's reason in the words of people.
    private enum Reason: Phrase {
        case missing, notPermitted, directory, full, readOnly
        case other(String)

        init(_ code: Int32) {
            switch code {
            case ENOENT, ENOTDIR: self = .missing
            case EACCES, EPERM: self = .notPermitted
            case EISDIR: self = .directory
            case ENOSPC, EDQUOT, EFBIG: self = .full
            case EROFS: self = .readOnly
            default: self = .other(String(cString: strerror(code)))
            }
        }

        var english: String {
            switch self {
            case .missing: "there is no such file or directory"
            case .notPermitted: "that is not permitted"
            case .directory: "it is a directory"
            case .full: "the disk is full"
            case .readOnly: "the disk is read-only"
            case .other(let text): text
            }
        }

        var german: String {
            switch self {
            case .missing: "die Datei oder das Verzeichnis gibt es nicht"
            case .notPermitted: "das ist nicht erlaubt"
            case .directory: "es ist ein Verzeichnis"
            case .full: "der Datenträger ist voll"
            case .readOnly: "der Datenträger ist schreibgeschützt"
            case .other(let text): text
            }
        }

        var italian: String {
            switch self {
            case .missing: "il file o la cartella non esiste"
            case .notPermitted: "non è permesso"
            case .directory: "è una cartella"
            case .full: "il disco è pieno"
            case .readOnly: "il disco è di sola lettura"
            case .other(let text): text
            }
        }
    }
}
