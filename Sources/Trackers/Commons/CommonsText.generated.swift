// Made by `make words` from Words/*/Commons.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// The words of the common screens.
enum CommonsText {
    /// Today
    static var today: Label { Label(.commons, 0) }

    /// Up next
    static var upNext: Label { Label(.commons, 1) }

    /// Load sample data
    static var loadSample: Label { Label(.commons, 2) }

    /// Search everything
    static var searchEverything: Label { Label(.commons, 3) }

    /// Type at least one letter. Press / anywhere to come here.
    static var searchHint: Label { Label(.commons, 4) }

    /// Search
    static var search: Label { Label(.commons, 5) }

    /// Nothing contains “{ $text }”.
    static func nothingFound(_ text: String) -> Label {
        Label(.commons, 6, [.text(text)])
    }

    /// Find…
    static var searchFor: Label { Label(.commons, 7) }

    /// Trash
    static var trashTitle: Label { Label(.commons, 8) }

    /// The trash is empty
    static var trashEmpty: Label { Label(.commons, 9) }

    /// What you delete waits here until you want it back.
    static var trashEmptySentence: Label { Label(.commons, 10) }

    /// Restore
    static var restore: Label { Label(.commons, 11) }

    /// Deleted { $date }
    static func deletedOn(_ date: String) -> Label {
        Label(.commons, 12, [.text(date)])
    }

    /// History
    static var historyTitle: Label { Label(.commons, 13) }

    /// Created
    static var created: Label { Label(.commons, 14) }

    /// Changed
    static var changed: Label { Label(.commons, 15) }

    /// Undo this
    static var undoThis: Label { Label(.commons, 16) }

    /// Deleted
    static var deleted: Label { Label(.commons, 17) }

    /// Restored
    static var restored: Label { Label(.commons, 18) }

    /// Language
    static var language: Label { Label(.commons, 19) }

    /// As the browser
    static var languageOfBrowser: Label { Label(.commons, 20) }

    /// Appearance
    static var theme: Label { Label(.commons, 21) }

    /// System
    static var themeSystem: Label { Label(.commons, 22) }

    /// Light
    static var themeLight: Label { Label(.commons, 23) }

    /// Dark
    static var themeDark: Label { Label(.commons, 24) }

    /// Save
    static var save: Label { Label(.commons, 25) }

    /// Data
    static var data: Label { Label(.commons, 26) }

    /// Sample data
    static var sampleTitle: Label { Label(.commons, 27) }

    /// Adds examples to look around with. One undo takes them all away.
    static var sampleSentence: Label { Label(.commons, 28) }

    /// Start over
    static var reset: Label { Label(.commons, 29) }

    /// Moves everything to the trash, as one action that can be undone.
    static var resetSentence: Label { Label(.commons, 30) }

    /// Empty the book
    static var resetButton: Label { Label(.commons, 31) }

    /// Export
    static var export: Label { Label(.commons, 32) }

    /// The whole book as one JSON file, to keep or to take elsewhere.
    static var exportSentence: Label { Label(.commons, 33) }

    /// Download
    static var exportButton: Label { Label(.commons, 34) }

    /// Import
    static var importTitle: Label { Label(.commons, 35) }

    /// Reads a book or a table that was exported here, and lists, gradebooks, notes, matrices and calendars of others, also as .xlsx or .ods. One undo takes it back.
    static var importSentence: Label { Label(.commons, 36) }

    /// Import
    static var importButton: Label { Label(.commons, 37) }

    /// File
    static var file: Label { Label(.commons, 38) }

    /// No file was chosen.
    static var nothingChosen: Label { Label(.commons, 39) }

    /// All of it is in the book already; nothing was changed.
    static var nothingNew: Label { Label(.commons, 40) }

    /// { $count ->
    ///     [one] { $count } file that attachments name did not come along.
    ///    *[other] { $count } files that attachments name did not come along.
    /// }
    static func missingFiles(_ count: Int) -> Label {
        Label(.commons, 41, [.number(count)])
    }

    /// Tables
    static var tables: Label { Label(.commons, 42) }

    /// Each list as a CSV file for spreadsheets.
    static var tablesSentence: Label { Label(.commons, 43) }

    /// There is nothing to put in a table yet.
    static var noTables: Label { Label(.commons, 44) }

    /// Choose
    static var choose: Label { Label(.commons, 45) }

    /// About
    static var about: Label { Label(.commons, 46) }

