/// A page being written: bytes of UTF-8 HTML, appended in order.
///
/// Elements are methods in HTML's own words, and nesting is nesting of closures, which never
/// escape: elements are `@_transparent`, so that their content is compiled in place and not as a
/// function of its own. Text and attribute values are always escaped; only literals can be written raw.
///
/// ```swift
/// html.ul(.class("list")) {
///     for name in names { html.li { html.text(name) } }
/// }
/// ```
package final class HTML {
    /// The address of the icon sprite, which every icon on the page refers to.
    let icons: String
    /// What the addresses of the book begin with: empty for the first, `/books/household` for another.
    package var base = ""
    /// Whether it is for somebody who may look and not write: what would post is left out, and what shows
    /// something within a form stands still.
    package var isLooking = false
    /// Whether what is being written stands within a form that posts nothing.
    var isStill = false
    /// Whether an address leads to a form, for such a page to leave the ways there out.
    var leadsToForm: (String) -> Bool = { _ in false }
    /// Whether an address leads to what is there only to write: to such a page nothing else leads, either.
    var isToWrite: (String) -> Bool = { _ in false }
    /// The line about sync that stands at the top of every screen.
    var status: StatusLine?
    /// Whether the page is the answer to a form that was refused: the first field that is wrong
    /// takes the focus.
    var isRefused = false
    /// The moment of the book that the page shows, for forms to carry along: see ``LogPlace``.
    var asOf: String?
    /// The language of the words that components bring themselves.
    var language: Language = .english
    /// How many fields were written so far with what is wrong beside them.
    var refusalCount = 0
    /// How much is new of what is said of records: their rows tell it.
    package var unread: [RecordID: Int] = [:]
    /// What the screen ends with, below the detail of what it is about.
    package var ending: ((HTML) -> Void)?
    /// What the rows written so far have in common.
    var rowParts = RowParts()
    // Memory of its own instead of an array: a page makes thousands of small appends, and an
    // array would check each time whether it is shared.
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0

    /// A page with room for `capacity` bytes before memory has to grow.
    package init(assets: AssetNames = .development, capacity: Int = 16_384) {
        icons = assets.icons
        self.capacity = max(capacity, 64)
        start = .allocate(capacity: self.capacity)
    }

    deinit { start.deallocate() }

    /// What has been written so far.
    package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

    /// Appends one byte as it stands.
    @inline(__always)
    func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        start[count] = byte
        count &+= 1
    }

    /// Appends bytes as they stand.
    @inline(__always)
    func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress, bytes.count > 0 else { return }
        if bytes.count > capacity &- count { grow(by: bytes.count) }
        (start + count).update(from: source, count: bytes.count)
        count &+= bytes.count
    }

    /// Where the next byte will stand.
    var place: Int { count }

    /// Writes `content` at an earlier place, before what stands there.
    func insert(at place: Int, _ content: () -> Void) {
        let rest = Array(UnsafeBufferPointer(start: start + place, count: count &- place))
        count = place
        content()
        rest.withUnsafeBufferPointer { append($0) }
    }

    /// Appends an identifier's text, which needs no escaping.
    func text(_ id: RecordID) {
        if capacity &- count < 36 { grow(by: 36) }
        id.write(UnsafeMutableRawBufferPointer(start: start + count, count: 36))
        count &+= 36
    }

    /// Takes back what was written from an earlier place on.
    func taken(from place: Int) -> [UInt8] {
        defer { count = place }
        return Array(UnsafeBufferPointer(start: start + place, count: count &- place))
    }

    @inline(never)
    private func grow(by more: Int) {
        let wider = max(capacity &* 2, count &+ more)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: wider)
        moved.update(from: start, count: count)
        start.deallocate()
        start = moved
        capacity = wider
    }
}
