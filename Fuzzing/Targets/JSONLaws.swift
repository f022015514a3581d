import Kernel

/// What is read is written so that it reads the same, in every style.
func brokenJSONLaw(_ bytes: [UInt8]) -> String? {
    guard let value = try? JSON.parse(bytes) else { return brokenErrorLaw(bytes) }
    if written(value, .compact) != value { return "compact JSON reads as it was" }
    if written(value, .pretty) != value { return "pretty JSON reads as it was" }
    let text = JSONText(value)
    if (try? JSONText(rewriting: text.text)) != text { return "compact JSON stays as it is" }
    return nil
}

private func written(_ value: JSON, _ style: JSONWriter.Style) -> JSON? {
    var writer = JSONWriter(style)
    writer.value(value)
    return try? JSON.parse(writer.bytes)
}

/// An error lies inside the text or at its end, and has a sentence.
private func brokenErrorLaw(_ bytes: [UInt8]) -> String? {
    do throws(JSONError) {
        _ = try JSON.parse(bytes)
    } catch {
        let length = bytes.count + 1
        let isInside = 1...length ~= error.position.line && 1...length ~= error.position.column
        if !isInside { return "an error lies inside the text" }
        if error.label.text(in: .german).isEmpty || error.label.text(in: .italian).isEmpty { return "an error has a sentence" }
    }
    return nil
}
