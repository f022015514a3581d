extension HTML {
    /// Appends markup as it stands; a literal, so that nothing typed by anyone can get here.
    @inline(__always)
    package func raw(_ markup: StaticString) {
        if markup.hasPointerRepresentation {
            append(
                UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
        } else {
            markup.withUTF8Buffer { append($0) }
        }
    }

    /// Appends `number` in ASCII digits, without grouping.
    package func text(_ number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        digits(number.magnitude)
    }

    private func digits(_ number: UInt) {
        if number >= 10 { digits(number / 10) }
        append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number % 10))
    }

    /// Appends `<tag attributes>`, what `content` writes, and `</tag>`.
    package func element(
        _ tag: StaticString, _ a: Attr, _ b: Attr, _ c: Attr, _ d: Attr, _ more: [Attr],
        _ content: () -> Void
    ) {
        open(tag, a, b, c, d, more)
        content()
        append(UInt8(ascii: "<"))
        append(UInt8(ascii: "/"))
        raw(tag)
        append(UInt8(ascii: ">"))
    }

    /// Appends `<tag attributes>` alone: the whole of a void element.
    package func open(
        _ tag: StaticString, _ a: Attr, _ b: Attr, _ c: Attr, _ d: Attr, _ more: [Attr]
    ) {
        append(UInt8(ascii: "<"))
        raw(tag)
        a.write(to: self)
        b.write(to: self)
        c.write(to: self)
        d.write(to: self)
        for attr in more { attr.write(to: self) }
        append(UInt8(ascii: ">"))
    }
}
