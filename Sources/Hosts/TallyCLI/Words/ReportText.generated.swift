// Made by `make words` from Words/*/Reports.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// What commands say when they are done.
enum ReportText {
    /// Kind
    static var kind: Label { Label(.reports, 0) }

    /// Title
    static var title: Label { Label(.reports, 1) }

    /// Modified
    static var modified: Label { Label(.reports, 2) }

    /// There is no { $kind } yet; “tally help add” says how to add one.
    static func nothingYet(_ kind: String) -> Label {
        Label(.reports, 3, [.text(kind)])
    }

    /// Nothing to list; --all lists what the main list leaves out.
    static var nothingListed: Label { Label(.reports, 4) }

    /// Nothing contains “{ $text }”.
    static func nothingFound(_ text: String) -> Label {
        Label(.reports, 5, [.text(text)])
    }

    /// Everything is so already.
    static var alreadySo: Label { Label(.reports, 6) }

    /// It stays hidden until what it belongs to is restored.
    static var stillHidden: Label { Label(.reports, 7) }

    /// Undone
    static var undone: Label { Label(.reports, 8) }

    /// { $sentence } – if this weren’t a dry run.
    static func rehearsed(_ sentence: String) -> Label {
        Label(.reports, 9, [.text(sentence)])
    }

    /// Written to { $path }.
    static func exported(_ path: String) -> Label {
        Label(.reports, 10, [.text(path)])
    }

    /// Nothing was imported.
    static var nothingImported: Label { Label(.reports, 11) }

    /// Read as { $format }.
    static func readAs(_ format: String) -> Label {
        Label(.reports, 12, [.text(format)])
    }

    /// This can be read as { $names }; say which with --as, for example --as { $example }.
    static func severalFormats(names: Label, example: String) -> Label {
        Label(.reports, 13, [.label(names), .text(example)])
    }

    /// This can be read as { $format }, but nothing in it says that it is one: --as { $format } says so.
    static func oneFormat(_ format: String) -> Label {
        Label(.reports, 14, [.text(format)])
    }

    /// Nothing in it shows what it is. --as says it: json, csv, { $names }.
    static func unknownFormat(_ names: String) -> Label {
        Label(.reports, 15, [.text(names)])
    }

    /// It is larger than 32 MB: no more of another program’s file is read at once. Save it in parts; a table that Tallybook wrote is taken with --kind.
    static var foreignTooLarge: Label { Label(.reports, 16) }

    /// Without --accept-doubts the import refuses this.
    static var wouldDoubt: Label { Label(.reports, 17) }

    /// Look at it with --dry-run; --accept-doubts takes it in as it was read.
    static var doubtful: Label { Label(.reports, 18) }

    /// { $count ->
    ///     [one] { $count } file that attachments name did not come along.
    ///    *[other] { $count } files that attachments name did not come along.
    /// }
    static func missingFiles(_ count: Int) -> Label {
        Label(.reports, 19, [.number(count)])
    }

    /// The book is whole.
    static var whole: Label { Label(.reports, 20) }

    /// { $count ->
    ///     [one] Nothing in the book’s file is damaged; { $count } finding needs your decision, in Settings → Needs a look.
    ///    *[other] Nothing in the book’s file is damaged; { $count } findings need your decision, in Settings → Needs a look.
    /// }
    static func wholeButOpen(_ count: Int) -> Label {
        Label(.reports, 21, [.number(count)])
    }

    /// The book’s file is whole, but the book isn’t in step with the server’s.
    static var wholeButApart: Label { Label(.reports, 22) }

    /// Ctrl-C stops it.
    static var stopsAtInterrupt: Label { Label(.reports, 23) }

    /// This tally was built without the app’s core for the browser: its pages work, but not offline, and no browser can share a book. “make build” builds it.
    static var servesNoCore: Label { Label(.reports, 24) }

    /// { $path } is damaged:
    static func damaged(_ path: String) -> Label {
        Label(.reports, 25, [.text(path)])
    }

    /// Nothing to exchange.
    static var nothingToExchange: Label { Label(.reports, 26) }

    /// Sent { $sent }, received { $received }.
    static func synced(sent: String, received: String) -> Label {
        Label(.reports, 27, [.text(sent), .text(received)])
    }

    /// Sent { $sent }, received { $received }; files: sent { $filesSent }, received { $filesReceived }.
    static func syncedWithFiles(sent: String, received: String, filesSent: String, filesReceived: String) -> Label {
        Label(.reports, 28, [.text(sent), .text(received), .text(filesSent), .text(filesReceived)])
    }

