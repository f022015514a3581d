import Kernel

// What each line of a file was taken for, in a line each.
extension Session {
    func recite(_ reading: ForeignReading) {
        if isJSON { return }
        for line in reading.told { output.say(language(line)) }
        if !reading.told.isEmpty { return }
        for line in reading.lines where !line.text.isBlank {
            if let sentence = sentence(line) { output.say(sentence) }
        }
    }

    /// `3 Hook: Puller Rick · Tractor WhyNot · Distance 305.5`, with a question mark where that is in doubt;
    /// `nil` where nothing is known of it.
    private func sentence(_ line: ReadLine) -> String? {
        let kind = declarations.schema.kind(line.kind)
        let name = (kind?.label ?? label(line.kind)).map { language($0) + ": " } ?? ""
        let fields = line.fields.filter { !isUsual($0, of: kind) }.map { field in
            let label = kind?.field(field.name)?.label ?? label(field.name)
            let value = text(field.value)
            let name = label.map { language($0) } ?? field.name
            return field.name == line.kind ? value : name.beforeComma + " " + value
        }
        if name.isEmpty, fields.isEmpty { return nil }
        return "\(line.line)" + (line.isDoubtful ? "? " : " ") + name
            + fields.joined(separator: " · ").truncated(to: 200)
    }

    /// What a field is called in the kinds of the app.
    private func label(_ name: String) -> Label? {
        declarations.schema.kinds.lazy.compactMap { $0.field(name)?.label }.first
    }

    /// What a record of the kind has unless its line says otherwise.
    private func isUsual(_ member: JSON.Member, of kind: Kind?) -> Bool {
        guard let field = kind?.field(member.name), let value = field.defaultValue else {
            return false
        }
        return member.value == field.json(value)
    }

    private func text(_ value: JSON) -> String {
        switch value {
        case .string(let text):
            return text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
                .joined(separator: ", ")
        case .number(let number): return number
        default:
            var writer = JSONWriter()
            writer.value(value)
            return writer.text
        }
    }
}

extension String {
    /// "Tire pressure" of "Tire pressure, psi"
    fileprivate var beforeComma: String {
        String(Substring(utf8.prefix { $0 != UInt8(ascii: ",") }))
    }
}
