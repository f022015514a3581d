import Kernel

/// Weights that are tried and not saved, as an address has them, and the ranking they give.
struct Trial {
    let page: Page
    let study: Study
    private let tried: Comparison

    init(page: Page, study: Study) {
        self.page = page
        self.study = study
        let query = page.request.query
        tried = study.comparison.weighted(
            study.qualities.map { quality in
                let field = Quality.weight.field
                guard let text = query["w-" + quality.id.text], let value = try? field.parse(text),
                    case .decimal(let weight) = value, !weight.isNegative
                else { return quality[Quality.weight].rational }
                return weight.rational
            })
    }

    func slider(_ index: Int, _ html: HTML) {
        let (quality, weight) = (study.qualities[index], tried.criteria[index].weight)
        let name = "w-" + quality.id.text
        let most = max(quality[Quality.weight].rational * 2, weight, 10)
        html.label(.for(name)) {
            html.span { html.text(quality.title) }
            figure(index, html)
        }
        html.input(
            .type("range"), .id(name), .name(name), .min("0"), .max(most.canonical(places: 2)),
            .step("0.1"), .value(weight.canonical(places: 2)))
    }

    fileprivate func figure(_ index: Int, _ html: HTML) {
        html.span(.class("figure"), .id("v-" + study.qualities[index].id.text)) {
            html.text(page.language.number(tried.criteria[index].weight, places: 2))
        }
    }

    func ranking(_ html: HTML) {
        html.ol(.class("live-ranking"), .id("tried"), .aria("live", "polite")) {
            for standing in Ranking(tried).standings.prefix(5) {
                html.li {
                    html.span { html.text("\(standing.rank). " + standing.option.title) }
                    html.span(.class("figure")) {
                        html.text(
                            standing.isKnown
                                ? standing.share.map { page.language.percent($0, places: 1) } ?? "–"
                                : "–")
                    }
                }
            }
        }
    }
}

extension Projects {
    /// What the sliders change of the page, alone.
    @Sendable static func tryWeights(_ page: Page) throws(BookError) -> Response {
        let study = try Study(try page.record(Project.kind), in: page.book)
        let trial = Trial(page: page, study: study)
        let html = page.html()
        trial.ranking(html)
        for index in study.qualities.indices { trial.figure(index, html) }
        return page.parts(html)
    }
}
