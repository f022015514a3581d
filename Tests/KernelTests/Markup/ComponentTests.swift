import Kernel
import Testing

@Suite struct ComponentTests {
    @Test func `a page brings no script or style of its own`() {
        let page = written { html in
            html.page(plainChrome) {
                html.group(GroupHeading("Soon", symbol: .mark(Mark("high")), figure: "1")) {
                    html.row(row("Milk", milk))
                }
                html.bar(permille: 333, label: "A third")
                html.ring(permille: 500, figure: "50%")
            }
        }
        #expect(page.hasPrefix("<!doctype html><html lang=\"en\" dir=\"ltr\"><head><meta charset"))
        #expect(!page.contains("style=") && !page.contains("<style") && !page.contains(" on"))
        #expect(page.matches(of: /<script/).count == 1)
        #expect(page.contains(#"<script type="module" src="/assets/app.js"></script>"#))
    }

    @Test func `rows that can do the same share one form and one menu`() {
        let page = written { html in
            html.page(plainChrome) {
                html.row(row("Milk", milk))
                html.row(row("Bread", bread))
            }
        }
        let rows = page.split(separator: "<template id=\"m-all\">")
        #expect(rows.count == 2)
        #expect(rows[1].matches(of: /name="level" value="high" form="f0"/).count == 2)
        #expect(rows[1].contains("formaction=\"/priorities/\(Placeholder.id.text)\""))
        #expect(!rows[0].contains("high") && page.matches(of: /<form/).count == 1)
        #expect(page.contains(#"<input type="hidden" name="return" value="/priorities">"#))
    }

    @Test func `all of a page wears the colour of what it is about`() {
        let chrome = plainChrome
        chrome.color = "color-teal"
        let page = written { $0.page(chrome) {} }
        #expect(page.contains("<body class=\"\(chrome.tint.className) color-teal\""))
        #expect(page.matches(of: /class="tint-/).count == 1)
    }

    @Test func `five views are three and a menu of the others, of which the chosen one is named`() {
        let views = ["a", "b", "c", "d", "e"]
        for chosen in views {
            let control = written { html in
                html.segmentedControl(
                    label: "Views", views.map { (Link($0, href: "/" + $0), $0 == chosen) })
            }
            let parts = control.split(separator: "<button")
            #expect(parts.count == 2 && parts[0].matches(of: /<a\s/).count == 5)
            #expect(parts[1].matches(of: /<a\s/).count == 2)
            let isOther = ["d", "e"].contains(chosen)
            #expect(parts[1].contains(" chosen\"") == isOther)
            #expect(parts[1].contains("aria-label=\"Other views\"><svg") == !isOther)
        }
        let four = written { html in
            html.segmentedControl(
                label: "Views", views.prefix(4).map { (Link($0, href: "/" + $0), false) })
        }
        #expect(!four.contains("<button"))
    }

    @Test func `heads of figures end where the figures do`() {
        let table = written { html in
            html.dataTable(caption: "All", headings: ["Name", "Town", "Score"], words: 2) {}
        }
        #expect(
            table.contains(#"<th scope="col">Town</th><th scope="col" class="number">Score</th>"#))
    }

    @Test func `a row says in at most 550 bytes what can be done to it`() {
        let markup = written { $0.row(row("Milk", milk)) }
        #expect(markup.utf8.count <= 550)
        #expect(markup.contains("href=\"?actions=e-\(milk.text)\" aria-label=\"More for Milk\""))
        #expect(markup.contains("name=\"level\" value=\"low\" form=\"f0\""))
    }

    @Test func `the menu of the row that is asked for is written out`() {
        let page = written { html in
            html.rows(query: "?q=m", opened: "e-" + milk.text)
            html.row(row("Milk & <cream>", milk))
            html.row(row("Bread", bread))
        }
        let menu = page.split(separator: "<div class=\"menu-here\"")
        #expect(menu.count == 2)
        #expect(menu[1].contains("aria-label=\"Milk &amp; &lt;cream&gt;\""))
        #expect(
            menu[1].contains("value=\"high\" form=\"f0\" formaction=\"/priorities/\(milk.text)\""))
        #expect(page.contains("href=\"?q=m&amp;actions=e-\(bread.text)\""))
        #expect(!page.contains(Placeholder.id.text) && !page.contains(Placeholder.title))
    }

