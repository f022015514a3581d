package import Kernel

/// The essentials one runs out of, by how soon they are needed.
package enum Priorities {
    package static func tracker() -> Tracker {
        Tracker(
            title: Label(PrioritiesText.title), path: path, tint: .priorities,
            icon: .priorities, chosenIcon: .prioritiesFilled,
            declarations: declarations, routes: routes,
            summary: summary, href: href, sample: sample)
    }

    static let path = "/priorities"

    package static let declarations = Declarations(
        [Essential.kind, EssentialLink.kind], rules: [Essential.rules, EssentialLink.rules],
        formats: [listFormat])

    private static let routes: [Route] = [
        .get(path, mainScreen),
        .get(path + "/search", searchScreen),
        .post(path + "/search", createFromSearch),
        .get(path + "/new", newSheet),
        .post(path + "/new", create),
        .get(path + "/batch", batchSheet),
        .post(path + "/batch", createBatch),
        .post(path + "/batch/look", lookAtBatch),
        .get(path + "/batch/lines", isCostly: true, batchUnderstood),
        .get(path + "/shop", shoppingScreen),
        .get(path + "/print", printScreen),
        .get(path + "/:id", itemScreen),
        .get(path + "/:id/edit", editSheet),
        .post(path + "/:id/edit", edit),
        .post(path + "/:id/level", setLevel),
        .post(path + "/:id/delete", delete),
        .get(path + "/:id/inside", insideSheet),
        .post(path + "/:id/inside", addInside),
        .post(path + "/:id/outside", takeOut),
        .get(path + "/:id/lists", listsSheet),
    ]

    static func path(_ id: RecordID, _ rest: String = "") -> String {
        path + "/" + id.text + rest
    }

    private static func href(_ record: Record) -> String? {
        if record.kind == Essential.kind { return path(record.id) }
        return path(record[EssentialLink.parent])
    }
}

extension Tint {
    static var priorities: Tint { Tint("priorities") }
}

extension Icon {
    static var priorities: Icon { Icon("basket") }
    static var prioritiesFilled: Icon { Icon("basket-fill") }
}
