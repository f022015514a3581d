package import Kernel

extension Priorities {
    package static func tracker() -> Tracker {
        Tracker(
            title: PrioritiesText.title, path: path, tint: .priorities,
            icon: .priorities, chosenIcon: .prioritiesFilled,
            declarations: declarations,
            door: Door(
                PrioritiesText.door, line: PrioritiesText.doorLine, step: PrioritiesText.doorStep,
                href: path(.new)), routes: routes,
            summary: summary, needed: needed, offers: offers, href: href, sample: sample)
    }

    package static let declarations = Declarations(
        [Essential.kind, EssentialLink.kind, Shop.kind, EssentialShop.kind],
        rules: [Essential.rules.showing(showing), EssentialLink.rules],
        formats: [listFormat])

    private static let routes: [Route] = [
        .get(path, mainScreen),
        .get(path(.search), searchScreen),
        .post(path(.search), createFromSearch),
        .get(path(.new), shows: new).toWrite,
        .post(path(.new), saves: new),
        .get(path(.batch), showsBatch: batch).toWrite,
        .post(path(.batch), savesBatch: batch),
        .post(path(.look), lookAtBatch),
        .get(path(.lines), isCostly: true, batchUnderstood),
        .post(path(.lines), batchUnderstood),
        .get(path(.shop), shoppingScreen),
        .post(path(.trip), endTrip),
        .get(path(.trip), tripScreen),
        .get(path(.forgotten), forgottenSheet).toWrite,
        .get(path(.print), printScreen),
        .get(path(.pantry), pantryPart),
        .get(path(.stores), storesScreen),
        .get(path(.newStore), shows: newStore).toWrite,
        .post(path(.newStore), saves: newStore),
        .get(path(.several), showsBatch: several).toWrite,
        .post(path(.several), savesBatch: several),
        .get(path(store: ":id", .edit), shows: editStore),
        .post(path(store: ":id", .edit), saves: editStore),
        .post(path(store: ":id", .delete), deleteStore),
        .get(path(":id", .screen), itemScreen),
        .get(path(":id", .edit), shows: edit),
        .post(path(":id", .edit), saves: edit),
        .post(path(":id", .level), setLevel),
        .post(path(":id", .delete), delete),
        .get(path(":id", .inside), insideSheet).toWrite,
        .post(path(":id", .inside), addInside),
        .post(path(":id", .outside), takeOut),
        .post(path(":id", .need), needInside),
        .get(path(":id", .lists), listsSheet).toWrite,
        .post(path(":id", .lists), addToList),
        .post(path(":id", .untick), untick),
        .post(path(":id", .enough), enough),
        .get(path(":id", .aisle), shows: aisle).toWrite,
        .post(path(":id", .aisle), saves: aisle),
        .get(path(":id", .stores), essentialStores).toWrite,
        .post(path(":id", .stores), setStore),
    ]

    private static func href(_ record: Record) -> String? {
        switch record.kind {
        case Essential.kind: path(record.id)
        case Shop.kind: path(store: record.id)
        case EssentialShop.kind: path(record[EssentialShop.essential])
        default: path(record[EssentialLink.parent])
        }
    }
}
