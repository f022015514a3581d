#if !hasFeature(Embedded)
    import Glibc

    /// The same host as a native program, to compare the module with: request frames come in by
    /// standard input and response frames leave by standard output, each after its length as a
    /// little-endian `UInt32`, until the input ends.
    func answerStandardInput() {
        while let header = readExactly(4),
            let frame = readExactly(header.reversed().reduce(0) { $0 << 8 | Int($1) })
        {
            let response = exchange(frame)
            let length = UInt32(clamping: response.count)
            write((0..<4).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + response)
        }
    }

    /// The next `count` bytes of standard input; nil when it ends before.
    private func readExactly(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes.withUnsafeMutableBytes {
                Glibc.read(STDIN_FILENO, $0.baseAddress.map { $0 + filled }, count - filled)
            }
            guard got > 0 else { return nil }
            filled += got
        }
        return bytes
    }

    private func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let wrote = rest.withUnsafeBytes {
                Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count)
            }
            guard wrote > 0 else { return }
            rest = rest.dropFirst(wrote)
        }
    }
#endif
