// Made by `make words` from Words/*/Commons.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// The words of the common screens.
enum CommonsText {
    /// Today
    static var today: Label { Label(.commons, 0) }

    /// Due
    static var due: Label { Label(.commons, 1) }

    /// Up next
    static var upNext: Label { Label(.commons, 2) }

    /// Load
    static var loadSample: Label { Label(.commons, 3) }

    /// Search everything
    static var searchEverything: Label { Label(.commons, 4) }

    /// Type at least one letter. Press / anywhere to come here.
    static var searchHint: Label { Label(.commons, 5) }

    /// Search
    static var search: Label { Label(.commons, 6) }

    /// Nothing contains “{ $text }”.
    static func nothingFound(_ text: String) -> Label {
        Label(.commons, 7, [.text(text)])
    }

    /// In trackers that you have hidden:
    static var foundInHidden: Label { Label(.commons, 8) }

    /// Add something…
    static var addAnything: Label { Label(.commons, 9) }

    /// “Milk 2 l”, “essay due Friday 20 %”, “305.5 ft Red Rock”: what fits is offered below, and nothing is kept before you choose.
    static var addHint: Label { Label(.commons, 10) }

    /// There already
    static var addThere: Label { Label(.commons, 11) }

    /// Find…
    static var searchFor: Label { Label(.commons, 12) }

    /// Trash
    static var trashTitle: Label { Label(.commons, 13) }

    /// The trash is empty
    static var trashEmpty: Label { Label(.commons, 14) }

    /// What you delete waits here until you want it back.
    static var trashEmptySentence: Label { Label(.commons, 15) }

    /// Restore
    static var restore: Label { Label(.commons, 16) }

    /// More for { $title }
    static func moreFor(_ title: String) -> Label {
        Label(.commons, 17, [.text(title)])
    }

    /// Delete for good
    static var forGood: Label { Label(.commons, 18) }

    /// Deleted for good is out of the trash on all your devices. What it said stays in this book’s log and in backups, and devices with an older version still show it in their trash.
    static var trashHonest: Label { Label(.commons, 19) }

    /// Empty the trash
    static var emptyTrash: Label { Label(.commons, 20) }

    /// Empties itself
    static var emptyAfter: Label { Label(.commons, 21) }

    /// { $days ->
    ///     [one] After { $days } day
    ///    *[other] After { $days } days
    /// }
    static func daysLater(_ days: Int) -> Label {
        Label(.commons, 22, [.number(days)])
    }

    /// Never
    static var never: Label { Label(.commons, 23) }

    /// Deleted for good
    static var deletedForGood: Label { Label(.commons, 24) }

    /// Deleted { $date }
    static func deletedOn(_ date: String) -> Label {
        Label(.commons, 25, [.text(date)])
    }

    /// History
    static var historyTitle: Label { Label(.commons, 26) }

    /// Created
    static var created: Label { Label(.commons, 27) }

    /// Changed
    static var changed: Label { Label(.commons, 28) }

    /// Undo this
    static var undoThis: Label { Label(.commons, 29) }

    /// Deleted
    static var deleted: Label { Label(.commons, 30) }

    /// Restored
    static var restored: Label { Label(.commons, 31) }

    /// Language
    static var language: Label { Label(.commons, 32) }

    /// As the browser
    static var languageOfBrowser: Label { Label(.commons, 33) }

    /// Appearance
    static var theme: Label { Label(.commons, 34) }

    /// System
    static var themeSystem: Label { Label(.commons, 35) }

    /// Light
    static var themeLight: Label { Label(.commons, 36) }

    /// Dark
    static var themeDark: Label { Label(.commons, 37) }

    /// Save
    static var save: Label { Label(.commons, 38) }

    /// Data
    static var data: Label { Label(.commons, 39) }

    /// Sample data
    static var sampleTitle: Label { Label(.commons, 40) }

    /// Adds examples to look around with. One undo takes them all away.
    static var sampleSentence: Label { Label(.commons, 41) }

    /// Start over
    static var reset: Label { Label(.commons, 42) }

    /// Moves everything to the trash, as one action that can be undone.
    static var resetSentence: Label { Label(.commons, 43) }

    /// Empty the book
    static var resetButton: Label { Label(.commons, 44) }

    /// Export
    static var export: Label { Label(.commons, 45) }

    /// What the book holds now as one JSON file, to keep or to take elsewhere. Its history and trash aren’t in it; “tally backup” keeps them.
    static var exportSentence: Label { Label(.commons, 46) }

    /// Download
    static var exportButton: Label { Label(.commons, 47) }

    /// Import
    static var importTitle: Label { Label(.commons, 48) }

    /// Reads a book or a table that was exported here, and lists, gradebooks, notes, matrices and calendars of others, also as .xlsx or .ods. One undo takes it back.
    static var importSentence: Label { Label(.commons, 49) }

    /// Import
    static var importButton: Label { Label(.commons, 50) }

    /// File
    static var file: Label { Label(.commons, 51) }

    /// No file was chosen.
    static var nothingChosen: Label { Label(.commons, 52) }

    /// All of it is in the book already; nothing was changed.
    static var nothingNew: Label { Label(.commons, 53) }

    /// { $count ->
    ///     [one] { $count } file that attachments name did not come along.
    ///    *[other] { $count } files that attachments name did not come along.
    /// }
    static func missingFiles(_ count: Int) -> Label {
        Label(.commons, 54, [.number(count)])
    }

    /// Tables
    static var tables: Label { Label(.commons, 55) }

    /// Each list as a CSV file for spreadsheets.
    static var tablesSentence: Label { Label(.commons, 56) }

    /// There is nothing to put in a table yet.
    static var noTables: Label { Label(.commons, 57) }

    /// About
    static var about: Label { Label(.commons, 58) }

    /// Tallybook is free software under the Apache License 2.0. Your data stays with you.
    static var aboutSentence: Label { Label(.commons, 59) }

    /// Check the book
    static var check: Label { Label(.commons, 60) }

    /// Digest
    static var digest: Label { Label(.commons, 61) }

    /// Two devices that show the same digest hold the same book.
    static var digestSentence: Label { Label(.commons, 62) }

    /// This is no file that Tallybook can read: neither a book or table that was exported here, nor one of the others named below.
    static var importUnreadable: Label { Label(.commons, 63) }

    /// Read as { $name }.
    static func importReadAs(_ name: String) -> Label {
        Label(.commons, 64, [.text(name)])
    }

    /// A table of: { $kind }.
    static func importTableOf(_ kind: String) -> Label {
        Label(.commons, 65, [.text(kind)])
    }

    /// What is it?
    static var importWhatIsIt: Label { Label(.commons, 66) }

    /// Look at it
    static var importLook: Label { Label(.commons, 67) }

    /// Keep it
    static var importKeep: Label { Label(.commons, 68) }

    /// Look at it in { $tracker }
    static func importLookIn(_ tracker: String) -> Label {
        Label(.commons, 69, [.text(tracker)])
    }

    /// “{ $name }” is there already: choose it below, or give what is new another name.
    static func importNameTaken(_ name: String) -> Label {
        Label(.commons, 70, [.text(name)])
    }

    /// Goes into
    static var importInto: Label { Label(.commons, 71) }

    /// Something new
    static var importNewOne: Label { Label(.commons, 72) }

    /// Name of what is new
    static var importNamed: Label { Label(.commons, 73) }

    /// and { $number } more
    static func importMore(_ number: Int) -> Label {
        Label(.commons, 74, [.number(number)])
    }

    /// { $number ->
    ///     [one] { $number } record
    ///    *[other] { $number } records
    /// }
    static func importRecords(_ number: Int) -> Label {
        Label(.commons, 75, [.number(number)])
    }

    /// { $number } new
    static func importAdded(_ number: Int) -> Label {
        Label(.commons, 76, [.number(number)])
    }

    /// { $number } changed
    static func importChanged(_ number: Int) -> Label {
        Label(.commons, 77, [.number(number)])
    }

    /// { $number } out of the trash
    static func importRestored(_ number: Int) -> Label {
        Label(.commons, 78, [.number(number)])
    }

    /// { $number } as before
    static func importUnchanged(_ number: Int) -> Label {
        Label(.commons, 79, [.number(number)])
    }

    /// a list of things to buy
    static var formatList: Label { Label(.commons, 80) }

    /// a table of grades
    static var formatGrades: Label { Label(.commons, 81) }

    /// a decision table
    static var formatMatrix: Label { Label(.commons, 82) }

    /// notes of a pull
    static var formatNotes: Label { Label(.commons, 83) }

    /// a table of hooks
    static var formatHooks: Label { Label(.commons, 84) }

    /// a calendar
    static var formatCalendar: Label { Label(.commons, 85) }

    /// Books
    static var bookTitle: Label { Label(.commons, 86) }

    /// Several, each apart from the others: your own, the household’s, the club’s.
    static var bookSentence: Label { Label(.commons, 87) }

    /// The home server keeps its books. They can be seen while it can be reached.
    static var bookElsewhere: Label { Label(.commons, 88) }

    /// The list of books, books.db, is damaged. No book is touched by that: move the list out of the data directory, and “tally --book NAME” takes each file up again.
    static var bookListDamaged: Label { Label(.commons, 89) }

    /// The list of books was written by a newer version of Tallybook. Update this one to see them.
    static var bookListNewer: Label { Label(.commons, 90) }

    /// The list of books can’t be read at the moment. No book is touched by that.
    static var bookListUnreadable: Label { Label(.commons, 91) }

    /// Move to another book
    static var moveTitle: Label { Label(.commons, 92) }

    /// Book
    static var moveTo: Label { Label(.commons, 93) }

    /// Move
    static var moveNow: Label { Label(.commons, 94) }

    /// Copy
    static var moveCopy: Label { Label(.commons, 95) }

    /// There is no other book yet.
    static var moveNowhere: Label { Label(.commons, 96) }

    /// { $count ->
    ///     [one] { $count } thing that belongs to it goes along.
    ///    *[other] { $count } things that belong to it or are inside of it go along.
    /// }
    static func moveAlong(_ count: Int) -> Label {
        Label(.commons, 97, [.number(count)])
    }

    /// Needed here as well, and so in both books then: { $names }.
    static func moveCopied(_ names: String) -> Label {
        Label(.commons, 98, [.text(names)])
    }

    /// Here it is off then: { $names }.
    static func moveLosing(_ names: String) -> Label {
        Label(.commons, 99, [.text(names)])
    }

    /// Others here refer to it, so it stays, and the other book gets a copy.
    static var moveStays: Label { Label(.commons, 100) }

    /// One undo, here or there, takes it back in both books.
    static var moveUndo: Label { Label(.commons, 101) }

    /// “{ $title }” is in “{ $book }” now.
    static func moved(title: String, book: String) -> Label {
        Label(.commons, 102, [.text(title), .text(book)])
    }

    /// It is back here. In “{ $book }” it is as well.
    static func moveBack(_ book: String) -> Label {
        Label(.commons, 103, [.text(book)])
    }

    /// It is in “{ $book }” as well.
    static func moveThere(_ book: String) -> Label {
        Label(.commons, 104, [.text(book)])
    }

    /// “{ $title }” was moved to another book.
    static func movedAway(_ title: String) -> Label {
        Label(.commons, 105, [.text(title)])
    }

    /// It is back here, and no longer in “{ $book }”.
    static func moveBackWhole(_ book: String) -> Label {
        Label(.commons, 106, [.text(book)])
    }

    /// It came here from another book. Undo takes that back in both.
    static var moveCame: Label { Label(.commons, 107) }

    /// “{ $title }” was changed in “{ $book }” since, so it stays there, as it is now. Move it back from there.
    static func moveUsed(title: String, book: String) -> Label {
        Label(.commons, 108, [.text(title), .text(book)])
    }

    /// “{ $title }” was changed here since it came, so it stays. Move it back from here.
    static func moveUsedHere(_ title: String) -> Label {
        Label(.commons, 109, [.text(title)])
    }

    /// Move it back from “{ $book }”
    static func moveFrom(_ book: String) -> Label {
        Label(.commons, 110, [.text(book)])
    }

    /// The other book isn’t here, or is in the trash, so the move isn’t taken back: once it is here again, it can be. Restored, this is here as well as there.
    static var moveMissing: Label { Label(.commons, 111) }

    /// The book that it came from isn’t here, or is in the trash, so the move isn’t taken back: it would be in none. Once that book is here again, it can be.
    static var moveMissingHere: Label { Label(.commons, 112) }

