import Kernel

/// What the scales of some courses are called.
struct ScaleNames {
    private var scales: [String: Scale] = [:]

    init(_ courses: [ListedCourse]) {
        for course in courses { scales[course.scale.id] = course.scale }
    }

    /// "3.52"; of several scales each with its name: "3.52 (US 4.0 with + and −), 1.7 (German 1.0–5.0)".
    func words(_ average: Average, _ language: Language) -> String {
        guard average.parts.count > 1 else { return language.figure(average.gpa) }
        return average.parts.map {
            language.figure($0.gpa) + " (" + name($0.scale, language) + ")"
        }.joined(separator: ", ")
    }

    func name(_ scale: String, _ language: Language) -> String {
        if let title = scales[scale]?.title { return title }
        return ScaleChoice(rawValue: scale).map { language($0.label) } ?? scale
    }
}
