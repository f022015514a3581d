package import Kernel

/// The twelve colours a course can have.
package enum CourseColor: String, Choice {
    case teal, pink, purple, red, orange, gold, green, lightBlue, darkBlue, midnight, darkGray, gray

    package static let fallback = CourseColor.teal

    package var label: Label {
        switch self {
        case .teal: Label("Teal", german: "Petrol", italian: "Ottanio")
        case .pink: Label("Pink", german: "Rosa", italian: "Rosa")
        case .purple: Label("Purple", german: "Lila", italian: "Viola")
        case .red: Label("Red", german: "Rot", italian: "Rosso")
        case .orange: Label("Orange", german: "Orange", italian: "Arancione")
        case .gold: Label("Gold", german: "Gold", italian: "Oro")
        case .green: Label("Green", german: "Grün", italian: "Verde")
        case .lightBlue: Label("Light blue", german: "Hellblau", italian: "Azzurro")
        case .darkBlue: Label("Dark blue", german: "Dunkelblau", italian: "Blu scuro")
        case .midnight: Label("Midnight", german: "Mitternacht", italian: "Mezzanotte")
        case .darkGray: Label("Dark gray", german: "Dunkelgrau", italian: "Grigio scuro")
        case .gray: Label("Gray", german: "Grau", italian: "Grigio")
        }
    }
}

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