    /// You may only read “{ $book }”, so nothing is moved into it or out of it.
    static func moveReads(_ book: String) -> Label {
        Label(.commons, 113, [.text(book)])
    }

    /// Before it moves, this is to be decided: it wouldn’t go along.
    static var moveUnsettled: Label { Label(.commons, 114) }

    /// You are in this one
    static var bookHere: Label { Label(.commons, 115) }

    /// Open
    static var bookOpenIt: Label { Label(.commons, 116) }

    /// Open { $title }
    static func bookOpen(_ title: String) -> Label {
        Label(.commons, 117, [.text(title)])
    }

    /// Edit { $title }
    static func bookEdit(_ title: String) -> Label {
        Label(.commons, 118, [.text(title)])
    }

    /// New book
    static var bookNew: Label { Label(.commons, 119) }

    /// Add book
    static var bookAdd: Label { Label(.commons, 120) }

    /// Name
    static var bookName: Label { Label(.commons, 121) }

    /// Colour
    static var bookColor: Label { Label(.commons, 122) }

    /// None
    static var bookNoColor: Label { Label(.commons, 123) }

    /// This is the first book. It keeps the short addresses and can’t be deleted.
    static var bookFirst: Label { Label(.commons, 124) }

    /// Delete this book
    static var bookDelete: Label { Label(.commons, 125) }

    /// It goes to the trash with all that is in it, for every device of this server, and can be restored there.
    static var bookDeleteSentence: Label { Label(.commons, 126) }

    /// “{ $name }” is in the trash.
    static func bookDeleted(_ name: String) -> Label {
        Label(.commons, 127, [.text(name)])
    }

    /// Restore
    static var bookRestore: Label { Label(.commons, 128) }

    /// Delete for good
    static var bookGone: Label { Label(.commons, 129) }

    /// What is deleted for good is gone with its file, and nothing takes that back.
    static var bookGoneSentence: Label { Label(.commons, 130) }

    /// There is a book “{ $name }” already.
    static func bookTaken(_ name: String) -> Label {
        Label(.commons, 131, [.text(name)])
    }

    /// A book’s name has 1 to { $most } characters in one line.
    static func bookBadName(_ most: Int) -> Label {
        Label(.commons, 132, [.number(most)])
    }

    /// There are { $most } books already, those in the trash included, and there can’t be more. Delete one for good first.
    static func bookFull(_ most: Int) -> Label {
        Label(.commons, 133, [.number(most)])
    }

    /// Not in the list
    static var bookUnlisted: Label { Label(.commons, 134) }

    /// These are books by their files, but the list doesn’t name them, as after it was lost. Restored, they stand in it again.
    static var bookUnlistedSentence: Label { Label(.commons, 135) }

    /// Devices
    static var deviceTitle: Label { Label(.commons, 136) }

    /// Who may come in: add a phone, remove a lost one.
    static var deviceSentence: Label { Label(.commons, 137) }

    /// Devices are managed on the home server. Go online, as a device that it lets in, to see them.
    static var deviceElsewhere: Label { Label(.commons, 138) }

    /// No device has been let in. On the machine of the server itself nobody needs to be.
    static var deviceNone: Label { Label(.commons, 139) }

    /// This one
    static var deviceOwn: Label { Label(.commons, 140) }

    /// The server was started with --no-lock: whoever reaches it is let in, whatever stands here.
    static var deviceUnlocked: Label { Label(.commons, 141) }

    /// Reads only
    static var deviceReads: Label { Label(.commons, 142) }

    /// Reads and writes
    static var deviceWrites: Label { Label(.commons, 143) }

    /// What it may do
    static var deviceRight: Label { Label(.commons, 144) }

    /// Let in
    static var deviceMade: Label { Label(.commons, 145) }

    /// Last here
    static var deviceSeen: Label { Label(.commons, 146) }

    /// not here yet
    static var deviceNeverSeen: Label { Label(.commons, 147) }

    /// today
    static var deviceToday: Label { Label(.commons, 148) }

    /// Last here: { $date }
    static func deviceSeenOn(_ date: String) -> Label {
        Label(.commons, 149, [.text(date)])
    }

    /// Notifications
    static var notifyTitle: Label { Label(.commons, 150) }

    /// Reminders, and what others add, while the app isn’t open.
    static var notifySentence: Label { Label(.commons, 151) }

    /// Add a device
    static var deviceAdd: Label { Label(.commons, 152) }

    /// Let another device in
    static var deviceAnother: Label { Label(.commons, 153) }

    /// Scan the code with the other device, or open the address there. It lets one device in, within { $minutes } minutes.
    static func deviceOpenIt(_ minutes: Int) -> Label {
        Label(.commons, 154, [.number(minutes)])
    }

    /// This address is this machine’s own: no other device can open it. “tally serve” gives one that others can open when it is started with --host or --name.
    static var deviceOnlyHere: Label { Label(.commons, 155) }

    /// It gets into every book of this server.
    static var deviceAllBooks: Label { Label(.commons, 156) }

    /// “{ $name }” came in.
    static func deviceEntered(_ name: String) -> Label {
        Label(.commons, 157, [.text(name)])
    }

    /// The address as a QR code
    static var deviceCode: Label { Label(.commons, 158) }

    /// Done
    static var deviceDone: Label { Label(.commons, 159) }

    /// Name
    static var deviceName: Label { Label(.commons, 160) }

    /// Rename
    static var deviceRename: Label { Label(.commons, 161) }

    /// Remove “{ $name }”
    static func deviceRemove(_ name: String) -> Label {
        Label(.commons, 162, [.text(name)])
    }

    /// If you remove it, it is shut out at once. Open invitations end, too. What it has copied stays on it. If it knew the calendar address of your reminders, it can read them there until you renew it: Projects → Reminders.
    static var deviceRemoveSentence: Label { Label(.commons, 163) }

    /// This is the device in your hand: it is shut out at once and needs a new address to come back.
    static var deviceRemoveOwnSentence: Label { Label(.commons, 164) }

    /// “{ $name }” is shut out.
    static func deviceRemoved(_ name: String) -> Label {
        Label(.commons, 165, [.text(name)])
    }

    /// Undo
    static var deviceUndo: Label { Label(.commons, 166) }

    /// A device’s name has 1 to { $most } characters in one line.
    static func deviceBadName(_ most: Int) -> Label {
        Label(.commons, 167, [.number(most)])
    }

    /// Needs a look
    static var lookTitle: Label { Label(.commons, 168) }

    /// { $count ->
    ///     [one] { $count } needs a look
    ///    *[other] { $count } need a look
    /// }
    static func lookCount(_ count: Int) -> Label {
        Label(.commons, 169, [.number(count)])
    }

    /// Devices did what doesn’t fit together; you decide.
    static var lookSentence: Label { Label(.commons, 170) }

    /// All is well
    static var lookAllWell: Label { Label(.commons, 171) }

    /// Nothing in this book needs a look.
    static var lookAllWellSentence: Label { Label(.commons, 172) }

    /// … and { $count } more.
    static func lookMore(_ count: Int) -> Label {
        Label(.commons, 173, [.number(count)])
    }

    /// Restore “{ $title }”
    static func lookRestore(_ title: String) -> Label {
        Label(.commons, 174, [.text(title)])
    }

    /// { $count ->
    ///     [one] Delete it too
    ///    *[other] Delete them too
    /// }
    static func lookDeleteThem(_ count: Int) -> Label {
        Label(.commons, 175, [.number(count)])
    }

    /// Leave it deleted
    static var lookLeaveDeleted: Label { Label(.commons, 176) }

    /// Move “{ $title }” to
    static func lookMoveTo(_ title: String) -> Label {
        Label(.commons, 177, [.text(title)])
    }

    /// Move
    static var lookMove: Label { Label(.commons, 178) }

    /// Make one of both
    static var lookMerge: Label { Label(.commons, 179) }

    /// Keep both
    static var lookKeepBoth: Label { Label(.commons, 180) }

    /// Made one, it says:
    static var lookTogether: Label { Label(.commons, 181) }

    /// A clock was wrong
    static var lookWrongClock: Label { Label(.commons, 182) }

    /// Take in as of now
    static var lookTakeIn: Label { Label(.commons, 183) }

    /// If it is the clock here that is wrong, put it right: then all of it comes by itself.
    static var lookComesByItself: Label { Label(.commons, 184) }

    /// No other clock has agreed with the one here since this came. Taken in now, it holds for certain only once one has, at the next sync.
    static var lookTentative: Label { Label(.commons, 185) }

    /// Keep this one
    static var lookKeepThis: Label { Label(.commons, 186) }

    /// shown now
    static var lookShown: Label { Label(.commons, 187) }

    /// Open
    static var lookOpen: Label { Label(.commons, 188) }

    /// Set to { $value }
    static func lookSetTo(_ value: String) -> Label {
        Label(.commons, 189, [.text(value)])
    }

    /// Clear it
    static var lookClear: Label { Label(.commons, 190) }

    /// Delete
    static var lookDelete: Label { Label(.commons, 191) }

    /// On this device
    static var storageTitle: Label { Label(.commons, 192) }

    /// The book is in this browser too. When the device runs out of room a browser may delete it, unless it has agreed to keep it.
    static var storageSentence: Label { Label(.commons, 193) }

    /// Kept
    static var storageKept: Label { Label(.commons, 194) }

    /// Not promised
    static var storageLoose: Label { Label(.commons, 195) }

    /// Ask to keep it
    static var storageKeep: Label { Label(.commons, 196) }

    /// Sync
    static var syncTitle: Label { Label(.commons, 197) }

    /// Server
    static var syncServer: Label { Label(.commons, 198) }

    /// Last time
    static var syncLastTime: Label { Label(.commons, 199) }

    /// Changes to send
    static var syncWaiting: Label { Label(.commons, 200) }

    /// Sync now
    static var syncNow: Label { Label(.commons, 201) }

    /// Work offline
    static var syncWorkOffline: Label { Label(.commons, 202) }

    /// Go online
    static var syncWorkOnline: Label { Label(.commons, 203) }

    /// Everything works offline. What you change waits here until the server can be reached.
    static var syncOfflineSentence: Label { Label(.commons, 204) }

    /// This device may only look. What others write arrives by itself, and can be read offline, too.
    static var syncOnlyLookingSentence: Label { Label(.commons, 205) }

    /// “tally sync” brings both books in step.
    static var syncByCommand: Label { Label(.commons, 206) }

    /// This device’s clock is { $hours } h ahead of the server’s, so its changes count as the later ones. Set it right.
    static func syncClockAhead(_ hours: Int) -> Label {
        Label(.commons, 207, [.number(hours)])
    }

    /// This device’s clock is { $hours } h behind the server’s, so its changes count as the earlier ones. Set it right.
    static func syncClockBehind(_ hours: Int) -> Label {
        Label(.commons, 208, [.number(hours)])
    }

    /// { $days ->
    ///     [one] This device’s clock is { $days } day ahead of the server’s. What is written here is dated wrongly until you set it right.
    ///    *[other] This device’s clock is { $days } days ahead of the server’s. What is written here is dated wrongly until you set it right.
    /// }
    static func syncClockDaysAhead(_ days: Int) -> Label {
        Label(.commons, 209, [.number(days)])
    }

    /// { $days ->
    ///     [one] This device’s clock is { $days } day behind the server’s. What others wrote since is shown only when you have set it right.
    ///    *[other] This device’s clock is { $days } days behind the server’s. What others wrote since is shown only when you have set it right.
    /// }
    static func syncClockDaysBehind(_ days: Int) -> Label {
        Label(.commons, 210, [.number(days)])
    }

    /// Put both together
    static var syncJoin: Label { Label(.commons, 211) }

    /// Open the server’s book
    static var syncLeave: Label { Label(.commons, 212) }

    /// Export first if you are in doubt: opening the server’s book puts this device’s copy aside.
    static var syncOtherBookSentence: Label { Label(.commons, 213) }

    /// Files to exchange
    static var syncFiles: Label { Label(.commons, 214) }

    /// This device has no room for all files of notes. Everything else is in step, and files not kept here are shown as long as the server can be reached.
    static var syncFull: Label { Label(.commons, 215) }

    /// Be let in again
    static var syncComeIn: Label { Label(.commons, 216) }

    /// The home server has taken this device’s right away or forgotten it. Everything works on here, what you change is kept, and goes out once the device is let in again: by a new address from “Settings → Devices” of another device, or from “tally device add” on the server’s machine.
    static var syncNotLetInSentence: Label { Label(.commons, 217) }

    /// Where things stand
    static var standing: Label { Label(.commons, 218) }

