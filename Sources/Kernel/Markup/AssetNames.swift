/// Where the page finds its files: addresses with the hash of the content in the name.
package struct AssetNames: Sendable, Hashable {
    package var style: String
    package var script: String
    /// The sprite that holds every icon as a `<symbol>`.
    package var icons: String
    package var manifest: String
    package var favicon: String
    package var appleTouchIcon: String
    /// The service worker that lets the app work offline; nil where there is none.
    package var worker: String?
    /// Whether a server stands behind the page that tells of changes made elsewhere.
    package var hasEvents = true

    package init(
        style: String, script: String, icons: String, manifest: String, favicon: String,
        appleTouchIcon: String, worker: String? = nil
    ) {
        self.style = style
        self.script = script
        self.icons = icons
        self.manifest = manifest
        self.favicon = favicon
        self.appleTouchIcon = appleTouchIcon
        self.worker = worker
    }

    /// Names without hashes, the same in every test.
    package static var development: AssetNames {
        AssetNames(
            style: "/assets/app.css", script: "/assets/app.js", icons: "/assets/icons.svg",
            manifest: "/assets/manifest.webmanifest", favicon: "/assets/favicon.svg",
            appleTouchIcon: "/assets/apple-touch-icon.png")
    }
}
