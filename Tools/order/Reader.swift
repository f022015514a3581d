/// What a module has that isn't understood here.
struct Surprise: Error {
    let what: String

    init(_ what: String) { self.what = what }
}

/// Reads the bytes of a module that a tool wrote, so what it holds is not doubted.
struct Reader {
    private let bytes: ArraySlice<UInt8>
    private(set) var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    var isAtEnd: Bool { position == bytes.endIndex }

    mutating func skip(_ count: Int) { position += count }

    mutating func byte() -> UInt8 {
        position += 1
        return bytes[position - 1]
    }

    /// A number of at most 32 bits, or any number whose value isn't asked for.
    mutating func number() -> Int {
        var value = 0
        for shift in stride(from: 0, to: 70, by: 7) {
            let next = byte()
            if shift < 35 { value |= Int(next & 127) << shift }
            if next < 128 { break }
        }
        return value
    }

    /// Bytes that come after their count.
    mutating func block() -> ArraySlice<UInt8> {
        let count = number()
        skip(count)
        return bytes[position - count..<position]
    }

    private mutating func skipNumbers(_ count: Int) {
        for _ in 0..<count { _ = number() }
    }
}

extension Reader {
    /// How many functions a section of imports names.
    consuming func importedFunctions() throws(Surprise) -> Int {
        var functions = 0
        for _ in 0..<number() {
            _ = (block(), block())
            let kind = byte()
            switch kind {
            case 0:
                functions += 1
                skipNumbers(1)
            case 1, 2:
                if kind == 1 { skip(1) }
                skipNumbers(number() & 1 == 1 ? 2 : 1)
            case 3: skip(2)
            default: throw Surprise("an import of kind \(kind)")
            }
        }
        return functions
    }

    /// The places in a function's body where it names a function to call.
    consuming func calls() throws(Surprise) -> [(place: Range<Int>, function: Int)] {
        for _ in 0..<number() { skipNumbers(2) }
        var calls: [(place: Range<Int>, function: Int)] = []
        while !isAtEnd {
            let instruction = byte()
            if instruction == 0x10 {
                let start = position
                let function = number()
                calls.append((start..<position, function))
            } else {
                try skipOperands(instruction)
            }
        }
        return calls
    }

    /// Goes past what follows an instruction: see “Binary Format” in WebAssembly's specification.
    private mutating func skipOperands(_ instruction: UInt8) throws(Surprise) {
        switch instruction {
        case 0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b, 0x45...0xc4: break
        case 0x02...0x04, 0x0c, 0x0d, 0x20...0x24, 0x3f...0x42: skipNumbers(1)
        case 0x11, 0x28...0x3e: skipNumbers(2)
        case 0x0e: skipNumbers(number() + 1)
        case 0x43: skip(4)
        case 0x44: skip(8)
        case 0xfc: try skipOperandsOfLongInstruction()
        default: throw Surprise("the instruction \(instruction)")
        }
    }

    private mutating func skipOperandsOfLongInstruction() throws(Surprise) {
        let instruction = number()
        switch instruction {
        case 0...7: break
        case 9, 11: skipNumbers(1)
        case 8, 10: skipNumbers(2)
        default: throw Surprise("the instruction 252 \(instruction)")
        }
    }
}
