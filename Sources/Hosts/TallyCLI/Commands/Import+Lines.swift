import Kernel

// What each line of a file was taken for, in a line each.
extension Session {
    func recite(_ lines: [ReadLine]) {
        if isJSON { return }
        for line in lines where !line.text.isBlank { output.say(sentence(line)) }
    }

    /// `3 Hook: Puller Rick · Tractor WhyNot · Distance 305.5`, with a question mark where that is in doubt.
    private func sentence(_ line: ReadLine) -> String {
        let kind = declarations.schema.kind(line.kind)
        let name = (kind?.label ?? label(line.kind)).map { language($0) + ": " } ?? ""
        let fields = line.fields.filter { !isUsual($0) }.map { field in
            let label = kind?.field(field.name)?.label ?? label(field.name)
            let value = text(field.value)
            return field.name == line.kind
                ? value : (label.map { language($0) } ?? field.name) + " " + value
        }
        return "\(line.line)" + (line.isDoubtful ? "? " : " ") + name
            + fields.joined(separator: " · ").truncated(to: 200)
    }

    /// What a field is called in the kinds of the app.
    private func label(_ name: String) -> Label? {
        declarations.schema.kinds.lazy.compactMap { $0.field(name)?.label }.first
    }

    /// What a hook has unless its line says otherwise.
    private func isUsual(_ field: JSON.Member) -> Bool {
        field.name == "attempt" && field.value == .number("1")
            || field.name == "status" && field.value == .string("measured")
    }

    private func text(_ value: JSON) -> String {
        switch value {
        case .string(let text): return text
        case .number(let number): return number
        default:
            var writer = JSONWriter()
            writer.value(value)
            return writer.text
        }
    }
}
