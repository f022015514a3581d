import Glibc
import Kernel
import SyncOverHTTP

extension Surroundings {
    /// What this process has around it.
    package static func live() -> Surroundings {
        // A reader that has seen enough, such as `head`, is no reason to die.
        signal(SIGPIPE, SIG_IGN)
        // A limit on the size of files is told as any other full disk.
        signal(SIGXFSZ, SIG_IGN)
        var random = SystemRandomNumberGenerator()
        var live = Surroundings(
            variable: { name in getenv(name).map { String(cString: $0) } },
            readInput: { () throws(FileError) in try Files.read(STDIN_FILENO, called: "-") },
            output: .live(STDOUT_FILENO), errors: .live(STDERR_FILENO), now: .live,
            utcOffset: utcOffset(at: .live), seed: random.next(), shelf: .sqlite,
            connect: { SyncConnection($0, language: $1, token: $2).run },
            pause: { sleep(milliseconds: $0) })
        live.utcOffsetAt = { utcOffset(at: $0) }
        return live
    }

    private static func utcOffset(at instant: Instant) -> Int {
        var (seconds, parts) = (Int(instant.milliseconds / 1_000), tm())
        return localtime_r(&seconds, &parts) == nil ? 0 : parts.tm_gmtoff / 60
    }
}

private func sleep(milliseconds: Int64) {
    var rest = timespec(
        tv_sec: Int(milliseconds / 1_000), tv_nsec: Int(milliseconds % 1_000) * 1_000_000)
    nanosleep(&rest, nil)
}

extension Instant {
    /// What the system's clock shows.
    static var live: Instant {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(
            milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    }
}

extension Surroundings.Stream {
    fileprivate static func live(_ file: Int32) -> Self {
        Self(columns: columns(of: file), isJournal: isJournal(file)) { (bytes) throws(FileError) in
            try Files.write(bytes, to: file, called: "-")
        }
    }

    /// Whether this is the stream that systemd names, as `device:inode`; see systemd.exec(5).
    private static func isJournal(_ file: Int32) -> Bool {
        guard let named = getenv("JOURNAL_STREAM") else { return false }
        var facts = stat()
        return fstat(file, &facts) == 0
            && String(cString: named) == "\(facts.st_dev):\(facts.st_ino)"
    }

    private static func columns(of file: Int32) -> Int? {
        guard isatty(file) == 1 else { return nil }
        var size = winsize()
        guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
