/// The frame of a document. The first four attributes cost no allocation.
extension HTML {
    package func html(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("html", a, b, c, d, more, content)
    }

    package func head(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("head", a, b, c, d, more, content)
    }

    package func body(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("body", a, b, c, d, more, content)
    }

    package func title(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("title", a, b, c, d, more, content)
    }

    package func script(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("script", a, b, c, d, more, content)
    }
}