    /// { $count ->
    ///     [one] { $count } file is still to be exchanged.
    ///    *[other] { $count } files are still to be exchanged.
    /// }
    static func filesOpen(_ count: Int) -> Label {
        Label(.reports, 29, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } file that attachments name: not here (yet).
    ///    *[other] { $count } files that attachments name: not here (yet).
    /// }
    static func filesNotHere(_ count: Int) -> Label {
        Label(.reports, 30, [.number(count)])
    }

    /// What goes to { $server } can be read and changed on its way; https:// protects it.
    static func plainRoad(_ server: String) -> Label {
        Label(.reports, 31, [.text(server)])
    }

    /// { $path } is the half-made copy of a command that was stopped. It can be deleted.
    static func leftOver(_ path: String) -> Label {
        Label(.reports, 32, [.text(path)])
    }

    /// { $path } is the half-made copy of a command that was stopped; it was removed.
    static func leftOverGone(_ path: String) -> Label {
        Label(.reports, 33, [.text(path)])
    }

    /// “tally sync { $server }” puts both together.
    static func howToJoin(_ server: String) -> Label {
        Label(.reports, 34, [.text(server)])
    }

    /// What lay beside the book isn’t of this state of it, and would have overwritten it. It is kept as { $path }; “tally salvage” with that book’s name shows what is in it.
    static func putBeside(_ path: String) -> Label {
        Label(.reports, 35, [.text(path)])
    }

    /// The book was made whole by what a crash or a full disk left beside it. As it was before, it is kept as { $path }.
    static func madeWhole(_ path: String) -> Label {
        Label(.reports, 36, [.text(path)])
    }

    /// Others could read { $path }; now only you can.
    static func tightened(_ path: String) -> Label {
        Label(.reports, 37, [.text(path)])
    }

    /// Brought to { $path }: { $changes ->
    ///     [one] { $changes } entry
    ///    *[other] { $changes } entries
    /// } of the log and { $files ->
    ///     [one] { $files } file
    ///    *[other] { $files } files
    /// }. “tally restore-backup” puts it in place of the book.
    static func salvaged(path: String, changes: Int, files: Int) -> Label {
        Label(.reports, 38, [.text(path), .number(changes), .number(files)])
    }

    /// Piece { $number } of { $count } can’t be read: what was written in it is missing.
    static func pieceUnreadable(number: String, count: String) -> Label {
        Label(.reports, 39, [.text(number), .text(count)])
    }

    /// { $path } ends in the midst of something: what came after can’t be known.
    static func cutOff(_ path: String) -> Label {
        Label(.reports, 40, [.text(path)])
    }

    /// The pieces of { $path } are not in the order in which the device wrote them. All that can be read counts, but something may be missing: compare the book with the device’s.
    static func notInOrder(_ path: String) -> Label {
        Label(.reports, 41, [.text(path)])
    }

    /// New from there: { $parts }.
    static func brought(_ parts: Label) -> Label {
        Label(.reports, 42, [.label(parts)])
    }

    /// New from there would be: { $parts }.
    static func wouldBring(_ parts: Label) -> Label {
        Label(.reports, 43, [.label(parts)])
    }

    /// Undo doesn’t take this back: “tally backup FILE” beforehand keeps the book as it was, and --dry-run says what would come.
    static var backUpFirst: Label { Label(.reports, 44) }

    /// { $count ->
    ///     [one] { $count } entry of the log can’t be read, and what came after the last one can’t be known. What tables still say of it was brought along.
    ///    *[other] { $count } entries of the log can’t be read, and what came after the last one can’t be known. What tables still say of it was brought along.
    /// }
    static func lostEntries(_ count: Int) -> Label {
        Label(.reports, 45, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } record whose log can’t be read came from the tables, in part or whole.
    ///    *[other] { $count } records whose log can’t be read came from the tables, in part or whole.
    /// }
    static func broughtFromTables(_ count: Int) -> Label {
        Label(.reports, 46, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } record is in the log and in no table that can be read; the log is enough.
    ///    *[other] { $count } records are in the log and in no table that can be read; the log is enough.
    /// }
    static func onlyInLog(_ count: Int) -> Label {
        Label(.reports, 47, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } row of tables may be of several kinds and did not come along.
    ///    *[other] { $count } rows of tables may be of several kinds and did not come along.
    /// }
    static func unclearRows(_ count: Int) -> Label {
        Label(.reports, 48, [.number(count)])
    }

    /// { $record }: “{ $field }” is { $table } in its table and { $log } by the log. Both are in the new book, to choose from.
    static func twoThingsKept(record: String, field: String, table: String, log: String) -> Label {
        Label(.reports, 49, [.text(record), .text(field), .text(table), .text(log)])
    }

    /// { $record }: “{ $field }” is { $table } in its table and { $log } by the log. The new book has what the log says.
    static func twoThings(record: String, field: String, table: String, log: String) -> Label {
        Label(.reports, 50, [.text(record), .text(field), .text(table), .text(log)])
    }

    /// Copied to { $path }.
    static func backedUp(_ path: String) -> Label {
        Label(.reports, 51, [.text(path)])
    }

    /// The book is as in { $path }.
    static func broughtBack(_ path: String) -> Label {
        Label(.reports, 52, [.text(path)])
    }

    /// The book is as in { $path }. What it was is kept in { $kept }.
    static func broughtBackKeeping(path: String, kept: String) -> Label {
        Label(.reports, 53, [.text(path), .text(kept)])
    }

    /// A tally serve that runs on this book has to be started anew. Until then it has what it had: export that first, if something of it is missing here.
    static var startServerAnew: Label { Label(.reports, 54) }

    /// What the hub keeps of shared books is in { $path }; to bring it back, put it beside the book as hub.db while no server runs. Whoever comes in later, and sheets that are printed later, aren’t in it.
    static func hubBackedUp(_ path: String) -> Label {
        Label(.reports, 55, [.text(path)])
    }

    /// Not in the backup: { $files }. On another machine, let devices in anew, and come into shared books by an invitation or a recovery sheet.
    static func notBackedUp(_ files: String) -> Label {
        Label(.reports, 56, [.text(files)])
    }

    /// There is no book at { $path } yet.
    static func noBookYet(_ path: String) -> Label {
        Label(.reports, 57, [.text(path)])
    }

    /// Each of these with { $words }, or it means the first book.
    static func withBook(_ words: String) -> Label {
        Label(.reports, 58, [.text(words)])
    }

    /// { $count ->
    ///     [one] { $count } action is dated more than a day ahead of this clock and put aside: see tally check.
    ///    *[other] { $count } actions are dated more than a day ahead of this clock and put aside: see tally check.
    /// }
    static func putAside(_ count: Int) -> Label {
        Label(.reports, 59, [.number(count)])
    }

    /// { $option } means nothing to --as { $format }, which doesn’t go into something else. A list of a project is --as todotxt, a table --as matrix.
    static func needless(option: String, format: String) -> Label {
        Label(.reports, 60, [.text(option), .text(format)])
    }

    /// Nothing to take in: all of it is in the book, or left out.
    static var nothingToTakeIn: Label { Label(.reports, 61) }

    /// { $count ->
    ///     [one] Nothing to change: { $count } record in the book already.
    ///    *[other] Nothing to change: { $count } records in the book already.
    /// }
    static func nothingToChange(_ count: Int) -> Label {
        Label(.reports, 62, [.number(count)])
    }

    /// { $parts }.
    static func takenIn(_ parts: Label) -> Label {
        Label(.reports, 63, [.label(parts)])
    }

    /// This would be: { $parts }.
    static func wouldTakeIn(_ parts: Label) -> Label {
        Label(.reports, 64, [.label(parts)])
    }

    /// { $count } added
    static func partAdded(_ count: String) -> Label {
        Label(.reports, 65, [.text(count)])
    }

    /// { $count } changed
    static func partChanged(_ count: String) -> Label {
        Label(.reports, 66, [.text(count)])
    }

    /// { $count } restored
    static func partRestored(_ count: String) -> Label {
        Label(.reports, 67, [.text(count)])
    }

    /// { $count } unchanged
    static func partUnchanged(_ count: String) -> Label {
        Label(.reports, 68, [.text(count)])
    }

    /// A part of what was written last is damaged and can’t be taken in. The book with all of it is kept as { $path }; “tally salvage” with that book’s name brings back what can be read.
    static func logSpoilt(_ path: String) -> Label {
        Label(.reports, 69, [.text(path)])
    }

    /// Nothing in { $path } was ever in the book that stood here: it may be a backup of another one. “tally restore-backup { $kept }” takes it back; for another book, name that by --book.
    static func wasAnotherBook(path: String, kept: String) -> Label {
        Label(.reports, 70, [.text(path), .text(kept)])
    }

    /// Devices that sync with this book bring back what they have from after the backup.
    static var devicesBringBack: Label { Label(.reports, 71) }

    /// Nobody looks at it by an address any more, as in Shown to others or by the calendar of reminders: make these anew where they are wanted.
    static var addressesClosed: Label { Label(.reports, 72) }

    /// The server { $server } lets this device only look: what the backup has beyond that server’s book stays on this device, and “tally sync” brings what it lacks.
    static func staysHere(_ server: String) -> Label {
        Label(.reports, 73, [.text(server)])
    }

    /// The server { $server } lets this device only look, as it last said: the book is served to look at, and takes nothing in. Let it write there, and “tally sync” here makes it take changes again.
    static func servedToLook(_ server: String) -> Label {
        Label(.reports, 74, [.text(server)])
    }

    /// its book’s digest is { $theirs }, this book’s { $own }
    static func bothDigests(theirs: String, own: String) -> Label {
        Label(.reports, 75, [.text(theirs), .text(own)])
    }

    /// What a wrong clock wrote is also taken in by “tally check --take-in”.
    static var howToTakeIn: Label { Label(.reports, 76) }

    /// { $count ->
    ///     [one] { $count } record that waited for its time counts now.
    ///    *[other] { $count } records that waited for their time count now.
    /// }
    static func timeHasCome(_ count: Int) -> Label {
        Label(.reports, 77, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } change of this device that was dated ahead has the time of now.
    ///    *[other] { $count } changes of this device that were dated ahead have the time of now.
    /// }
    static func redated(_ count: Int) -> Label {
        Label(.reports, 78, [.number(count)])
    }

    /// { $count ->
    ///     [one] By the server’s clock { $count } change of this device was dated ahead: it has the server’s time now.
    ///    *[other] By the server’s clock { $count } changes of this device were dated ahead: they have the server’s time now.
    /// }
    static func redatedByServer(_ count: Int) -> Label {
        Label(.reports, 79, [.number(count)])
    }

    /// It holds for certain once another device’s clock has agreed with the one here, at the next sync.
    static var heldOnceAgreed: Label { Label(.reports, 80) }

    /// Until then others aren’t shown what is written here, unless somebody takes it in there: Settings › Needs a look, or “tally check --take-in”.
    static var aheadWaits: Label { Label(.reports, 81) }

    /// Nothing is taken in while this device’s clock and the server’s are more than a day apart: set right whichever is wrong. Then all of it comes in by itself.
    static var clockFirst: Label { Label(.reports, 82) }

    /// Nothing is taken in: on { $date } this book was exchanged with another device, and both clocks agreed. If they were wrong, ask again once a device has exchanged with this book by today’s date.
    static func clockWasLater(_ date: String) -> Label {
        Label(.reports, 83, [.text(date)])
    }

    /// This computer’s clock shows { $date } and was never set: what others wrote is kept and counts as soon as it is right.
    static func clockNeverSet(_ date: String) -> Label {
        Label(.reports, 84, [.text(date)])
    }

    /// Nothing to take in: nothing here is dated more than a day ahead.
    static var nothingFar: Label { Label(.reports, 85) }

    /// What was to be done is done and saved; only the answer could not be shown.
    static var savedUnshown: Label { Label(.reports, 86) }

    /// { $days ->
    ///     [one] The clock of a device that came to this book is { $days } day off the one here: set right whichever is wrong.
    ///    *[other] The clock of a device that came to this book is { $days } days off the one here: set right whichever is wrong.
    /// }
    static func clockOfOther(_ days: Int) -> Label {
        Label(.reports, 87, [.number(days)])
    }

    /// { $days ->
    ///     [one] This device’s clock is { $days } day behind the server’s: set right whichever is wrong.
    ///    *[other] This device’s clock is { $days } days behind the server’s: set right whichever is wrong.
    /// }
    static func clockIsBehind(_ days: Int) -> Label {
        Label(.reports, 88, [.number(days)])
    }

    /// { $days ->
    ///     [one] This device’s clock is { $days } day ahead of the server’s: set right whichever is wrong.
    ///    *[other] This device’s clock is { $days } days ahead of the server’s: set right whichever is wrong.
    /// }
    static func clockIsAhead(_ days: Int) -> Label {
        Label(.reports, 89, [.number(days)])
    }
}

extension Catalogue {
    fileprivate static var reports: Catalogue {
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000500;00D01B02>02Y03303i04004T04c05905E06G07W08T0:g0;X0<_0>M0>`0B70CE0CV0F30FB0FW0Fm0G`0Ho0JW0Ka0Ll0N40N\\0QD0Ro0SW0Uf0Vi0Wn0ZU0Zi0[F0]F0a_0dA0ff0i20jO0kf0l40lJ0m;0oN12O14P14l15_18X1:W1;R1=@1=D1=W1=`1=k1>71>D1A91Cd1E61G?1IZ1LU1MA1NK1P41RF1UX1W;1YP1[o1^k1`\\1a]1bh1f@1i41kl",
                    patterns: """
                        Kind
                        Title
                        Modified
                        There is no \u{1}0 yet; “tally help add” says how to add one.
                        Nothing to list; --all lists what the main list leaves out.
                        Nothing contains “\u{1}0”.
                        Everything is so already.
                        It stays hidden until what it belongs to is restored.
                        Undone
                        \u{1}0 – if this weren’t a dry run.
                        Written to \u{1}0.
                        Nothing was imported.
                        Read as \u{1}0.
                        This can be read as \u{1}0; say which with --as, for example --as \u{1}1.
                        This can be read as \u{1}0, but nothing in it says that it is one: --as \u{1}0 says so.
                        Nothing in it shows what it is. --as says it: json, csv, \u{1}0.
                        It is larger than 32 MB: no more of another program’s file is read at once. Save it in parts; a table that Tallybook wrote is taken with --kind.
                        Without --accept-doubts the import refuses this.
                        Look at it with --dry-run; --accept-doubts takes it in as it was read.
                        \u{2}0\u{3}one\u{4}\u{1}0 file that attachments name did not come along.\u{3}\u{4}\u{1}0 files that attachments name did not come along.\u{5}
                        The book is whole.
                        \u{2}0\u{3}one\u{4}Nothing in the book’s file is damaged; \u{1}0 finding needs your decision, in Settings → Needs a look.\u{3}\u{4}Nothing in the book’s file is damaged; \u{1}0 findings need your decision, in Settings → Needs a look.\u{5}
                        The book’s file is whole, but the book isn’t in step with the server’s.
                        Ctrl-C stops it.
                        This tally was built without the app’s core for the browser: its pages work, but not offline, and no browser can share a book. “make build” builds it.
                        \u{1}0 is damaged:
                        Nothing to exchange.
                        Sent \u{1}0, received \u{1}1.
                        Sent \u{1}0, received \u{1}1; files: sent \u{1}2, received \u{1}3.
                        \u{2}0\u{3}one\u{4}\u{1}0 file is still to be exchanged.\u{3}\u{4}\u{1}0 files are still to be exchanged.\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 file that attachments name: not here (yet).\u{3}\u{4}\u{1}0 files that attachments name: not here (yet).\u{5}
                        What goes to \u{1}0 can be read and changed on its way; https:// protects it.
                        \u{1}0 is the half-made copy of a command that was stopped. It can be deleted.
                        \u{1}0 is the half-made copy of a command that was stopped; it was removed.
                        “tally sync \u{1}0” puts both together.
                        What lay beside the book isn’t of this state of it, and would have overwritten it. It is kept as \u{1}0; “tally salvage” with that book’s name shows what is in it.
                        The book was made whole by what a crash or a full disk left beside it. As it was before, it is kept as \u{1}0.
                        Others could read \u{1}0; now only you can.
                        Brought to \u{1}0: \u{2}1\u{3}one\u{4}\u{1}1 entry\u{3}\u{4}\u{1}1 entries\u{5} of the log and \u{2}2\u{3}one\u{4}\u{1}2 file\u{3}\u{4}\u{1}2 files\u{5}. “tally restore-backup” puts it in place of the book.
                        Piece \u{1}0 of \u{1}1 can’t be read: what was written in it is missing.
                        \u{1}0 ends in the midst of something: what came after can’t be known.
                        The pieces of \u{1}0 are not in the order in which the device wrote them. All that can be read counts, but something may be missing: compare the book with the device’s.
                        New from there: \u{1}0.
                        New from there would be: \u{1}0.
                        Undo doesn’t take this back: “tally backup FILE” beforehand keeps the book as it was, and --dry-run says what would come.
                        \u{2}0\u{3}one\u{4}\u{1}0 entry of the log can’t be read, and what came after the last one can’t be known. What tables still say of it was brought along.\u{3}\u{4}\u{1}0 entries of the log can’t be read, and what came after the last one can’t be known. What tables still say of it was brought along.\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 record whose log can’t be read came from the tables, in part or whole.\u{3}\u{4}\u{1}0 records whose log can’t be read came from the tables, in part or whole.\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 record is in the log and in no table that can be read; the log is enough.\u{3}\u{4}\u{1}0 records are in the log and in no table that can be read; the log is enough.\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 row of tables may be of several kinds and did not come along.\u{3}\u{4}\u{1}0 rows of tables may be of several kinds and did not come along.\u{5}
                        \u{1}0: “\u{1}1” is \u{1}2 in its table and \u{1}3 by the log. Both are in the new book, to choose from.
                        \u{1}0: “\u{1}1” is \u{1}2 in its table and \u{1}3 by the log. The new book has what the log says.
                        Copied to \u{1}0.
                        The book is as in \u{1}0.
                        The book is as in \u{1}0. What it was is kept in \u{1}1.
                        A tally serve that runs on this book has to be started anew. Until then it has what it had: export that first, if something of it is missing here.
                        What the hub keeps of shared books is in \u{1}0; to bring it back, put it beside the book as hub.db while no server runs. Whoever comes in later, and sheets that are printed later, aren’t in it.
                        Not in the backup: \u{1}0. On another machine, let devices in anew, and come into shared books by an invitation or a recovery sheet.
                        There is no book at \u{1}0 yet.
                        Each of these with \u{1}0, or it means the first book.
                        \u{2}0\u{3}one\u{4}\u{1}0 action is dated more than a day ahead of this clock and put aside: see tally check.\u{3}\u{4}\u{1}0 actions are dated more than a day ahead of this clock and put aside: see tally check.\u{5}
                        \u{1}0 means nothing to --as \u{1}1, which doesn’t go into something else. A list of a project is --as todotxt, a table --as matrix.
                        Nothing to take in: all of it is in the book, or left out.
                        \u{2}0\u{3}one\u{4}Nothing to change: \u{1}0 record in the book already.\u{3}\u{4}Nothing to change: \u{1}0 records in the book already.\u{5}
                        \u{1}0.
                        This would be: \u{1}0.
                        \u{1}0 added
                        \u{1}0 changed
                        \u{1}0 restored
                        \u{1}0 unchanged
                        A part of what was written last is damaged and can’t be taken in. The book with all of it is kept as \u{1}0; “tally salvage” with that book’s name brings back what can be read.
                        Nothing in \u{1}0 was ever in the book that stood here: it may be a backup of another one. “tally restore-backup \u{1}1” takes it back; for another book, name that by --book.
                        Devices that sync with this book bring back what they have from after the backup.
                        Nobody looks at it by an address any more, as in Shown to others or by the calendar of reminders: make these anew where they are wanted.
                        The server \u{1}0 lets this device only look: what the backup has beyond that server’s book stays on this device, and “tally sync” brings what it lacks.
                        The server \u{1}0 lets this device only look, as it last said: the book is served to look at, and takes nothing in. Let it write there, and “tally sync” here makes it take changes again.
                        its book’s digest is \u{1}0, this book’s \u{1}1
                        What a wrong clock wrote is also taken in by “tally check --take-in”.
                        \u{2}0\u{3}one\u{4}\u{1}0 record that waited for its time counts now.\u{3}\u{4}\u{1}0 records that waited for their time count now.\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 change of this device that was dated ahead has the time of now.\u{3}\u{4}\u{1}0 changes of this device that were dated ahead have the time of now.\u{5}
                        \u{2}0\u{3}one\u{4}By the server’s clock \u{1}0 change of this device was dated ahead: it has the server’s time now.\u{3}\u{4}By the server’s clock \u{1}0 changes of this device were dated ahead: they have the server’s time now.\u{5}
                        It holds for certain once another device’s clock has agreed with the one here, at the next sync.
                        Until then others aren’t shown what is written here, unless somebody takes it in there: Settings › Needs a look, or “tally check --take-in”.
                        Nothing is taken in while this device’s clock and the server’s are more than a day apart: set right whichever is wrong. Then all of it comes in by itself.
                        Nothing is taken in: on \u{1}0 this book was exchanged with another device, and both clocks agreed. If they were wrong, ask again once a device has exchanged with this book by today’s date.
                        This computer’s clock shows \u{1}0 and was never set: what others wrote is kept and counts as soon as it is right.
                        Nothing to take in: nothing here is dated more than a day ahead.
                        What was to be done is done and saved; only the answer could not be shown.
                        \u{2}0\u{3}one\u{4}The clock of a device that came to this book is \u{1}0 day off the one here: set right whichever is wrong.\u{3}\u{4}The clock of a device that came to this book is \u{1}0 days off the one here: set right whichever is wrong.\u{5}
                        \u{2}0\u{3}one\u{4}This device’s clock is \u{1}0 day behind the server’s: set right whichever is wrong.\u{3}\u{4}This device’s clock is \u{1}0 days behind the server’s: set right whichever is wrong.\u{5}
                        \u{2}0\u{3}one\u{4}This device’s clock is \u{1}0 day ahead of the server’s: set right whichever is wrong.\u{3}\u{4}This device’s clock is \u{1}0 days ahead of the server’s: set right whichever is wrong.\u{5}
                        """)
            case .german:
                MessageTable(
                    index: "00000400:00D01O02S02m03A04B04M05305H05a06107908D09A0<70<e0>B0?i0@<0D40EN0Ei0HW0Hk0IA0I\\0J[0Kb0MY0Nm0PK0Qb0RK0U>0WP0XF0Zf0[a0\\^0_G0_Y0`10b10fP0i?0l40nP10511^11o12G13A15]18j1;L1;m1<l1@B1BD1C;1D`1Dd1E51EE1ER1Eg1F71IQ1LL1N:1PR1S81VP1WH1XR1ZR1\\o1`T1b=1dY1gK1k:1mI1nO1oc23i2712:7",
                    patterns: """
                        Art
                        Titel
                        Geändert
                        Es gibt noch kein \u{1}0; „tally help add“ sagt, wie man eines hinzufügt.
                        Nichts aufzulisten; --all zeigt auch, was die Hauptliste auslässt.
                        Nichts enthält „\u{1}0“.
                        Alles ist schon so.
                        Es bleibt verborgen, bis wiederhergestellt ist, wozu es gehört.
                        Widerrufen
                        \u{1}0 – wenn das kein Probelauf wäre.
                        Geschrieben nach \u{1}0.
                        Nichts wurde eingelesen.
                        Gelesen als \u{1}0.
                        Das lässt sich als \u{1}0 lesen; --as sagt, als was, zum Beispiel --as \u{1}1.
                        Das lässt sich als \u{1}0 lesen, doch nichts darin zeigt es: --as \u{1}0 sagt es.
                        Nichts darin zeigt, was es ist. --as sagt es: json, csv, \u{1}0.
                        Größer als 32 MB: Mehr wird von der Datei eines anderen Programms nicht auf einmal gelesen. Speichere sie in Teilen; eine Tabelle, die Tallybook schrieb, wird mit --kind genommen.
                        Ohne --accept-doubts lehnt der Import das ab.
                        Ansehen lässt es sich mit --dry-run; --accept-doubts nimmt es so auf, wie es gelesen wurde.
                        \u{2}0\u{3}one\u{4}Was Anhänge nennen, kam nicht mit: \u{1}0 Datei.\u{3}\u{4}Was Anhänge nennen, kam nicht mit: \u{1}0 Dateien.\u{5}
                        Das Buch ist heil.
                        \u{2}0\u{3}one\u{4}Nichts in der Datei des Buchs ist beschädigt; zu entscheiden bleibt unter Einstellungen → Bitte ansehen: \u{1}0 Befund.\u{3}\u{4}Nichts in der Datei des Buchs ist beschädigt; zu entscheiden bleibt unter Einstellungen → Bitte ansehen: \u{1}0 Befunde.\u{5}
                        Die Datei des Buchs ist heil, aber das Buch ist mit dem des Servers nicht im Gleichstand.
                        Strg-C beendet den Dienst.
                        Dieses tally wurde ohne den Kern der App für den Browser gebaut: Seine Seiten gehen, aber nicht ohne Netz, und kein Browser kann ein Buch teilen. „make build“ baut ihn.
                        \u{1}0 ist beschädigt:
                        Nichts auszutauschen.
                        \u{1}0 gesendet, \u{1}1 empfangen.
                        \u{1}0 gesendet, \u{1}1 empfangen; Dateien: \u{1}2 gesendet, \u{1}3 empfangen.
                        \u{2}0\u{3}one\u{4}Noch auszutauschen: \u{1}0 Datei.\u{3}\u{4}Noch auszutauschen: \u{1}0 Dateien.\u{5}
                        \u{2}0\u{3}one\u{4}Was Anhänge nennen, ist (noch) nicht hier: \u{1}0 Datei.\u{3}\u{4}Was Anhänge nennen, ist (noch) nicht hier: \u{1}0 Dateien.\u{5}
                        Was an \u{1}0 geht, kann unterwegs gelesen und verändert werden; https:// schützt es.
                        \u{1}0 ist die halbfertige Kopie eines Befehls, der abgebrochen wurde. Sie kann gelöscht werden.
                        \u{1}0 ist die halbfertige Kopie eines Befehls, der abgebrochen wurde; sie wurde entfernt.
                        „tally sync \u{1}0“ legt beide zusammen.
                        Was neben dem Buch lag, gehört nicht zu diesem Stand und hätte es überschrieben. Es ist aufgehoben als \u{1}0; „tally salvage“ mit dem Namen dieses Buchs zeigt, was darin ist.
                        Das Buch wurde durch das vervollständigt, was ein Absturz oder ein voller Datenträger daneben zurückließ. Wie es vorher war, liegt es als \u{1}0.
                        Andere konnten \u{1}0 lesen; jetzt kannst nur noch du es.
                        Nach \u{1}0 geholt: \u{2}1\u{3}one\u{4}\u{1}1 Eintrag\u{3}\u{4}\u{1}1 Einträge\u{5} des Protokolls und \u{2}2\u{3}one\u{4}\u{1}2 Datei\u{3}\u{4}\u{1}2 Dateien\u{5}. „tally restore-backup“ setzt es an die Stelle des Buches.
                        Stück \u{1}0 von \u{1}1 ist nicht lesbar: Was darin stand, fehlt.
                        \u{1}0 ist abgeschnitten: Was danach kam, ist nicht zu erkennen.
                        Die Stücke in \u{1}0 stehen nicht in der Reihenfolge, in der das Gerät sie schrieb. Alles Lesbare zählt, doch etwas kann fehlen: Vergleiche das Buch mit dem des Geräts.
                        Neu von dort: \u{1}0.
                        Neu von dort wäre: \u{1}0.
                        Widerrufen nimmt das nicht zurück: „tally backup DATEI“ davor bewahrt das Buch, wie es war, und --dry-run sagt, was käme.
                        \u{2}0\u{3}one\u{4}\u{1}0 Eintrag des Protokolls: nicht lesbar. Was nach dem letzten kam, ist nicht zu erkennen. Was Tabellen noch davon sagen, ist mitgekommen.\u{3}\u{4}\u{1}0 Einträge des Protokolls: nicht lesbar. Was nach dem letzten kam, ist nicht zu erkennen. Was Tabellen noch davon sagen, ist mitgekommen.\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Datensatz ohne lesbares Protokoll: ganz oder zum Teil aus den Tabellen geholt.\u{3}\u{4}\u{1}0 Datensätze ohne lesbares Protokoll: ganz oder zum Teil aus den Tabellen geholt.\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Datensatz nur im Protokoll und in keiner lesbaren Tabelle; das Protokoll genügt.\u{3}\u{4}\u{1}0 Datensätze nur im Protokoll und in keiner lesbaren Tabelle; das Protokoll genügt.\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Zeile von Tabellen: vielleicht von mehreren Arten, nicht mitgekommen.\u{3}\u{4}\u{1}0 Zeilen von Tabellen: vielleicht von mehreren Arten, nicht mitgekommen.\u{5}
                        \u{1}0: „\u{1}1“ ist in der Tabelle \u{1}2 und nach dem Protokoll \u{1}3. Beides ist im neuen Buch, zur Auswahl.
                        \u{1}0: „\u{1}1“ ist in der Tabelle \u{1}2 und nach dem Protokoll \u{1}3. Das neue Buch hat, was das Protokoll sagt.
                        Kopiert nach \u{1}0.
                        Das Buch ist wie in \u{1}0.
                        Das Buch ist wie in \u{1}0. Wie es war, ist in \u{1}1 aufgehoben.
                        Ein tally serve, der mit diesem Buch läuft, muss neu gestartet werden. Bis dahin hat er, was er hatte: exportiere das zuerst, wenn hier etwas davon fehlt.
                        Was der Hub von geteilten Büchern aufbewahrt, liegt in \u{1}0; zum Zurückholen leg es als hub.db neben das Buch, während kein Server läuft. Wer später hereinkommt, und Blätter von später, fehlen darin.
                        Nicht in der Sicherung: \u{1}0. Lass auf einer anderen Maschine Geräte neu ein, und komm in geteilte Bücher mit einer Einladung oder einem Wiederherstellungsblatt.
                        Unter \u{1}0 gibt es noch kein Buch.
                        Jeder dieser Befehle mit \u{1}0, sonst ist das erste Buch gemeint.
                        \u{2}0\u{3}one\u{4}\u{1}0 Schritt liegt mehr als einen Tag nach dem Stand dieser Uhr und ist aufgehoben: siehe tally check.\u{3}\u{4}\u{1}0 Schritte liegen mehr als einen Tag nach dem Stand dieser Uhr und sind aufgehoben: siehe tally check.\u{5}
                        \u{1}0 gehört nicht zu --as \u{1}1, das in nichts anderes kommt. Eine Liste für ein Projekt ist --as todotxt, eine Tabelle --as matrix.
                        Nichts einzulesen: Alles ist im Buch oder ausgelassen.
                        \u{2}0\u{3}one\u{4}Nichts zu ändern: \u{1}0 Eintrag schon im Buch.\u{3}\u{4}Nichts zu ändern: \u{1}0 Einträge schon im Buch.\u{5}
                        \u{1}0.
                        Das ergäbe: \u{1}0.
                        \u{1}0 hinzugefügt
                        \u{1}0 geändert
                        \u{1}0 wiederhergestellt
                        \u{1}0 unverändert
                        Ein Teil dessen, was zuletzt geschrieben wurde, ist beschädigt und kann nicht übernommen werden. Das Buch mit allem ist als \u{1}0 aufgehoben; „tally salvage“ mit dem Namen dieses Buchs holt zurück, was lesbar ist.
                        Nichts in \u{1}0 stand je im Buch, das hier war: vielleicht ist es die Sicherung eines anderen. „tally restore-backup \u{1}1“ nimmt es zurück; für ein anderes Buch nenne dieses mit --book.
                        Geräte, die sich mit diesem Buch abgleichen, bringen zurück, was sie aus der Zeit nach der Sicherung haben.
                        Unter keiner Adresse ist mehr etwas davon zu sehen, wie bei Anderen gezeigt oder im Kalender der Erinnerungen: Leg sie neu an, wo sie gebraucht werden.
                        Der Server \u{1}0 lässt dieses Gerät nur ansehen: Was die Sicherung über dessen Buch hinaus hat, bleibt auf diesem Gerät, und „tally sync“ bringt, was ihr fehlt.
                        Der Server \u{1}0 lässt dieses Gerät nur ansehen, wie er zuletzt sagte: Das Buch lässt sich hier ansehen und nimmt nichts auf. Erlaube ihm dort das Schreiben, und mit „tally sync“ nimmt es wieder Änderungen auf.
                        die Prüfsumme seines Buchs ist \u{1}0, die dieses Buchs \u{1}1
                        Was eine falsche Uhr schrieb, nimmt auch „tally check --take-in“ auf.
                        \u{2}0\u{3}one\u{4}\u{1}0 Eintrag, der auf seine Zeit gewartet hat, gilt jetzt.\u{3}\u{4}\u{1}0 Einträge, die auf ihre Zeit gewartet haben, gelten jetzt.\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 vordatierte Änderung dieses Geräts trägt jetzt die Zeit von heute.\u{3}\u{4}\u{1}0 vordatierte Änderungen dieses Geräts tragen jetzt die Zeit von heute.\u{5}
                        \u{2}0\u{3}one\u{4}Nach der Uhr des Servers war \u{1}0 Änderung dieses Geräts vordatiert: Sie trägt jetzt die Zeit des Servers.\u{3}\u{4}Nach der Uhr des Servers waren \u{1}0 Änderungen dieses Geräts vordatiert: Sie tragen jetzt die Zeit des Servers.\u{5}
                        Sicher gilt es, sobald beim nächsten Abgleich die Uhr eines anderen Geräts mit der hiesigen einig war.
                        Bis dahin sehen andere nicht, was hier geschrieben wird, außer jemand nimmt es dort auf: Einstellungen › Bitte ansehen oder „tally check --take-in“.
                        Solange die Uhr dieses Geräts und die des Servers mehr als einen Tag auseinander sind, wird nichts aufgenommen: Stell die falsche richtig. Dann kommt all das von selbst herein.
                        Nichts wird aufgenommen: Am \u{1}0 wurde dieses Buch mit einem anderen Gerät abgeglichen, und beide Uhren waren sich einig. Gingen sie falsch, frag noch einmal, sobald ein Gerät sich mit diesem Buch unter dem heutigen Datum abgeglichen hat.
                        Die Uhr dieses Rechners zeigt den \u{1}0 und wurde nie gestellt: Was andere geschrieben haben, ist aufbewahrt und zählt, sobald sie richtig geht.
                        Nichts aufzunehmen: nichts hier ist um mehr als einen Tag vordatiert.
                        Was zu tun war, ist getan und gespeichert; nur die Antwort ließ sich nicht zeigen.
                        \u{2}0\u{3}one\u{4}Die Uhr eines Geräts, das sich mit diesem Buch abgeglichen hat, weicht um \u{1}0 Tag von der hier ab: Stell die falsche richtig.\u{3}\u{4}Die Uhr eines Geräts, das sich mit diesem Buch abgeglichen hat, weicht um \u{1}0 Tage von der hier ab: Stell die falsche richtig.\u{5}
                        \u{2}0\u{3}one\u{4}Die Uhr dieses Geräts geht gegenüber der des Servers \u{1}0 Tag nach: Stell die falsche richtig.\u{3}\u{4}Die Uhr dieses Geräts geht gegenüber der des Servers \u{1}0 Tage nach: Stell die falsche richtig.\u{5}
                        \u{2}0\u{3}one\u{4}Die Uhr dieses Geräts geht gegenüber der des Servers \u{1}0 Tag vor: Stell die falsche richtig.\u{3}\u{4}Die Uhr dieses Geräts geht gegenüber der des Servers \u{1}0 Tage vor: Stell die falsche richtig.\u{5}
                        """)
            case .italian:
                MessageTable(
                    index: "00000500<00G01N02Z03103F04F04P04o05>05\\05k06l07o08g0;B0<50=<0?Z0?o0E80FJ0F[0IY0Il0J@0JY0KQ0M90Oc0Q30R70S:0SW0VJ0XP0Y=0[^0\\X0]Q0`C0`X0a80cK0jF0n812914h16N18418C18[19X1;\\1>\\1@o1AU1BS1GK1IB1J81LG1LK1L\\1Lh1M61MF1MS1Pg1SH1Tg1Vg1Ye1]F1^;1_V1bL1fO1lH1nH20f23J26j29>2:E2;Z2@o2FV2L7",
                    patterns: """
                        Tipo
                        Titolo
                        Modificato
                        Non c’è ancora nessun \u{1}0; «tally help add» dice come aggiungerlo.
                        Niente da elencare; --all mostra anche ciò che la lista principale omette.
                        Nulla contiene «\u{1}0».
                        È già tutto così.
                        Resta nascosto finché non si ripristina ciò a cui appartiene.
                        Annullato
                        \u{1}0 – se non fosse una prova.
                        Scritto in \u{1}0.
                        Non è stato importato nulla.
                        Letto come \u{1}0.
                        Si può leggere come \u{1}0; indicalo con --as, per esempio --as \u{1}1.
                        Si può leggere come \u{1}0, ma nulla lo mostra: indicalo con --as \u{1}0.
                        Nulla mostra che cos’è. Lo dice --as: json, csv, \u{1}0.
                        Supera i 32 MB: del file di un altro programma non si legge di più in una volta. Salvalo in parti; una tabella scritta da Tallybook si prende con --kind.
                        Senza --accept-doubts l’importazione lo rifiuta.
                        Guardalo con --dry-run; --accept-doubts lo prende come è stato letto.
                        \u{2}0\u{3}one\u{4}Indicati da allegati, ma non arrivati: \u{1}0 file.\u{3}many\u{4}Indicati da allegati, ma non arrivati: \u{1}0 file.\u{3}\u{4}Indicati da allegati, ma non arrivati: \u{1}0 file.\u{5}
                        Il libro è integro.
                        \u{2}0\u{3}one\u{4}Nel file del libro nulla è danneggiato; resta da decidere, in Impostazioni → Da controllare: \u{1}0 caso.\u{3}many\u{4}Nel file del libro nulla è danneggiato; resta da decidere, in Impostazioni → Da controllare: \u{1}0 casi.\u{3}\u{4}Nel file del libro nulla è danneggiato; resta da decidere, in Impostazioni → Da controllare: \u{1}0 casi.\u{5}
                        Il file del libro è integro, ma il libro non è allineato con quello del server.
                        Ctrl-C lo ferma.
                        Questo tally è stato costruito senza il nucleo dell’app per il browser: le pagine funzionano, ma non senza rete, e nessun browser può condividere un libro. «make build» lo costruisce.
                        \u{1}0 è danneggiato:
                        Nulla da scambiare.
                        Inviate \u{1}0, ricevute \u{1}1.
                        Inviate \u{1}0, ricevute \u{1}1; file: inviati \u{1}2, ricevuti \u{1}3.
                        \u{2}0\u{3}one\u{4}Ancora da scambiare: \u{1}0 file.\u{3}many\u{4}Ancora da scambiare: \u{1}0 file.\u{3}\u{4}Ancora da scambiare: \u{1}0 file.\u{5}
                        \u{2}0\u{3}one\u{4}Indicati da allegati, ma non (ancora) qui: \u{1}0 file.\u{3}many\u{4}Indicati da allegati, ma non (ancora) qui: \u{1}0 file.\u{3}\u{4}Indicati da allegati, ma non (ancora) qui: \u{1}0 file.\u{5}
                        Ciò che va a \u{1}0 può essere letto e cambiato per strada; https:// lo protegge.
                        \u{1}0 è la copia a metà di un comando interrotto. Si può eliminare.
                        \u{1}0 è la copia a metà di un comando interrotto; è stata rimossa.
                        «tally sync \u{1}0» li unisce.
                        Ciò che stava accanto al libro non è di questo suo stato e lo avrebbe sovrascritto. È conservato come \u{1}0; «tally salvage» con il nome di quel libro mostra che cosa contiene.
                        Il libro è stato completato con ciò che un arresto o un disco pieno aveva lasciato accanto. Com’era prima, è conservato come \u{1}0.
                        Altri potevano leggere \u{1}0; ora puoi solo tu.
                        Portato in \u{1}0: \u{2}1\u{3}one\u{4}\u{1}1 voce\u{3}many\u{4}\u{1}1 voci\u{3}\u{4}\u{1}1 voci\u{5} del registro e \u{2}2\u{3}one\u{4}\u{1}2 file\u{3}many\u{4}\u{1}2 file\u{3}\u{4}\u{1}2 file\u{5}. «tally restore-backup» lo mette al posto del libro.
                        Il pezzo \u{1}0 di \u{1}1 non si legge: manca ciò che conteneva.
                        \u{1}0 è troncato: ciò che veniva dopo non si può sapere.
                        I pezzi di \u{1}0 non sono nell’ordine in cui il dispositivo li ha scritti. Tutto ciò che si legge conta, ma può mancare qualcosa: confronta il libro con quello del dispositivo.
                        Di nuovo da lì: \u{1}0.
                        Di nuovo da lì ci sarebbe: \u{1}0.
                        Annulla non riporta indietro tutto questo: «tally backup FILE», fatto prima, conserva il libro com’era, e --dry-run dice che cosa arriverebbe.
                        \u{2}0\u{3}one\u{4}\u{1}0 voce del registro: non si legge. Ciò che veniva dopo l’ultima non si può sapere. Ciò che le tabelle ne dicono ancora è stato portato.\u{3}many\u{4}\u{1}0 voci del registro: non si legge. Ciò che veniva dopo l’ultima non si può sapere. Ciò che le tabelle ne dicono ancora è stato portato.\u{3}\u{4}\u{1}0 voci del registro: non si legge. Ciò che veniva dopo l’ultima non si può sapere. Ciò che le tabelle ne dicono ancora è stato portato.\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 elemento senza registro leggibile: dalle tabelle, in parte o per intero.\u{3}many\u{4}\u{1}0 elementi senza registro leggibile: dalle tabelle, in parte o per intero.\u{3}\u{4}\u{1}0 elementi senza registro leggibile: dalle tabelle, in parte o per intero.\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 elemento solo nel registro e in nessuna tabella leggibile; il registro basta.\u{3}many\u{4}\u{1}0 elementi solo nel registro e in nessuna tabella leggibile; il registro basta.\u{3}\u{4}\u{1}0 elementi solo nel registro e in nessuna tabella leggibile; il registro basta.\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 riga di tabelle: forse di più tipi, non portate.\u{3}many\u{4}\u{1}0 righe di tabelle: forse di più tipi, non portate.\u{3}\u{4}\u{1}0 righe di tabelle: forse di più tipi, non portate.\u{5}
                        \u{1}0: «\u{1}1» è \u{1}2 nella tabella e \u{1}3 secondo il registro. Entrambi sono nel nuovo libro, da scegliere.
                        \u{1}0: «\u{1}1» è \u{1}2 nella tabella e \u{1}3 secondo il registro. Il nuovo libro ha ciò che dice il registro.
                        Copiato in \u{1}0.
                        Il libro è come in \u{1}0.
                        Il libro è come in \u{1}0. Com’era prima è conservato in \u{1}1.
                        Un tally serve attivo su questo libro va riavviato. Fino ad allora ha quello che aveva: esportalo prima, se qui ne manca una parte.
                        Ciò che l’hub conserva dei libri condivisi è in \u{1}0; per riportarlo mettilo accanto al libro come hub.db mentre nessun server è attivo. Chi entra dopo e i fogli stampati dopo non ci sono.
                        Non nel backup: \u{1}0. Su un’altra macchina fai entrare di nuovo i dispositivi, ed entra nei libri condivisi con un invito o un foglio di recupero.
                        In \u{1}0 non c’è ancora nessun libro.
                        Ciascuno di questi comandi con \u{1}0, o vale per il primo libro.
                        \u{2}0\u{3}one\u{4}Un’azione segna più di un giorno oltre questo orologio, e è messa da parte: vedi tally check.\u{3}many\u{4}\u{1}0 azioni segnano più di un giorno oltre questo orologio, e sono messe da parte: vedi tally check.\u{3}\u{4}\u{1}0 azioni segnano più di un giorno oltre questo orologio, e sono messe da parte: vedi tally check.\u{5}
                        \u{1}0 non serve con --as \u{1}1, che non va dentro altro. Una lista per un progetto è --as todotxt, una tabella --as matrix.
                        Nulla da importare: tutto è nel libro o tralasciato.
                        \u{2}0\u{3}one\u{4}Nulla da cambiare: \u{1}0 voce già nel libro.\u{3}many\u{4}Nulla da cambiare: \u{1}0 voci già nel libro.\u{3}\u{4}Nulla da cambiare: \u{1}0 voci già nel libro.\u{5}
                        \u{1}0.
                        Ne verrebbe: \u{1}0.
                        \u{1}0 aggiunte
                        \u{1}0 modificate
                        \u{1}0 ripristinate
                        \u{1}0 invariate
                        Una parte di ciò che è stato scritto per ultimo è danneggiata e non può essere ripresa. Il libro con tutto è conservato come \u{1}0; «tally salvage» con il nome di quel libro riporta ciò che si può leggere.
                        Niente di \u{1}0 è mai stato nel libro che era qui: forse è la copia di un altro. «tally restore-backup \u{1}1» lo riporta; per un altro libro, indicalo con --book.
                        I dispositivi che si sincronizzano con questo libro riportano ciò che hanno di dopo la copia.
                        Nessun indirizzo ne mostra più nulla, come in Mostrato ad altri o nel calendario dei promemoria: creali di nuovo dove servono.
                        Il server \u{1}0 permette a questo dispositivo solo di guardare: ciò che la copia ha in più rispetto al libro del server resta su questo dispositivo, e «tally sync» porta ciò che le manca.
                        Il server \u{1}0 permette a questo dispositivo solo di guardare, come ha detto l’ultima volta: il libro qui si può guardare e non accetta nulla. Permettigli lì di scrivere, e con «tally sync» accetterà di nuovo modifiche.
                        l’impronta del suo libro è \u{1}0, di questo libro \u{1}1
                        Ciò che ha scritto un orologio sbagliato si accoglie anche con «tally check --take-in».
                        \u{2}0\u{3}one\u{4}\u{1}0 elemento che aspettava il suo momento ora vale.\u{3}many\u{4}\u{1}0 di elementi che aspettavano il loro momento ora valgono.\u{3}\u{4}\u{1}0 elementi che aspettavano il loro momento ora valgono.\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 modifica di questo dispositivo datata nel futuro ha ora la data di adesso.\u{3}many\u{4}\u{1}0 di modifiche di questo dispositivo datate nel futuro hanno ora la data di adesso.\u{3}\u{4}\u{1}0 modifiche di questo dispositivo datate nel futuro hanno ora la data di adesso.\u{5}
                        \u{2}0\u{3}one\u{4}Secondo l’orologio del server \u{1}0 modifica di questo dispositivo era datata nel futuro: ora ha l’ora del server.\u{3}many\u{4}Secondo l’orologio del server \u{1}0 di modifiche di questo dispositivo erano datate nel futuro: ora hanno l’ora del server.\u{3}\u{4}Secondo l’orologio del server \u{1}0 modifiche di questo dispositivo erano datate nel futuro: ora hanno l’ora del server.\u{5}
                        Vale con certezza quando, alla prossima sincronizzazione, l’orologio di un altro dispositivo avrà concordato con quello qui.
                        Fino ad allora gli altri non vedono ciò che si scrive qui, a meno che qualcuno lo accolga là: Impostazioni › Da controllare, o «tally check --take-in».
                        Finché l’orologio di questo dispositivo e quello del server distano più di un giorno non si accoglie nulla: regola quello sbagliato. Poi tutto entrerà da sé.
                        Nulla viene accolto: il \u{1}0 questo libro è stato scambiato con un altro dispositivo e i due orologi concordavano. Se erano sbagliati, chiedi di nuovo quando un dispositivo avrà scambiato con questo libro alla data di oggi.
                        L’orologio di questo computer segna il \u{1}0 e non è mai stato regolato: ciò che altri hanno scritto è conservato e conterà appena sarà giusto.
                        Nulla da accogliere: qui nulla ha una data oltre un giorno nel futuro.
                        Ciò che era da fare è fatto e salvato; solo la risposta non si è potuta mostrare.
                        \u{2}0\u{3}one\u{4}L’orologio di un dispositivo venuto a questo libro dista \u{1}0 giorno da quello qui: regola quello sbagliato.\u{3}many\u{4}L’orologio di un dispositivo venuto a questo libro dista \u{1}0 giorni da quello qui: regola quello sbagliato.\u{3}\u{4}L’orologio di un dispositivo venuto a questo libro dista \u{1}0 giorni da quello qui: regola quello sbagliato.\u{5}
                        \u{2}0\u{3}one\u{4}L’orologio di questo dispositivo è indietro di \u{1}0 giorno rispetto a quello del server: regola quello sbagliato.\u{3}many\u{4}L’orologio di questo dispositivo è indietro di \u{1}0 giorni rispetto a quello del server: regola quello sbagliato.\u{3}\u{4}L’orologio di questo dispositivo è indietro di \u{1}0 giorni rispetto a quello del server: regola quello sbagliato.\u{5}
                        \u{2}0\u{3}one\u{4}L’orologio di questo dispositivo è avanti di \u{1}0 giorno rispetto a quello del server: regola quello sbagliato.\u{3}many\u{4}L’orologio di questo dispositivo è avanti di \u{1}0 giorni rispetto a quello del server: regola quello sbagliato.\u{3}\u{4}L’orologio di questo dispositivo è avanti di \u{1}0 giorni rispetto a quello del server: regola quello sbagliato.\u{5}
                        """)
            }
        }
    }
}
