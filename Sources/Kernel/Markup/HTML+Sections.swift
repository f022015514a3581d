/// Sections and blocks. The first four attributes cost no allocation.
extension HTML {
    package func header(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("header", a, b, c, d, more, content)
    }

    package func main(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("main", a, b, c, d, more, content)
    }

    package func nav(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("nav", a, b, c, d, more, content)
    }

    package func section(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("section", a, b, c, d, more, content)
    }

    package func article(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("article", a, b, c, d, more, content)
    }

    package func aside(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("aside", a, b, c, d, more, content)
    }

    package func footer(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("footer", a, b, c, d, more, content)
    }

    package func div(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("div", a, b, c, d, more, content)
    }

    package func h1(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("h1", a, b, c, d, more, content)
    }

    package func h2(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("h2", a, b, c, d, more, content)
    }

    package func h3(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("h3", a, b, c, d, more, content)
    }

    package func h4(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("h4", a, b, c, d, more, content)
    }

    package func dialog(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("dialog", a, b, c, d, more, content)
    }

    package func details(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("details", a, b, c, d, more, content)
    }

    package func summary(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("summary", a, b, c, d, more, content)
    }

    package func figure(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("figure", a, b, c, d, more, content)
    }

    package func figcaption(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("figcaption", a, b, c, d, more, content)
    }
}
