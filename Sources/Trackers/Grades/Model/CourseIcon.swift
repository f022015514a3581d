package import Kernel

/// The pictures a course can have.
package enum CourseIcon: String, Choice {
    case book, calculator, code, flask, globe, language, music, palette, people, graph, health, law

    package static let fallback = CourseIcon.book

    package var label: Label {
        switch self {
        case .book: Label("Book", german: "Buch", italian: "Libro")
        case .calculator: Label("Calculator", german: "Rechner", italian: "Calcolatrice")
        case .code: Label("Code", german: "Code", italian: "Codice")
        case .flask: Label("Laboratory", german: "Labor", italian: "Laboratorio")
        case .globe: Label("Globe", german: "Globus", italian: "Globo")
        case .language: Label("Language", german: "Sprache", italian: "Lingua")
        case .music: Label("Music", german: "Musik", italian: "Musica")
        case .palette: Label("Palette", german: "Palette", italian: "Tavolozza")
        case .people: Label("People", german: "Menschen", italian: "Persone")
        case .graph: Label("Graph", german: "Kurve", italian: "Grafico")
        case .health: Label("Health", german: "Gesundheit", italian: "Salute")
        case .law: Label("Law", german: "Recht", italian: "Diritto")
        }
    }

    package var icon: Icon {
        switch self {
        case .book: Icon("book")
        case .calculator: Icon("calculator")
        case .code: Icon("code-slash")
        case .flask: Icon("eyedropper")
        case .globe: Icon("globe")
        case .language: Icon("translate")
        case .music: Icon("music-note")
        case .palette: Icon("palette")
        case .people: Icon("people")
        case .graph: Icon("graph-up")
        case .health: Icon("heart-pulse")
        case .law: Icon("bank")
        }
    }
}
