import Kernel

/// Everything that can be set of a course.
struct SettingsPart {
    let page: Page
    let course: CourseCase
    private let form: RecordForm

    init(_ page: Page, _ course: CourseCase) throws(BookError) {
        self.page = page
        self.course = course
        form = try RecordForm(page, Form(Editing.courseSettings, course.record), course: course.id)
    }

    func write(_ html: HTML) {
        let language = page.language
        let here = Grades.path(course.id, .settings)
        html.buttonBar {
            html.buttonLink(
                language(Words.weightGroups), href: Grades.path(course.id, .weights),
                icon: .inside)
            html.buttonLink(
                language(Words.sortIntoGroups), href: Grades.path(course.id, .grouping),
                icon: .list)
        }
        html.card {
            html.postForm(
                action: Grades.path(.edit, Course.kind.name, course.id.text), return: here,
                showsRecord: true
            ) {
                form.write(html)
                html.buttonBar { html.submitButton(language(WebText.save)) }
            }
        }
        html.buttonBar {
            html.postButton(
                Post(
                    language(WebText.delete), action: Editing.delete(course.record),
                    fields: [("return", Grades.path)], symbol: .icon(.trash), tone: .danger))
        }
    }
}
