package import Kernel

/// The pictures a course can have.
package enum CourseIcon: String, Choice {
    case book, calculator, code, flask, globe, language, music, palette, people, graph, health, law

    package static let fallback = CourseIcon.book

    package var label: Label {
        switch self {
        case .book: Words.courseIconBook
        case .calculator: Words.courseIconCalculator
        case .code: Words.courseIconCode
        case .flask: Words.courseIconLaboratory
        case .globe: Words.courseIconGlobe
        case .language: Words.courseIconLanguage
        case .music: Words.courseIconMusic
        case .palette: Words.courseIconPalette
        case .people: Words.courseIconPeople
        case .graph: Words.courseIconGraph
        case .health: Words.courseIconHealth
        case .law: Words.courseIconLaw
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
