/// Void elements: no content and no end tag.
extension HTML {
    @_transparent
    package func meta(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil
    ) {
        open(.meta, a, b, c, d, e, f, g, h)
    }

    @_transparent
    package func link(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil
    ) {
        open(.link, a, b, c, d, e, f, g, h)
    }

    @_transparent
    package func input(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil
    ) {
        open(.input, a, b, c, d, e, f, g, h)
    }

    @_transparent
    package func img(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil
    ) {
        open(.img, a, b, c, d, e, f, g, h)
    }

    @_transparent
    package func br(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil
    ) {
        open(.br, a, b, c, d, e, f, g, h)
    }

    @_transparent
    package func hr(
        _ a: Attr? = nil, _ b: Attr? = nil, _ c: Attr? = nil, _ d: Attr? = nil,
        _ e: Attr? = nil, _ f: Attr? = nil, _ g: Attr? = nil, _ h: Attr? = nil
    ) {
        open(.hr, a, b, c, d, e, f, g, h)
    }
}