    /// What shall we begin with?
    static var doors: Label { Label(.commons, 219) }

    /// No account, and nothing is asked. Settings can hide what isn’t needed.
    static var doorsNote: Label { Label(.commons, 220) }

    /// You keep this book with { $names }. Nothing is in it yet.
    static func keptTogether(_ names: String) -> Label {
        Label(.commons, 221, [.text(names)])
    }

    /// Sample
    static var sample: Label { Label(.commons, 222) }

    /// Trackers
    static var trackers: Label { Label(.commons, 223) }

    /// What is hidden keeps its data, and addresses that lead there still do. This holds on this device alone.
    static var trackersSentence: Label { Label(.commons, 224) }

    /// Hidden
    static var trackerHidden: Label { Label(.commons, 225) }

    /// Move { $name } up
    static func moveUp(_ name: String) -> Label {
        Label(.commons, 226, [.text(name)])
    }

    /// Hide
    static var hide: Label { Label(.commons, 227) }

    /// Show
    static var showAgain: Label { Label(.commons, 228) }

    /// Add it
    static var addThis: Label { Label(.commons, 229) }

    /// Add anything
    static var quickAdd: Label { Label(.commons, 230) }

    /// Keyboard shortcuts
    static var keys: Label { Label(.commons, 231) }

    /// Search
    static var keysSearch: Label { Label(.commons, 232) }

    /// Add something new
    static var keysAdd: Label { Label(.commons, 233) }

    /// Right after an action: to its Undo
    static var keysTab: Label { Label(.commons, 234) }

    /// Undo what this device did last, and what it did before
    static var keysUndo: Label { Label(.commons, 235) }

    /// Do again what was undone
    static var keysRedo: Label { Label(.commons, 236) }

    /// Close what is open
    static var keysClose: Label { Label(.commons, 237) }

    /// This list
    static var keysList: Label { Label(.commons, 238) }

    /// Recent searches
    static var recentSearches: Label { Label(.commons, 239) }

    /// Forget them
    static var forgetSearches: Label { Label(.commons, 240) }

    /// All
    static var all: Label { Label(.commons, 241) }

    /// Shared books
    static var sharingTitle: Label { Label(.commons, 242) }

    /// Books that you keep with others, sealed on each device: no server can read them.
    static var sharingSentence: Label { Label(.commons, 243) }

    /// A shared book is sealed on your own device, and needs the app’s own storage: a browser that runs scripts, no private window, and an address that starts with https:// or http://localhost. On the machine of a home server “tally book invite” shares a book, and “tally book join "LINK"” comes into one.
    static var sharingElsewhere: Label { Label(.commons, 244) }

    /// A shared book is sealed on your own device, and this server was built without what does that in a browser; “make build” builds it. On the server’s machine “tally book invite” shares a book, and “tally book join "LINK"” comes into one.
    static var sharingNoCore: Label { Label(.commons, 245) }

    /// No book is shared in this browser yet.
    static var sharingNone: Label { Label(.commons, 246) }

    /// A new shared book
    static var sharingNew: Label { Label(.commons, 247) }

    /// What the book is called
    static var sharingName: Label { Label(.commons, 248) }

    /// Token of the hub
    static var sharingToken: Label { Label(.commons, 249) }

    /// Only if its keeper gave you one: then books can be put there by it.
    static var sharingTokenHint: Label { Label(.commons, 250) }

    /// For “tally book join”: { $link }
    static func sharingForCommands(_ link: String) -> Label {
        Label(.commons, 251, [.text(link)])
    }

    /// Only on this device: the others call it as they like.
    static var sharingOwnName: Label { Label(.commons, 252) }

    /// Your name
    static var sharingMe: Label { Label(.commons, 253) }

    /// What is in it at first
    static var sharingBegins: Label { Label(.commons, 254) }

    /// Nothing
    static var sharingEmpty: Label { Label(.commons, 255) }

    /// All of this book
    static var sharingCopy: Label { Label(.commons, 256) }

    /// Make the book
    static var sharingMake: Label { Label(.commons, 257) }

    /// Come into somebody’s book
    static var sharingComeIn: Label { Label(.commons, 258) }

    /// The invitation that you were sent
    static var sharingLink: Label { Label(.commons, 259) }

    /// Look what it is
    static var sharingLook: Label { Label(.commons, 260) }

    /// Bring a book back
    static var sharingRecover: Label { Label(.commons, 261) }

    /// What stands on the recovery sheet
    static var sharingSheetWords: Label { Label(.commons, 262) }

    /// The address and the nine words.
    static var sharingSheetHint: Label { Label(.commons, 263) }

    /// Bring it back
    static var sharingBring: Label { Label(.commons, 264) }

    /// Invitation
    static var sharingJoinTitle: Label { Label(.commons, 265) }

    /// { $inviter } invites you to “{ $book }”
    static func sharingInvites(inviter: String, book: String) -> Label {
        Label(.commons, 266, [.text(inviter), .text(book)])
    }

    /// Join
    static var sharingJoin: Label { Label(.commons, 267) }

    /// Reads, writes and invites
    static var sharingOwner: Label { Label(.commons, 268) }

    /// Reads and writes
    static var sharingEditor: Label { Label(.commons, 269) }

    /// Only reads
    static var sharingViewer: Label { Label(.commons, 270) }

    /// Recovery sheet
    static var sharingSheet: Label { Label(.commons, 271) }

    /// Members
    static var sharingMembers: Label { Label(.commons, 272) }

    /// You · { $may }
    static func sharingYou(_ may: String) -> Label {
        Label(.commons, 273, [.text(may)])
    }

    /// Somebody
    static var sharingSomebody: Label { Label(.commons, 274) }

    /// Remove
    static var sharingRemove: Label { Label(.commons, 275) }

    /// From then on everything is sealed with a new key; what { $name } has stays there. Recovery sheets that this device made or came in by end with it, and so do links by which it could come back and invitations for several devices. Make a new sheet afterwards.
    static func sharingRemoveSentence(_ name: String) -> Label {
        Label(.commons, 276, [.text(name)])
    }

    /// Let write
    static var sharingLetWrite: Label { Label(.commons, 277) }

    /// Only let read
    static var sharingLetRead: Label { Label(.commons, 278) }

    /// Make an owner
    static var sharingMakeOwner: Label { Label(.commons, 279) }

    /// Invite somebody
    static var sharingInvite: Label { Label(.commons, 280) }

    /// What they may do
    static var sharingMay: Label { Label(.commons, 281) }

    /// For how many devices
    static var sharingUses: Label { Label(.commons, 282) }

    /// For how many days
    static var sharingDays: Label { Label(.commons, 283) }

    /// Make a link
    static var sharingMakeLink: Label { Label(.commons, 284) }

    /// Send this link
    static var sharingSend: Label { Label(.commons, 285) }

    /// Whoever has it can come in by it, so send it to nobody else. It can’t be shown again later: make another then.
    static var sharingSendSentence: Label { Label(.commons, 286) }

    /// The link as a QR code
    static var sharingCode: Label { Label(.commons, 287) }

    /// Open invitations
    static var sharingOpen: Label { Label(.commons, 288) }

    /// { $count ->
    ///     [one] For one device, until { $date }
    ///    *[other] For { $count } devices, until { $date }
    /// }
    static func sharingUntil(count: Int, date: String) -> Label {
        Label(.commons, 289, [.number(count), .text(date)])
    }

    /// Take back
    static var sharingWithdraw: Label { Label(.commons, 290) }

    /// A page to print and put where passports are. It brings the book back when no device is left. Without it and without a device nobody can, not even who runs the server. An older sheet goes on working until it is removed.
    static var sharingSheetSentence: Label { Label(.commons, 291) }

    /// There is no sheet for this book, or the last one ended with whoever made it: make one.
    static var sharingNoSheet: Label { Label(.commons, 292) }

    /// Make a sheet
    static var sharingMakeSheet: Label { Label(.commons, 293) }

    /// Print this or write it down, and leave this page: whoever sees it has the book.
    static var sharingKeepSheet: Label { Label(.commons, 294) }

    /// Leave
    static var sharingLeave: Label { Label(.commons, 295) }

    /// From then on nothing is exchanged with the others. What they have stays with them.
    static var sharingLeaveSentence: Label { Label(.commons, 296) }

    /// You are the only owner: whoever stays can go on as before, but nobody can invite, remove, or let anybody do more, ever again. It is better to make somebody an owner first.
    static var sharingLastOwner: Label { Label(.commons, 297) }

    /// Came from another book
    static var historyCame: Label { Label(.commons, 298) }

    /// Went to another book
    static var historyWent: Label { Label(.commons, 299) }

    /// Leave, and keep a copy here
    static var sharingLeaveKeep: Label { Label(.commons, 300) }

    /// { $name } (own copy)
    static func sharingCopyName(_ name: String) -> Label {
        Label(.commons, 301, [.text(name)])
    }

    /// Leave, and delete it here
    static var sharingLeaveForget: Label { Label(.commons, 302) }

    /// You aren’t in this book any more. What is here stays here.
    static var sharingOutside: Label { Label(.commons, 303) }

    /// You have left this book. What is here is your own now, in this browser alone, and nobody else sees what becomes of it.
    static var sharingLeft: Label { Label(.commons, 304) }

    /// Write a name here.
    static var sharingNoName: Label { Label(.commons, 305) }

    /// Links for several devices end when somebody is removed or may do less, so that nobody comes back in by one.
    static var sharingOpenSentence: Label { Label(.commons, 306) }

    /// Recovery sheet of a Tallybook book. To have the book again: in Tallybook, Settings → Shared books → Bring a book back; on a computer also “tally book recover”.
    static var sharingSheetUse: Label { Label(.commons, 307) }

    /// Delete it here
    static var sharingForget: Label { Label(.commons, 308) }

    /// If whoever runs the hub says that this is right, go on: what is here is brought there again.
    static var sharingOverSentence: Label { Label(.commons, 309) }

    /// Go on
    static var sharingOver: Label { Label(.commons, 310) }

    /// { $count ->
    ///     [one] One piece of others can’t be opened and was left out.
    ///    *[other] { $count } pieces of others can’t be opened and were left out.
    /// }
    static func sharingUnreadable(_ count: Int) -> Label {
        Label(.commons, 311, [.number(count)])
    }

    /// No answer came. Nothing that you typed is lost: try again in a moment.
    static var sharingUnanswered: Label { Label(.commons, 312) }

    /// A name has 1 to { $most } characters in one line.
    static func sharingBadName(_ most: Int) -> Label {
        Label(.commons, 313, [.number(most)])
    }

    /// This belongs to { $hub }: open the app there, and use it in that.
    static func sharingOtherHub(_ hub: String) -> Label {
        Label(.commons, 314, [.text(hub)])
    }

    /// Open it at { $hub }
    static func sharingOpenThere(_ hub: String) -> Label {
        Label(.commons, 315, [.text(hub)])
    }

    /// Share it
    static var sharingShare: Label { Label(.commons, 316) }

    /// With people whom you invite, sealed so that no server can read along: as a book of its own, which begins with what is in this one.
    static var sharingShareSentence: Label { Label(.commons, 317) }

    /// This book is shared, and of no home server. Its members, and how it is left, stand under Shared books.
    static var bookShared: Label { Label(.commons, 318) }

    /// Books of the home server
    static var bookOfServer: Label { Label(.commons, 319) }

    /// Keep it as my own
    static var sharingKeep: Label { Label(.commons, 320) }

    /// In “{ $book }”
    static func foundInBook(_ book: String) -> Label {
        Label(.commons, 321, [.text(book)])
    }

    /// Search “{ $book }”
    static func searchInBook(_ book: String) -> Label {
        Label(.commons, 322, [.text(book)])
    }

    /// Shown to others
    static var shownTitle: Label { Label(.commons, 323) }

    /// As a page
    static var showPage: Label { Label(.commons, 324) }

    /// As a picture
    static var showPicture: Label { Label(.commons, 325) }

    /// As text
    static var showText: Label { Label(.commons, 326) }

    /// At an address
    static var showAddress: Label { Label(.commons, 327) }

    /// Whoever has the address sees what stands here, also later, until you take it back. They see nothing else of the book.
    static var showAddressSentence: Label { Label(.commons, 328) }

    /// Make an address
    static var makeAddress: Label { Label(.commons, 329) }

    /// Take back
    static var takeBack: Label { Label(.commons, 330) }

    /// Addresses are made and taken back on the home server.
    static var shownElsewhere: Label { Label(.commons, 331) }

    /// Nothing is shown at an address.
    static var shownNone: Label { Label(.commons, 332) }
}

