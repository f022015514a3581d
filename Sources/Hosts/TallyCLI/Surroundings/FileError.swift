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

extension FileError {
    var label: Label {
        switch work {
        case .reading: FileText.reading(path: path.short, reason: reason)
        case .writing: FileText.writing(path: path.short, reason: reason)
        }
    }

    /// The system's reason in the words of people.
    private var reason: Label {
        switch code {
        case ENOENT, ENOTDIR: FileText.missing
        case EACCES, EPERM: FileText.notPermitted
        case EISDIR: FileText.directory
        case ESPIPE: FileText.notAFile
        case EFBIG where work == .reading: FileText.tooLarge
        case ENOSPC, EDQUOT, EFBIG: FileText.full
        case EROFS: FileText.readOnly
        default: Label { [code] _ in String(cString: strerror(code)) }
        }
    }
}
