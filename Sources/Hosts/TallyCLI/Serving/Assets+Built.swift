import CAssets
import HTTPServer
package import Kernel

extension Assets {
    /// The files that were built into this program.
    static var built: Assets { Assets(Asset.built) }
}

extension Asset {
    /// The files that were built into this program.
    static var built: [Asset] {
        UnsafeBufferPointer(start: tally_first_asset(), count: tally_asset_count).map { Asset($0) }
    }

    fileprivate init(_ asset: tally_asset) {
        self.init(
            path: String(cString: asset.path), contentType: String(cString: asset.type),
            content: asset.identity.ifAny ?? .gzipped(asset.gzip.buffer),
            brotli: asset.brotli.ifAny,
            gzip: asset.gzip.ifAny, isImmutable: asset.immutable != 0,
            etag: String(cString: asset.etag),
            headers: asset.policy.map {
                [Response.Header("Content-Security-Policy", String(cString: $0))]
            } ?? [])
    }
}

extension tally_bytes {
    fileprivate var buffer: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start, count: length)
    }

    fileprivate var ifAny: AssetBytes? { length > 0 ? .immortal(buffer) : nil }
}

extension AssetNames {
    /// The names of the files that were built into this program.
    package static var built: AssetNames {
        AssetNames(
            style: String(cString: tally_names.style), script: String(cString: tally_names.script),
            icons: String(cString: tally_names.icons),
            manifest: String(cString: tally_names.manifest),
            favicon: String(cString: tally_names.favicon),
            appleTouchIcon: String(cString: tally_names.apple_touch_icon),
            worker: tally_names.worker.map { String(cString: $0) })
    }
}
