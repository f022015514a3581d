/// The addresses of what belongs to no tracker.
package enum AppAddress: String, CaseIterable {
    case badge = "/badge"
    case undo = "/undo"
    case sample = "/sample"
    case search = "/search"
    case add = "/add"
    case number = "/number"
    case trash = "/trash"
    case restore = "/trash/restore"
    case forGood = "/trash/for-good"
    case emptyTrash = "/trash/empty"
    case keepTrash = "/trash/keep"
    case settings = "/settings"
    case sync = "/settings/sync"
    case devices = "/settings/devices"
    case notifications = "/settings/notifications"
    case books = "/settings/books"
    case sharing = "/settings/sharing"
    case join = "/join"
    case check = "/settings/check"
    case look = "/settings/look"
    case trackers = "/settings/trackers"
    case keys = "/settings/keys"
    case tables = "/settings/tables"
    case shown = "/settings/shown"
    case reset = "/reset"
    case export = "/export.json"
    case importing = "/import"
    case news = "/news"
    case deleteComment = "/comments/delete"

    package var path: String { rawValue }

    /// Where a typed line is asked about: what had to wait for something else goes on there.
    package static func adding(_ typed: String) -> String {
        add.path + "?q=" + typed.percentEncoded
    }

    package static func isAdding(_ path: String) -> Bool { path.hasPrefix(add.path + "?") }

    /// Where a server lets a device in that comes with an address of its own; no route answers it.
    package static var enter: String { "/enter" }

    package static func enter(_ key: String) -> String { enter + "/" + key }

    /// What the addresses of a book begin with that isn't the first.
    package static func book(_ key: String) -> String { "/books/" + key }

    /// The settings of a book, by what names it or stands for it in a route.
    package static func book(settings handle: String) -> String { books.path + "/" + handle }

    /// One of the devices, by what names it or stands for it in a route.
    package static func device(_ id: String) -> String { devices.path + "/" + id }

    /// The history of a record.
    package static func history(_ kind: Kind, _ id: RecordID) -> String {
        history(kind.name, id.text)
    }

    /// Where a record is moved to another book; no case, since it always names one.
    package static var moving: String { "/move" }

    package static func moving(_ kind: Kind, _ id: RecordID) -> String {
        moving(kind.name, id.text)
    }

    package static func moving(_ kind: String, _ id: String) -> String {
        moving + "/" + kind + "/" + id
    }

    /// What is said of a record, by its kind and identifier or what stands for them in a route.
    package static func comments(_ kind: String, _ id: String) -> String {
        "/comments/" + kind + "/" + id
    }

    /// Where a comment is changed.
    package static func comment(_ id: String) -> String { "/comment/" + id }

    /// Where a record is shown to others, or with ``all`` what the main list of a kind shows.
    package static func showing(_ kind: Kind, _ id: RecordID?) -> String {
        showing(kind.name, id?.text ?? all)
    }

    package static func showing(_ kind: String, _ id: String) -> String {
        show + kind + "/" + id
    }

    /// What all addresses begin with where something is shown to others.
    package static var show: String { "/show/" }

    /// What stands for all records of a main list in the place of an identifier.
    package static var all: String { "all" }

    /// A page that strangers see by the secret in its address.
    package static func shownPage(_ secret: String) -> String { "/shown/" + secret }

    /// A table of the records of a kind.
    package static func table(_ kind: Kind) -> String { table(kind.name) }

    /// The same with names, or with what stands for them in a route.
    package static func history(_ kind: String, _ id: String) -> String {
        "/history/" + kind + "/" + id
    }

    package static func table(_ kind: String) -> String { "/export/" + kind }
}
