import Kernel

/// What `tally device` and `tally sync` refuse about devices.
enum DeviceRefusal {
    case unknown(String), several(String, ids: [String]), badName(String), badToken(String)
    /// The file of this path.
    case damaged(String)

    var label: Label {
        switch self {
        case .unknown(let name): DeviceText.unknownDevice(name.short)
        case .several(let name, let ids):
            DeviceText.severalDevices(name: name.short, ids: Label { $0.list(ids) })
        case .badName(let name):
            DeviceText.badName(name: name.short, most: "\(KnownDevice.longestName)")
        case .damaged(let path): DeviceText.damagedDevices(path.short)
        case .badToken(let place): DeviceText.badToken(place.short)
        }
    }
}
