package import Kernel

extension MatrixTable {
    /// What the table changes in a project: its new items and qualities, weights and values, and its
    /// levels where the scores need more.
    package func drafts(
        _ project: RecordID, _ target: MatrixTarget = MatrixTarget(), _ book: Book
    ) -> [Draft] {
        var drafts: [Draft] = []
        if !target.isNew, levels > target.levels {
            drafts.append(Draft(Project.kind, project).setting(Project.levels, Int64(levels)))
        }
        var qualities: [RecordID] = []
        for column in columns {
            let id = column.quality?.id ?? book.makeID()
            qualities.append(id)
            if !column.isSkipped { drafts.append(column.draft(id, project)) }
        }
        for row in rows where !row.isSkipped {
            let id = row.item?.id ?? book.makeID()
            if row.item == nil {
                drafts.append(
                    Draft(Item.kind, id).setting(Item.project, project)
                        .setting(Item.title, row.title))
            }
            for place in used {
                guard let value = row.values[place] else { continue }
                drafts.append(
                    columns[place].isMeasured
                        ? Score.draft(id, qualities[place], measure: value)
                        : Score.draft(id, qualities[place], value.int64))
            }
        }
        return drafts
    }

    /// The table as a project of its own.
    package func drafts(named title: String, _ book: Book) -> [Draft] {
        let id = book.makeID()
        var project = Draft(Project.kind, id).setting(Project.title, title)
            .setting(Project.levels, Int64(levels))
        if let settings {
            project = project.setting(Project.unscored, settings.unscored)
                .setting(Project.method, settings.method)
                .setting(Project.normalization, settings.normalization)
        }
        return [project] + drafts(id, MatrixTarget(), book)
    }
}

extension MatrixTable.Column {
    fileprivate func draft(_ id: RecordID, _ project: RecordID) -> Draft {
        var draft = Draft(Quality.kind, id)
        if quality == nil {
            draft[Quality.project] = project
            draft[Quality.title] = title
            draft[Quality.measured] = isMeasured
            draft[Quality.reversed] = isReversed
            if let unit { draft[Quality.unit] = unit }
        }
        if let weight { draft[Quality.weight] = weight }
        return draft
    }
}
