extension Attr {
    package static func `class`(_ value: StaticString) -> Attr { Attr("class", value) }
    @_disfavoredOverload
    package static func `class`(_ value: String?) -> Attr { Attr("class", text: value) }
    package static func id(_ value: StaticString) -> Attr { Attr("id", value) }
    @_disfavoredOverload
    package static func id(_ value: String?) -> Attr { Attr("id", text: value) }
    package static func lang(_ value: String) -> Attr { Attr("lang", text: value) }
    package static func dir(_ value: String) -> Attr { Attr("dir", text: value) }
    package static func title(_ value: String?) -> Attr { Attr("title", text: value) }
    package static func hidden(if condition: Bool = true) -> Attr {
        Attr("hidden", flag: condition)
    }
    package static func inert(if condition: Bool = true) -> Attr { Attr("inert", flag: condition) }
    package static func tabindex(_ value: Int) -> Attr { Attr("tabindex", .number(value)) }
    package static func role(_ value: String?) -> Attr { Attr("role", text: value) }

    /// `.aria("label", …)` writes `aria-label`.
    package static func aria(_ name: StaticString, _ value: String?) -> Attr {
        Attr("aria-", text: value, suffix: name)
    }

    /// `.data("live", …)` writes `data-live`.
    package static func data(_ name: StaticString, _ value: String? = "") -> Attr {
        Attr("data-", text: value, suffix: name)
    }

    /// `aria-current="page"`: this link leads to where one already is.
    package static func current(if condition: Bool) -> Attr {
        Attr("aria-current", text: condition ? "page" : nil)
    }
}

extension Attr {
    package static func name(_ value: StaticString) -> Attr { Attr("name", value) }
    @_disfavoredOverload
    package static func name(_ value: String?) -> Attr { Attr("name", text: value) }
    package static func value(_ value: StaticString) -> Attr { Attr("value", value) }
    @_disfavoredOverload
    package static func value(_ value: String?) -> Attr { Attr("value", text: value) }
    package static func value(_ value: Int) -> Attr { Attr("value", .number(value)) }
    package static func type(_ value: StaticString) -> Attr { Attr("type", value) }
    @_disfavoredOverload
    package static func type(_ value: String) -> Attr { Attr("type", text: value) }
    package static func method(_ value: StaticString) -> Attr { Attr("method", value) }
    /// How this one button sends its form, whatever the form's own method is.
    package static func formmethod(_ value: String?) -> Attr { Attr("formmethod", text: value) }
    @_disfavoredOverload
    package static func method(_ value: String) -> Attr { Attr("method", text: value) }
    package static func enctype(_ value: String?) -> Attr { Attr("enctype", text: value) }
    package static func accept(_ value: String?) -> Attr { Attr("accept", text: value) }
    package static func `for`(_ value: String) -> Attr { Attr("for", text: value) }
    package static func form(_ value: String?) -> Attr { Attr("form", text: value) }
    package static func placeholder(_ value: String?) -> Attr { Attr("placeholder", text: value) }
    package static func autocomplete(_ value: String?) -> Attr { Attr("autocomplete", text: value) }
    package static func autocapitalize(_ value: String?) -> Attr {
        Attr("autocapitalize", text: value)
    }
    package static func enterkeyhint(_ value: String?) -> Attr { Attr("enterkeyhint", text: value) }
    package static func inputmode(_ value: String?) -> Attr { Attr("inputmode", text: value) }
    package static func step(_ value: String?) -> Attr { Attr("step", text: value) }
    package static func min(_ value: String?) -> Attr { Attr("min", text: value) }
    package static func max(_ value: String?) -> Attr { Attr("max", text: value) }
    package static func max(_ value: Int) -> Attr { Attr("max", .number(value)) }
    package static func list(_ id: String?) -> Attr { Attr("list", text: id) }
    package static func maxlength(_ value: Int?) -> Attr {
        Attr("maxlength", value.map(Value.number) ?? .absent)
    }
    package static func rows(_ value: Int) -> Attr { Attr("rows", .number(value)) }
    package static func spellcheck(_ value: Bool) -> Attr {
        Attr("spellcheck", text: value ? "true" : "false")
    }
}

extension Attr {
    package static func checked(if condition: Bool = true) -> Attr {
        Attr("checked", flag: condition)
    }
    package static func selected(if condition: Bool = true) -> Attr {
        Attr("selected", flag: condition)
    }
    package static func disabled(if condition: Bool = true) -> Attr {
        Attr("disabled", flag: condition)
    }
    package static func required(if condition: Bool = true) -> Attr {
        Attr("required", flag: condition)
    }
    package static func readonly(if condition: Bool = true) -> Attr {
        Attr("readonly", flag: condition)
    }
    package static func multiple(if condition: Bool = true) -> Attr {
        Attr("multiple", flag: condition)
    }
    package static func autofocus(if condition: Bool = true) -> Attr {
        Attr("autofocus", flag: condition)
    }
    package static func open(if condition: Bool = true) -> Attr { Attr("open", flag: condition) }
    package static func novalidate(if condition: Bool = true) -> Attr {
        Attr("novalidate", flag: condition)
    }
    package static func download(_ name: String? = "") -> Attr { Attr("download", text: name) }
    package static func popover() -> Attr { Attr("popover", .flag) }
    package static func popovertarget(_ id: String) -> Attr { Attr("popovertarget", text: id) }
    package static func popovertargetaction(_ value: String) -> Attr {
        Attr("popovertargetaction", text: value)
    }
    package static func scope(_ value: String) -> Attr { Attr("scope", text: value) }
    package static func colspan(_ value: Int) -> Attr { Attr("colspan", .number(value)) }
    package static func datetime(_ value: String) -> Attr { Attr("datetime", text: value) }
    package static func rel(_ value: String) -> Attr { Attr("rel", text: value) }
    package static func content(_ value: String) -> Attr { Attr("content", text: value) }
    package static func media(_ value: String) -> Attr { Attr("media", text: value) }
    package static func sizes(_ value: String) -> Attr { Attr("sizes", text: value) }
    package static func charset(_ value: String) -> Attr { Attr("charset", text: value) }
    package static func loading(_ value: String) -> Attr { Attr("loading", text: value) }
    package static func alt(_ value: String) -> Attr { Attr("alt", text: value) }
    package static func width(_ value: Int) -> Attr { Attr("width", .number(value)) }
    package static func height(_ value: Int) -> Attr { Attr("height", .number(value)) }
}
