// Made by `make words` from Words/*/Commons.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// The words of the common screens.
enum CommonsText {
    /// Today
    static var today: Label { Label(.commons, 0) }

    /// Up next
    static var upNext: Label { Label(.commons, 1) }

    /// At a glance
    static var atAGlance: Label { Label(.commons, 2) }

    /// Welcome to Tallybook
    static var welcome: Label { Label(.commons, 3) }

    /// It keeps what you tally: the essentials you run out of, the projects you finish, and more. Everything stays on your devices.
    static var welcomeSentence: Label { Label(.commons, 4) }

    /// Load sample data
    static var loadSample: Label { Label(.commons, 5) }

    /// Search everything
    static var searchEverything: Label { Label(.commons, 6) }

    /// Type at least one letter. Press / anywhere to come here.
    static var searchHint: Label { Label(.commons, 7) }

    /// Search
    static var search: Label { Label(.commons, 8) }

    /// Nothing contains “{ $text }”.
    static func nothingFound(_ text: String) -> Label {
        Label(.commons, 9, [.text(text)])
    }

    /// Find…
    static var searchFor: Label { Label(.commons, 10) }

    /// Trash
    static var trashTitle: Label { Label(.commons, 11) }

    /// The trash is empty
    static var trashEmpty: Label { Label(.commons, 12) }

    /// What you delete waits here until you want it back.
    static var trashEmptySentence: Label { Label(.commons, 13) }

    /// Restore
    static var restore: Label { Label(.commons, 14) }

    /// Deleted { $date }
    static func deletedOn(_ date: String) -> Label {
        Label(.commons, 15, [.text(date)])
    }

    /// History
    static var historyTitle: Label { Label(.commons, 16) }

    /// Created
    static var created: Label { Label(.commons, 17) }

    /// Changed
    static var changed: Label { Label(.commons, 18) }

    /// Undo this
    static var undoThis: Label { Label(.commons, 19) }

    /// Deleted
    static var deleted: Label { Label(.commons, 20) }

    /// Restored
    static var restored: Label { Label(.commons, 21) }

    /// Language
    static var language: Label { Label(.commons, 22) }

    /// As the browser
    static var languageOfBrowser: Label { Label(.commons, 23) }

    /// Appearance
    static var theme: Label { Label(.commons, 24) }

    /// System
    static var themeSystem: Label { Label(.commons, 25) }

    /// Light
    static var themeLight: Label { Label(.commons, 26) }

    /// Dark
    static var themeDark: Label { Label(.commons, 27) }

    /// Save
    static var save: Label { Label(.commons, 28) }

    /// Data
    static var data: Label { Label(.commons, 29) }

    /// Sample data
    static var sampleTitle: Label { Label(.commons, 30) }

    /// Adds examples to look around with. One undo takes them all away.
    static var sampleSentence: Label { Label(.commons, 31) }

    /// Start over
    static var reset: Label { Label(.commons, 32) }

    /// Moves everything to the trash, as one action that can be undone.
    static var resetSentence: Label { Label(.commons, 33) }

    /// Empty the book
    static var resetButton: Label { Label(.commons, 34) }

    /// Export
    static var export: Label { Label(.commons, 35) }

    /// The whole book as one JSON file, to keep or to take elsewhere.
    static var exportSentence: Label { Label(.commons, 36) }

    /// Download
    static var exportButton: Label { Label(.commons, 37) }

    /// Import
    static var importTitle: Label { Label(.commons, 38) }

    /// Reads a book or a table that was exported here, and lists, gradebooks, notes, matrices and calendars of others, also as .xlsx or .ods. One undo takes it back.
    static var importSentence: Label { Label(.commons, 39) }

    /// Import
    static var importButton: Label { Label(.commons, 40) }

    /// File
    static var file: Label { Label(.commons, 41) }

    /// No file was chosen.
    static var nothingChosen: Label { Label(.commons, 42) }

    /// All of it is in the book already; nothing was changed.
    static var nothingNew: Label { Label(.commons, 43) }

    /// { $count ->
    ///     [one] { $count } file that attachments name did not come along.
    ///    *[other] { $count } files that attachments name did not come along.
    /// }
    static func missingFiles(_ count: Int) -> Label {
        Label(.commons, 44, [.number(count)])
    }

