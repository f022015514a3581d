import Kernel

/// What the import of grades says.
extension Words {
    /// A score that can be read in two ways, or only by guessing.
    static func importUnclear(_ error: NumberError) -> Label { importLeftOpen(error.label) }

    /// The same of what something is out of.
    static func importUnclearTotal(_ error: NumberError) -> Label { importLeftOut(error.label) }

    static func importWrongDate(_ date: String) -> Label {
        importDateDoesNotExist(date.truncated(to: 40))
    }

    static func importRecognised(_ format: GradeTable.Format) -> Label {
        if format == .calendar { return importRecognisedCalendar }
        let names = [
            "canvas": "Canvas", "moodle": "Moodle", "brightspace": "Brightspace",
            "blackboard": "Blackboard", "classroom": "Google Classroom",
        ]
        return names[format.rawValue].map { importRecognisedAs($0) } ?? importNotRecognised
    }

    static func importWhichStudent(_ students: [String]) -> Label {
        importStudents(count: students.count, names: quoted(students))
    }

    static func importNoStudent(_ wish: String, _ students: [String]) -> Label {
        importNoSuchStudent(name: wish.truncated(to: 60), names: quoted(students))
    }

    /// What of several in a file is asked for: courses in a plain table, else students.
    static func importWhose(_ format: GradeTable.Format) -> Label {
        format == .plain ? importCourseInFile : importStudent
    }

    static func importChoose(_ format: GradeTable.Format) -> Label {
        format == .plain ? importChooseCourse : importChooseStudent
    }

    /// Rows of several courses, where one was said to receive them.
    static func importSeveralCourses(_ courses: [String]) -> Label {
        importCourses(quoted(courses))
    }

    static func importNamesakes(_ name: String) -> Label {
        importSameNames(name.truncated(to: 60))
    }

    static func importNameTaken(_ name: String) -> Label {
        importCourseIsThere(name.truncated(to: 60))
    }

    /// Names as a list, as many as can be read.
    private static func quoted(_ names: [String]) -> Label {
        Label { language in
            language.list(names.prefix(30).map { language.quoted($0.truncated(to: 60)) })
        }
    }
}