    /// Tallybook is free software under the Apache License 2.0. Your data stays with you.
    static var aboutSentence: Label { Label(.commons, 47) }

    /// Check the book
    static var check: Label { Label(.commons, 48) }

    /// Digest
    static var digest: Label { Label(.commons, 49) }

    /// Two devices that show the same digest hold the same book.
    static var digestSentence: Label { Label(.commons, 50) }

    /// This is no file that Tallybook can read: neither a book or table that was exported here, nor one of the others named below.
    static var importUnreadable: Label { Label(.commons, 51) }

    /// Read as { $name }.
    static func importReadAs(_ name: String) -> Label {
        Label(.commons, 52, [.text(name)])
    }

    /// A table of: { $kind }.
    static func importTableOf(_ kind: String) -> Label {
        Label(.commons, 53, [.text(kind)])
    }

    /// What is it?
    static var importWhatIsIt: Label { Label(.commons, 54) }

    /// Look at it
    static var importLook: Label { Label(.commons, 55) }

    /// Keep it
    static var importKeep: Label { Label(.commons, 56) }

    /// Look at it in { $tracker }
    static func importLookIn(_ tracker: String) -> Label {
        Label(.commons, 57, [.text(tracker)])
    }

    /// “{ $name }” is there already: choose it below, or give what is new another name.
    static func importNameTaken(_ name: String) -> Label {
        Label(.commons, 58, [.text(name)])
    }

    /// Goes into
    static var importInto: Label { Label(.commons, 59) }

    /// Something new
    static var importNewOne: Label { Label(.commons, 60) }

    /// Name of what is new
    static var importNamed: Label { Label(.commons, 61) }

    /// and { $number } more
    static func importMore(_ number: Int) -> Label {
        Label(.commons, 62, [.number(number)])
    }

    /// { $number ->
    ///     [one] { $number } record
    ///    *[other] { $number } records
    /// }
    static func importRecords(_ number: Int) -> Label {
        Label(.commons, 63, [.number(number)])
    }

    /// { $number } new
    static func importAdded(_ number: Int) -> Label {
        Label(.commons, 64, [.number(number)])
    }

    /// { $number } changed
    static func importChanged(_ number: Int) -> Label {
        Label(.commons, 65, [.number(number)])
    }

    /// { $number } out of the trash
    static func importRestored(_ number: Int) -> Label {
        Label(.commons, 66, [.number(number)])
    }

    /// { $number } as before
    static func importUnchanged(_ number: Int) -> Label {
        Label(.commons, 67, [.number(number)])
    }

    /// a list of things to buy
    static var formatList: Label { Label(.commons, 68) }

    /// a table of grades
    static var formatGrades: Label { Label(.commons, 69) }

    /// a decision table
    static var formatMatrix: Label { Label(.commons, 70) }

    /// notes of a pull
    static var formatNotes: Label { Label(.commons, 71) }

    /// a table of hooks
    static var formatHooks: Label { Label(.commons, 72) }

    /// a calendar
    static var formatCalendar: Label { Label(.commons, 73) }

    /// Devices
    static var deviceTitle: Label { Label(.commons, 74) }

    /// Who may come in: add a phone, remove a lost one.
    static var deviceSentence: Label { Label(.commons, 75) }

    /// Devices are managed on the home server. Go online, as a device that it lets in, to see them.
    static var deviceElsewhere: Label { Label(.commons, 76) }

    /// No device has been let in. On the machine of the server itself nobody needs to be.
    static var deviceNone: Label { Label(.commons, 77) }

    /// This one
    static var deviceOwn: Label { Label(.commons, 78) }

    /// The server was started with --no-lock: whoever reaches it is let in, whatever stands here.
    static var deviceUnlocked: Label { Label(.commons, 79) }

    /// Reads only
    static var deviceReads: Label { Label(.commons, 80) }

    /// Reads and writes
    static var deviceWrites: Label { Label(.commons, 81) }

    /// What it may do
    static var deviceRight: Label { Label(.commons, 82) }

    /// Let in
    static var deviceMade: Label { Label(.commons, 83) }

    /// Last here
    static var deviceSeen: Label { Label(.commons, 84) }

    /// not here yet
    static var deviceNeverSeen: Label { Label(.commons, 85) }

    /// here today
    static var deviceSeenToday: Label { Label(.commons, 86) }

    /// last here on { $date }
    static func deviceSeenOn(_ date: String) -> Label {
        Label(.commons, 87, [.text(date)])
    }

