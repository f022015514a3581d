/// Everything around a screen's own content: head, tabs, status, toast.
///
/// All words come in already in the user's language.
package final class Chrome {
    package var assets: AssetNames
    /// A BCP 47 tag: `en`, `de`, `it`.
    package var language: String
    package var direction: Direction = .leftToRight
    package var theme: Theme = .system
    package var tint: Tint
    /// The class of the colour that this screen's object wears, instead of its tracker's.
    package var color: String?
    /// The title of the window: the screen's own, then the app's name.
    package var title: String
    package var description: String
    package var tabs: [Tab]
    package var words: Words
    package var status: StatusLine?
    package var toast: Toast?
    /// Whether the page listens for changes made elsewhere and takes them in.
    package var listens = true
    /// A script of this screen's own, beside that of all.
    package var script: String?
    /// The name beside the mark in the rail of wide windows.
    package var brand = "Tallybook"
    /// The books to go to, where there are several.
    package var books: [BookLink] = []

    package init(
        assets: AssetNames, language: String, tint: Tint, title: String, description: String,
        tabs: [Tab], words: Words, status: StatusLine? = nil, toast: Toast? = nil
    ) {
        self.assets = assets
        self.language = language
        self.tint = tint
        self.title = title
        self.description = description
        self.tabs = tabs
        self.words = words
        self.status = status
        self.toast = toast
    }

    package enum Direction: String, Sendable { case leftToRight = "ltr", rightToLeft = "rtl" }

    /// Light, dark, or as the system says.
    package enum Theme: String, Sendable, CaseIterable { case system, light, dark }

    /// The words that belong to the frame and not to a screen.
    package struct Words: Sendable {
        /// "Skip to content"
        package var skip: String
        /// The name of the tab bar, for screen readers: "Sections"
        package var navigation: String
        /// "Dismiss", on toasts
        package var dismiss: String
        /// Shown by the script when the server can't be reached after a post:
        /// "Offline, not saved. What you typed is still here: try again."
        package var notSaved: String
        /// Shown by the script when a page can't be fetched: "Offline. Try again."
        package var unreachable: String
        /// Shown by the script when an update waits: "A new version is ready."
        package var newVersion: String
        /// The button beside it: "Reload"
        package var reload: String
        package var drafts: Drafts
        /// Over the ways to other books: "Books"
        package var books = ""

        /// What the script says of what was typed and not saved.
        package struct Drafts: Sendable {
            /// "Your unsaved changes are shown."
            package var shown = ""
            /// Before the words themselves: "Typed here before and not saved:"
            package var offered = ""
            /// When a sheet is closed: "Not saved. What you typed is kept."
            package var left = ""
            /// "Keep typing"
            package var keepTyping = ""
            /// "Discard"
            package var discard = ""
            /// Before what was entered and is asked about, with a sign for how many: "Waiting for your answer (#):"
            package var asked = ""

            /// All of them, a line each.
            var lines: String {
                [shown, offered, left, keepTyping, discard, asked].joined(separator: "\n")
            }
        }

        package init(
            skip: String, navigation: String, dismiss: String, notSaved: String,
            unreachable: String, newVersion: String = "", reload: String = "",
            drafts: Drafts = Drafts()
        ) {
            self.skip = skip
            self.navigation = navigation
            self.dismiss = dismiss
            self.notSaved = notSaved
            self.unreachable = unreachable
            self.newVersion = newVersion
            self.reload = reload
            self.drafts = drafts
        }
    }
}

/// The way to a book, which stands at the root of all addresses.
package struct BookLink: Sendable {
    package var title: String
    package var href: String
    /// The class of its colour.
    package var color: String?
    package var isHere: Bool

    package init(_ title: String, href: String, color: String?, isHere: Bool) {
        self.title = title
        self.href = href
        self.color = color
        self.isHere = isHere
    }
}

/// One destination in the tab bar and the rail.
package struct Tab: Sendable {
    package var title: String
    package var href: String
    package var icon: Icon
    /// Shown instead of ``icon`` while the tab is chosen.
    package var chosenIcon: Icon
    package var tint: Tint
    package var chosen: Bool
    /// Shown in the rail of wide windows only, at its end: settings, trash.
    package var railOnly = false

    package init(
        _ title: String, href: String, icon: Icon, chosenIcon: Icon, tint: Tint, chosen: Bool,
        railOnly: Bool = false
    ) {
        self.title = title
        self.href = href
        self.icon = icon
        self.chosenIcon = chosenIcon
        self.tint = tint
        self.chosen = chosen
        self.railOnly = railOnly
    }
}

/// One honest line about sync: "In step", "Offline", "3 changes waiting".
package struct StatusLine: Sendable {
    package var icon: Icon
    package var text: String
    package var href: String?
    package var tone: Tone

    package init(_ text: String, icon: Icon = .inStep, href: String? = nil, tone: Tone = .plain) {
        self.icon = icon
        self.text = text
        self.href = href
        self.tone = tone
    }
}

/// What just happened, and the way back; it stays until dismissed or replaced.
package struct Toast: Sendable {
    package var message: String
    package var undo: Post?
    /// Takes back what was done right before it, too.
    package var undoAll: Post?
    /// Where one goes on from what it says.
    package var link: Link?
    /// The page without the toast, for the dismiss button without a script.
    package var dismissHref: String

    package init(
        _ message: String, undo: Post? = nil, link: Link? = nil, dismissHref: String
    ) {
        self.message = message
        self.undo = undo
        self.link = link
        self.dismissHref = dismissHref
    }
}

/// A form that is only a button: where it posts, what it carries, what it says.
package struct Post: Sendable {
    package var label: String
    package var action: String
    /// Hidden fields, such as `return`, the path to come back to.
    package var fields: [(name: String, value: String)]
    package var symbol: Symbol?
    package var tone: Tone

    package init(
        _ label: String, action: String, fields: [(name: String, value: String)] = [],
        symbol: Symbol? = nil, tone: Tone = .plain
    ) {
        self.label = label
        self.action = action
        self.fields = fields
        self.symbol = symbol
        self.tone = tone
    }
}
