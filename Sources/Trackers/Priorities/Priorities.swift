package import Kernel

extension Priorities {
    package static func tracker() -> Tracker {
        Tracker(
            title: PrioritiesText.title, path: path, tint: .priorities,
            icon: .priorities, chosenIcon: .prioritiesFilled,
            declarations: declarations, routes: routes,
            summary: summary, href: href, sample: sample)
    }

    package static let declarations = Declarations(
        [Essential.kind, EssentialLink.kind], rules: [Essential.rules, EssentialLink.rules],
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
        .get(path(.print), printScreen),
        .get(essential(.screen), itemScreen),
        .get(essential(.edit), shows: edit),
        .post(essential(.edit), saves: edit),
        .post(essential(.level), setLevel),
        .post(essential(.delete), delete),
        .get(essential(.inside), insideSheet),
        .post(essential(.inside), addInside),
        .post(essential(.outside), takeOut),
        .get(essential(.lists), listsSheet),
    ]

    private static func essential(_ address: EssentialAddress) -> String {
        path + "/:id" + address.rawValue
    }

    private static func href(_ record: Record) -> String? {
        if record.kind == Essential.kind { return path(record.id) }
        return path(record[EssentialLink.parent])
    }
}
