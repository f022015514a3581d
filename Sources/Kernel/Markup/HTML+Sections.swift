/// Sections and blocks.
extension HTML {
    @_transparent
    package func header(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.header, a, b, c, d, e, f, g, h)
        content()
        close(.header)
    }

    @_transparent
    package func main(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.main, a, b, c, d, e, f, g, h)
        content()
        close(.main)
    }

    @_transparent
    package func nav(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.nav, a, b, c, d, e, f, g, h)
        content()
        close(.nav)
    }

    @_transparent
    package func section(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.section, a, b, c, d, e, f, g, h)
        content()
        close(.section)
    }

    @_transparent
    package func article(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.article, a, b, c, d, e, f, g, h)
        content()
        close(.article)
    }

    @_transparent
    package func aside(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.aside, a, b, c, d, e, f, g, h)
        content()
        close(.aside)
    }

    @_transparent
    package func footer(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.footer, a, b, c, d, e, f, g, h)
        content()
        close(.footer)
    }

    @_transparent
    package func div(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.div, a, b, c, d, e, f, g, h)
        content()
        close(.div)
    }

    @_transparent
    package func h1(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.h1, a, b, c, d, e, f, g, h)
        content()
        close(.h1)
    }

    @_transparent
    package func h2(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.h2, a, b, c, d, e, f, g, h)
        content()
        close(.h2)
    }

    @_transparent
    package func h3(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.h3, a, b, c, d, e, f, g, h)
        content()
        close(.h3)
    }

    @_transparent
    package func h4(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.h4, a, b, c, d, e, f, g, h)
        content()
        close(.h4)
    }

    @_transparent
    package func dialog(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.dialog, a, b, c, d, e, f, g, h)
        content()
        close(.dialog)
    }

    @_transparent
    package func details(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.details, a, b, c, d, e, f, g, h)
        content()
        close(.details)
    }

    @_transparent
    package func summary(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.summary, a, b, c, d, e, f, g, h)
        content()
        close(.summary)
    }

    @_transparent
    package func figure(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.figure, a, b, c, d, e, f, g, h)
        content()
        close(.figure)
    }

    @_transparent
    package func figcaption(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil,
        content: () -> Void = {}
    ) {
        open(.figcaption, a, b, c, d, e, f, g, h)
        content()
        close(.figcaption)
    }
}
