/// Words within a line. The first four attributes cost no allocation.
extension HTML {
    package func p(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("p", a, b, c, d, more, content)
    }

    package func span(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("span", a, b, c, d, more, content)
    }

    package func a(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("a", a, b, c, d, more, content)
    }

    package func strong(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("strong", a, b, c, d, more, content)
    }

    package func em(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("em", a, b, c, d, more, content)
    }

    package func small(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("small", a, b, c, d, more, content)
    }

    package func b(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("b", a, b, c, d, more, content)
    }

    package func i(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("i", a, b, c, d, more, content)
    }

    package func mark(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("mark", a, b, c, d, more, content)
    }

    package func bdi(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("bdi", a, b, c, d, more, content)
    }

    package func time(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("time", a, b, c, d, more, content)
    }

    package func s(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("s", a, b, c, d, more, content)
    }

    package func sup(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("sup", a, b, c, d, more, content)
    }

    package func sub(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("sub", a, b, c, d, more, content)
    }

    package func code(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("code", a, b, c, d, more, content)
    }

    package func pre(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("pre", a, b, c, d, more, content)
    }

    package func kbd(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("kbd", a, b, c, d, more, content)
    }

    package func blockquote(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("blockquote", a, b, c, d, more, content)
    }
}
