import CMicrohttpd
import Glibc
import Kernel
import Synchronization

/// The bodies of answers that haven't left yet, which a client that doesn't read would let pile up.
///
/// So many bytes are held in memory; what comes then waits in files without names, which no other
/// program can open and which are gone with the process.
final class OnTheWay: Sendable {
    /// Smaller bodies aren't worth counting: there are no more of them than connections.
    private static let small = 4 << 10
    private let limits: ServerLimits
    private let held = Atomic(0)
    private let filed = Atomic(0)

    init(_ limits: ServerLimits) {
        self.limits = limits
    }

    /// The bytes in memory.
    var inMemory: Int { held.load(ordering: .relaxed) }
    /// The bytes in files.
    var inFiles: Int { filed.load(ordering: .relaxed) }

    /// A copy of `body` in libmicrohttpd's form; nil when there is no room for it.
    func response(_ body: [UInt8]) -> OpaquePointer? {
        if body.count <= Self.small { return copied(body) }
        if take(body.count, of: held, upTo: limits.answersInMemory) { return counted(body) }
        return take(body.count, of: filed, upTo: limits.answersInFiles) ? inFile(body) : nil
    }

    private func copied(_ body: [UInt8]) -> OpaquePointer? {
        body.withUnsafeBytes {
            MHD_create_response_from_buffer(
                $0.count, UnsafeMutableRawPointer(mutating: $0.baseAddress), .RESPMEM_MUST_COPY)
        }
    }

    private func counted(_ body: [UInt8]) -> OpaquePointer? {
        let piece = Piece(body) { [self] in held.subtract(body.count, ordering: .relaxed) }
        let context = Unmanaged.passRetained(piece)
        let response = MHD_create_response_from_buffer_with_free_callback_cls(
            body.count, piece.bytes.baseAddress, freePiece, context.toOpaque())
        if response == nil { context.release() }
        return response
    }

    private func inFile(_ body: [UInt8]) -> OpaquePointer? {
        let leave: @Sendable () -> Void = { [self] in
            filed.subtract(body.count, ordering: .relaxed)
        }
        guard let file = UnnamedFile(body, whenDone: leave) else { return nil }
        let context = Unmanaged.passRetained(file)
        let response = tally_response_sized(
            UInt64(body.count), 64 << 10, readFile, context.toOpaque(), freeFile)
        if response == nil { context.release() }
        return response
    }

    private func take(_ count: Int, of sum: borrowing Atomic<Int>, upTo limit: Int) -> Bool {
        if sum.add(count, ordering: .relaxed).newValue <= limit { return true }
        sum.subtract(count, ordering: .relaxed)
        return false
    }
}

/// A body in memory of its own.
private final class Piece: Sendable {
    nonisolated(unsafe) let bytes: UnsafeMutableRawBufferPointer
    private let done: @Sendable () -> Void

    init(_ body: [UInt8], whenDone done: @escaping @Sendable () -> Void) {
        bytes = .allocate(byteCount: body.count, alignment: 16)
        bytes.copyBytes(from: body)
        self.done = done
    }

    deinit {
        bytes.deallocate()
        done()
    }
}

private func freePiece(_ context: UnsafeMutableRawPointer?) {
    context.map { Unmanaged<Piece>.fromOpaque($0).release() }
}

/// A body in a file that has no name.
private final class UnnamedFile: Sendable {
    private let descriptor: Int32
    private let done: @Sendable () -> Void

    /// Nil where it can't be written, such as on a full disk.
    init?(_ body: [UInt8], whenDone done: @escaping @Sendable () -> Void) {
        self.done = done
        var name = Array("/var/tmp/tallybook-XXXXXX".utf8CString)
        descriptor = mkstemp(&name)
        guard descriptor >= 0, fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { return nil }
        unlink(name)
        guard write(body) else { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        done()
    }

    private func write(_ body: [UInt8]) -> Bool {
        body.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count {
                let count = Glibc.write(descriptor, bytes.baseAddress! + start, bytes.count - start)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                start += count
            }
            return true
        }
    }

    /// How many bytes were read at a position; the stream breaks off where none could be.
    func read(_ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int {
        let count = pread(descriptor, buffer, size, off_t(position))
        return count > 0 ? count : tally_stream_fault
    }
}

private func readFile(
    _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: Int
) -> Int {
    guard let context else { return tally_stream_fault }
    return Unmanaged<UnnamedFile>.fromOpaque(context).takeUnretainedValue()
        .read(position, buffer, size)
}

private func freeFile(_ context: UnsafeMutableRawPointer?) {
    context.map { Unmanaged<UnnamedFile>.fromOpaque($0).release() }
}