    /// Add a device
    static var deviceAdd: Label { Label(.commons, 88) }

    /// Scan the code with the other device, or open the address there. It lets one device in, within { $minutes } minutes.
    static func deviceOpenIt(_ minutes: Int) -> Label {
        Label(.commons, 89, [.number(minutes)])
    }

    /// The address as a QR code
    static var deviceCode: Label { Label(.commons, 90) }

    /// Done
    static var deviceDone: Label { Label(.commons, 91) }

    /// Name
    static var deviceName: Label { Label(.commons, 92) }

    /// Rename
    static var deviceRename: Label { Label(.commons, 93) }

    /// Remove this device
    static var deviceRemove: Label { Label(.commons, 94) }

    /// It is shut out at once. What it has copied already stays on it.
    static var deviceRemoveSentence: Label { Label(.commons, 95) }

    /// This is the device in your hand: it is shut out at once and needs a new address to come back.
    static var deviceRemoveOwnSentence: Label { Label(.commons, 96) }

    /// “{ $name }” is shut out.
    static func deviceRemoved(_ name: String) -> Label {
        Label(.commons, 97, [.text(name)])
    }

    /// Undo
    static var deviceUndo: Label { Label(.commons, 98) }

    /// A device’s name has 1 to { $most } characters in one line.
    static func deviceBadName(_ most: Int) -> Label {
        Label(.commons, 99, [.number(most)])
    }

    /// Needs a look
    static var lookTitle: Label { Label(.commons, 100) }

    /// { $count ->
    ///     [one] { $count } needs a look
    ///    *[other] { $count } need a look
    /// }
    static func lookCount(_ count: Int) -> Label {
        Label(.commons, 101, [.number(count)])
    }

    /// Devices did what doesn’t fit together; you decide.
    static var lookSentence: Label { Label(.commons, 102) }

    /// All is well
    static var lookAllWell: Label { Label(.commons, 103) }

    /// Nothing in this book needs a look.
    static var lookAllWellSentence: Label { Label(.commons, 104) }

    /// … and { $count } more.
    static func lookMore(_ count: Int) -> Label {
        Label(.commons, 105, [.number(count)])
    }

    /// Restore “{ $title }”
    static func lookRestore(_ title: String) -> Label {
        Label(.commons, 106, [.text(title)])
    }

    /// { $count ->
    ///     [one] Delete it too
    ///    *[other] Delete them too
    /// }
    static func lookDeleteThem(_ count: Int) -> Label {
        Label(.commons, 107, [.number(count)])
    }

    /// Leave it deleted
    static var lookLeaveDeleted: Label { Label(.commons, 108) }

    /// Move “{ $title }” to
    static func lookMoveTo(_ title: String) -> Label {
        Label(.commons, 109, [.text(title)])
    }

    /// Move
    static var lookMove: Label { Label(.commons, 110) }

    /// Make one of both
    static var lookMerge: Label { Label(.commons, 111) }

    /// Keep both
    static var lookKeepBoth: Label { Label(.commons, 112) }

    /// Made one, it says:
    static var lookTogether: Label { Label(.commons, 113) }

    /// A clock was wrong
    static var lookWrongClock: Label { Label(.commons, 114) }

    /// Take in as of now
    static var lookTakeIn: Label { Label(.commons, 115) }

    /// If it is the clock here that is wrong, put it right: then all of it comes by itself.
    static var lookComesByItself: Label { Label(.commons, 116) }

    /// Keep this one
    static var lookKeepThis: Label { Label(.commons, 117) }

    /// shown now
    static var lookShown: Label { Label(.commons, 118) }

    /// Open
    static var lookOpen: Label { Label(.commons, 119) }

    /// Set to { $value }
    static func lookSetTo(_ value: String) -> Label {
        Label(.commons, 120, [.text(value)])
    }

    /// Clear it
    static var lookClear: Label { Label(.commons, 121) }

    /// Delete
    static var lookDelete: Label { Label(.commons, 122) }

    /// On this device
    static var storageTitle: Label { Label(.commons, 123) }

    /// The book is in this browser too. When the device runs out of room a browser may delete it, unless it has agreed to keep it.
    static var storageSentence: Label { Label(.commons, 124) }

    /// Kept
    static var storageKept: Label { Label(.commons, 125) }

    /// Not promised
    static var storageLoose: Label { Label(.commons, 126) }

    /// Ask to keep it
    static var storageKeep: Label { Label(.commons, 127) }

