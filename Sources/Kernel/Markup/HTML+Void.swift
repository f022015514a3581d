/// Void elements: no content and no end tag. The first four attributes cost no allocation.
extension HTML {
    package func meta(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr...
    ) {
        open("meta", a, b, c, d, more)
    }

    package func link(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr...
    ) {
        open("link", a, b, c, d, more)
    }

    package func input(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr...
    ) {
        open("input", a, b, c, d, more)
    }

    package func img(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr...
    ) {
        open("img", a, b, c, d, more)
    }

    package func br(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr...
    ) {
        open("br", a, b, c, d, more)
    }

    package func hr(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr...
    ) {
        open("hr", a, b, c, d, more)
    }
}
