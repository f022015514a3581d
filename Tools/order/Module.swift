/// A WebAssembly module whose functions can be put into another order.
struct Module {
    /// One function: its type and its body, with the places where it names other functions.
    struct Function {
        let type: Int
        let body: ArraySlice<UInt8>
        let calls: [(place: Range<Int>, function: Int)]
    }

    private let sections: [(id: UInt8, content: ArraySlice<UInt8>)]
    /// How many functions come from outside; they are counted before its own.
    private let imported: Int
    private(set) var functions: [Function] = []

    /// - Throws: ``Surprise`` where the module has what this doesn't know.
    init(_ bytes: [UInt8]) throws(Surprise) {
        var reader = Reader(bytes[...])
        reader.skip(8)
        var sections: [(id: UInt8, content: ArraySlice<UInt8>)] = []
        while !reader.isAtEnd { sections.append((reader.byte(), reader.block())) }
        self.sections = sections
        let imports = sections.first { $0.id == 2 }?.content
        imported =
            try imports.map { content throws(Surprise) in
                try Reader(content).importedFunctions()
            } ?? 0
        let types = content(of: 3).map { Module.indices($0) } ?? []
        guard let code = content(of: 10), content(of: 8) == nil else {
            throw Surprise("a start function or no code")
        }
        reader = Reader(code)
        for type in types.prefix(reader.number()) {
            let body = reader.block()
            functions.append(Function(type: type, body: body, calls: try Reader(body).calls()))
        }
    }

    private func content(of id: UInt8) -> ArraySlice<UInt8>? {
        sections.first { $0.id == id }?.content
    }

    private static func indices(_ content: ArraySlice<UInt8>) -> [Int] {
        var reader = Reader(content)
        return (0..<reader.number()).map { _ in reader.number() }
    }
}

extension Module {
    /// Which of its own functions a call goes to; nil if it comes from outside.
    func callee(_ call: (place: Range<Int>, function: Int)) -> Int? {
        call.function < imported ? nil : call.function - imported
    }

    /// The module with its functions in another order: `order` has the present place of each among its own.
    func ordered(_ order: [Int]) throws(Surprise) -> [UInt8] {
        var places = Array(0..<imported + order.count)
        for (place, function) in order.enumerated() {
            places[imported + function] = imported + place
        }
        var out = Array("\0asm".utf8) + [1, 0, 0, 0]
        for (id, content) in sections {
            out.append(id)
            switch id {
            case 3: out.append(block: counted(order.map { Module.encoded(functions[$0].type) }))
            case 7: out.append(block: exports(content, places))
            case 9: out.append(block: try elements(content, places))
            case 10: out.append(block: counted(order.map { body(functions[$0], places) }))
            default: out.append(block: Array(content))
            }
        }
        return out
    }

    private func counted(_ parts: [[UInt8]]) -> [UInt8] {
        Module.encoded(parts.count) + parts.joined()
    }

    private func body(_ function: Function, _ places: [Int]) -> [UInt8] {
        var out: [UInt8] = []
        var done = function.body.startIndex
        for call in function.calls {
            out += function.body[done..<call.place.lowerBound]
            out += Module.encoded(places[call.function])
            done = call.place.upperBound
        }
        out += function.body[done...]
        return Module.encoded(out.count) + out
    }

    private func exports(_ content: ArraySlice<UInt8>, _ places: [Int]) -> [UInt8] {
        var reader = Reader(content)
        return counted(
            (0..<reader.number()).map { _ in
                let name = Array(reader.block())
                let kind = reader.byte()
                let index = reader.number()
                return Module.encoded(name.count) + name + [kind]
                    + Module.encoded(kind == 0 ? places[index] : index)
            })
    }

    /// The tables of functions that are called through their index.
    private func elements(_ content: ArraySlice<UInt8>, _ places: [Int]) throws(Surprise) -> [UInt8]
    {
        var reader = Reader(content)
        var out = Module.encoded(reader.number())
        while !reader.isAtEnd {
            let start = reader.position
            guard reader.byte() == 0, reader.byte() == 0x41 else { throw Surprise("elements") }
            _ = reader.number()
            guard reader.byte() == 0x0b else { throw Surprise("elements") }
            out += content[start..<reader.position]
            out += counted(
                (0..<reader.number()).map { _ in Module.encoded(places[reader.number()]) })
        }
        return out
    }

    /// A number in as few bytes as WebAssembly takes for it.
    static func encoded(_ number: Int) -> [UInt8] {
        number < 128
            ? [UInt8(number)] : [UInt8(number & 127) | 128] + encoded(number >> 7)
    }
}

extension [UInt8] {
    fileprivate mutating func append(block: [UInt8]) {
        self += Module.encoded(block.count) + block
    }
}
