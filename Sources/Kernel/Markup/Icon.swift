/// A picture from the sprite, by its bootstrap-icons name.
///
/// The sprite holds what stands as `Icon("…")` in the sources; a tracker adds its own in an
/// extension. Names that start with `mark-` are drawn by hand in `Shell/icons/`.
package struct Icon: Sendable, Hashable {
    package let name: StaticString

    package init(_ name: StaticString) {
        self.name = name
    }

    package static func == (a: Icon, b: Icon) -> Bool { a.name.description == b.name.description }

    package func hash(into hasher: inout Hasher) { hasher.combine(name.description) }
}

extension Icon {
    package static var home: Icon { Icon("house-door") }
    package static var homeFilled: Icon { Icon("house-door-fill") }

    package static var search: Icon { Icon("search") }
    package static var settings: Icon { Icon("gear") }
    package static var trash: Icon { Icon("trash3") }
    package static var history: Icon { Icon("clock-history") }
    package static var restore: Icon { Icon("arrow-counterclockwise") }
    package static var add: Icon { Icon("plus-lg") }
    package static var more: Icon { Icon("three-dots") }
    package static var close: Icon { Icon("x-lg") }
    package static var back: Icon { Icon("chevron-left") }
    package static var forward: Icon { Icon("chevron-right") }
    package static var up: Icon { Icon("chevron-up") }
    package static var expand: Icon { Icon("chevron-down") }
    package static var check: Icon { Icon("check-lg") }
    package static var checkCircle: Icon { Icon("check-circle-fill") }
    package static var edit: Icon { Icon("pencil") }
    package static var cart: Icon { Icon("cart") }
    package static var print: Icon { Icon("printer") }
    package static var share: Icon { Icon("box-arrow-up") }
    package static var importFile: Icon { Icon("box-arrow-in-down") }
    package static var exportFile: Icon { Icon("box-arrow-up-right") }
    package static var table: Icon { Icon("table") }
    package static var language: Icon { Icon("translate") }
    package static var theme: Icon { Icon("circle-half") }
    package static var info: Icon { Icon("info-circle") }
    package static var warning: Icon { Icon("exclamation-triangle") }
    package static var error: Icon { Icon("exclamation-circle") }
    package static var trophy: Icon { Icon("trophy") }
    package static var award: Icon { Icon("award") }
    package static var calendar: Icon { Icon("calendar3") }
    package static var clock: Icon { Icon("clock") }
    package static var note: Icon { Icon("sticky") }
    package static var comment: Icon { Icon("chat-left") }
    package static var list: Icon { Icon("list-ul") }
    package static var inside: Icon { Icon("diagram-2") }
    package static var remove: Icon { Icon("dash-circle") }
    package static var sample: Icon { Icon("magic") }
    package static var keyboard: Icon { Icon("keyboard") }
    package static var device: Icon { Icon("phone") }
    package static var bell: Icon { Icon("bell") }
    package static var people: Icon { Icon("people") }
    package static var look: Icon { Icon("eye") }
    package static var book: Icon { Icon("journal") }

    package static var inStep: Icon { Icon("cloud-check") }
    package static var offline: Icon { Icon("cloud-slash") }
    package static var waiting: Icon { Icon("cloud-arrow-up") }
}

extension HTML {
    /// An icon that only decorates: the words beside it say the same.
    package func icon(_ icon: Icon, class name: String? = nil) {
        raw("<svg class=\"icon")
        if let name {
            raw(" ")
            text(name)
        }
        raw("\" aria-hidden=\"true\"><use href=\"")
        text(icons)
        raw("#")
        raw(icon.name)
        raw("\"/></svg>")
    }
}
