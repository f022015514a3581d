### What `tally check` finds wrong with a book’s file, and what helps.
### Swift: Sources/Hosts/SQLiteStore/Words/DamageText.generated.swift

## What is found

# $detail (Text)
structure = The file is damaged: { $detail }.
# $position (Text)
unreadable = Entry { $position } of the log can't be read.
# $record (Text)
missing = { $record } is in the log but not in its table.
# $record (Text)
surplus = { $record } is in its table but not in the log.
# $record (Text)
# $column (Text)
# $table (Text)
# $log (Text)
different = { $record }: “{ $column }” is “{ $table }” in its table and “{ $log }” by the log.
# $kind (Text)
# $field (Text)
# $value (Text)
miscounted = The number of { $kind } records with { $field } “{ $value }” is wrong.
bare = there is nothing in this file but its first page, which no book is that was ever written to
unsearchable = The index for searching differs from the log.
# $hash (Text)
damaged-blob = The file { $hash } is damaged.

## What helps

remedy-salvage = “tally restore-backup FILE” puts a backup in its place. Without one, “tally salvage FILE” writes what can still be read into a new book.
remedy-remake = Table and log say two things, and one of them is damaged. Keep “tally export”, which shows the table; “tally salvage FILE” makes a new book of both and says where they differ, and “tally restore-backup FILE” puts that in its place.
remedy-fetch = Attach the file again. Or leave it out with “tally salvage FILE” and “tally restore-backup FILE”; “tally sync” then brings it from a book that has it.
remedy-bare = If this is a copy that was made while Tallybook ran, what was written lies in the file ending in “-wal” beside the original: copy a book with “tally backup FILE”. If it is new, whatever you add begins it.
remedy-empty = If there was something in this book, “tally restore-backup FILE” puts a backup in its place; if it is new, whatever you add begins it.
