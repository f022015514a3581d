/// A page being written: bytes of UTF-8 HTML, appended in order.
///
/// Elements are methods in HTML's own words, and nesting is nesting of closures, which never
/// escape. Text and attribute values are always escaped; only literals can be written raw.
///
/// ```swift
/// html.ul(.class("list")) {
///     for name in names { html.li { html.text(name) } }
/// }
/// ```
package final class HTML {
    /// What has been written so far.
    package private(set) var bytes: [UInt8] = []
    /// The address of the icon sprite, which every icon on the page refers to.
    let icons: String

    /// A page with room for `capacity` bytes before memory has to grow.
    package init(assets: AssetNames = .development, capacity: Int = 16_384) {
        icons = assets.icons
        bytes.reserveCapacity(capacity)
    }

    /// Appends `text`, escaped.
    package func text(_ text: String) {
        text.appendEscaped(to: &bytes)
    }

    /// Appends `number` in ASCII digits, without grouping.
    package func text(_ number: Int) {
        bytes.appendDecimal(number)
    }

    /// Appends markup as it stands; a literal, so that nothing typed by anyone can get here.
    package func raw(_ markup: StaticString) {
        markup.append(to: &bytes)
    }

    /// Appends `<tag attributes>`, what `content` writes, and `</tag>`.
    @inline(never)
    package func element(
        _ tag: StaticString, _ a: Attr, _ b: Attr, _ c: Attr, _ d: Attr, _ more: [Attr],
        _ content: () -> Void
    ) {
        open(tag, a, b, c, d, more)
        content()
        bytes.append(UInt8(ascii: "<"))
        bytes.append(UInt8(ascii: "/"))
        tag.append(to: &bytes)
        bytes.append(UInt8(ascii: ">"))
    }

    /// Appends `<tag attributes>` alone: the whole of a void element.
    @inline(never)
    package func open(
        _ tag: StaticString, _ a: Attr, _ b: Attr, _ c: Attr, _ d: Attr, _ more: [Attr]
    ) {
        bytes.append(UInt8(ascii: "<"))
        tag.append(to: &bytes)
        a.append(to: &bytes)
        b.append(to: &bytes)
        c.append(to: &bytes)
        d.append(to: &bytes)
        for attr in more { attr.append(to: &bytes) }
        bytes.append(UInt8(ascii: ">"))
    }
}
