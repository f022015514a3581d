extension Page {
    /// In the menu of a record's page: the way to another book, where there may be one.
    package func moveLink(_ kind: Kind, _ id: RecordID, to html: HTML) {
        if mayMove { writeMoveLink(kind, id, to: html) }
    }

    private func writeMoveLink(_ kind: Kind, _ id: RecordID, to html: HTML) {
        html.menuLink(
            language(WebText.moveToBook), symbol: .icon(.book), href: AppAddress.moving(kind, id))
    }

    /// The same for the menu of a row, by what stands for its identifier.
    package func moveLinks(_ kind: Kind, _ id: RecordID) -> [Link] {
        guard mayMove else { return [] }
        return [Link(language(WebText.moveToBook), href: AppAddress.moving(kind, id))]
    }

    /// The same among the buttons under a record's form; what belongs to another record moves with that.
    package func moveButton(_ record: Record, to html: HTML) {
        if mayMove, !record.belongsToOther { writeMoveButton(record, to: html) }
    }

    private func writeMoveButton(_ record: Record, to html: HTML) {
        html.buttonLink(
            language(WebText.moveToBook), href: AppAddress.moving(record.kind, record.id),
            style: .quiet, icon: .book)
    }

    /// A device doesn't know which books its server has, but whether there are several.
    private var mayMove: Bool {
        request.context.books?.hasSeveral ?? request.context.sync?.hasOtherBooks ?? false
    }
}
