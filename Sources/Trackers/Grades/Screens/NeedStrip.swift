import Kernel

/// Under a course's figure: what is needed for the next grades, each leading to the whole answer.
struct NeedStrip {
    let page: Page
    let course: CourseCase

    func write(_ html: HTML) {
        let shown = NeedStrip.telling(course.requirements())
        if shown.isEmpty { return }
        html.ul(.class("needs"), .aria("label", page.language(Words.need))) {
            for one in shown { tile(one, html) }
        }
    }

    /// The own target, then the best that can still be reached, down to what is secured: three. The
    /// letter that is the target isn't told twice.
    static func telling(_ all: [NamedRequirement]) -> [NamedRequirement] {
        guard all.contains(where: { $0.requirement.needed != nil }) else { return [] }
        let target = all.filter { $0.isTarget }
        let aim = target.first?.requirement.aim.target
        let letters = all.filter { !$0.isTarget && $0.requirement.aim.target != aim }
        let open = letters.filter { $0.requirement.state == .reachable }
        let secured = letters.filter { $0.requirement.state == .secured }.prefix(1)
        let beyond = letters.filter { $0.requirement.state == .unreachable }.suffix(1)
        let middle = Array((open + secured).prefix(3))
        let chosen = target + (middle.count < 3 ? beyond + middle : middle)
        return Array(chosen.prefix(3))
    }

    /// "For B+", "For 90%": what is needed for it stands below, and isn't the target itself.
    private func title(_ one: NamedRequirement) -> Label {
        let language = page.language
        return Words.forLetter(
            one.isTarget
                ? course.marking.text(one.requirement.aim, language) : language.letter(one.name))
    }

    private func tile(_ one: NamedRequirement, _ html: HTML) {
        let language = page.language
        let requirement = one.requirement
        html.li(.class("need " + requirement.state.rawValue)) {
            html.a(.class("whole"), .href(Grades.path(course.id, .need))) {
                html.span(.class("sub")) { html.text(language(title(one))) }
                html.span(.class("figure")) {
                    if requirement.state == .secured {
                        html.icon(.checkCircle)
                    } else {
                        html.text(course.needed(requirement, language, places: 1))
                    }
                }
                html.span(.class("sub")) { html.text(language(requirement.state.words)) }
            }
        }
    }
}

extension NamedRequirement {
    var isTarget: Bool { name == "target" }
}

extension Requirement.State {
    var words: Label {
        switch self {
        case .secured: Words.secured
        case .reachable: Words.onTheRest
        case .unreachable: Words.unreachable
        }
    }
}