extension Catalogue {
    fileprivate static var commons: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(1)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000600:00B00G00Y01R01Y02402V02g05005>05F05L05_06R06Z06f07609h0:80:G0:k0;10;B0;M0;U0;]0;e0;o0<70<@0<I0<X0<c0<j0=00=50=:0=?0=K0>L0>W0?X0?g0?n0B;0BD0BK0Dj0E10E60EJ0FA0Go0H60H`0IH0IN0Ja0K00K70L10Mm0N90NI0NU0N`0Nh0O90PG0PQ0P_0Q30Q?0Q]0Qd0Qo0RC0RP0Rh0S:0SK0S[0Sl0T70T=0UM0VX0Y<0ZX0[e0\\:0\\?0\\D0\\I0\\e0^P0_D0_]0`c0aY0b60bb0c=0ca0dM0eK0fm0h;0hV0k20mM0nS0oS0og0ol10410<10E10N10S10Z10_11l12=13f14@14H14X15e16G17;18j19:1;41;<1;m1=J1>]1>f1@A1@L1@]1@l1A31A=1AJ1AP1A^1Al1Bh1C51CK1E51GS1H;1HM1Hf1Hk1I01I71IG1Lb1N@1NV1N[1OQ1O^1PF1Q;1QG1Qj1R;1RL1S31SD1SU1SZ1Sk1T51TH1TZ1Tl1VA1XF1XT1X^1Xc1Xm1Y61Y=1YL1[H1[M1[Z1[i1[n1\\51\\?1\\O1\\X1\\e1\\o1^E1_c1`O1b<1ci1ga1k]1ko1lH1mg1n920M20]25B25U25o27827j28128:29b29i2:42:92:>2:E2:R2:e2:l2;>2;a2<X2=12=D2=N2=^2=j2=n2>;2?L2DA2H:2Ha2I32IK2I\\2J`2K>2L42L>2LU2L]2Ln2M<2MX2N:2NJ2N\\2O>2O^2Ol2P72PR2PW2Q12QB2QM2Q\\2Qd2Qn2R72R>2V82VB2VP2V^2Vn2W?2WT2Wf2X22XA2Z22ZH2ZY2[T2[^2_92`P2`]2am2b32cF2f22fI2f^2g:2gH2gb2h_2jV2ji2lU2o=2oL30i30o32i34034[35W35e35n38139X3:13:C3:O3:_3:o3;93;F3;N3;\\3=R3=b3=l3>b3?B",
                    patterns: """
                        Today
                        Due
                        Up next
                        Load
                        Search everything
                        Type at least one letter. Press / anywhere to come here.
                        Search
                        Nothing contains “\u{1}0”.
                        In trackers that you have hidden:
                        Add something…
                        “Milk 2 l”, “essay due Friday 20 %”, “305.5 ft Red Rock”: what fits is offered below, and nothing is kept before you choose.
                        There already
                        Find…
                        Trash
                        The trash is empty
                        What you delete waits here until you want it back.
                        Restore
                        More for \u{1}0
                        Delete for good
                        Deleted for good is out of the trash on all your devices. What it said stays in this book’s log and in backups, and devices with an older version still show it in their trash.
                        Empty the trash
                        Empties itself
                        \u{2}0\u{3}one\u{4}After \u{1}0 day\u{3}\u{4}After \u{1}0 days\u{5}
                        Never
                        Deleted for good
                        Deleted \u{1}0
                        History
                        Created
                        Changed
                        Undo this
                        Deleted
                        Restored
                        Language
                        As the browser
                        Appearance
                        System
                        Light
                        Dark
                        Save
                        Data
                        Sample data
                        Adds examples to look around with. One undo takes them all away.
                        Start over
                        Moves everything to the trash, as one action that can be undone.
                        Empty the book
                        Export
                        What the book holds now as one JSON file, to keep or to take elsewhere. Its history and trash aren’t in it; “tally backup” keeps them.
                        Download
                        Import
                        Reads a book or a table that was exported here, and lists, gradebooks, notes, matrices and calendars of others, also as .xlsx or .ods. One undo takes it back.
                        Import
                        File
                        No file was chosen.
                        All of it is in the book already; nothing was changed.
                        \u{2}0\u{3}one\u{4}\u{1}0 file that attachments name did not come along.\u{3}\u{4}\u{1}0 files that attachments name did not come along.\u{5}
                        Tables
                        Each list as a CSV file for spreadsheets.
                        There is nothing to put in a table yet.
                        About
                        Tallybook is free software under the Apache License 2.0. Your data stays with you.
                        Check the book
                        Digest
                        Two devices that show the same digest hold the same book.
                        This is no file that Tallybook can read: neither a book or table that was exported here, nor one of the others named below.
                        Read as \u{1}0.
                        A table of: \u{1}0.
                        What is it?
                        Look at it
                        Keep it
                        Look at it in \u{1}0
                        “\u{1}0” is there already: choose it below, or give what is new another name.
                        Goes into
                        Something new
                        Name of what is new
                        and \u{1}0 more
                        \u{2}0\u{3}one\u{4}\u{1}0 record\u{3}\u{4}\u{1}0 records\u{5}
                        \u{1}0 new
                        \u{1}0 changed
                        \u{1}0 out of the trash
                        \u{1}0 as before
                        a list of things to buy
                        a table of grades
                        a decision table
                        notes of a pull
                        a table of hooks
                        a calendar
                        Books
                        Several, each apart from the others: your own, the household’s, the club’s.
                        The home server keeps its books. They can be seen while it can be reached.
                        The list of books, books.db, is damaged. No book is touched by that: move the list out of the data directory, and “tally --book NAME” takes each file up again.
                        The list of books was written by a newer version of Tallybook. Update this one to see them.
                        The list of books can’t be read at the moment. No book is touched by that.
                        Move to another book
                        Book
                        Move
                        Copy
                        There is no other book yet.
                        \u{2}0\u{3}one\u{4}\u{1}0 thing that belongs to it goes along.\u{3}\u{4}\u{1}0 things that belong to it or are inside of it go along.\u{5}
                        Needed here as well, and so in both books then: \u{1}0.
                        Here it is off then: \u{1}0.
                        Others here refer to it, so it stays, and the other book gets a copy.
                        One undo, here or there, takes it back in both books.
                        “\u{1}0” is in “\u{1}1” now.
                        It is back here. In “\u{1}0” it is as well.
                        It is in “\u{1}0” as well.
                        “\u{1}0” was moved to another book.
                        It is back here, and no longer in “\u{1}0”.
                        It came here from another book. Undo takes that back in both.
                        “\u{1}0” was changed in “\u{1}1” since, so it stays there, as it is now. Move it back from there.
                        “\u{1}0” was changed here since it came, so it stays. Move it back from here.
                        Move it back from “\u{1}0”
                        The other book isn’t here, or is in the trash, so the move isn’t taken back: once it is here again, it can be. Restored, this is here as well as there.
                        The book that it came from isn’t here, or is in the trash, so the move isn’t taken back: it would be in none. Once that book is here again, it can be.
                        You may only read “\u{1}0”, so nothing is moved into it or out of it.
                        Before it moves, this is to be decided: it wouldn’t go along.
                        You are in this one
                        Open
                        Open \u{1}0
                        Edit \u{1}0
                        New book
                        Add book
                        Name
                        Colour
                        None
                        This is the first book. It keeps the short addresses and can’t be deleted.
                        Delete this book
                        It goes to the trash with all that is in it, for every device of this server, and can be restored there.
                        “\u{1}0” is in the trash.
                        Restore
                        Delete for good
                        What is deleted for good is gone with its file, and nothing takes that back.
                        There is a book “\u{1}0” already.
                        A book’s name has 1 to \u{1}0 characters in one line.
                        There are \u{1}0 books already, those in the trash included, and there can’t be more. Delete one for good first.
                        Not in the list
                        These are books by their files, but the list doesn’t name them, as after it was lost. Restored, they stand in it again.
                        Devices
                        Who may come in: add a phone, remove a lost one.
                        Devices are managed on the home server. Go online, as a device that it lets in, to see them.
                        No device has been let in. On the machine of the server itself nobody needs to be.
                        This one
                        The server was started with --no-lock: whoever reaches it is let in, whatever stands here.
                        Reads only
                        Reads and writes
                        What it may do
                        Let in
                        Last here
                        not here yet
                        today
                        Last here: \u{1}0
                        Notifications
                        Reminders, and what others add, while the app isn’t open.
                        Add a device
                        Let another device in
                        Scan the code with the other device, or open the address there. It lets one device in, within \u{1}0 minutes.
                        This address is this machine’s own: no other device can open it. “tally serve” gives one that others can open when it is started with --host or --name.
                        It gets into every book of this server.
                        “\u{1}0” came in.
                        The address as a QR code
                        Done
                        Name
                        Rename
                        Remove “\u{1}0”
                        If you remove it, it is shut out at once. Open invitations end, too. What it has copied stays on it. If it knew the calendar address of your reminders, it can read them there until you renew it: Projects → Reminders.
                        This is the device in your hand: it is shut out at once and needs a new address to come back.
                        “\u{1}0” is shut out.
                        Undo
                        A device’s name has 1 to \u{1}0 characters in one line.
                        Needs a look
                        \u{2}0\u{3}one\u{4}\u{1}0 needs a look\u{3}\u{4}\u{1}0 need a look\u{5}
                        Devices did what doesn’t fit together; you decide.
                        All is well
                        Nothing in this book needs a look.
                        … and \u{1}0 more.
                        Restore “\u{1}0”
                        \u{2}0\u{3}one\u{4}Delete it too\u{3}\u{4}Delete them too\u{5}
                        Leave it deleted
                        Move “\u{1}0” to
                        Move
                        Make one of both
                        Keep both
                        Made one, it says:
                        A clock was wrong
                        Take in as of now
                        If it is the clock here that is wrong, put it right: then all of it comes by itself.
                        No other clock has agreed with the one here since this came. Taken in now, it holds for certain only once one has, at the next sync.
                        Keep this one
                        shown now
                        Open
                        Set to \u{1}0
                        Clear it
                        Delete
                        On this device
                        The book is in this browser too. When the device runs out of room a browser may delete it, unless it has agreed to keep it.
                        Kept
                        Not promised
                        Ask to keep it
                        Sync
                        Server
                        Last time
                        Changes to send
                        Sync now
                        Work offline
                        Go online
                        Everything works offline. What you change waits here until the server can be reached.
                        This device may only look. What others write arrives by itself, and can be read offline, too.
                        “tally sync” brings both books in step.
                        This device’s clock is \u{1}0 h ahead of the server’s, so its changes count as the later ones. Set it right.
                        This device’s clock is \u{1}0 h behind the server’s, so its changes count as the earlier ones. Set it right.
                        \u{2}0\u{3}one\u{4}This device’s clock is \u{1}0 day ahead of the server’s. What is written here is dated wrongly until you set it right.\u{3}\u{4}This device’s clock is \u{1}0 days ahead of the server’s. What is written here is dated wrongly until you set it right.\u{5}
                        \u{2}0\u{3}one\u{4}This device’s clock is \u{1}0 day behind the server’s. What others wrote since is shown only when you have set it right.\u{3}\u{4}This device’s clock is \u{1}0 days behind the server’s. What others wrote since is shown only when you have set it right.\u{5}
                        Put both together
                        Open the server’s book
                        Export first if you are in doubt: opening the server’s book puts this device’s copy aside.
                        Files to exchange
                        This device has no room for all files of notes. Everything else is in step, and files not kept here are shown as long as the server can be reached.
                        Be let in again
                        The home server has taken this device’s right away or forgotten it. Everything works on here, what you change is kept, and goes out once the device is let in again: by a new address from “Settings → Devices” of another device, or from “tally device add” on the server’s machine.
                        Where things stand
                        What shall we begin with?
                        No account, and nothing is asked. Settings can hide what isn’t needed.
                        You keep this book with \u{1}0. Nothing is in it yet.
                        Sample
                        Trackers
                        What is hidden keeps its data, and addresses that lead there still do. This holds on this device alone.
                        Hidden
                        Move \u{1}0 up
                        Hide
                        Show
                        Add it
                        Add anything
                        Keyboard shortcuts
                        Search
                        Add something new
                        Right after an action: to its Undo
                        Undo what this device did last, and what it did before
                        Do again what was undone
                        Close what is open
                        This list
                        Recent searches
                        Forget them
                        All
                        Shared books
                        Books that you keep with others, sealed on each device: no server can read them.
                        A shared book is sealed on your own device, and needs the app’s own storage: a browser that runs scripts, no private window, and an address that starts with https:// or http://localhost. On the machine of a home server “tally book invite” shares a book, and “tally book join \"LINK\"” comes into one.
                        A shared book is sealed on your own device, and this server was built without what does that in a browser; “make build” builds it. On the server’s machine “tally book invite” shares a book, and “tally book join \"LINK\"” comes into one.
                        No book is shared in this browser yet.
                        A new shared book
                        What the book is called
                        Token of the hub
                        Only if its keeper gave you one: then books can be put there by it.
                        For “tally book join”: \u{1}0
                        Only on this device: the others call it as they like.
                        Your name
                        What is in it at first
                        Nothing
                        All of this book
                        Make the book
                        Come into somebody’s book
                        The invitation that you were sent
                        Look what it is
                        Bring a book back
                        What stands on the recovery sheet
                        The address and the nine words.
                        Bring it back
                        Invitation
                        \u{1}0 invites you to “\u{1}1”
                        Join
                        Reads, writes and invites
                        Reads and writes
                        Only reads
                        Recovery sheet
                        Members
                        You · \u{1}0
                        Somebody
                        Remove
                        From then on everything is sealed with a new key; what \u{1}0 has stays there. Recovery sheets that this device made or came in by end with it, and so do links by which it could come back and invitations for several devices. Make a new sheet afterwards.
                        Let write
                        Only let read
                        Make an owner
                        Invite somebody
                        What they may do
                        For how many devices
                        For how many days
                        Make a link
                        Send this link
                        Whoever has it can come in by it, so send it to nobody else. It can’t be shown again later: make another then.
                        The link as a QR code
                        Open invitations
                        \u{2}0\u{3}one\u{4}For one device, until \u{1}1\u{3}\u{4}For \u{1}0 devices, until \u{1}1\u{5}
                        Take back
                        A page to print and put where passports are. It brings the book back when no device is left. Without it and without a device nobody can, not even who runs the server. An older sheet goes on working until it is removed.
                        There is no sheet for this book, or the last one ended with whoever made it: make one.
                        Make a sheet
                        Print this or write it down, and leave this page: whoever sees it has the book.
                        Leave
                        From then on nothing is exchanged with the others. What they have stays with them.
                        You are the only owner: whoever stays can go on as before, but nobody can invite, remove, or let anybody do more, ever again. It is better to make somebody an owner first.
                        Came from another book
                        Went to another book
                        Leave, and keep a copy here
                        \u{1}0 (own copy)
                        Leave, and delete it here
                        You aren’t in this book any more. What is here stays here.
                        You have left this book. What is here is your own now, in this browser alone, and nobody else sees what becomes of it.
                        Write a name here.
                        Links for several devices end when somebody is removed or may do less, so that nobody comes back in by one.
                        Recovery sheet of a Tallybook book. To have the book again: in Tallybook, Settings → Shared books → Bring a book back; on a computer also “tally book recover”.
                        Delete it here
                        If whoever runs the hub says that this is right, go on: what is here is brought there again.
                        Go on
                        \u{2}0\u{3}one\u{4}One piece of others can’t be opened and was left out.\u{3}\u{4}\u{1}0 pieces of others can’t be opened and were left out.\u{5}
                        No answer came. Nothing that you typed is lost: try again in a moment.
                        A name has 1 to \u{1}0 characters in one line.
                        This belongs to \u{1}0: open the app there, and use it in that.
                        Open it at \u{1}0
                        Share it
                        With people whom you invite, sealed so that no server can read along: as a book of its own, which begins with what is in this one.
                        This book is shared, and of no home server. Its members, and how it is left, stand under Shared books.
                        Books of the home server
                        Keep it as my own
                        In “\u{1}0”
                        Search “\u{1}0”
                        Shown to others
                        As a page
                        As a picture
                        As text
                        At an address
                        Whoever has the address sees what stands here, also later, until you take it back. They see nothing else of the book.
                        Make an address
                        Take back
                        Addresses are made and taken back on the home server.
                        Nothing is shown at an address.
                        """)
            case .german:
                MessageTable(
                    index: "00000600>00L00R00d02002702Q03903I05N05W05a05l06D07A07R07]0810;E0;W0;m0<P0<T0<i0=90=A0=J0=T0=c0=m0>?0>G0>W0>c0>j0>o0?60?>0?D0?R0@a0A30B@0BL0BS0Dh0E60E=0H00H<0HB0Ha0IX0K?0KH0L90L`0Lf0N=0NJ0NU0OW0Qg0R70RI0RV0R^0Rj0S;0TO0TX0Td0U30U?0U`0Ug0V40VJ0VW0Ve0W20WG0Wa0X40X=0XE0YO0Z\\0]V0_@0`V0`j0`o0a;0aD0ad0cQ0dL0e30fJ0gL0gl0hY0i20ia0jP0kd0mY0o60oV12N15I16_17_18118918D18R18]18n19319919?1:V1:k1<`1=>1=O1=c1?41?U1@P1BD1BW1Dd1Dl1Eo1GN1Hi1I01JO1JY1Jl1K81KD1KQ1Ka1Kg1L81LE1MK1M^1N<1On1Ri1SP1Sj1TB1TI1TN1TY1Tl1X^1ZN1Zh1[31[o1\\=1\\N1]W1]h1^S1^d1_>1_L1_]1`71`C1`S1`b1a>1aS1b11c?1eR1ei1f61f>1fL1fS1f\\1fn1hh1i11i@1iQ1iZ1ia1im1jE1jV1jg1k41lJ1n31n^20M22=25i29_29n2:G2;l2<D2>o2?@2DH2DW2Dl2FT2GJ2GS2G\\2IY2If2J32J>2JE2JQ2Jc2K12K82KJ2L@2MI2Ml2NF2NR2N`2Nj2No2O@2P^2VE2ZZ2[H2[a2\\52\\D2]_2^>2_<2_F2_\\2_c2`92`F2`f2aJ2aR2ah2bR2c42cA2cK2ci2d32dQ2dd2dn2eF2eQ2eZ2ea2ek2jS2jd2k52kI2k[2kk2lB2lV2lb2m52o22oG2oZ30S30a34`36D36Q37e37o39I3<]3=83=Q3>83>J3>f3?d3Ae3BC3D:3GA3GO3I:3IG3Ka3M53Mc3N`3No3O63Q>3SD3S\\3T63TB3TU3Te3To3U83UA3UU3WN3W^3Wl3Xh3YQ",
                    patterns: """
                        Heute
                        Fällig
                        Als Nächstes
                        Laden
                        Alles durchsuchen
                        Tippe mindestens einen Buchstaben. Die Taste / führt von überall hierher.
                        Suchen
                        Nichts enthält „\u{1}0“.
                        In Bereichen, die du ausgeblendet hast:
                        Was kommt dazu?
                        „Milch 2 l“, „Aufsatz bis Freitag 20 %“, „93,1 m Red Rock“: Unten steht, wohin es passt, und erst deine Wahl legt es an.
                        Schon da
                        Suchen…
                        Papierkorb
                        Der Papierkorb ist leer
                        Was du löschst, wartet hier, bis du es zurückhaben willst.
                        Wiederherstellen
                        Mehr zu \u{1}0
                        Endgültig löschen
                        Endgültig Gelöschtes ist auf allen deinen Geräten aus dem Papierkorb. Was darin stand, bleibt im Protokoll dieses Buchs und in Sicherungen, und Geräte mit älterer Version zeigen es noch in ihrem Papierkorb.
                        Papierkorb leeren
                        Leert sich von selbst
                        \u{2}0\u{3}one\u{4}Nach \u{1}0 Tag\u{3}\u{4}Nach \u{1}0 Tagen\u{5}
                        Nie
                        Endgültig gelöscht
                        Gelöscht am \u{1}0
                        Verlauf
                        Angelegt
                        Geändert
                        Das widerrufen
                        Gelöscht
                        Wiederhergestellt
                        Sprache
                        Wie der Browser
                        Darstellung
                        System
                        Hell
                        Dunkel
                        Sichern
                        Daten
                        Beispieldaten
                        Legt Beispiele zum Umsehen an. Ein einziges Widerrufen nimmt sie alle zurück.
                        Von vorn beginnen
                        Legt alles in den Papierkorb, als eine Handlung, die sich widerrufen lässt.
                        Buch leeren
                        Export
                        Was jetzt im Buch steht, als eine JSON-Datei, zum Aufheben oder Mitnehmen. Verlauf und Papierkorb fehlen darin; „tally backup“ sichert auch sie.
                        Herunterladen
                        Import
                        Liest ein hier exportiertes Buch oder eine Tabelle sowie Listen, Notenbücher, Notizen, Matrizen und Kalender von anderswo, auch als .xlsx oder .ods. Mit einem Mal zu widerrufen.
                        Importieren
                        Datei
                        Es wurde keine Datei gewählt.
                        Das alles steht schon im Buch; nichts wurde geändert.
                        \u{2}0\u{3}one\u{4}Was Anhänge nennen, kam nicht mit: \u{1}0 Datei.\u{3}\u{4}Was Anhänge nennen, kam nicht mit: \u{1}0 Dateien.\u{5}
                        Tabellen
                        Jede Liste als CSV-Datei für Tabellenprogramme.
                        Noch gibt es nichts für eine Tabelle.
                        Über
                        Tallybook ist freie Software unter der Apache-Lizenz 2.0. Deine Daten bleiben bei dir.
                        Buch prüfen
                        Prüfsumme
                        Zeigen zwei Geräte dieselbe Prüfsumme, haben sie dasselbe Buch.
                        Diese Datei kann Tallybook nicht lesen: Sie ist weder ein hier exportiertes Buch oder eine Tabelle noch etwas von dem anderen, das unten steht.
                        Gelesen als \u{1}0.
                        Eine Tabelle: \u{1}0.
                        Was ist das?
                        Ansehen
                        Übernehmen
                        Ansehen unter \u{1}0
                        „\u{1}0“ gibt es schon: Wähl es unten aus, oder gib dem Neuen einen anderen Namen.
                        Kommt zu
                        Etwas Neuem
                        Name des Neuen
                        und noch \u{1}0
                        \u{2}0\u{3}one\u{4}\u{1}0 Eintrag\u{3}\u{4}\u{1}0 Einträge\u{5}
                        \u{1}0 neu
                        \u{1}0 geändert
                        \u{1}0 aus dem Papierkorb
                        \u{1}0 wie zuvor
                        Einkaufsliste
                        Notentabelle
                        Entscheidungstabelle
                        Notizen von einem Pulling
                        Tabelle von Zügen
                        Kalender
                        Bücher
                        Mehrere, jedes für sich: das eigene, das des Haushalts, das des Vereins.
                        Bücher verwaltet der Heimserver. Sie sind zu sehen, wenn er erreichbar ist.
                        Die Liste der Bücher, books.db, ist beschädigt. Die Bücher berührt das nicht: Leg die Liste aus dem Datenordner anderswohin, und „tally --book NAME“ nimmt jede Datei wieder auf.
                        Die Liste der Bücher stammt von einer neueren Version von Tallybook. Mit einem Update sind sie zu sehen.
                        Die Liste der Bücher lässt sich gerade nicht lesen. Die Bücher berührt das nicht.
                        In ein anderes Buch
                        Buch
                        Verschieben
                        Kopieren
                        Es gibt noch kein anderes Buch.
                        \u{2}0\u{3}one\u{4}\u{1}0 Eintrag, der dazugehört, kommt mit.\u{3}\u{4}\u{1}0 Einträge, die dazugehören oder darin sind, kommen mit.\u{5}
                        Auch hier gebraucht und darum dann in beiden Büchern: \u{1}0.
                        Hier steht es dann nicht mehr auf: \u{1}0.
                        Anderes hier verweist darauf, darum bleibt es, und das andere Buch bekommt eine Kopie.
                        Ein Widerruf, hier oder dort, holt es in beiden Büchern zurück.
                        „\u{1}0“ ist jetzt in „\u{1}1“.
                        Es ist wieder hier. In „\u{1}0“ ist es auch.
                        Es ist auch in „\u{1}0“.
                        „\u{1}0“ wurde in ein anderes Buch verschoben.
                        Es ist wieder hier und nicht mehr in „\u{1}0“.
                        Es kam aus einem anderen Buch hierher. Widerrufen macht das in beiden rückgängig.
                        „\u{1}0“ wurde in „\u{1}1“ seither geändert und bleibt darum dort, wie es jetzt ist. Verschieb es von dort zurück.
                        „\u{1}0“ wurde hier geändert, seit es kam, und bleibt darum. Verschieb es von hier zurück.
                        Von „\u{1}0“ zurückverschieben
                        Das andere Buch ist nicht hier oder liegt im Papierkorb. Darum wird das Verschieben nicht widerrufen; sobald es wieder hier ist, geht das. Wiederhergestellt ist es hier und auch dort.
                        Das Buch, aus dem es kam, ist nicht hier oder liegt im Papierkorb. Darum wird das Verschieben nicht widerrufen, denn dann wäre es in keinem. Sobald jenes Buch wieder hier ist, geht das.
                        „\u{1}0“ darfst du nur lesen, darum wird nichts dorthin oder von dort weg verschoben.
                        Bevor es geht, ist das zu entscheiden, denn es käme nicht mit.
                        In diesem bist du
                        Öffnen
                        \u{1}0 öffnen
                        \u{1}0 bearbeiten
                        Neues Buch
                        Buch hinzufügen
                        Name
                        Farbe
                        Keine
                        Das ist das erste Buch. Es behält die kurzen Adressen und lässt sich nicht löschen.
                        Dieses Buch löschen
                        Es kommt mit allem darin in den Papierkorb, für jedes Gerät dieses Servers, und lässt sich dort wiederherstellen.
                        „\u{1}0“ liegt im Papierkorb.
                        Wiederherstellen
                        Endgültig löschen
                        Was endgültig gelöscht wird, ist mit seiner Datei weg; nichts holt es zurück.
                        Das Buch „\u{1}0“ gibt es schon.
                        Der Name eines Buches hat 1 bis \u{1}0 Zeichen in einer Zeile.
                        Es gibt schon \u{1}0 Bücher, die im Papierkorb mitgezählt; mehr können es nicht sein. Lösche erst eines endgültig.
                        Nicht in der Liste
                        Das sind ihren Dateien nach Bücher, doch die Liste nennt sie nicht, etwa weil sie verloren ging. Wiederhergestellt stehen sie wieder darin.
                        Geräte
                        Wer hereindarf: ein Telefon hinzufügen, ein verlorenes entfernen.
                        Geräte verwaltet der Heimserver. Sie sind zu sehen, wenn ein eingelassenes Gerät online ist.
                        Noch kein Gerät ist eingelassen. Auf dem Rechner des Servers selbst ist das nicht nötig.
                        Dieses
                        Der Server wurde mit --no-lock gestartet: Wer ihn erreicht, kommt herein, was hier auch steht.
                        Liest nur
                        Liest und schreibt
                        Was es darf
                        Eingelassen
                        Zuletzt hier
                        noch nicht hier
                        heute
                        Zuletzt hier: \u{1}0
                        Mitteilungen
                        Erinnerungen, und was andere hinzufügen, auch bei geschlossener App.
                        Gerät hinzufügen
                        Ein weiteres Gerät einlassen
                        Scann den Code mit dem anderen Gerät oder öffne dort die Adresse. Sie lässt ein Gerät ein, binnen \u{1}0 Minuten.
                        Diese Adresse gilt nur auf dieser Maschine: Kein anderes Gerät kann sie öffnen. Eine, die andere öffnen können, gibt „tally serve“, wenn es mit --host oder --name gestartet wird.
                        Es kommt in jedes Buch dieses Servers.
                        „\u{1}0“ ist eingelassen.
                        Die Adresse als QR-Code
                        Fertig
                        Name
                        Umbenennen
                        „\u{1}0“ entfernen
                        Entfernst du es, ist es sofort ausgesperrt. Auch offene Einladungen enden. Was es kopiert hat, bleibt auf ihm. Kannte es die Kalenderadresse deiner Erinnerungen, kann es sie dort weiter lesen, bis du sie erneuerst: Projekte → Erinnerungen.
                        Das ist das Gerät in deiner Hand: Es ist sofort ausgesperrt und braucht eine neue Adresse, um zurückzukommen.
                        „\u{1}0“ ist ausgesperrt.
                        Widerrufen
                        Der Name eines Geräts hat 1 bis \u{1}0 Zeichen in einer Zeile.
                        Bitte ansehen
                        \u{1}0 bitte ansehen
                        Geräte taten, was nicht zusammenpasst; hier lässt es sich entscheiden.
                        Alles in Ordnung
                        Nichts in diesem Buch braucht einen Blick.
                        … und noch \u{1}0.
                        „\u{1}0“ wiederherstellen
                        Auch löschen
                        Gelöscht lassen
                        „\u{1}0“ verschieben nach
                        Verschieben
                        Zu einem machen
                        Beide behalten
                        Zu einem gemacht heißt es:
                        Eine Uhr ging falsch
                        Mit Stand von jetzt aufnehmen
                        Geht die Uhr hier falsch, so stelle sie richtig: Dann kommt alles von selbst.
                        Seit dies kam, war noch keine andere Uhr mit der hiesigen einig. Jetzt aufgenommen, gilt es erst sicher, wenn es beim nächsten Abgleich eine ist.
                        Diese Fassung behalten
                        wird gezeigt
                        Öffnen
                        Auf \u{1}0 setzen
                        Leeren
                        Löschen
                        Auf diesem Gerät
                        Das Buch liegt auch in diesem Browser. Wird der Platz knapp, darf er es löschen, außer er hat zugesagt, es zu behalten.
                        Zugesagt
                        Nicht zugesagt
                        Um Zusage bitten
                        Abgleich
                        Server
                        Letztes Mal
                        Zu sendende Änderungen
                        Jetzt abgleichen
                        Offline arbeiten
                        Online gehen
                        Alles geht auch offline. Was du änderst, wartet hier, bis der Server erreichbar ist.
                        Dieses Gerät darf nur ansehen. Was andere schreiben, kommt von selbst an und ist auch offline zu lesen.
                        „tally sync“ gleicht beide Bücher ab.
                        Die Uhr dieses Geräts geht \u{1}0 h vor, darum gelten seine Änderungen als die späteren. Bitte richtig stellen.
                        Die Uhr dieses Geräts geht \u{1}0 h nach, darum gelten seine Änderungen als die früheren. Bitte richtig stellen.
                        \u{2}0\u{3}one\u{4}Die Uhr dieses Geräts geht \u{1}0 Tag vor. Was hier geschrieben wird, hat ein falsches Datum, bis sie richtig geht.\u{3}\u{4}Die Uhr dieses Geräts geht \u{1}0 Tage vor. Was hier geschrieben wird, hat ein falsches Datum, bis sie richtig geht.\u{5}
                        \u{2}0\u{3}one\u{4}Die Uhr dieses Geräts geht \u{1}0 Tag nach. Was andere seitdem geschrieben haben, erscheint erst, wenn sie richtig geht.\u{3}\u{4}Die Uhr dieses Geräts geht \u{1}0 Tage nach. Was andere seitdem geschrieben haben, erscheint erst, wenn sie richtig geht.\u{5}
                        Beide vereinen
                        Buch des Servers öffnen
                        Im Zweifel erst exportieren: Das Buch des Servers zu öffnen legt die Kopie dieses Geräts beiseite.
                        Auszutauschende Dateien
                        Dieses Gerät hat nicht Platz für alle Dateien der Notizen. Alles andere ist im Gleichstand, und Dateien, die hier fehlen, erscheinen, solange der Server erreichbar ist.
                        Wieder einlassen
                        Der Heimserver hat diesem Gerät sein Recht genommen oder es vergessen. Hier geht alles weiter, Änderungen bleiben erhalten und gehen hinaus, sobald das Gerät wieder eingelassen ist: mit einer neuen Adresse aus „Einstellungen → Geräte“ eines anderen Geräts oder von „tally device add“ auf dem Rechner des Servers.
                        Wo alles steht
                        Womit fangen wir an?
                        Ohne Konto, und nichts wird gefragt. Was nicht nötig ist, lässt sich in den Einstellungen ausblenden.
                        Dieses Buch führst du mit \u{1}0. Noch ist nichts darin.
                        Beispiel
                        Bereiche
                        Was ausgeblendet ist, behält seine Daten, und Adressen, die dorthin führen, gelten weiter. Das gilt nur auf diesem Gerät.
                        Ausgeblendet
                        \u{1}0 nach oben
                        Ausblenden
                        Zeigen
                        Neu anlegen
                        Etwas hinzufügen
                        Tastenkürzel
                        Suchen
                        Neues hinzufügen
                        Gleich nach einer Aktion: zu ihrem „Rückgängig“
                        Rückgängig machen, was dieses Gerät zuletzt tat, und was es davor tat
                        Rückgängig Gemachtes wiederholen
                        Schließen, was offen ist
                        Diese Liste
                        Letzte Suchen
                        Vergessen
                        Alle
                        Geteilte Bücher
                        Bücher, die du mit anderen führst, auf jedem Gerät versiegelt: kein Server kann sie lesen.
                        Ein geteiltes Buch wird auf deinem eigenen Gerät versiegelt und braucht den eigenen Speicher der App: einen Browser, der Skripte ausführt, kein privates Fenster und eine Adresse, die mit https:// oder http://localhost beginnt. Auf dem Rechner eines Heimservers teilt „tally book invite“ ein Buch, und „tally book join \"LINK\"“ kommt in eines hinein.
                        Ein geteiltes Buch wird auf deinem eigenen Gerät versiegelt, und dieser Server wurde ohne das gebaut, was das im Browser tut; „make build“ baut es. Auf dem Rechner des Servers teilt „tally book invite“ ein Buch, und „tally book join \"LINK\"“ kommt in eines hinein.
                        In diesem Browser ist noch kein Buch geteilt.
                        Ein neues geteiltes Buch
                        Wie das Buch heißt
                        Token des Hubs
                        Nur wenn du von dem, der ihn betreibt, eines hast: Damit lassen sich dort Bücher anlegen.
                        Für „tally book join“: \u{1}0
                        Nur auf diesem Gerät: Die anderen nennen es, wie sie mögen.
                        Dein Name
                        Was anfangs darin ist
                        Nichts
                        Alles aus diesem Buch
                        Buch anlegen
                        In das Buch von jemandem kommen
                        Die Einladung, die du bekommen hast
                        Ansehen
                        Ein Buch zurückholen
                        Was auf dem Wiederherstellungsblatt steht
                        Die Adresse und die neun Wörter.
                        Zurückholen
                        Einladung
                        \u{1}0 lädt dich zu „\u{1}1“ ein
                        Mitmachen
                        Liest, schreibt und lädt ein
                        Liest und schreibt
                        Liest nur
                        Wiederherstellungsblatt
                        Mitglieder
                        Du · \u{1}0
                        Jemand
                        Entfernen
                        Danach wird alles mit einem neuen Schlüssel verschlossen; was \u{1}0 hat, bleibt dort. Blätter zur Wiederherstellung, die dieses Gerät gemacht hat oder mit denen es hereinkam, enden damit, ebenso Links, mit denen es zurückkäme, und Einladungen für mehrere Geräte. Mach danach ein neues Blatt.
                        Schreiben lassen
                        Nur lesen lassen
                        Zum Besitzer machen
                        Jemanden einladen
                        Was erlaubt ist
                        Für wie viele Geräte
                        Für wie viele Tage
                        Link machen
                        Schick diesen Link
                        Wer ihn hat, kommt damit herein; schick ihn also niemandem sonst. Später ist er nicht mehr zu sehen: mach dann einen neuen.
                        Der Link als QR-Code
                        Offene Einladungen
                        \u{2}0\u{3}one\u{4}Für ein Gerät, bis \u{1}1\u{3}\u{4}Für \u{1}0 Geräte, bis \u{1}1\u{5}
                        Zurücknehmen
                        Eine Seite zum Drucken, die dorthin gehört, wo die Pässe liegen. Sie holt das Buch zurück, wenn kein Gerät mehr da ist. Ohne sie und ohne ein Gerät kann das niemand, auch nicht, wer den Server betreibt. Ein älteres Blatt gilt, bis es entfernt wird.
                        Für dieses Buch gibt es kein Blatt, oder das letzte endete mit dem, der es gemacht hat: Mach eins.
                        Blatt machen
                        Druck das oder schreib es ab, und verlass diese Seite: Wer sie sieht, hat das Buch.
                        Verlassen
                        Von da an wird mit den anderen nichts mehr ausgetauscht. Was sie haben, bleibt bei ihnen.
                        Nur du besitzt es: wer bleibt, kann weitermachen wie bisher, aber niemand kann mehr einladen, entfernen oder jemandem mehr erlauben, nie wieder. Besser machst du zuerst jemanden zur Besitzerin oder zum Besitzer.
                        Kam aus einem anderen Buch
                        Ging in ein anderes Buch
                        Verlassen und hier eine Kopie behalten
                        \u{1}0 (eigene Kopie)
                        Verlassen und hier löschen
                        Du bist nicht mehr in diesem Buch. Was hier ist, bleibt hier.
                        Du hast dieses Buch verlassen. Was hier ist, gehört jetzt dir, nur in diesem Browser, und niemand sonst sieht, was daraus wird.
                        Schreib hier einen Namen hin.
                        Links für mehrere Geräte enden, wenn jemand entfernt wird oder weniger darf, damit niemand durch einen zurückkommt.
                        Wiederherstellungsblatt eines Buchs von Tallybook. Um das Buch wiederzubekommen: in Tallybook Einstellungen → Geteilte Bücher → Ein Buch zurückholen; am Computer auch „tally book recover“.
                        Hier löschen
                        Sagt, wer den Hub betreibt, dass das richtig ist, dann mach weiter: was hier ist, wird wieder hingebracht.
                        Weitermachen
                        \u{2}0\u{3}one\u{4}Ein Stück von anderen lässt sich nicht öffnen und wurde ausgelassen.\u{3}\u{4}\u{1}0 Stücke von anderen lassen sich nicht öffnen und wurden ausgelassen.\u{5}
                        Es kam keine Antwort. Nichts Getipptes ist verloren: versuch es gleich noch einmal.
                        Ein Name hat 1 bis \u{1}0 Zeichen in einer Zeile.
                        Das gehört zu \u{1}0: öffne dort die App und benutze es darin.
                        Bei \u{1}0 öffnen
                        Teilen
                        Mit Leuten, die du einlädst, versiegelt, so dass kein Server mitlesen kann: als eigenes Buch, das mit dem anfängt, was in diesem ist.
                        Dieses Buch ist geteilt und gehört zu keinem Heimserver. Wer darin ist und wie man es verlässt, steht unter „Geteilte Bücher“.
                        Bücher des Heimservers
                        Als mein eigenes behalten
                        In „\u{1}0“
                        In „\u{1}0“ suchen
                        Anderen gezeigt
                        Als Seite
                        Als Bild
                        Als Text
                        Unter einer Adresse
                        Wer die Adresse hat, sieht, was hier steht, auch später, bis du sie zurücknimmst. Vom Rest des Buchs sieht man nichts.
                        Adresse anlegen
                        Zurücknehmen
                        Adressen werden am Heimserver angelegt und zurückgenommen.
                        Nichts wird unter einer Adresse gezeigt.
                        """)
            case .italian:
                MessageTable(
                    index: "00000500A00I00P00b01^01d02;02[02n05505A05J05R05f06Z06e07207E0;10;C0;U0<P0<T0<i0=90=D0=K0=V0=e0=o0><0>C0>S0>[0>c0>j0?00?60?;0?K0@K0@V0A[0Ak0B30DM0DU0D]0G20G:0G?0GS0H?0J]0Je0KU0LI0LV0Mg0N:0NC0OA0QB0QQ0Qb0R00R70R@0RM0SU0S[0Sm0T<0TH0Tn0UW0VO0WJ0XB0XT0Xd0Y90YM0Y]0Yh0Yn0[;0\\B0^l0`Z0ae0b70b=0bD0bJ0bl0eW0fT0fo0hB0iJ0ic0jH0j\\0kH0ko0m30n]10<10V13515^16_17d18218718?18K18W18f18k19219:1:J1:_1<L1<c1<n1=A1>N1>k1?c1AU1Ag1Cg1D31E01FN1G]1Gd1I;1IJ1IY1Il1J41JB1JQ1JV1Jh1K21L01LH1Le1N[1QH1Qn1RA1R^1Rd1Ri1S21SA1W@1Xe1Y>1YF1ZD1ZS1Ze1[h1\\61\\_1]01]B1]W1]h1^91^@1^M1^\\1^l1_F1_]1`g1cX1ce1d21d71dD1dK1dS1di1fh1g11g>1gT1ge1gl1h91hN1h^1i01i>1jT1lB1lf1nW20I26K2<e2=22=K2>o2?A2A]2B62Fl2G>2GV2Hm2Ia2Ii2J12Kl2L52LB2LK2LR2L]2Lo2MG2MM2M_2NK2OO2P22PL2PZ2Pk2Q52Q;2QK2Rb2Wn2\\<2]42]M2]e2^62_82_T2`U2`a2a@2aF2aY2ag2bC2b_2c32cE2cl2dL2dU2d\\2e22e82eO2e^2em2f@2fG2fP2fY2fa2j`2k02kD2kW2kg2l:2lQ2lc2m02mB2o32oJ2oX31C31J35M36n37=38B38G39W3<c3=>3=W3>23>E3>Y3?R3AH3A\\3CY3FK3FW3H13H:3KJ3Ll3MX3NT3Na3Nk3Q73Rl3SE3SV3S`3T03TB3TN3T\\3Tg3U63Ve3W73W>3X83XZ",
                    patterns: """
                        Oggi
                        In scadenza
                        Da fare
                        Carica
                        Cerca dappertutto
                        Scrivi almeno una lettera. Il tasto / porta qui da ovunque.
                        Cerca
                        Nulla contiene «\u{1}0».
                        Nelle sezioni che hai nascosto:
                        Che cosa aggiungi?
                        «Latte 2 l», «saggio entro venerdì 20 %», «93,1 m Red Rock»: sotto trovi dove può andare, e nulla si salva finché non scegli.
                        C’è già
                        Trova…
                        Cestino
                        Il cestino è vuoto
                        Ciò che elimini aspetta qui finché non lo rivuoi.
                        Ripristina
                        Altro per \u{1}0
                        Elimina per sempre
                        Ciò che è eliminato per sempre esce dal cestino su tutti i tuoi dispositivi. Quello che diceva resta nel registro di questo libro e nelle copie di sicurezza, e i dispositivi con una versione precedente lo mostrano ancora nel cestino.
                        Svuota il cestino
                        Si svuota da solo
                        \u{2}0\u{3}one\u{4}Dopo \u{1}0 giorno\u{3}many\u{4}Dopo \u{1}0 giorni\u{3}\u{4}Dopo \u{1}0 giorni\u{5}
                        Mai
                        Eliminato per sempre
                        Eliminato il \u{1}0
                        Cronologia
                        Creato
                        Modificato
                        Annulla questo
                        Eliminato
                        Ripristinato
                        Lingua
                        Come il browser
                        Aspetto
                        Sistema
                        Chiaro
                        Scuro
                        Salva
                        Dati
                        Dati di esempio
                        Aggiunge esempi per curiosare. Un solo annulla li toglie tutti.
                        Ricomincia
                        Sposta tutto nel cestino, con una sola azione che si può annullare.
                        Svuota il libro
                        Esporta
                        Ciò che il libro contiene ora in un file JSON, da conservare o portare altrove. Cronologia e cestino non ci sono; “tally backup” salva anche quelli.
                        Scarica
                        Importa
                        Legge un libro o una tabella esportati da qui, e liste, registri, note, matrici e calendari di altri, anche .xlsx o .ods. Un solo annulla lo toglie.
                        Importa
                        File
                        Nessun file scelto.
                        È già tutto nel libro; nulla è cambiato.
                        \u{2}0\u{3}one\u{4}Indicati da allegati, ma non arrivati: \u{1}0 file.\u{3}many\u{4}Indicati da allegati, ma non arrivati: \u{1}0 file.\u{3}\u{4}Indicati da allegati, ma non arrivati: \u{1}0 file.\u{5}
                        Tabelle
                        Ogni elenco come file CSV per fogli di calcolo.
                        Non c’è ancora niente da mettere in una tabella.
                        Informazioni
                        Tallybook è software libero con licenza Apache 2.0. I tuoi dati restano con te.
                        Controlla il libro
                        Impronta
                        Due dispositivi con la stessa impronta hanno lo stesso libro.
                        Tallybook non può leggere questo file: non è un libro o una tabella esportati da qui, né altro di ciò che è indicato sotto.
                        Letto come \u{1}0.
                        Una tabella: \u{1}0.
                        Che cos’è?
                        Guarda
                        Conserva
                        Guarda in \u{1}0
                        «\u{1}0» esiste già: sceglilo qui sotto, o da’ al nuovo un altro nome.
                        Va in
                        Qualcosa di nuovo
                        Nome del nuovo
                        e ancora \u{1}0
                        \u{2}0\u{3}one\u{4}\u{1}0 voce\u{3}many\u{4}\u{1}0 voci\u{3}\u{4}\u{1}0 voci\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 nuova\u{3}many\u{4}\u{1}0 nuove\u{3}\u{4}\u{1}0 nuove\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 modificata\u{3}many\u{4}\u{1}0 modificate\u{3}\u{4}\u{1}0 modificate\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 dal cestino\u{3}many\u{4}\u{1}0 dal cestino\u{3}\u{4}\u{1}0 dal cestino\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 come prima\u{3}many\u{4}\u{1}0 come prima\u{3}\u{4}\u{1}0 come prima\u{5}
                        lista della spesa
                        tabella di voti
                        tabella di decisione
                        appunti di una gara
                        tabella di tiri
                        calendario
                        Libri
                        Più d’uno, ciascuno per sé: il proprio, quello di casa, quello del club.
                        I libri li tiene il server di casa. Si vedono quando è raggiungibile.
                        L’elenco dei libri, books.db, è danneggiato. I libri non ne sono toccati: sposta l’elenco fuori dalla cartella dei dati, e «tally --book NOME» riprende ogni file.
                        L’elenco dei libri è stato scritto da una versione più recente di Tallybook. Aggiorna questa per vederli.
                        L’elenco dei libri ora non si può leggere. I libri non ne sono toccati.
                        In un altro libro
                        Libro
                        Sposta
                        Copia
                        Non c’è ancora un altro libro.
                        \u{2}0\u{3}one\u{4}Va con lei \u{1}0 voce che le appartiene.\u{3}many\u{4}Vanno con lei \u{1}0 di voci che le appartengono o che contiene.\u{3}\u{4}Vanno con lei \u{1}0 voci che le appartengono o che contiene.\u{5}
                        Serve anche qui, e perciò sarà in tutti e due i libri: \u{1}0.
                        Qui non sarà più in: \u{1}0.
                        Altre voci qui vi rimandano, perciò resta, e l’altro libro ne riceve una copia.
                        Un solo annulla, qui o lì, la riporta indietro in tutti e due i libri.
                        «\u{1}0» ora è in «\u{1}1».
                        È di nuovo qui. È anche in «\u{1}0».
                        È anche in «\u{1}0».
                        «\u{1}0» è stato spostato in un altro libro.
                        È di nuovo qui, e non più in «\u{1}0».
                        È venuto qui da un altro libro. Annulla lo riporta in tutti e due.
                        «\u{1}0» da allora è stato modificato in «\u{1}1», perciò resta lì com’è ora. Spostalo indietro da lì.
                        «\u{1}0» è stato modificato qui da quando è arrivato, perciò resta. Spostalo indietro da qui.
                        Sposta indietro da «\u{1}0»
                        L’altro libro non è qui, o è nel cestino: perciò lo spostamento non si annulla; si potrà quando sarà di nuovo qui. Ripristinato, sarà qui e anche lì.
                        Il libro da cui è venuto non è qui, o è nel cestino: perciò lo spostamento non si annulla, o non sarebbe in nessuno. Si potrà quando quel libro sarà di nuovo qui.
                        «\u{1}0» si può solo leggere, perciò nulla vi entra né ne esce.
                        Prima che vada, c’è da decidere questo, che non verrebbe con sé.
                        Sei in questo
                        Apri
                        Apri \u{1}0
                        Modifica \u{1}0
                        Nuovo libro
                        Aggiungi libro
                        Nome
                        Colore
                        Nessuno
                        Questo è il primo libro. Conserva gli indirizzi brevi e non si può eliminare.
                        Elimina questo libro
                        Va nel cestino con tutto il contenuto, per ogni dispositivo di questo server, e da lì si può ripristinare.
                        «\u{1}0» è nel cestino.
                        Ripristina
                        Elimina per sempre
                        Ciò che si elimina per sempre sparisce con il suo file, e nulla lo riporta.
                        C’è già un libro «\u{1}0».
                        Il nome di un libro ha da 1 a \u{1}0 caratteri su una riga.
                        Ci sono già \u{1}0 libri, compresi quelli nel cestino, e non possono essere di più. Eliminane prima uno per sempre.
                        Non nell’elenco
                        Dai loro file sono libri, ma l’elenco non li nomina, per esempio perché è andato perso. Ripristinati, vi figurano di nuovo.
                        Dispositivi
                        Chi può entrare: aggiungi un telefono, rimuovine uno perso.
                        I dispositivi si gestiscono sul server di casa. Si vedono in rete, da un dispositivo ammesso.
                        Nessun dispositivo è stato ammesso. Sul computer del server stesso non serve.
                        Questo
                        Il server è partito con --no-lock: chi lo raggiunge entra, qualunque cosa ci sia qui.
                        Legge soltanto
                        Legge e scrive
                        Che cosa può fare
                        Ammesso
                        Ultima visita
                        non ancora qui
                        oggi
                        Ultima visita: \u{1}0
                        Notifiche
                        Promemoria, e ciò che altri aggiungono, anche ad app chiusa.
                        Aggiungi un dispositivo
                        Ammetti un altro dispositivo
                        Inquadra il codice con l’altro dispositivo, o apri lì l’indirizzo. Ammette un solo dispositivo, entro \u{1}0 minuti.
                        Questo indirizzo vale solo su questa macchina: nessun altro dispositivo può aprirlo. «tally serve», avviato con --host o --name, ne dà uno che gli altri possono aprire.
                        Entra in ogni libro di questo server.
                        «\u{1}0» è entrato.
                        L’indirizzo come codice QR
                        Fatto
                        Nome
                        Rinomina
                        Rimuovi «\u{1}0»
                        Se lo rimuovi, resta fuori da subito. Finiscono anche gli inviti aperti. Ciò che ha copiato rimane su di esso. Se conosceva l’indirizzo del calendario dei tuoi promemoria, può continuare a leggerli lì finché non lo rinnovi: Progetti → Promemoria.
                        È il dispositivo che hai in mano: resta fuori da subito e per tornare gli serve un nuovo indirizzo.
                        «\u{1}0» è rimasto fuori.
                        Annulla
                        Il nome di un dispositivo ha da 1 a \u{1}0 caratteri su una riga.
                        Da controllare
                        \u{1}0 da controllare
                        Più dispositivi hanno fatto cose che non si accordano; decidi tu.
                        Tutto a posto
                        Nulla in questo libro è da controllare.
                        … e ancora \u{1}0.
                        Ripristina «\u{1}0»
                        Elimina anche questo
                        Lascia eliminato
                        Sposta «\u{1}0» in
                        Sposta
                        Unisci i due
                        Tieni entrambi
                        Uniti, diranno:
                        Un orologio era sbagliato
                        Accogli come di adesso
                        Se è sbagliato l’orologio qui, correggilo: allora tutto arriva da sé.
                        Da quando questo è arrivato, nessun altro orologio ha concordato con quello qui. Accolto adesso, vale con certezza solo quando uno concorderà, alla prossima sincronizzazione.
                        Tieni questo
                        mostrato ora
                        Apri
                        Imposta a \u{1}0
                        Svuota
                        Elimina
                        Su questo dispositivo
                        Il libro è anche in questo browser. Se manca spazio il browser può eliminarlo, a meno che non abbia promesso di conservarlo.
                        Promesso
                        Non promesso
                        Chiedi di conservarlo
                        Sincronizzazione
                        Server
                        Ultima volta
                        Modifiche da inviare
                        Sincronizza ora
                        Lavora senza rete
                        Torna in rete
                        Tutto funziona senza rete. Ciò che cambi aspetta qui finché il server si raggiunge.
                        Questo dispositivo può solo guardare. Ciò che scrivono gli altri arriva da sé e si legge anche senza rete.
                        «tally sync» allinea i due libri.
                        L’orologio di questo dispositivo è avanti di \u{1}0 h, perciò le sue modifiche contano come le ultime. Regolalo.
                        L’orologio di questo dispositivo è indietro di \u{1}0 h, perciò le sue modifiche contano come le prime. Regolalo.
                        \u{2}0\u{3}one\u{4}L’orologio di questo dispositivo è avanti di \u{1}0 giorno. Ciò che scrivi qui ha una data sbagliata finché non lo regoli.\u{3}many\u{4}L’orologio di questo dispositivo è avanti di \u{1}0 giorni. Ciò che scrivi qui ha una data sbagliata finché non lo regoli.\u{3}\u{4}L’orologio di questo dispositivo è avanti di \u{1}0 giorni. Ciò che scrivi qui ha una data sbagliata finché non lo regoli.\u{5}
                        \u{2}0\u{3}one\u{4}L’orologio di questo dispositivo è indietro di \u{1}0 giorno. Ciò che altri hanno scritto da allora si vede quando lo hai regolato.\u{3}many\u{4}L’orologio di questo dispositivo è indietro di \u{1}0 giorni. Ciò che altri hanno scritto da allora si vede quando lo hai regolato.\u{3}\u{4}L’orologio di questo dispositivo è indietro di \u{1}0 giorni. Ciò che altri hanno scritto da allora si vede quando lo hai regolato.\u{5}
                        Unisci i due
                        Apri il libro del server
                        Nel dubbio prima esporta: aprire il libro del server mette da parte la copia di questo dispositivo.
                        File da scambiare
                        Su questo dispositivo non c’è posto per tutti i file delle note. Tutto il resto è allineato, e i file assenti si vedono finché il server si raggiunge.
                        Fatti ammettere di nuovo
                        Il server di casa ha tolto il diritto a questo dispositivo o l’ha dimenticato. Qui tutto continua, le modifiche restano e partono appena il dispositivo è di nuovo ammesso: con un nuovo indirizzo da «Impostazioni → Dispositivi» di un altro dispositivo, o da «tally device add» sul computer del server.
                        A che punto siamo
                        Da che cosa cominciamo?
                        Senza conto, e nulla viene chiesto. Ciò che non serve si nasconde nelle impostazioni.
                        Tieni questo libro con \u{1}0. Non c’è ancora nulla.
                        Esempio
                        Sezioni
                        Ciò che è nascosto conserva i suoi dati, e gli indirizzi che vi portano valgono ancora. Vale solo su questo dispositivo.
                        Nascosta
                        Sposta su \u{1}0
                        Nascondi
                        Mostra
                        Aggiungilo
                        Aggiungi qualcosa
                        Scorciatoie da tastiera
                        Cerca
                        Aggiungi qualcosa
                        Subito dopo un’azione: al suo «Annulla»
                        Annulla l’ultima cosa fatta su questo dispositivo, e quelle prima
                        Ripeti ciò che è stato annullato
                        Chiudi ciò che è aperto
                        Questo elenco
                        Ricerche recenti
                        Dimentica
                        Tutti
                        Libri condivisi
                        Libri che tieni con altri, sigillati su ogni dispositivo: nessun server può leggerli.
                        Un libro condiviso è sigillato sul tuo dispositivo e ha bisogno della memoria dell’app: un browser che esegue script, una finestra non privata e un indirizzo che cominci con https:// o http://localhost. Sulla macchina di un server di casa «tally book invite» condivide un libro, e «tally book join \"LINK\"» fa entrare in uno.
                        Un libro condiviso è sigillato sul tuo dispositivo, e questo server è stato costruito senza ciò che lo fa in un browser; «make build» lo costruisce. Sulla macchina del server «tally book invite» condivide un libro, e «tally book join \"LINK\"» fa entrare in uno.
                        In questo browser non è ancora condiviso nessun libro.
                        Un nuovo libro condiviso
                        Come si chiama il libro
                        Token dell’hub
                        Solo se chi lo gestisce te ne ha dato uno: serve a crearvi libri.
                        Per «tally book join»: \u{1}0
                        Solo su questo dispositivo: gli altri lo chiamano come vogliono.
                        Il tuo nome
                        Che cosa contiene all’inizio
                        Nulla
                        Tutto questo libro
                        Crea il libro
                        Entra nel libro di qualcuno
                        L’invito che hai ricevuto
                        Guarda che cos’è
                        Recupera un libro
                        Ciò che c’è sul foglio di recupero
                        L’indirizzo e le nove parole.
                        Recupera
                        Invito
                        \u{1}0 ti invita a «\u{1}1»
                        Entra
                        Legge, scrive e invita
                        Legge e scrive
                        Legge soltanto
                        Foglio di recupero
                        Membri
                        Tu · \u{1}0
                        Qualcuno
                        Rimuovi
                        Da lì in poi tutto è sigillato con una chiave nuova; ciò che \u{1}0 ha resta lì. I fogli di recupero fatti da questo dispositivo o con cui è entrato finiscono, e così i link con cui tornerebbe e gli inviti per più dispositivi. Poi fai un foglio nuovo.
                        Lascia scrivere
                        Lascia solo leggere
                        Rendi proprietario
                        Invita qualcuno
                        Che cosa può fare
                        Per quanti dispositivi
                        Per quanti giorni
                        Crea un link
                        Invia questo link
                        Chi lo ha può entrare, quindi non inviarlo a nessun altro. Più tardi non si vede più: creane allora un altro.
                        Il link come codice QR
                        Inviti aperti
                        \u{2}0\u{3}one\u{4}Per un dispositivo, fino al \u{1}1\u{3}many\u{4}Per \u{1}0 dispositivi, fino al \u{1}1\u{3}\u{4}Per \u{1}0 dispositivi, fino al \u{1}1\u{5}
                        Ritira
                        Una pagina da stampare e tenere dove sono i passaporti. Recupera il libro quando non resta nessun dispositivo. Senza di essa e senza un dispositivo non può farlo nessuno, nemmeno chi gestisce il server. Un foglio più vecchio vale finché non viene rimosso.
                        Per questo libro non c’è un foglio, o l’ultimo è finito con chi lo aveva fatto: fanne uno.
                        Crea un foglio
                        Stampalo o copialo, e lascia questa pagina: chi la vede ha il libro.
                        Esci
                        Da allora non si scambia più nulla con gli altri. Ciò che hanno resta a loro.
                        Sei l’unico proprietario: chi resta può continuare come prima, ma nessuno potrà più invitare, rimuovere o permettere di più a qualcuno, mai più. È meglio rendere prima proprietario qualcun altro.
                        Arrivato da un altro libro
                        Passato a un altro libro
                        Esci e tieni una copia qui
                        \u{1}0 (copia propria)
                        Esci ed elimina qui
                        Non sei più in questo libro. Ciò che è qui resta qui.
                        Hai lasciato questo libro. Ciò che è qui ora è tuo, solo in questo browser, e nessun altro vede che cosa ne sarà.
                        Scrivi qui un nome.
                        I link per più dispositivi terminano quando qualcuno viene rimosso o può fare meno, così nessuno rientra con uno di essi.
                        Foglio di recupero di un libro di Tallybook. Per riavere il libro: in Tallybook Impostazioni → Libri condivisi → Recupera un libro; al computer anche «tally book recover».
                        Elimina qui
                        Se chi gestisce l’hub dice che è giusto, continua: ciò che è qui vi viene riportato.
                        Continua
                        \u{2}0\u{3}one\u{4}Un pezzo di altri non si può aprire ed è stato tralasciato.\u{3}many\u{4}\u{1}0 pezzi di altri non si possono aprire e sono stati tralasciati.\u{3}\u{4}\u{1}0 pezzi di altri non si possono aprire e sono stati tralasciati.\u{5}
                        Non è arrivata nessuna risposta. Nulla di ciò che hai scritto è perso: riprova tra un momento.
                        Un nome ha da 1 a \u{1}0 caratteri in una riga.
                        Questo appartiene a \u{1}0: apri lì l’app e usalo in quella.
                        Aprilo su \u{1}0
                        Condividi
                        Con le persone che inviti, sigillato in modo che nessun server possa leggere: come libro a sé, che comincia con ciò che c’è in questo.
                        Questo libro è condiviso e non è di un server di casa. Chi ne fa parte e come lasciarlo è in «Libri condivisi».
                        Libri del server di casa
                        Tienilo come mio
                        In «\u{1}0»
                        Cerca in «\u{1}0»
                        Mostrato ad altri
                        Come pagina
                        Come immagine
                        Come testo
                        A un indirizzo
                        Chi ha l’indirizzo vede ciò che sta qui, anche in seguito, finché non lo ritiri. Del libro non vede altro.
                        Crea un indirizzo
                        Ritira
                        Gli indirizzi si creano e si ritirano sul server di casa.
                        Nulla è mostrato a un indirizzo.
                        """)
            }
        }
        #endif
    }
}
