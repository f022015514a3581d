/// Forms and their controls.
extension HTML {
    @_transparent
    package func form(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.form, a, b, c, d, e, f, g, h)
        content()
        close(.form)
    }

    @_transparent
    package func label(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.label, a, b, c, d, e, f, g, h)
        content()
        close(.label)
    }

    @_transparent
    package func button(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.button, a, b, c, d, e, f, g, h)
        content()
        close(.button)
    }

    @_transparent
    package func select(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.select, a, b, c, d, e, f, g, h)
        content()
        close(.select)
    }

    @_transparent
    package func datalist(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.datalist, a, b, c, d, e, f, g, h)
        content()
        close(.datalist)
    }

    @_transparent
    package func option(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.option, a, b, c, d, e, f, g, h)
        content()
        close(.option)
    }

    @_transparent
    package func textarea(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.textarea, a, b, c, d, e, f, g, h)
        content()
        close(.textarea)
    }

    @_transparent
    package func fieldset(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.fieldset, a, b, c, d, e, f, g, h)
        content()
        close(.fieldset)
    }

    @_transparent
    package func legend(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.legend, a, b, c, d, e, f, g, h)
        content()
        close(.legend)
    }

    @_transparent
    package func output(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.output, a, b, c, d, e, f, g, h)
        content()
        close(.output)
    }

    @_transparent
    package func progress(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.progress, a, b, c, d, e, f, g, h)
        content()
        close(.progress)
    }
}
