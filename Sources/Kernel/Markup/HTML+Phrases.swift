/// Words within a line.
extension HTML {
    @_transparent
    package func p(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.p, a, b, c, d, e, f, g, h)
        content()
        close(.p)
    }

    @_transparent
    package func span(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.span, a, b, c, d, e, f, g, h)
        content()
        close(.span)
    }

    @_transparent
    package func a(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.a, a, b, c, d, e, f, g, h)
        content()
        close(.a)
    }

    @_transparent
    package func strong(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.strong, a, b, c, d, e, f, g, h)
        content()
        close(.strong)
    }

    @_transparent
    package func em(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.em, a, b, c, d, e, f, g, h)
        content()
        close(.em)
    }

    @_transparent
    package func small(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.small, a, b, c, d, e, f, g, h)
        content()
        close(.small)
    }

    @_transparent
    package func b(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.b, a, b, c, d, e, f, g, h)
        content()
        close(.b)
    }

    @_transparent
    package func i(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.i, a, b, c, d, e, f, g, h)
        content()
        close(.i)
    }

    @_transparent
    package func mark(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.mark, a, b, c, d, e, f, g, h)
        content()
        close(.mark)
    }

    @_transparent
    package func bdi(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.bdi, a, b, c, d, e, f, g, h)
        content()
        close(.bdi)
    }

    @_transparent
    package func time(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.time, a, b, c, d, e, f, g, h)
        content()
        close(.time)
    }

    @_transparent
    package func s(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.s, a, b, c, d, e, f, g, h)
        content()
        close(.s)
    }

    @_transparent
    package func sup(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.sup, a, b, c, d, e, f, g, h)
        content()
        close(.sup)
    }

    @_transparent
    package func sub(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.sub, a, b, c, d, e, f, g, h)
        content()
        close(.sub)
    }

    @_transparent
    package func code(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.code, a, b, c, d, e, f, g, h)
        content()
        close(.code)
    }

    @_transparent
    package func pre(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.pre, a, b, c, d, e, f, g, h)
        content()
        close(.pre)
    }

    @_transparent
    package func kbd(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.kbd, a, b, c, d, e, f, g, h)
        content()
        close(.kbd)
    }

    @_transparent
    package func blockquote(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.blockquote, a, b, c, d, e, f, g, h)
        content()
        close(.blockquote)
    }
}
