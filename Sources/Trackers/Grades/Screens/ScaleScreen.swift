import Kernel

extension Grades {
    static let scaleFields = [GradePreference.scale.field, GradePreference.ownScale.field]

    /// The scale that holds where a course has none of its own, and one's own scales.
    @Sendable static func scaleScreen(_ page: Page) throws(BookError) -> Response {
        let scales = try Scales(page.book)
        var typed = Parameters([(name: "scale", value: scales.choice.rawValue)])
        if let own = scales.ownChoice {
            typed.pairs.append((name: "ownScale", value: own.text))
        }
        let form = try RecordForm(page, Form(scaleFields, typed: typed), course: nil)
        let own = try page.book.records(GradeScale.kind, limit: 100)
        let list = try Overview(page, isBeside: true)
        let language = page.language
        let here = path(.scale)
        return page.screen(language(Words.scale), tint: .grades) { html in
            list.write(html) {
                html.largeTitle(
                    Heading(
                        language(Words.scale), subtitle: language(Words.scaleSentence),
                        back: Link(language(Words.grades), href: path), isBesideList: true))
                html.card {
                    html.postForm(action: here, return: here, showsRecord: true) {
                        form.write(html)
                        html.buttonBar { html.submitButton(language(WebText.save)) }
                    }
                }
                steps(scales.preferred, language, html)
                html.sectionTitle(language(Words.gradeScaleMyScales)) {
                    html.buttonLink(
                        language(Words.newScale),
                        href: Editing.add(GradeScale.kind, return: here), style: .quiet, icon: .add)
                }
                if !own.isEmpty {
                    html.group(id: "own") {
                        for scale in own {
                            html.row(
                                Row(
                                    id: "o-" + scale.id.text, title: scale.title,
                                    href: Editing.edit(scale, return: here)))
                        }
                    }
                }
            }
        }
    }

    private static func steps(_ scale: Scale, _ language: Language, _ html: HTML) {
        html.dataTable(
            caption: language(Words.scale),
            headings: [Words.letter, Words.from, Words.points].map { language($0) }
        ) {
            for step in scale.steps {
                html.tr {
                    html.th(.scope("row")) { html.text(language.letter(step.letter)) }
                    html.td(.class("number")) {
                        html.text(language.percentage(step.from, places: 2))
                    }
                    html.td(.class("number")) {
                        html.text(
                            scale.pointsArePercent ? "%" : language.figure(step.points, places: 2))
                    }
                }
            }
            if !scale.hasFloor, let last = scale.steps.last { below(last, scale, language, html) }
        }
    }

    /// What is below the lowest step has no letter and isn't passed.
    private static func below(
        _ last: Scale.Step, _ scale: Scale, _ language: Language, _ html: HTML
    ) {
        html.tr {
            html.th(.scope("row")) { html.text(language(Words.notPassed)) }
            html.td(.class("number")) { html.text("< " + language.percentage(last.from)) }
            html.td(.class("number")) { html.text(language.figure(scale.pointsBelow)) }
        }
    }
}
