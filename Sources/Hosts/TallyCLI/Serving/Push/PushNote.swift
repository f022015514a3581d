import Kernel
import WebPush

/// A message to a device, as its service worker shows it.
struct PushNote: Sendable {
    let title: String
    let body: String
    /// What it takes the place of, if that still shows.
    let tag: String
    /// Where it leads.
    let url: String
    /// The number of a sealed book, of which the device itself finds out what is new.
    var hub: String?
    let delivery: PushService.Delivery

    /// As JSON, which `Shell/worker/push.js` reads; it is never too long to be sealed.
    var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            for (name, value) in [
                ("title", title.truncated(to: 100)), ("body", body.truncated(to: 300)),
                ("tag", tag),
                ("url", url),
            ] {
                writer.name(name)
                writer.string(value)
            }
            if let hub {
                writer.name("hub")
                writer.string(hub)
            }
        }
        return [UInt8](writer.text.utf8)
    }
}
