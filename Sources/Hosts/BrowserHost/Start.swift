import Kernel

/// Begins anew with an empty replica. The lines of `names` are the addresses of style, script, icons,
/// manifest, favicon, touch icon and worker; the server's, which is empty where there is none; the
/// base of the book's own addresses; the hub's; the app's own where that is another; and two lines for each other book: key and name.
func start(_ names: [UInt8]) {
    let lines = names.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    guard lines.count >= 11 else { return }
    var names = AssetNames(
        style: lines[0], script: lines[1], icons: lines[2], manifest: lines[3], favicon: lines[4],
        appleTouchIcon: lines[5], worker: lines[6])
    names.hasEvents = !lines[7].isEmpty
    replica = Replica(
        names, server: lines[7], base: lines[8], hub: lines[9], site: lines[10],
        others: KnownBook.inLines([String](lines[11...])))
}
