import Kernel

extension Commons {
    /// Whether the browser has agreed to keep this device's copy of the book; only the page script
    /// can ask it, and fills in the answer.
    static func storage(_ page: Page, _ html: HTML) {
        guard page.app.assets.worker != nil else { return }
        let language = page.language
        html.group(id: "storage") {
            html.row(
                Row(
                    id: "setting-storage", title: language(StorageText.title),
                    subtitle: language(StorageText.sentence), symbol: .icon(.device)),
                leading: {},
                trailing: {
                    html.span(
                        .class("figure"), .data("storage"),
                        .data("kept", language(StorageText.kept)),
                        .data("loose", language(StorageText.loose)))
                    html.button(
                        .class("button small"), .type("button"), .data("keep"), .hidden()
                    ) { html.text(language(StorageText.keep)) }
                })
        }
    }
}

/// The words about the browser's storage.
private enum StorageText: Phrase {
    case title, sentence, kept, loose, keep

    var english: String {
        switch self {
        case .title: "On this device"
        case .sentence:
            "The book is in this browser too. When the device runs out of room a browser may delete it, unless it has agreed to keep it."
        case .kept: "Kept"
        case .loose: "Not promised"
        case .keep: "Ask to keep it"
        }
    }

    var german: String {
        switch self {
        case .title: "Auf diesem Gerät"
        case .sentence:
            "Das Buch liegt auch in diesem Browser. Wird der Platz knapp, darf er es löschen, außer er hat zugesagt, es zu behalten."
        case .kept: "Zugesagt"
        case .loose: "Nicht zugesagt"
        case .keep: "Um Zusage bitten"
        }
    }

    var italian: String {
        switch self {
        case .title: "Su questo dispositivo"
        case .sentence:
            "Il libro è anche in questo browser. Se manca spazio il browser può eliminarlo, a meno che non abbia promesso di conservarlo."
        case .kept: "Promesso"
        case .loose: "Non promesso"
        case .keep: "Chiedi di conservarlo"
        }
    }
}
