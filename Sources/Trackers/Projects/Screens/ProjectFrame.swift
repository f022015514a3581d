import Kernel

/// What all parts of a project share: its heading, its headline, the way from part to part.
final class ProjectFrame {
    let page: Page
    let study: Study
    let list: ProjectList
    let part: Part
    /// Who leads; and whether that holds, on the parts that ask it.
    let verdict: Verdict?
    let decision: Record?
    /// The title of what was decided on.
    let choice: String

    /// The parts of a project that has qualities.
    enum Part: CaseIterable {
        case items, rank, score, why, matrix

        var address: Projects.ProjectAddress {
            switch self {
            case .items: .items
            case .rank: .rank
            case .score: .score
            case .why: .why
            case .matrix: .matrix
            }
        }

        var label: Label {
            switch self {
            case .items: Words.items
            case .rank: Words.rank
            case .score: Words.score
            case .why: Words.why
            case .matrix: Words.matrix
            }
        }
    }

    init(_ page: Page, _ record: Record, _ part: Part) throws(BookError) {
        self.page = page
        self.part = part
        study = try Study(record, in: page.book)
        let asks = part == .rank || part == .why
        verdict = study.isComparison ? Verdict(study, asksWhetherItHolds: asks) : nil
        let decision = try Decision.of(record.id, in: page.book)
        self.decision = decision
        choice = if let decision { try Decision.choice(decision, page.book) } else { "" }
        list = try ProjectList(page, closed: record[Project.closed], chosen: record.id)
    }

    func response(
        status: Int = 200, content: (HTML) -> Void, sheet: (HTML) -> Void = { _ in }
    ) -> Response {
        page.screen(
            study.record.title, tint: .projects, color: Projects.tint(study.record), status: status
        ) { html in
            html.split {
                list.write(html)
            } detail: {
                body(html, content)
            } aside: {
                if self.part == .rank { WhyTab(frame: self).glance(html) }
                if self.part == .why || self.part == .score { RankTab(frame: self).glance(html) }
            }
        } sheet: { html in
            sheet(html)
        }
    }

    private func body(_ html: HTML, _ content: (HTML) -> Void) {
        heading(html)
        html.div(.class("project-page")) {
            if !study.qualities.isEmpty { parts(html) }
            if let verdict { headline(verdict, html) } else { progress(html) }
            if let decision, part == .rank { decided(decision, html) }
            if study.isMeasured, part != .items { html.gaps(study, page.language) }
            content(html)
        }
    }

    /// "4 of 10 left", or "4 items · 4 qualities" of what is compared.
    private var remark: String {
        let language = page.language
        if !study.qualities.isEmpty {
            return language(Words.itemsCounted(study.items.count)) + " · "
                + language(Words.qualitiesCounted(study.qualities.count))
        }
        return language(study.progress)
    }

    private func heading(_ html: HTML) {
        let language = page.language
        let isClosed = study.record[Project.closed]
        html.largeTitle(
            Heading(
                study.record.title, subtitle: remark,
                back: Link(
                    language(Words.projects),
                    href: isClosed ? Projects.path(.closed) : Projects.path), isBesideList: true)
        ) {
            html.iconLink(
                .edit, label: language(Words.editProject),
                href: Projects.path(study.id, .edit))
            html.menuButton(label: language(Words.tools), menu: "project-tools")
        }
        html.menu(id: "project-tools", label: language(Words.tools)) { menu(html) }
    }

    private func menu(_ html: HTML) {
        let language = page.language
        let isClosed = study.record[Project.closed]
        html.menuLink(
            language(Words.addMany), symbol: .icon(.list),
            href: Projects.path(study.id, .batch))
        html.menuLink(
            language(Words.newQuality), symbol: .icon(.add),
            href: Projects.path(study.id, .quality))
        if study.isComparable {
            html.menuLink(
                language(Words.decide), symbol: .icon(.check),
                href: Projects.path(study.id, .decide))
        }
        html.menuLink(
            language(Words.importMatrix), symbol: .icon(.importFile),
            href: Projects.path(study.id, .importing))
        if !study.qualities.isEmpty {
            html.menuLink(
                language(Words.weighing), symbol: .icon(Icon("sliders")),
                href: Projects.path(study.id, .weights))
            html.menuPost(
                Post(
                    language(Words.saveTemplate), action: Projects.path(study.id, .template),
                    fields: [("return", page.here)], symbol: .icon(.sample)))
        }
        html.menuPost(
            Post(
                language(isClosed ? Words.reopen : Words.close),
                action: Projects.path(study.id, .set),
                fields: [("closed", isClosed ? "false" : "true"), ("return", page.here)],
                symbol: .icon(isClosed ? .restore : .checkCircle)))
        page.showLink(Project.kind, study.id, to: html)
        html.menuLink(
            language(WebText.history), symbol: .icon(.history),
            href: AppAddress.history(Project.kind, study.id))
        page.moveLink(Project.kind, study.id, to: html)
        html.menuPost(
            Post(
                language(WebText.delete), action: Projects.path(study.id, .delete),
                symbol: .icon(.trash), tone: .danger))
    }

    private func progress(_ html: HTML) {
        guard study.completion.total > 0 else { return }
        html.bar(permille: study.completion.permille, label: remark)
    }

    private func headline(_ verdict: Verdict, _ html: HTML) {
        html.callout(
            verdict.headline(page.language), icon: verdict.outcome.names ? .trophy : .info,
            detail: verdict.remark(page.language))
    }

    private func parts(_ html: HTML) {
        html.segmentedControl(
            label: page.language(Words.parts),
            Part.allCases.map { part in
                (
                    Link(page.language(part.label), href: Projects.path(study.id, part.address)),
                    part == self.part
                )
            })
    }
}

extension HTML {
    /// What keeps items from being ranked, by name.
    func gaps(_ study: Study, _ language: Language) {
        let gaps = Gaps(study.comparison)
        let titles = study.qualities.reduce(into: [:]) { $0[$1.id] = $1.title }
        for id in gaps.unusable {
            banner(
                (titles[id] ?? "") + " " + language(Words.unusable), tone: .warning,
                icon: .warning)
        }
        if gaps.missing.isEmpty { return }
        let ignores = study.comparison.ignoresUnscored
        let names = gaps.missing.prefix(5).map {
            study.title(of: $0.item) + " (" + (titles[$0.quality] ?? "") + ")"
        }
        let list = language.list(names, of: gaps.missing.count)
        banner(
            language(Words.missingTitle) + ": " + list + ". "
                + language(ignores ? Words.missingLeftOut : Words.missingUnranked),
            tone: .warning, icon: .warning)
    }
}
