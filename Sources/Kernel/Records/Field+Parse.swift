extension Field {
    /// Reads what a person typed into a form or on the command line; an empty text clears the field.
    ///
    /// A reference is read only when it is a whole identifier; ``Book/resolve(_:in:)`` knows
    /// prefixes and titles.
    ///
    /// - Parameter style: How whoever typed it writes numbers.
    package func parse(_ text: String, _ style: NumberStyle) throws(FieldError) -> Value? {
        if text.isBlank { return type.isText && !isOptional ? .text("") : nil }
        let trimmed = text.trimmed
        switch type {
        case .text: return .text(try kept(text, style))
        case .integer: return .integer(try integer(trimmed, style))
        case .decimal: return .decimal(try decimal(trimmed, style))
        case .boolean: return .boolean(try boolean(trimmed))
        case .date: return .date(try read(trimmed, .notADate) { CivilDate(iso: $0) })
        case .time: return .time(try read(trimmed, .notATime) { TimeOfDay(iso: $0) })
        case .instant: return .instant(try read(trimmed, .notAnInstant) { Instant(iso: $0) })
        case .choice: return .choice(try choice(trimmed))
        case .choices: return .choices(try choices(words(in: text)))
        case .reference(let kind, _):
            return .reference(try read(trimmed, .notAReference(kind: kind)) { RecordID($0) })
        case .words: return .words(words(in: text))
        case .pairs: return .pairs(try pairs(text))
        }
    }

    /// Reads what the app or another program wrote, such as a cell of its own tables.
    package func parse(_ text: String) throws(FieldError) -> Value? {
        try parse(text, .bothDecimal)
    }

    func refused(_ value: String, _ reason: FieldError.Reason) -> FieldError {
        FieldError(self, value: value, reason)
    }

    private func read<T>(
        _ text: String, _ reason: FieldError.Reason, _ parse: (String) -> T?
    ) throws(FieldError) -> T {
        guard let value = parse(text) else { throw refused(text, reason) }
        return value
    }

    private func integer(_ text: String, _ style: NumberStyle) throws(FieldError) -> Int64 {
        if let whole = Int64(text) { return whole }
        do throws(NumberError) {
            guard let whole = try number(text, style).int64 else {
                throw NumberError.notANumber(text)
            }
            return whole
        } catch {
            throw refused(text, .init(error, else: .notAWholeNumber))
        }
    }

    private func decimal(_ text: String, _ style: NumberStyle) throws(FieldError) -> Decimal {
        do { return try number(text, style) } catch {
            throw refused(text, .init(error, else: .notANumber))
        }
    }

    /// A number with the field's own unit, another that it knows, or none.
    private func number(_ text: String, _ style: NumberStyle) throws(NumberError) -> Decimal {
        guard let measure else { return try Decimal.parse(text, style) }
        return try measure.number(text, style)
    }

    /// A text in a notation, as the book keeps it: numbers that would be read otherwise by those who
    /// write otherwise are written with a point, all else stays as typed.
    private func kept(_ text: String, _ style: NumberStyle) throws(FieldError) -> String {
        guard notation?.hasNumbers == true else { return text }
        do { return try style.kept(text) } catch { throw refused(text, .number(error)) }
    }

    private func boolean(_ text: String) throws(FieldError) -> Bool {
        switch text.folded {
        case "true", "yes", "on", "1", "ja", "si", "wahr", "vero": return true
        case "false", "no", "off", "0", "nein", "falsch", "falso": return false
        default: throw refused(text, .notYesOrNo)
        }
    }

    func choice(_ text: String) throws(FieldError) -> String {
        if type.choices.contains(where: { $0.name == text }) { return text }
        let wanted = text.folded
        guard let choice = type.choices.first(where: { $0.name.folded == wanted }) else {
            throw refused(text, .notAllowed(type.choices.map { $0.name }))
        }
        return choice.name
    }

    /// The choices named, in the field's order and each once.
    func choices(_ texts: [String]) throws(FieldError) -> [String] {
        var wanted: Set<String> = []
        for text in texts { wanted.insert(try choice(text)) }
        return type.choices.map { $0.name }.filter { wanted.contains($0) }
    }

    /// Words between line ends, or between commas where all stand in one line.
    private func words(in text: String) -> [String] {
        let hasLines = text.utf8.contains(10) || text.utf8.contains(13)
        return text.utf8.split { hasLines ? $0 == 10 || $0 == 13 : $0 == UInt8(ascii: ",") }
            .map { String(Substring($0)).trimmed }
            .filter { !$0.isEmpty }
    }

    /// Lines of `name: value` (or `name=value`).
    private func pairs(_ text: String) throws(FieldError) -> [Value.Pair] {
        var pairs: [Value.Pair] = []
        for line in text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
            let parts = line.split(maxSplits: 1) {
                $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=")
            }
            guard parts.count == 2 else { throw refused(String(Substring(line)), .notPairs) }
            pairs.append(
                Value.Pair(String(Substring(parts[0])).trimmed, String(Substring(parts[1])).trimmed)
            )
        }
        return pairs
    }
}
