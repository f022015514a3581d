import Kernel

/// What `write` writes, as text.
func written(_ write: (HTML) -> Void) -> String {
    let html = HTML()
    write(html)
    return String(decoding: html.bytes, as: UTF8.self)
}

/// A frame in English with nothing special about it.
var plainChrome: Chrome {
    Chrome(
        assets: .development, language: "en", tint: Tint("priorities"),
        title: "Priorities · Tallybook",
        description: "A description", tabs: [],
        words: Chrome.Words(
            skip: "Skip", navigation: "Sections", dismiss: "Dismiss", notSaved: "Not saved",
            unreachable: "Offline"))
}
