/// Lists and tables.
extension HTML {
    @_transparent
    package func ul(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.ul, a, b, c, d, e, f, g, h)
        content()
        close(.ul)
    }

    @_transparent
    package func ol(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.ol, a, b, c, d, e, f, g, h)
        content()
        close(.ol)
    }

    @_transparent
    package func li(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.li, a, b, c, d, e, f, g, h)
        content()
        close(.li)
    }

    @_transparent
    package func dl(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.dl, a, b, c, d, e, f, g, h)
        content()
        close(.dl)
    }

    @_transparent
    package func dt(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.dt, a, b, c, d, e, f, g, h)
        content()
        close(.dt)
    }

    @_transparent
    package func dd(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.dd, a, b, c, d, e, f, g, h)
        content()
        close(.dd)
    }

    @_transparent
    package func table(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.table, a, b, c, d, e, f, g, h)
        content()
        close(.table)
    }

    @_transparent
    package func caption(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.caption, a, b, c, d, e, f, g, h)
        content()
        close(.caption)
    }

    @_transparent
    package func thead(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.thead, a, b, c, d, e, f, g, h)
        content()
        close(.thead)
    }

    @_transparent
    package func tbody(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.tbody, a, b, c, d, e, f, g, h)
        content()
        close(.tbody)
    }

    @_transparent
    package func tfoot(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.tfoot, a, b, c, d, e, f, g, h)
        content()
        close(.tfoot)
    }

    @_transparent
    package func tr(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.tr, a, b, c, d, e, f, g, h)
        content()
        close(.tr)
    }

    @_transparent
    package func th(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.th, a, b, c, d, e, f, g, h)
        content()
        close(.th)
    }

    @_transparent
    package func td(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.td, a, b, c, d, e, f, g, h)
        content()
        close(.td)
    }
}
