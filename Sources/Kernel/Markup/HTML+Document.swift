/// The frame of a document.
extension HTML {
    @_transparent
    package func html(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.html, a, b, c, d, e, f, g, h)
        content()
        close(.html)
    }

    @_transparent
    package func head(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.head, a, b, c, d, e, f, g, h)
        content()
        close(.head)
    }

    @_transparent
    package func body(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.body, a, b, c, d, e, f, g, h)
        content()
        close(.body)
    }

    @_transparent
    package func title(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.title, a, b, c, d, e, f, g, h)
        content()
        close(.title)
    }

    @_transparent
    package func script(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.script, a, b, c, d, e, f, g, h)
        content()
        close(.script)
    }
}
