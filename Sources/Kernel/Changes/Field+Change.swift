extension Field {
    /// Reads a value as it stands in a change; `nil` when this version can't understand it, or wouldn't
    /// have let anybody type so long a text.
    package func value(fromChange text: String) -> Value? {
        if text == "null" || isBeyondReason(text) { return nil }
        guard let value = read(text), !isBeyondLimits(value) else { return nil }
        return value
    }

    /// What a record has after a change: that of ``value(fromChange:)``, or the default where it clears the field.
    package func value(afterChange text: String) -> Value? {
        text == "null" ? defaultValue : value(fromChange: text)
    }

    private func read(_ text: String) -> Value? {
        if let value = plain(text) { return value }
        guard let json = try? JSON.parse(text) else { return nil }
        return (try? value(from: json)) ?? nil
    }

    /// Why what somebody's change says is no value here: a text that is longer than may be typed, or a
    /// whole number outside of its limits.
    package func excess(inChange text: String) -> FieldError? {
        if case .integer = type {
            guard let number = read(text), isBeyondLimits(number) else { return nil }
            do throws(FieldError) {
                _ = try checked(number)
                return nil
            } catch {
                return error
            }
        }
        guard case .text(let maximum, _) = type, text.utf8.count > maximum,
            case .string(let text)? = try? JSON.parse(text)
        else { return nil }
        return tooLong(text)
    }

    /// Whether a text is so far over its limit that its characters needn't be counted.
    private func isBeyondReason(_ text: String) -> Bool {
        guard case .text(let maximum, _) = type else { return false }
        return text.utf8.count / Field.bytesOfCharacter > maximum
    }

    /// What a character has at most, with all its marks and all of them escaped.
    private static var bytesOfCharacter: Int { 128 }

    /// The value as it stands in a change.
    package func change(to value: Value?) -> FieldChange {
        FieldChange(name, json: JSONText(json(value)).text)
    }

    /// Reads a value as this version writes it, without reading JSON in general: a book is loaded
    /// with hundreds of thousands of these. `nil` says nothing about the text.
    private func plain(_ text: String) -> Value? {
        switch type {
        case .boolean: text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil
        case .integer: text.plainInteger.map { .integer($0) }
        case .decimal: Decimal(canonical: text).map { .decimal($0) }
        case .text: text.unquoted.map { .text($0) }
        case .choice(let choices): text.unquoted.flatMap { plainChoice($0, choices) }
        case .reference: text.unquoted.flatMap { RecordID($0) }.map { .reference($0) }
        case .date: text.unquoted.flatMap { CivilDate(iso: $0) }.map { .date($0) }
        case .time: text.unquoted.flatMap { TimeOfDay(iso: $0) }.map { .time($0) }
        case .instant: text.unquoted.flatMap { Instant(iso: $0) }.map { .instant($0) }
        case .choices, .words, .pairs: nil
        }
    }

    private func plainChoice(_ name: String, _ choices: [FieldType.Choice]) -> Value? {
        choices.contains { $0.name == name } ? .choice(name) : nil
    }
}

extension String {
    /// What stands in a JSON string that has no escapes; `nil` for any other text.
    fileprivate var unquoted: String? {
        let quote = UInt8(ascii: "\"")
        var text = self
        return text.withUTF8 { bytes in
            guard bytes.count >= 2, bytes.first == quote, bytes.last == quote else { return nil }
            let inner = UnsafeBufferPointer(rebasing: bytes[1..<(bytes.count - 1)])
            let isPlain = inner.allSatisfy {
                $0 >= 0x20 && $0 != quote && $0 != UInt8(ascii: "\\")
            }
            return isPlain ? String(decoding: inner, as: UTF8.self) : nil
        }
    }

    /// A whole number in its shortest form.
    fileprivate var plainInteger: Int64? {
        guard let number = Int64(self), String(number) == self else { return nil }
        return number
    }
}
