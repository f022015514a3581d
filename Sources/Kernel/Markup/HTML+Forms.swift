/// Forms and their controls. The first four attributes cost no allocation.
extension HTML {
    package func form(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("form", a, b, c, d, more, content)
    }

    package func label(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("label", a, b, c, d, more, content)
    }

    package func button(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("button", a, b, c, d, more, content)
    }

    package func select(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("select", a, b, c, d, more, content)
    }

    package func option(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("option", a, b, c, d, more, content)
    }

    package func textarea(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("textarea", a, b, c, d, more, content)
    }

    package func fieldset(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("fieldset", a, b, c, d, more, content)
    }

    package func legend(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("legend", a, b, c, d, more, content)
    }

    package func output(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("output", a, b, c, d, more, content)
    }

    package func progress(
        _ a: Attr = .none, _ b: Attr = .none, _ c: Attr = .none, _ d: Attr = .none,
        _ more: Attr..., content: () -> Void = {}
    ) {
        element("progress", a, b, c, d, more, content)
    }
}
