import Kernel

/// Begins anew with an empty replica, whose pages refer to files by `names`: the addresses of style,
/// script, icons, manifest, favicon, touch icon and worker, a line each.
func start(_ names: [UInt8]) {
    let lines = String(decoding: names, as: UTF8.self).split(separator: "\n")
    guard lines.count == 7 else { return }
    replica = Replica(
        AssetNames(
            style: String(lines[0]), script: String(lines[1]), icons: String(lines[2]),
            manifest: String(lines[3]), favicon: String(lines[4]),
            appleTouchIcon: String(lines[5]), worker: String(lines[6])))
}