    /// Tables
    static var tables: Label { Label(.commons, 45) }

    /// Each list as a CSV file for spreadsheets.
    static var tablesSentence: Label { Label(.commons, 46) }

    /// There is nothing to put in a table yet.
    static var noTables: Label { Label(.commons, 47) }

    /// Choose
    static var choose: Label { Label(.commons, 48) }

    /// About
    static var about: Label { Label(.commons, 49) }

    /// Tallybook is free software under the Apache License 2.0. Your data stays with you.
    static var aboutSentence: Label { Label(.commons, 50) }

    /// Check the book
    static var check: Label { Label(.commons, 51) }

    /// Digest
    static var digest: Label { Label(.commons, 52) }

    /// Two devices that show the same digest hold the same book.
    static var digestSentence: Label { Label(.commons, 53) }

    /// This is no file that Tallybook can read: neither a book or table that was exported here, nor one of the others named below.
    static var importUnreadable: Label { Label(.commons, 54) }

    /// Read as { $name }.
    static func importReadAs(_ name: String) -> Label {
        Label(.commons, 55, [.text(name)])
    }

    /// A table of: { $kind }.
    static func importTableOf(_ kind: String) -> Label {
        Label(.commons, 56, [.text(kind)])
    }

    /// What is it?
    static var importWhatIsIt: Label { Label(.commons, 57) }

    /// Look at it
    static var importLook: Label { Label(.commons, 58) }

    /// Keep it
    static var importKeep: Label { Label(.commons, 59) }

    /// Look at it in { $tracker }
    static func importLookIn(_ tracker: String) -> Label {
        Label(.commons, 60, [.text(tracker)])
    }

    /// “{ $name }” is there already: choose it below, or give what is new another name.
    static func importNameTaken(_ name: String) -> Label {
        Label(.commons, 61, [.text(name)])
    }

    /// Goes into
    static var importInto: Label { Label(.commons, 62) }

    /// Something new
    static var importNewOne: Label { Label(.commons, 63) }

    /// Name of what is new
    static var importNamed: Label { Label(.commons, 64) }

    /// and { $number } more
    static func importMore(_ number: Int) -> Label {
        Label(.commons, 65, [.number(number)])
    }

    /// { $number ->
    ///     [one] { $number } record
    ///    *[other] { $number } records
    /// }
    static func importRecords(_ number: Int) -> Label {
        Label(.commons, 66, [.number(number)])
    }

    /// { $number } new
    static func importAdded(_ number: Int) -> Label {
        Label(.commons, 67, [.number(number)])
    }

    /// { $number } changed
    static func importChanged(_ number: Int) -> Label {
        Label(.commons, 68, [.number(number)])
    }

    /// { $number } out of the trash
    static func importRestored(_ number: Int) -> Label {
        Label(.commons, 69, [.number(number)])
    }

    /// { $number } as before
    static func importUnchanged(_ number: Int) -> Label {
        Label(.commons, 70, [.number(number)])
    }

    /// a list of things to buy
    static var formatList: Label { Label(.commons, 71) }

    /// a table of grades
    static var formatGrades: Label { Label(.commons, 72) }

    /// a decision table
    static var formatMatrix: Label { Label(.commons, 73) }

    /// notes of a pull
    static var formatNotes: Label { Label(.commons, 74) }

    /// a table of hooks
    static var formatHooks: Label { Label(.commons, 75) }

    /// a calendar
    static var formatCalendar: Label { Label(.commons, 76) }

    /// Devices
    static var deviceTitle: Label { Label(.commons, 77) }

    /// Who may come in: add a phone, remove a lost one.
    static var deviceSentence: Label { Label(.commons, 78) }

    /// Devices are managed on the home server. Go online, as a device that it lets in, to see them.
    static var deviceElsewhere: Label { Label(.commons, 79) }

    /// No device has been let in. On the machine of the server itself nobody needs to be.
    static var deviceNone: Label { Label(.commons, 80) }

    /// This one
    static var deviceOwn: Label { Label(.commons, 81) }

    /// The server was started with --no-lock: whoever reaches it is let in, whatever stands here.
    static var deviceUnlocked: Label { Label(.commons, 82) }

