import Kernel

/// Which part of a long list shows, so that a tap costs what one sees.
struct Window {
    let range: Range<Int>
    let total: Int
    private let size: Int

    /// The part that begins where the address says with `from`, counted from one.
    init(_ page: Page, total: Int, size: Int) {
        let asked = page.request.query["from"].flatMap { Int($0) } ?? 1
        let start = (max(1, min(asked, total)) - 1) / size * size
        range = start..<min(total, start + size)
        self.total = total
        self.size = size
    }

    fileprivate var earlier: Int? { range.lowerBound > 0 ? range.lowerBound - size + 1 : nil }
    fileprivate var later: Int? { range.upperBound < total ? range.upperBound + 1 : nil }
}

extension HTML {
    /// "101–200 of 1000" with the ways to the parts before and after; nothing if all shows.
    func steps(_ window: Window, _ page: Page, _ path: String) {
        if window.earlier == nil, window.later == nil { return }
        nav(.class("steps no-print"), .aria("label", page.language(Words.items))) {
            step(window.earlier, Words.earlier, page, path)
            p(.class("sub")) {
                text(
                    page.language(
                        Words.shown(
                            from: window.range.lowerBound + 1, to: window.range.upperBound,
                            total: window.total)))
            }
            step(window.later, Words.later, page, path)
        }
    }

    private func step(_ from: Int?, _ label: Label, _ page: Page, _ path: String) {
        guard let from else { return }
        buttonLink(page.language(label), href: path + "?from=\(from)")
    }
}
