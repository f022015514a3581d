extension HTML {
    /// Writes `content` with addresses that belong to no book.
    package func atRoot(_ content: () -> Void) {
        let own = base
        base = ""
        content()
        base = own
    }

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

    /// Appends `<tag attributes>`: an element's start, and the whole of a void element.
    package func open(
        _ tag: Tag, _ a: consuming Attr?, _ b: consuming Attr?, _ c: consuming Attr?,
        _ d: consuming Attr?, _ e: consuming Attr?, _ f: consuming Attr?, _ g: consuming Attr?,
        _ h: consuming Attr?
    ) {
        append(UInt8(ascii: "<"))
        raw(tag.name)
        a?.write(to: self)
        b?.write(to: self)
        c?.write(to: self)
        d?.write(to: self)
        e?.write(to: self)
        f?.write(to: self)
        g?.write(to: self)
        h?.write(to: self)
        append(UInt8(ascii: ">"))
    }

    /// Appends `</tag>`.
    package func close(_ tag: Tag) {
        append(UInt8(ascii: "<"))
        append(UInt8(ascii: "/"))
        raw(tag.name)
        append(UInt8(ascii: ">"))
    }
}