    /// Reads only
    static var deviceReads: Label { Label(.commons, 83) }

    /// Reads and writes
    static var deviceWrites: Label { Label(.commons, 84) }

    /// What it may do
    static var deviceRight: Label { Label(.commons, 85) }

    /// Let in
    static var deviceMade: Label { Label(.commons, 86) }

    /// Last here
    static var deviceSeen: Label { Label(.commons, 87) }

    /// not here yet
    static var deviceNeverSeen: Label { Label(.commons, 88) }

    /// here today
    static var deviceSeenToday: Label { Label(.commons, 89) }

    /// last here on { $date }
    static func deviceSeenOn(_ date: String) -> Label {
        Label(.commons, 90, [.text(date)])
    }

    /// Add a device
    static var deviceAdd: Label { Label(.commons, 91) }

    /// Scan the code with the other device, or open the address there. It lets one device in, within { $minutes } minutes.
    static func deviceOpenIt(_ minutes: Int) -> Label {
        Label(.commons, 92, [.number(minutes)])
    }

    /// The address as a QR code
    static var deviceCode: Label { Label(.commons, 93) }

    /// Done
    static var deviceDone: Label { Label(.commons, 94) }

    /// Name
    static var deviceName: Label { Label(.commons, 95) }

    /// Rename
    static var deviceRename: Label { Label(.commons, 96) }

    /// Remove this device
    static var deviceRemove: Label { Label(.commons, 97) }

    /// It is shut out at once. What it has copied already stays on it.
    static var deviceRemoveSentence: Label { Label(.commons, 98) }

    /// This is the device in your hand: it is shut out at once and needs a new address to come back.
    static var deviceRemoveOwnSentence: Label { Label(.commons, 99) }

    /// “{ $name }” is shut out.
    static func deviceRemoved(_ name: String) -> Label {
        Label(.commons, 100, [.text(name)])
    }

    /// Undo
    static var deviceUndo: Label { Label(.commons, 101) }

    /// A device’s name has 1 to { $most } characters in one line.
    static func deviceBadName(_ most: Int) -> Label {
        Label(.commons, 102, [.number(most)])
    }

    /// Needs a look
    static var lookTitle: Label { Label(.commons, 103) }

    /// { $count ->
    ///     [one] { $count } needs a look
    ///    *[other] { $count } need a look
    /// }
    static func lookCount(_ count: Int) -> Label {
        Label(.commons, 104, [.number(count)])
    }

    /// Devices did what doesn’t fit together; you decide.
    static var lookSentence: Label { Label(.commons, 105) }

    /// All is well
    static var lookAllWell: Label { Label(.commons, 106) }

    /// Nothing in this book needs a look.
    static var lookAllWellSentence: Label { Label(.commons, 107) }

    /// … and { $count } more.
    static func lookMore(_ count: Int) -> Label {
        Label(.commons, 108, [.number(count)])
    }

    /// Restore “{ $title }”
    static func lookRestore(_ title: String) -> Label {
        Label(.commons, 109, [.text(title)])
    }

    /// { $count ->
    ///     [one] Delete it too
    ///    *[other] Delete them too
    /// }
    static func lookDeleteThem(_ count: Int) -> Label {
        Label(.commons, 110, [.number(count)])
    }

    /// Leave it deleted
    static var lookLeaveDeleted: Label { Label(.commons, 111) }

    /// Move “{ $title }” to
    static func lookMoveTo(_ title: String) -> Label {
        Label(.commons, 112, [.text(title)])
    }

    /// Move
    static var lookMove: Label { Label(.commons, 113) }

    /// Make one of both
    static var lookMerge: Label { Label(.commons, 114) }

    /// Keep both
    static var lookKeepBoth: Label { Label(.commons, 115) }

    /// Made one, it says:
    static var lookTogether: Label { Label(.commons, 116) }

    /// A clock was wrong
    static var lookWrongClock: Label { Label(.commons, 117) }

    /// Take in as of now
    static var lookTakeIn: Label { Label(.commons, 118) }

    /// If it is the clock here that is wrong, put it right: then all of it comes by itself.
    static var lookComesByItself: Label { Label(.commons, 119) }

    /// Keep this one
    static var lookKeepThis: Label { Label(.commons, 120) }

