package import Kernel

extension Commons {
    package static let routes: [Route] = [
        .get("/", home),
        .post(AppAddress.undo.path, undo),
        .post(AppAddress.sample.path, loadSample),
        .get(AppAddress.search.path, search),
        .get(AppAddress.add.path, add),
        .get(AppAddress.number.path, number),
        .get(AppAddress.trash.path, trash),
        .post(AppAddress.restore.path, restore),
        .post(AppAddress.forGood.path, deleteForGood),
        .post(AppAddress.emptyTrash.path, emptyTrash),
        .post(AppAddress.keepTrash.path, keepTrash),
        .get(AppAddress.history(":kind", ":id"), history),
        .get(AppAddress.settings.path, settings),
        .post(AppAddress.settings.path, changeSettings),
        .post(AppAddress.sync.path, changeSync),
        .get(AppAddress.devices.path, desk: .serverFirst, devices),
        .get(AppAddress.device(":device"), desk: .serverFirst, device),
        .get(AppAddress.trackers.path, trackers),
        .post(AppAddress.trackers.path, changeTrackers),
        .post(AppAddress.reset.path, reset),
        .get(AppAddress.keys.path, keys),
        .get(AppAddress.check.path, isCostly: true, check),
        .get(AppAddress.look.path, look),
        .post(AppAddress.look.path, settle),
        .get(AppAddress.tables.path, tables),
        .get(AppAddress.export.path, isCostly: true, exportBook),
        .get(AppAddress.table(":kind"), isCostly: true, exportKind),
        .get(AppAddress.importing.path, importScreen),
        .post(
            AppAddress.importing.path, upTo: Route.book, unpacks: true, keepsWith: "keep",
            keepsBooks: true,
            importFile),
    ]
}
