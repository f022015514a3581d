extension Page {
    /// In the menu of a record's page: the way to another book, where there may be one.
    package func moveLink(_ kind: Kind, _ id: RecordID, to html: HTML) {
        guard mayMove else { return }
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
        guard mayMove, !record.belongsToOther else { return }
        html.buttonLink(
            language(WebText.moveToBook), href: AppAddress.moving(record.kind, record.id),
            style: .quiet, icon: .book)
    }

    /// A device doesn't know which books its server has.
    private var mayMove: Bool {
        request.context.books.map { $0.books.count > 1 } ?? app.assets.hasEvents
    }
}
