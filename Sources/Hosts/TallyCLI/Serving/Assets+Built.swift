import CAssets
import HTTPServer
package import Kernel

extension Assets {
    /// The files that were built into this program.
    static var built: Assets {
        let assets = UnsafeBufferPointer(start: tally_first_asset(), count: tally_asset_count)
        return Assets(assets.map { Asset($0) })
    }
}

extension Asset {
    fileprivate init(_ asset: tally_asset) {
        self.init(
            path: String(cString: asset.path), contentType: String(cString: asset.type),
            content: AssetBytes(asset.identity), brotli: asset.brotli.ifAny,
            gzip: asset.gzip.ifAny, isImmutable: asset.immutable != 0,
            etag: String(cString: asset.etag))
    }
}

extension tally_bytes {
    fileprivate var ifAny: AssetBytes? { length > 0 ? AssetBytes(self) : nil }
}

extension AssetBytes {
    fileprivate init(_ bytes: tally_bytes) {
        self = .immortal(UnsafeBufferPointer(start: bytes.start, count: bytes.length))
    }
}

extension AssetNames {
    /// The names of the files that were built into this program.
    package static var built: AssetNames {
        AssetNames(
            style: String(cString: tally_names.style), script: String(cString: tally_names.script),
            icons: String(cString: tally_names.icons),
            manifest: String(cString: tally_names.manifest),
            favicon: String(cString: tally_names.favicon),
            appleTouchIcon: String(cString: tally_names.apple_touch_icon))
    }
}