    /// Sync
    static var syncTitle: Label { Label(.commons, 128) }

    /// Server
    static var syncServer: Label { Label(.commons, 129) }

    /// Last time
    static var syncLastTime: Label { Label(.commons, 130) }

    /// Changes to send
    static var syncWaiting: Label { Label(.commons, 131) }

    /// Sync now
    static var syncNow: Label { Label(.commons, 132) }

    /// Work offline
    static var syncWorkOffline: Label { Label(.commons, 133) }

    /// Go online
    static var syncWorkOnline: Label { Label(.commons, 134) }

    /// Everything works offline. What you change waits here until the server can be reached.
    static var syncOfflineSentence: Label { Label(.commons, 135) }

    /// “tally sync” brings both books in step.
    static var syncByCommand: Label { Label(.commons, 136) }

    /// This device’s clock is { $hours } h ahead of the server’s, so its changes count as the later ones. Set it right.
    static func syncClockAhead(_ hours: Int) -> Label {
        Label(.commons, 137, [.number(hours)])
    }

    /// This device’s clock is { $hours } h behind the server’s, so its changes count as the earlier ones. Set it right.
    static func syncClockBehind(_ hours: Int) -> Label {
        Label(.commons, 138, [.number(hours)])
    }

    /// Put both together
    static var syncJoin: Label { Label(.commons, 139) }

    /// Open the server’s book
    static var syncLeave: Label { Label(.commons, 140) }

    /// Export first if you are in doubt: opening the server’s book puts this device’s copy aside.
    static var syncOtherBookSentence: Label { Label(.commons, 141) }

    /// Files to exchange
    static var syncFiles: Label { Label(.commons, 142) }

    /// This device has no room for all files of notes. Everything else is in step, and files not kept here are shown as long as the server can be reached.
    static var syncFull: Label { Label(.commons, 143) }

    /// Be let in again
    static var syncComeIn: Label { Label(.commons, 144) }

    /// The home server has taken this device’s right away or forgotten it. Everything works on here, what you change is kept, and goes out once the device is let in again: by a new address from “Settings → Devices” of another device, or from “tally device add” on the server’s machine.
    static var syncNotLetInSentence: Label { Label(.commons, 145) }

    /// Where things stand
    static var standing: Label { Label(.commons, 146) }

    /// What shall we begin with?
    static var doors: Label { Label(.commons, 147) }

    /// No account, and nothing is asked. Settings can hide what isn’t needed.
    static var doorsNote: Label { Label(.commons, 148) }

    /// Sample
    static var sample: Label { Label(.commons, 149) }

    /// Trackers
    static var trackers: Label { Label(.commons, 150) }

    /// What is hidden keeps its data, and addresses that lead there still do.
    static var trackersSentence: Label { Label(.commons, 151) }

    /// Hidden
    static var trackerHidden: Label { Label(.commons, 152) }

    /// Move { $name } up
    static func moveUp(_ name: String) -> Label {
        Label(.commons, 153, [.text(name)])
    }

    /// Hide
    static var hide: Label { Label(.commons, 154) }

    /// Show
    static var showAgain: Label { Label(.commons, 155) }

    /// Add it
    static var addThis: Label { Label(.commons, 156) }

    /// Add anything
    static var quickAdd: Label { Label(.commons, 157) }

    /// Keyboard shortcuts
    static var keys: Label { Label(.commons, 158) }

    /// Search
    static var keysSearch: Label { Label(.commons, 159) }

    /// Add something new
    static var keysAdd: Label { Label(.commons, 160) }

    /// Right after an action: to its Undo
    static var keysTab: Label { Label(.commons, 161) }

    /// Undo what this device did last, and what it did before
    static var keysUndo: Label { Label(.commons, 162) }

    /// Do again what was undone
    static var keysRedo: Label { Label(.commons, 163) }

    /// Close what is open
    static var keysClose: Label { Label(.commons, 164) }

    /// This list
    static var keysList: Label { Label(.commons, 165) }

    /// Recent searches
    static var recentSearches: Label { Label(.commons, 166) }

    /// Forget them
    static var forgetSearches: Label { Label(.commons, 167) }

