/// Writes a text of a fixed form, such as a date, in memory that is taken once.
struct ASCIIWriter: ~Copyable {
    private let output: UnsafeMutableBufferPointer<UInt8>
    private var count = 0

    private init(_ output: UnsafeMutableBufferPointer<UInt8>) {
        self.output = output
    }

    /// The text that `write` writes, cut off after `capacity` bytes.
    static func text(capacity: Int, _ write: (inout ASCIIWriter) -> Void) -> String {
        String(unsafeUninitializedCapacity: capacity) { output in
            var writer = ASCIIWriter(output)
            write(&writer)
            return writer.count
        }
    }

    mutating func write(_ byte: Unicode.Scalar) {
        write(UInt8(truncatingIfNeeded: byte.value))
    }

    /// Writes the last `width` decimal digits of `value`, zeros in front.
    mutating func write(_ value: UInt64, width: Int) {
        var rest = value
        for position in (count..<count &+ width).reversed() {
            if position < output.count {
                output[position] = UInt8(truncatingIfNeeded: rest % 10) &+ UInt8(ascii: "0")
            }
            rest /= 10
        }
        count = min(count &+ width, output.count)
    }

    private mutating func write(_ byte: UInt8) {
        guard count < output.count else { return }
        output[count] = byte
        count &+= 1
    }
}
