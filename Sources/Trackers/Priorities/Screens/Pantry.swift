import Kernel

/// Every essential, quietly: names under their letters, a mark only at those that are on the list.
struct Pantry {
    let page: Page
    private let essentials: [Essential]
    private let isByUse: Bool
    /// The screen that shows it, whose address says the order.
    private let screen: String
    private let stocked: Int
    private let total: Int

    /// What an address ends with where those used most come first.
    static let byUse = "?by=use"
    /// The most that it shows; search finds the rest.
    private static let most = 300

    init(_ page: Page) throws(BookError) {
        self.page = page
        isByUse = page.request.query["by"] == "use"
        let asked = page.request.query["at"] ?? ""
        screen = asked.utf8.starts(with: Priorities.path.utf8) ? asked : Priorities.path(.search)
        let counts = try MainList.counts(page.book)
        stocked = try MainList.stocked(counts, page.book)
        total = counts.values.reduce(0, +)
        let all = Query(Essential.kind, order: Essential.alphabetical, limit: Pantry.most)
        let used = isByUse ? try Rhythms.mostUsed(in: page.book, limit: Pantry.most) : []
        let known = Set(used.map { $0.id })
        essentials =
            used
            + (try page.book.records(all).map { Essential($0) }.filter { !known.contains($0.id) })
            .prefix(Pantry.most - used.count)
    }

    /// - Parameter isTitled: Whether its title shows; the screen may have said what it is.
    func write(_ html: HTML, isTitled: Bool = true) {
        let language = page.language
        html.div(.class("pantry")) {
            html.header(.class("pantry-head")) {
                html.h2(.class(isTitled ? nil : "sr")) {
                    html.text(language(PrioritiesText.pantry))
                }
                html.span(.class("sub")) {
                    html.text(
                        language.number(total) + " · " + language(PrioritiesText.stocked(stocked)))
                }
                if total > 1 {
                    html.nav(.class("segmented"), .aria("label", language(PrioritiesText.order))) {
                        choice(PrioritiesText.fromAToZ, screen, !isByUse, html)
                        choice(PrioritiesText.mostUsed, screen + Pantry.byUse, isByUse, html)
                    }
                }
            }
            html.div(.class("pantry-rows")) {
                if isByUse { list(essentials[...], html) } else { letters(html) }
            }
            if !html.isLooking, total > 0 {
                html.buttonLink(
                    language(PrioritiesText.several), href: Priorities.path(.several),
                    style: .quiet)
            }
        }
    }

    private func choice(_ words: Label, _ href: String, _ isChosen: Bool, _ html: HTML) {
        html.a(.href(href), .current(if: isChosen)) { html.text(page.language(words)) }
    }

    private func letters(_ html: HTML) {
        var rest = essentials[...]
        while let first = rest.first {
            let letter = Pantry.letter(first)
            let members = rest.prefix { Pantry.letter($0) == letter }
            html.section {
                html.h3 { html.text(letter) }
                list(members, html)
            }
            rest = rest.dropFirst(members.count)
        }
    }

    private func list(_ members: ArraySlice<Essential>, _ html: HTML) {
        html.ul {
            for essential in members {
                html.li {
                    html.a(.href(Priorities.path(essential.id) + (isByUse ? Pantry.byUse : ""))) {
                        html.text(essential.name)
                    }
                    if !essential.amount.isEmpty {
                        html.span(.class("sub")) {
                            html.text(essential.amount.text(in: page.language))
                        }
                    }
                    if essential.level != .low {
                        html.mark(essential.level.mark, word: page.language(essential.level.label))
                    }
                }
            }
        }
    }

    /// What it stands under: the first letter of its name without accents, or "#".
    private static func letter(_ essential: Essential) -> String {
        guard let first = essential.name.folded.unicodeScalars.first, first.isOfLetters
        else { return "#" }
        return String(Character(first)).withCapital
    }
}

extension Unicode.Scalar {
    /// Whether names that begin with it stand under a letter, and not under "#": what isn't a digit, a
    /// sign or a picture. Unicode's own property would bring a table of 14 KB into the browser's core.
    fileprivate var isOfLetters: Bool {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA: true
        case 0..<0xC0, 0xD7, 0xF7, 0x2000...0x2BFF, 0x3000...0x303F, 0xE000...0xF8FF: false
        default: value < 0x1F000 || value > 0x1FFFF
        }
    }
}

extension Priorities {
    /// The pantry alone, for the place beside the list.
    @Sendable static func pantryPart(_ page: Page) throws(BookError) -> Response {
        let html = page.html()
        try Pantry(page).write(html)
        return page.parts(html)
    }

    /// What stands beside the list while nothing is chosen: the page script fetches the pantry into it
    /// where there is room.
    static func besideList(_ page: Page, _ html: HTML) {
        html.div(.id("pantry"), .data("part", to: pantryPath(page))) {
            html.footnote(page.language(PrioritiesText.nothingToShow))
        }
    }

    /// The pantry of a screen, in the order that its address asks for.
    private static func pantryPath(_ page: Page) -> String {
        let order = page.request.query["by"] == "use" ? Pantry.byUse + "&" : "?"
        return path(.pantry) + order + "at=" + page.request.path.percentEncoded
    }

    /// The same beside an essential that is chosen, where three have room.
    static func pantryAside(_ page: Page, _ html: HTML) {
        html.div(.id("pantry"), .data("part", to: pantryPath(page))) {
            html.buttonLink(
                page.language(PrioritiesText.all), href: path(.search), style: .quiet)
        }
    }
}