    @Test(arguments: ["Milk", "a \"b\" & <c>", "\u{FFFC}\u{FFFB}"], [nil, "2 l", "<p>"])
    func `a row filled into a template is as one written for itself`(name: String, more: String?) {
        var plain = row(name, milk)
        plain.subtitle = more
        var open = row(Placeholder.title, Placeholder.id)
        open.subtitle = Placeholder.subtitle
        let filled = written { html in
            html.template { html.row(open) }.write(milk, name, subtitle: more, to: html)
        }
        #expect(filled == written { $0.row(plain) })
    }

    @Test func `a wrong field says so beside itself and keeps what was typed`() {
        let field = written {
            $0.textField(FormField("name", label: "Name", value: "a \"b\"", error: "Too long."))
        }
        #expect(field.contains(#"value="a &quot;b&quot;""#))
        #expect(field.contains(#"aria-invalid="true" aria-describedby="field-name-error""#))
        #expect(field.contains(#"id="field-name-error""#) && field.contains("Too long."))
    }

    @Test func `a text of several lines keeps its first line end`() {
        let field = written { $0.textArea(FormField("note", label: "Note", value: "\nsecond")) }
        #expect(field.contains(">\n\nsecond</textarea>"))
    }

    @Test func `a switch that is off says so when it is sent`() {
        let field = written { $0.switchField(FormField("closed", label: "Closed"), on: false) }
        #expect(field.contains(#"<input type="hidden" name="closed" value="false">"#))
        #expect(!field.contains(" checked"))
    }

    @Test(arguments: [-5, 0, 1000, 5000, Int.max, Int.min])
    func `shares outside the whole are drawn as none or all`(permille: Int) {
        let bar = written { $0.bar(permille: permille, label: "Share") }
        #expect(bar.contains(permille > 0 ? #"value="1000""# : #"value="0""#))
        #expect(!written { $0.sparkline([permille, 0], label: "Line") }.isEmpty)
    }

    @Test func `a toast can be undone and dismissed`() {
        let chrome = plainChrome
        chrome.toast = Toast(
            "Milk is stocked", undo: Post("Undo", action: "/undo", fields: [("stamp", "1")]),
            dismissHref: "/priorities")
        let page = written { $0.page(chrome) {} }
        #expect(page.contains(#"action="/undo""#) && page.contains(#"name="stamp" value="1""#))
        #expect(page.contains(#"role="status""#) && page.contains(#"aria-label="Dismiss""#))
    }

    @Test func `each theme is named, and the system's own is not`() {
        let chrome = plainChrome
        #expect(!written { $0.page(chrome) {} }.contains("data-theme"))
        chrome.theme = .dark
        #expect(written { $0.page(chrome) {} }.contains(#"data-theme="dark""#))
    }
}

private let milk = RecordID("0197c5a0-1c2d-7e3f-8a4b-5c6d7e8f9a0b")!
private let bread = RecordID("0197c5a0-1c2d-7e3f-8a4b-5c6d7e8f9a0c")!

private func row(_ name: String, _ id: RecordID) -> Row {
    func level(_ label: String, _ value: String, _ id: RecordID) -> Row.Action {
        Row.Action(
            label, name: "level", value: value, symbol: .mark(Mark("high")),
            action: "/priorities/" + id.text)
    }
    return Row(
        id: "e-" + id.text, title: name, subtitle: "2 l", href: "/priorities/" + id.text,
        actions: Row.Actions(
            tick: level("Got it", "low", id),
            menu: RowMenu(
                "all", return: "/priorities", swipe: [level("Soon", "high", Placeholder.id)]),
            menuLabel: "More for " + name))
}
