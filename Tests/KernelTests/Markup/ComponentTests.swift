import Kernel
import Testing

@Suite struct ComponentTests {
    @Test func `a page brings no script or style of its own`() {
        let page = written { html in
            html.page(plainChrome) {
                html.group(GroupHeading("Soon", symbol: .mark(Mark("high")), figure: "1")) {
                    html.row(milk)
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

    @Test func `swiping and the menu offer the same actions of one form`() {
        let row = written { $0.row(milk) }
        #expect(row.matches(of: /<form/).count == 1)
        #expect(row.matches(of: /name="level" value="high"/).count == 2)
        #expect(row.contains(#"popovertarget="m-milk""#) && row.contains(#"id="m-milk""#))
        #expect(row.contains(#"<input type="hidden" name="return" value="/priorities">"#))
    }

    @Test func `a row without swiping or links has no menu`() {
        var row = milk
        row.actions?.swipe = []
        #expect(!written { $0.row(row) }.contains("popover"))
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
        var chrome = plainChrome
        chrome.toast = Toast(
            "Milk is stocked", undo: Post("Undo", action: "/undo", fields: [("stamp", "1")]),
            dismissHref: "/priorities")
        let page = written { $0.page(chrome) {} }
        #expect(page.contains(#"action="/undo""#) && page.contains(#"name="stamp" value="1""#))
        #expect(page.contains(#"role="status""#) && page.contains(#"aria-label="Dismiss""#))
    }

    @Test func `each theme is named, and the system's own is not`() {
        var chrome = plainChrome
        #expect(!written { $0.page(chrome) {} }.contains("data-theme"))
        chrome.theme = .dark
        #expect(written { $0.page(chrome) {} }.contains(#"data-theme="dark""#))
    }
}

private let milk = Row(
    id: "milk", title: "Milk", subtitle: "2 l", href: "/priorities/milk",
    actions: Row.Actions(
        action: "/priorities/milk", fields: [("return", "/priorities")],
        tick: Row.Action("Got it", name: "level", value: "low", symbol: .mark(Mark("low"))),
        swipe: [Row.Action("Soon", name: "level", value: "high", symbol: .mark(Mark("high")))],
        menuLabel: "More for Milk"))