    /// All
    static var all: Label { Label(.commons, 168) }
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
                    index: "00000600>00O00a01Z01a02<02D02J02]03P03X03c03k04304;04E04M04V04_04n05905@05F05K05P05U05a06b06m07n08=08D09C09L09S0<20<90<>0<R0=I0?70?>0?h0@P0@W0@]0B00B?0BF0C@0E<0EH0EX0Ed0Eo0F70FH0GV0G`0Gn0HB0HN0Hl0I30I>0IR0I_0J70JI0JZ0Jj0K;0KF0KN0L?0M\\0No0O80PS0P^0Po0Q>0QE0QO0Q\\0Qg0R70RD0Sn0TG0TL0TQ0TX0Tk0Uk0WI0W_0Wd0XZ0Xg0YO0ZD0ZP0[30[D0[U0\\<0\\M0\\^0\\c0]40]>0]Q0]c0^50_J0_X0_b0_g0`10`:0`A0`P0bL0bQ0b^0bm0c20c90cC0cS0c\\0ci0d30eI0f50gb0iO0ia0j:0kY0kk0n?0nO13413G13a14j15115:16A16H16S16X16]16d17117D17K17]18@19719P19c19m1:=1:I1:M",
                    patterns: """
                        Today
                        Up next
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
                        Where things stand
                        What shall we begin with?
                        No account, and nothing is asked. Settings can hide what isn’t needed.
                        Sample
                        Trackers
                        What is hidden keeps its data, and addresses that lead there still do.
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
                        """)
            case .german:
                MessageTable(
                    index: "00000600D00X00j02602=02W02a02l03D04A04R04b04j05305=05L05V05h06006@06L06S06X06_06g06m07;08J08\\09i0:50:<0;=0;K0;R0>E0>Q0>W0?60?m0AT0A]0BN0C50C@0CF0D]0Dj0E50F70HG0HW0Hi0I60I>0IJ0I[0Jo0K80KD0KS0K_0L@0LG0LT0Lj0M70ME0MR0Mg0NA0NT0N]0Ne0Oh0QG0Rb0Ri0TH0TR0Te0U10U=0UJ0UZ0Ue0V80VK0X=0XU0X\\0Xa0Xl0YD0ZI0\\90\\S0\\^0]Z0]h0^90_B0_S0`>0`O0`i0a70aH0ab0an0b>0bM0bi0c>0c\\0dj0eA0eN0eV0ed0ek0f40fF0h@0hI0hX0hi0i20i90iE0i]0in0j?0jL0kb0lM0n<0ol10;10T12912Q15<15M1:U1:d1;91<a1<j1=31>P1>]1>j1?51?<1?H1?Z1?h1?o1@A1A71B@1Bc1C=1CI1CW1Ca1Cf",
                    patterns: """
                        Heute
                        Als Nächstes
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
                        Wo alles steht
                        Womit fangen wir an?
                        Ohne Konto, und nichts wird gefragt. Was nicht nötig ist, lässt sich in den Einstellungen ausblenden.
                        Beispiel
                        Bereiche
                        Was ausgeblendet ist, behält seine Daten, und Adressen, die dorthin führen, gelten weiter.
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
                        """)
            case .italian:
                MessageTable(
                    index: "00000500=00T00f01b01h02?02H02P02d03X03c04304>04E04P04_04i05605=05M05U05]05d05j06006506E07E07P08U08e08m09n0:60:>0<S0<[0<`0=40=`0@>0@F0A60Aj0B10B>0CO0Cb0Ck0Di0Fj0G90GJ0GX0G_0Gh0H50I=0IC0IU0Id0J00JV0K?0L70M20Mj0N<0NL0Na0O50OE0OP0O\\0PY0R70SF0SM0Td0U30UB0UU0U]0Uk0V:0VC0V^0W60Xl0YI0YO0YT0Y]0Z80[;0\\`0]90]A0^?0^N0^`0_c0`10`Z0`k0a=0aR0ac0b40b;0bH0bW0bg0cA0cX0db0do0e<0eA0eN0eU0e]0f30h20h;0hH0h^0ho0i60iC0iX0ih0j:0jH0k^0lB0n30oe10210K11o12A14]15619l1:>1:V1;m1<51<=1=W1=`1=m1>61>=1>H1>Z1?21?81?J1@61A:1A]1B71BE1BV1B`1Bf",
                    patterns: """
                        Oggi
                        Da fare
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
                        A che punto siamo
                        Da che cosa cominciamo?
                        Senza conto, e nulla viene chiesto. Ciò che non serve si nasconde nelle impostazioni.
                        Esempio
                        Sezioni
                        Ciò che è nascosto conserva i suoi dati, e gli indirizzi che vi portano valgono ancora.
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
                        """)
            }
        }
        #endif
    }
}