    /// shown now
    static var lookShown: Label { Label(.commons, 121) }

    /// Open
    static var lookOpen: Label { Label(.commons, 122) }

    /// Set to { $value }
    static func lookSetTo(_ value: String) -> Label {
        Label(.commons, 123, [.text(value)])
    }

    /// Clear it
    static var lookClear: Label { Label(.commons, 124) }

    /// Delete
    static var lookDelete: Label { Label(.commons, 125) }

    /// On this device
    static var storageTitle: Label { Label(.commons, 126) }

    /// The book is in this browser too. When the device runs out of room a browser may delete it, unless it has agreed to keep it.
    static var storageSentence: Label { Label(.commons, 127) }

    /// Kept
    static var storageKept: Label { Label(.commons, 128) }

    /// Not promised
    static var storageLoose: Label { Label(.commons, 129) }

    /// Ask to keep it
    static var storageKeep: Label { Label(.commons, 130) }

    /// Sync
    static var syncTitle: Label { Label(.commons, 131) }

    /// Server
    static var syncServer: Label { Label(.commons, 132) }

    /// Last time
    static var syncLastTime: Label { Label(.commons, 133) }

    /// Changes to send
    static var syncWaiting: Label { Label(.commons, 134) }

    /// Sync now
    static var syncNow: Label { Label(.commons, 135) }

    /// Work offline
    static var syncWorkOffline: Label { Label(.commons, 136) }

    /// Go online
    static var syncWorkOnline: Label { Label(.commons, 137) }

    /// Everything works offline. What you change waits here until the server can be reached.
    static var syncOfflineSentence: Label { Label(.commons, 138) }

    /// “tally sync” brings both books in step.
    static var syncByCommand: Label { Label(.commons, 139) }

    /// This device’s clock is { $hours } h ahead of the server’s, so its changes count as the later ones. Set it right.
    static func syncClockAhead(_ hours: Int) -> Label {
        Label(.commons, 140, [.number(hours)])
    }

    /// This device’s clock is { $hours } h behind the server’s, so its changes count as the earlier ones. Set it right.
    static func syncClockBehind(_ hours: Int) -> Label {
        Label(.commons, 141, [.number(hours)])
    }

    /// Put both together
    static var syncJoin: Label { Label(.commons, 142) }

    /// Open the server’s book
    static var syncLeave: Label { Label(.commons, 143) }

    /// Export first if you are in doubt: opening the server’s book puts this device’s copy aside.
    static var syncOtherBookSentence: Label { Label(.commons, 144) }

    /// Files to exchange
    static var syncFiles: Label { Label(.commons, 145) }

    /// This device has no room for all files of notes. Everything else is in step, and files not kept here are shown as long as the server can be reached.
    static var syncFull: Label { Label(.commons, 146) }

    /// Be let in again
    static var syncComeIn: Label { Label(.commons, 147) }

