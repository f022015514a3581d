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
            summary: summary, offers: offers, href: href, sample: sample)
    }

    package static let declarations = Declarations(
        [Essential.kind, EssentialLink.kind, Shop.kind, EssentialShop.kind],
        rules: [Essential.rules, EssentialLink.rules],
        formats: [listFormat])

    private static let routes: [Route] = [
        .get(path, mainScreen),
        .get(path(.search), searchScreen),
        .post(path(.search), createFromSearch),
        .get(path(.new), shows: new),
        .post(path(.new), saves: new),
        .get(path(.batch), batchSheet),
        .post(path(.batch), createBatch),
        .post(path(.look), lookAtBatch),
        .get(path(.lines), isCostly: true, batchUnderstood),
        .get(path(.shop), shoppingScreen),
        .post(path(.trip), endTrip),
        .get(path(.trip), tripScreen),
        .get(path(.forgotten), forgottenSheet),
        .get(path(.print), printScreen),
        .get(path(.pantry), pantryPart),
        .get(path(.stores), storesScreen),
        .get(path(.newStore), shows: newStore),
        .post(path(.newStore), saves: newStore),
        .get(path(.stores) + "/:id", shows: editStore),
        .post(path(.stores) + "/:id", saves: editStore),
        .post(path(.stores) + "/:id" + StoreAddress.delete.rawValue, deleteStore),
        .get(essential(.screen), itemScreen),
        .get(essential(.edit), shows: edit),
        .post(essential(.edit), saves: edit),
        .post(essential(.level), setLevel),
        .post(essential(.delete), delete),
        .get(essential(.inside), insideSheet),
        .post(essential(.inside), addInside),
        .post(essential(.outside), takeOut),
        .get(essential(.lists), listsSheet),
        .post(essential(.untick), untick),
        .post(essential(.enough), enough),
        .get(essential(.aisle), aisleSheet),
        .post(essential(.aisle), setAisle),
        .get(essential(.stores), essentialStores),
        .post(essential(.stores), setStore),
    ]

    private static func essential(_ address: EssentialAddress) -> String {
        path + "/:id" + address.rawValue
    }

    private static func href(_ record: Record) -> String? {
        switch record.kind {
        case Essential.kind: path(record.id)
        case Shop.kind: path(store: record.id)
        case EssentialShop.kind: path(record[EssentialShop.essential])
        default: path(record[EssentialLink.parent])
        }
    }
}
