extension Showing {
    /// One file of HTML that needs no other and asks for nothing: light and dark by the system, and fit
    /// for paper.
    package func document(in language: Language) -> [UInt8] {
        let html = HTML()
        html.raw("<!doctype html>")
        html.html(.lang(language.rawValue)) {
            html.head { head(html) }
            html.body {
                html.h1(.dir("auto")) { html.text(title) }
                html.p(.class("sub")) { html.text(subtitle) }
                write(to: html)
            }
        }
        return html.bytes
    }

    private func head(_ html: HTML) {
        html.meta(.charset("utf-8"))
        html.raw("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
        html.raw("style-src 'sha256-")
        html.raw(Showing.styleHash)
        html.raw("'\">")
        html.meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
        html.meta(.name("robots"), .content("noindex"))
        html.title { html.text(title) }
        html.raw("<style>")
        html.raw(Showing.style)
        html.raw("</style>")
    }

    /// All but the title, as it stands in a document and on a page of the app.
    package func write(to html: HTML) {
        for (place, sentence) in sentences.enumerated() {
            html.p(.class(place == 0 ? "answer" : "prose")) { html.text(sentence) }
        }
        for block in blocks {
            html.section(.class("printed results")) {
                if !block.title.isEmpty { html.h2 { html.bdi { html.text(block.title) } } }
                if block.headings.isEmpty { block.list(html) } else { block.table(title, html) }
            }
        }
    }

    /// What a server sends along with the document: nothing may be loaded, framed or followed.
    package static let contentSecurityPolicy =
        "default-src 'none'; style-src 'sha256-" + styleHash.description + "'; base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'"

    /// The base 64 of the SHA-256 of ``style``, by which browsers let it and no other style act.
    static let styleHash: StaticString =
        "ZYpElunA9BujxN3GF0aSQq63QnvKv0NPwf6mQaE9K5E="

    static let style: StaticString = """
        :root{color-scheme:light dark;--paper:light-dark(#f4f1ea,#131210);\
        --ink:light-dark(#1d1b18,#f3efe7);--dim:light-dark(#6b655c,#a39b8f);\
        --line:light-dark(#e1dacd,#322e29)}
        body{max-width:44rem;margin:0 auto;padding:1.5rem 1.25rem 3rem;background:var(--paper);\
        color:var(--ink);font:1.0625rem/1.4 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;\
        overflow-wrap:break-word}
        h1{margin:0;font-size:2rem;line-height:1.2}
        h2{margin:2rem 0 .25rem;font-size:1.0625rem}
        p{margin:.5rem 0}
        .answer{margin-top:1.25rem;font-size:1.3125rem;line-height:1.3;font-weight:600}
        .sub,.prose,thead th{color:var(--dim)}
        .table{overflow-x:auto}
        table{width:100%;border-collapse:collapse}
        th,td{padding:.5rem .625rem .5rem 0;border-bottom:1px solid var(--line);text-align:start;\
        vertical-align:baseline;font-weight:inherit}
        thead th{font-size:.875rem}
        .number{padding-inline:.625rem 0;text-align:end;font-variant-numeric:tabular-nums}
        .sr{position:absolute;clip-path:inset(50%)}
        ul{margin:0;padding:0;list-style:none}
        li{padding:.5rem 0;border-bottom:1px solid var(--line)}
        tr,li{break-inside:avoid}
        @media print{:root{color-scheme:light;--paper:#fff;--ink:#000;--dim:#333;--line:#999}\
        body{max-width:none;padding:0;font-size:11pt}.table{overflow:visible}}
        """
}

extension Showing.Block {
    fileprivate func list(_ html: HTML) {
        html.ul(.class("checklist")) {
            for row in rows {
                html.li {
                    html.bdi { html.text(row[0]) }
                    if !row[1].isEmpty {
                        html.span(.class("sub")) {
                            html.text(" · ")
                            html.bdi { html.text(row[1]) }
                        }
                    }
                }
            }
        }
    }

    fileprivate func table(_ caption: String, _ html: HTML) {
        html.dataTable(
            caption: title.isEmpty ? caption : title, headings: headings, words: words
        ) {
            for row in rows {
                html.tr {
                    for (place, cell) in row.enumerated() {
                        html.td(.class(place < words ? nil : "number")) {
                            html.bdi { html.text(cell) }
                        }
                    }
                }
            }
        }
    }
}
