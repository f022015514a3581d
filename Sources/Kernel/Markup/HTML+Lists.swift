/// Lists and tables. The first four attributes cost no allocation.
extension HTML {
    package func ul(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("ul", a, b, c, d, more, content)
    }

    package func ol(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("ol", a, b, c, d, more, content)
    }

    package func li(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("li", a, b, c, d, more, content)
    }

    package func dl(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("dl", a, b, c, d, more, content)
    }

    package func dt(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("dt", a, b, c, d, more, content)
    }

    package func dd(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("dd", a, b, c, d, more, content)
    }

    package func table(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("table", a, b, c, d, more, content)
    }

    package func caption(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("caption", a, b, c, d, more, content)
    }

    package func thead(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("thead", a, b, c, d, more, content)
    }

    package func tbody(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("tbody", a, b, c, d, more, content)
    }

    package func tfoot(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("tfoot", a, b, c, d, more, content)
    }

    package func tr(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("tr", a, b, c, d, more, content)
    }

    package func th(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("th", a, b, c, d, more, content)
    }

    package func td(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("td", a, b, c, d, more, content)
    }
}
