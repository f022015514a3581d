import Kernel

// The `figures` of `tally show project`: the published names, numbers rounded to ten decimals.

@Sendable func projectFigures(_ record: Record, _ book: Book) throws(BookError) -> JSON {
    let study = try Study(record, in: book)
    let flips = Flip.all(study.comparison, study.ranking)
    let dominated = Dominance.all(study.comparison, study.ranking)
    var members = [
        JSON.Member("completion", study.completion.json),
        JSON.Member("ranking", .array(study.ranking.standings.map { $0.json })),
        JSON.Member("flips", .array(flips.map { $0.json })),
        JSON.Member("dominated", .array(dominated.map { $0.json })),
    ]
    members += [
        JSON.Member("likelihood", study.likelihood),
        JSON.Member("pairs", try Pairs(study.qualities, in: book).json),
        JSON.Member("scored", study.evidence.json),
    ]
    if study.isMeasured { members += Gaps(study.comparison).json }
    return .object(members)
}

extension Gaps {
    /// `missing [{item, quality}]`, `unusable [quality]`; only of projects with measures.
    fileprivate var json: [JSON.Member] {
        [
            JSON.Member(
                "missing",
                .array(
                    missing.map { cell in
                        .object([
                            JSON.Member("item", .string(cell.item.text)),
                            JSON.Member("quality", .string(cell.quality.text)),
                        ])
                    })),
            JSON.Member("unusable", .array(unusable.map { .string($0.text) })),
        ]
    }
}

extension Study {
    /// `[{item, share}]`, likeliest first; `null` while most isn't scored, or there is nothing to
    /// compare.
    fileprivate var likelihood: JSON {
        guard isComparable, evidence.coversMost else { return .null }
        let likelihood = Likelihood(comparison)
        let order = ranking.standings.inOrder {
            likelihood.wins[$0.index] > likelihood.wins[$1.index]
        }
        return .array(
            order.map { standing in
                .object([
                    JSON.Member("item", .string(standing.option.id.text)),
                    JSON.Member("share", .figure(likelihood.share(standing.index))),
                ])
            })
    }
}

extension Evidence {
    /// `{of, done}`, in cells.
    fileprivate var json: JSON {
        .object([JSON.Member("of", .integer(of)), JSON.Member("done", .integer(done))])
    }
}

extension Pairs {
    /// `{weights [{quality, weight}], consistency}`; `null` until every pair was compared.
    fileprivate var json: JSON {
        guard isComplete else { return .null }
        let found = weights
        let members = zip(qualities, found.weights).map { quality, weight in
            JSON.object([
                JSON.Member("quality", .string(quality.id.text)),
                JSON.Member("weight", .figure(weight)),
            ])
        }
        return .object([
            JSON.Member("weights", .array(members)),
            JSON.Member("consistency", .figure(found.consistencyRatio)),
        ])
    }
}

extension Completion {
    /// `{completed, total, share}`
    fileprivate var json: JSON {
        .object([
            JSON.Member("completed", .integer(completed)), JSON.Member("total", .integer(total)),
            JSON.Member("share", .figure(share)),
        ])
    }
}

extension Ranking.Standing {
    fileprivate var json: JSON {
        .object([
            JSON.Member("item", .string(option.id.text)),
            JSON.Member("title", .string(option.title)),
            JSON.Member("total", .figure(total)), JSON.Member("possible", .figure(possible)),
            JSON.Member("share", .figure(share)), JSON.Member("rank", .integer(rank)),
            JSON.Member("complete", .boolean(isComplete)),
        ])
    }
}

extension Flip {
    fileprivate var json: JSON {
        .object([
            JSON.Member("quality", .string(criterion.id.text)),
            JSON.Member("weight", .figure(criterion.weight)),
            JSON.Member("up", up?.json ?? .null), JSON.Member("down", down?.json ?? .null),
        ])
    }
}

extension Flip.Tie {
    fileprivate var json: JSON {
        .object([
            JSON.Member("at", .figure(at)), JSON.Member("item", .string(option.text)),
        ])
    }
}

extension Dominance {
    fileprivate var json: JSON {
        .object([
            JSON.Member("item", .string(option.text)),
            JSON.Member("by", .array(by.map { .string($0.text) })),
        ])
    }
}