    /// The home server has taken this device’s right away or forgotten it. Everything works on here, what you change is kept, and goes out once the device is let in again: by a new address from “Settings → Devices” of another device, or from “tally device add” on the server’s machine.
    static var syncNotLetInSentence: Label { Label(.commons, 148) }
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
                    index: "00000600>00J00_02\\02m03?04804?04Z04b04h05;05n06606A06I06Q06Y06c06k07407=07L07W07^07d07i07n08308?09@09K0:L0:[0:b0;a0;j0<10>P0>W0>\\0?00?g0AU0A\\0BF0Bn0C50C;0DN0D]0Dd0E^0GZ0Gf0H60HB0HM0HU0Hf0J40J>0JL0J`0Jl0KJ0KQ0K\\0L00L=0LU0Lg0M80MH0MY0Md0Ml0N]0P:0QM0QV0S10S<0SM0S\\0Sc0Sm0T:0TE0TU0Tb0VL0Ve0Vj0Vo0W60WI0XI0Yg0Z=0ZB0[80[E0[m0\\b0\\n0]Q0]b0^30^Z0^k0_<0_A0_R0_\\0_o0`A0`S0ah0b60b@0bE0bO0bX0b_0bn0dj0do0e<0eK0eP0eW0ea0f10f:0fG0fQ0gg0hS0j@0km0l?0lX0n70nI10]10m15R",
                    patterns: """
                        Today
                        Up next
                        At a glance
                        Welcome to Tallybook
                        It keeps what you tally: the essentials you run out of, the projects you finish, and more. Everything stays on your devices.
                        Load sample data
                        Search everything
                        Type at least one letter. Press / anywhere to come here.
                        Search
                        Nothing contains “\u{1}0”.
                        Find…
                        Trash
                        The trash is empty
                        What you delete waits here until you want it back.
                        Restore
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
                        The whole book as one JSON file, to keep or to take elsewhere.
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
                        Choose
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
                        here today
                        last here on \u{1}0
                        Add a device
                        Scan the code with the other device, or open the address there. It lets one device in, within \u{1}0 minutes.
                        The address as a QR code
                        Done
                        Name
                        Rename
                        Remove this device
                        It is shut out at once. What it has copied already stays on it.
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
                        “tally sync” brings both books in step.
                        This device’s clock is \u{1}0 h ahead of the server’s, so its changes count as the later ones. Set it right.
                        This device’s clock is \u{1}0 h behind the server’s, so its changes count as the earlier ones. Set it right.
                        Put both together
                        Open the server’s book
                        Export first if you are in doubt: opening the server’s book puts this device’s copy aside.
                        Files to exchange
                        This device has no room for all files of notes. Everything else is in step, and files not kept here are shown as long as the server can be reached.
                        Be let in again
                        The home server has taken this device’s right away or forgotten it. Everything works on here, what you change is kept, and goes out once the device is let in again: by a new address from “Settings → Devices” of another device, or from “tally device add” on the server’s machine.
                        """)
            case .german:
                MessageTable(
                    index: "00000600D00T00m02[02o03A04M04T04n05805C05[06X06i07907A07J07T07c07m08?08G08W08c08j08o09609>09D09R0:a0;30<@0<L0<S0=T0=b0=i0@\\0@h0@n0AM0BD0Ck0D40De0EL0EW0E]0G40GA0GL0HN0J^0Jn0K@0KM0KU0Ka0L20MF0MO0M[0Mj0N60NW0N^0Nk0OA0ON0O\\0Oi0P>0PX0Pk0Q40Q<0R?0S^0U90U@0V_0Vi0W<0WH0WT0Wa0X10X<0XO0Xb0ZT0Zl0[30[80[C0[[0\\`0^P0^j0_50`10`?0`P0aY0aj0bU0bf0c@0cN0c_0d90dE0dU0dd0e@0eU0f30gA0gX0ge0gm0h;0hB0hK0h]0jW0j`0jo0k@0kI0kP0k\\0l40lE0lV0lc0n90nd10S12C12R12k14P14h17S17d1<l",
                    patterns: """
                        Heute
                        Als Nächstes
                        Auf einen Blick
                        Willkommen bei Tallybook
                        Es behält, was du zählst: was dir ausgeht, was du fertig machst und mehr. Alles bleibt auf deinen Geräten.
                        Beispieldaten laden
                        Alles durchsuchen
                        Tippe mindestens einen Buchstaben. Die Taste / führt von überall hierher.
                        Suchen
                        Nichts enthält „\u{1}0“.
                        Suchen…
                        Papierkorb
                        Der Papierkorb ist leer
                        Was du löschst, wartet hier, bis du es zurückhaben willst.
                        Wiederherstellen
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
                        Das ganze Buch als eine JSON-Datei, zum Aufheben oder Mitnehmen.
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
                        Auswählen
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
                        heute hier
                        zuletzt hier am \u{1}0
                        Gerät hinzufügen
                        Scann den Code mit dem anderen Gerät oder öffne dort die Adresse. Sie lässt ein Gerät ein, binnen \u{1}0 Minuten.
                        Die Adresse als QR-Code
                        Fertig
                        Name
                        Umbenennen
                        Dieses Gerät entfernen
                        Es ist sofort ausgesperrt. Was es schon kopiert hat, bleibt auf ihm.
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
                        „tally sync“ gleicht beide Bücher ab.
                        Die Uhr dieses Geräts geht \u{1}0 h vor, darum gelten seine Änderungen als die späteren. Bitte richtig stellen.
                        Die Uhr dieses Geräts geht \u{1}0 h nach, darum gelten seine Änderungen als die früheren. Bitte richtig stellen.
                        Beide vereinen
                        Buch des Servers öffnen
                        Im Zweifel erst exportieren: Das Buch des Servers zu öffnen legt die Kopie dieses Geräts beiseite.
                        Auszutauschende Dateien
                        Dieses Gerät hat nicht Platz für alle Dateien der Notizen. Alles andere ist im Gleichstand, und Dateien, die hier fehlen, erscheinen, solange der Server erreichbar ist.
                        Wieder einlassen
                        Der Heimserver hat diesem Gerät sein Recht genommen oder es vergessen. Hier geht alles weiter, Änderungen bleiben erhalten und gehen hinaus, sobald das Gerät wieder eingelassen ist: mit einer neuen Adresse aus „Einstellungen → Geräte“ eines anderen Geräts oder von „tally device add“ auf dem Rechner des Servers.
                        """)
            case .italian:
                MessageTable(
                    index: "00000500=00F00]02`03703I04E04K04b04k05305G06;06F06V06a06h07307B07L07Y07`08008808@08G08M08S08X08h09h0:30;80;H0;P0<Q0<Y0<a0?60?>0?C0?W0@C0Ba0Bi0CY0DM0DT0Da0F20FE0FN0GL0IM0I\\0Im0J;0JB0JK0JX0K`0Kf0L80LG0LS0M90Mb0NZ0OU0PM0P_0Po0QD0QX0Qh0R30R?0S<0TZ0Ui0V00WG0WV0We0X80X@0XN0X]0Xf0YA0YY0[O0[l0\\20\\70\\@0\\[0]^0_C0_\\0_d0`b0a10aC0bF0bT0c=0cN0c`0d50dF0dW0d^0dk0e:0eJ0ed0f;0gE0gR0g_0gd0h10h80h@0hV0jU0j^0jk0kA0kR0kY0kf0l;0lK0l]0lk0nA0ne10V12H12U12n14R14d17@17Y1<O",
                    patterns: """
                        Oggi
                        Da fare
                        In breve
                        Benvenuto in Tallybook
                        Tiene il conto di ciò che conta per te: che cosa sta finendo, che cosa porti a termine e altro. Tutto resta sui tuoi dispositivi.
                        Carica dati di esempio
                        Cerca dappertutto
                        Scrivi almeno una lettera. Il tasto / porta qui da ovunque.
                        Cerca
                        Nulla contiene «\u{1}0».
                        Trova…
                        Cestino
                        Il cestino è vuoto
                        Ciò che elimini aspetta qui finché non lo rivuoi.
                        Ripristina
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
                        Tutto il libro in un file JSON, da conservare o portare altrove.
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
                        Scegli
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
                        qui oggi
                        qui l’ultima volta il \u{1}0
                        Aggiungi un dispositivo
                        Inquadra il codice con l’altro dispositivo, o apri lì l’indirizzo. Ammette un solo dispositivo, entro \u{1}0 minuti.
                        L’indirizzo come codice QR
                        Fatto
                        Nome
                        Rinomina
                        Rimuovi questo dispositivo
                        Resta fuori da subito. Ciò che ha già copiato rimane su di esso.
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
                        «tally sync» allinea i due libri.
                        L’orologio di questo dispositivo è avanti di \u{1}0 h, perciò le sue modifiche contano come le ultime. Regolalo.
                        L’orologio di questo dispositivo è indietro di \u{1}0 h, perciò le sue modifiche contano come le prime. Regolalo.
                        Unisci i due
                        Apri il libro del server
                        Nel dubbio prima esporta: aprire il libro del server mette da parte la copia di questo dispositivo.
                        File da scambiare
                        Su questo dispositivo non c’è posto per tutti i file delle note. Tutto il resto è allineato, e i file assenti si vedono finché il server si raggiunge.
                        Fatti ammettere di nuovo
                        Il server di casa ha tolto il diritto a questo dispositivo o l’ha dimenticato. Qui tutto continua, le modifiche restano e partono appena il dispositivo è di nuovo ammesso: con un nuovo indirizzo da «Impostazioni → Dispositivi» di un altro dispositivo, o da «tally device add» sul computer del server.
                        """)
            }
        }
        #endif
    }
}
