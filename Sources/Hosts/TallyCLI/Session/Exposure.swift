import Kernel

/// What isn't opened, since others could have put there what they like.
enum Exposure {
    /// The folder of the books.
    case folder(String, Files.Outsider)
    /// The list of devices.
    case devices(String, Files.Outsider)

    var label: Label {
        switch self {
        case .folder(let path, .owner): RefusalText.folderOfAnother(path)
        case .folder(let path, .others): RefusalText.folderOfAll(path)
        case .devices(let path, .owner): RefusalText.devicesOfAnother(path)
        case .devices(let path, .others): RefusalText.devicesOfAll(path)
        }
    }
}
