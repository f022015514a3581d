import Kernel

/// What becomes of scores and comparisons when an item or a quality goes to another project.
///
/// A score follows to the item or quality of the same title there, if it fits; else it is cleared.
enum Moving {
    @Sendable static func item(
        _ move: Move, _ finder: Move.Finder, _ book: Book
    ) throws(BookError) -> [Draft] {
        guard move.changes(Item.project) else { return [] }
        return try scores(of: move, Score.item, to: move.now[Item.project], book)
    }

    @Sendable static func quality(
        _ move: Move, _ finder: Move.Finder, _ book: Book
    ) throws(BookError) -> [Draft] {
        guard move.changes(Quality.project) else { return [] }
        var drafts = try scores(of: move, Score.quality, to: move.now[Quality.project], book)
        for side in [Judgement.quality, Judgement.over] {
            let filter: Filter = side == move.now.id
            drafts += try book.records(Judgement.kind, where: [filter]).map { Draft($0).deleting }
        }
        return drafts
    }

    private static func scores(
        of move: Move, _ mine: Attribute<RecordID>, to id: RecordID, _ book: Book
    ) throws(BookError) -> [Draft] {
        let isItem = mine.name == Score.item.name
        let (other, kind) = isItem ? (Score.quality, Quality.kind) : (Score.item, Item.kind)
        let filter: Filter = mine == move.now.id
        let scores = try book.records(Score.kind, where: [filter])
        guard !scores.isEmpty, let project = try book.record(Project.kind, id) else { return [] }
        var partners: [String: Record] = [:]
        let theirs = isItem ? try Quality.of(id, in: book) : try Item.of(id, in: book)
        for record in theirs {
            partners[record.title.folded] = record
        }
        var drafts: [Draft] = []
        for score in scores {
            drafts.append(Draft(score).deleting)
            guard let old = try book.record(kind, score[other]),
                let partner = partners[old.title.folded], fits(score, old, partner, project)
            else { continue }
            let pair = isItem ? (move.now.id, partner.id) : (partner.id, move.now.id)
            let id = Score.kind.identifier(of: [pair.0, pair.1])
            if try book.record(Score.kind, id).map({ !$0.isDeleted }) ?? false { continue }
            drafts.append(
                Score.draft(pair.0, pair.1, score.optional(Score.value))
                    .setting(Score.measure, score.optional(Score.measure)))
        }
        return drafts
    }

    /// Whether a score means there what it meant here.
    private static func fits(
        _ score: Record, _ old: Record, _ new: Record, _ project: Record
    ) -> Bool {
        let isSameKind = old.kind != Quality.kind || old[Quality.measured] == new[Quality.measured]
        return isSameKind && Int(score.optional(Score.value) ?? 0) <= Project.levels(of: project)
    }
}
