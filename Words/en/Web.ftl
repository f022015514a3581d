### The words of the frame around every screen, and of the pages that say what went wrong.
### Swift: Sources/Kernel/Web/WebText.generated.swift

description = Keep count of what matters: offline, on every device.
home = Home
add = Add
search = Search
trash = Trash
settings = Settings
first-book = My book
move-to-book = Move to another book…
show-others = Show to others…
books = Books
sections = Sections
skip = Skip to content
dismiss = Dismiss
undo = Undo
redo = Redo
# $count (Number)
undo-all = Undo all { $count }
# $count (Number)
redo-all = Redo all { $count }
draft-shown = Your unsaved changes are shown.
draft-offered = Typed here before and not saved:
draft-left = Not saved. What you typed is kept.
questions-waiting = Waiting for your answer (#):
keep-typing = Keep typing
discard = Discard
not-saved = Not saved: no connection. What you typed is still here; try again.
unreachable = No connection. Try again.
file-missing = This file has not arrived on this device yet.
no-connection-title = No connection
new-version = A new version is ready.
reload = Reload
not-found-title = Not here
not-found = There is no such page. It may have been deleted or moved.
no-shared-book = This is the address of a shared book, which lies in browsers alone, and isn’t in this one, or not any more: its data may have been cleared. An invitation brings you into the book, and so does its recovery sheet.
come-in = Come in
no-book = There is no such book here. It may be in the trash.
# $name (Text)
book-in-trash = “{ $name }” is in the trash, where it can be restored.
not-allowed-title = Not this way
not-allowed = This address can’t be used like that.
may-only-read-title = This device may only look
may-only-read = Nothing was changed. Somebody whose device may write can let this one write, too: Settings → Devices.
only-looking = Only looking
refused-title = Not accepted
conflict-title = Nothing to do
store-title = Not saved
typed = This is what you typed. It isn’t saved; copy what you need.
# $title (Text)
# $text (Text)
lost = “{ $title }” was deleted meanwhile: “{ $text }”, typed for it, isn’t kept.
yes = Yes
no = No
save = Save
close = Close
delete = Delete
edit = Edit
history = History
none = None

dont-need = I don’t need this
may-only-look-here = Nothing was changed: you may only look into this shared book. An owner can let you write, under Settings › Shared books.
you = You
