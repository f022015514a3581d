import Kernel

/// Where a command's words go: data to standard output at its end, messages to standard error at
/// once.
final class Output {
    private var data: [UInt8] = []
    private let output: Surroundings.Stream
    private let errors: Surroundings.Stream
    private let isQuiet: Bool
    private let colours: Bool

    init(_ surroundings: Surroundings, isQuiet: Bool) {
        output = surroundings.output
        errors = surroundings.errors
        self.isQuiet = isQuiet
        colours = surroundings.allowsColour(surroundings.errors)
    }

    /// Adds to what the command answers.
    func print(_ bytes: [UInt8]) {
        if data.isEmpty { data = bytes } else { data += bytes }
    }

    func print(line: String) {
        data += line.utf8
        data.append(UInt8(ascii: "\n"))
    }

    /// Writes what was printed so far.
    func flush() throws(FileError) {
        guard !data.isEmpty else { return }
        let bytes = data
        data = []
        try output.write(bytes)
    }

    /// Says something in passing, which `--quiet` silences.
    func say(_ sentence: String) {
        if isQuiet { return }
        tell((sentence.tamed + "\n").utf8.map { $0 })
    }

    /// Says what went wrong.
    func complain(_ sentence: String) {
        var line: [UInt8] = []
        line.append("tally:", colours ? .red : nil)
        line += (" " + sentence.tamed + "\n").utf8
        tell(line)
    }

    /// Says something that has its own lines already.
    func explain(_ text: String) {
        tell(Array((text + "\n").utf8))
    }

    /// There is nobody left to tell that messages can't be written.
    private func tell(_ bytes: [UInt8]) {
        try? errors.write(bytes)
    }
}
