import Kernel

extension CommonsText {
    /// What people call a format; a program's name is its own.
    static func format(_ name: String, _ language: Language) -> String {
        switch name {
        case "list": language(formatList)
        case "grades": language(formatGrades)
        case "matrix": language(formatMatrix)
        case "notes": language(formatNotes)
        case "hooks": language(formatHooks)
        case "ics": language(formatCalendar)
        case "todotxt": "todo.txt"
        default: name.withCapital
        }
    }
}
