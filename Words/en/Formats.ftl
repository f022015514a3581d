### What is said of files that are read.
### Swift: Sources/Kernel/Formats/FormatsText.generated.swift

# $line (Text)
# $what (Label)
at-line = Line { $line }: { $what }
# The row of a table.
# $number (Text)
row = row { $number }

## Why a text is no table; follows its place

csv-open-quotes = the quotes that open here are never closed.
csv-text-after-quotes = a delimiter or the line’s end belongs after closing quotes.
# $most (Number)
csv-too-many-cells = this row has more than { $most } cells, and a table of so many columns isn’t read.
# $byte (Text)
csv-not-utf8 = the byte { $byte } isn’t UTF-8, though the rest of the file is; save the file as UTF-8 again.

## Why a file is not a book

# $example (Text)
book-shape = This is not a book; a book is an object such as { $example }.
# $version (Text)
# $known (Text)
book-version = This book has the format { $version }; this version of Tallybook reads the format { $known }.
book-records-missing = “records” is missing; it must be a list of records in brackets.
# $name (Text)
book-repeated-name = “{ $name }” stands there twice; it may only once.
# $index (Text)
book-damaged-file = files[{ $index }] is damaged: it must have its “sha256” and, as “base64”, at most 25 MB with this hash.
book-no-header = The table is empty; its first row must name the fields.
# $kind (Text)
# $name (Text)
book-unknown-column = The kind “{ $kind }” has no field “{ $name }”, which the header names.
# $name (Text)
book-repeated-column = The header names “{ $name }” twice.

## What is wrong with a record of a file

record-not-an-object = This is not a record; a record is an object in braces.
record-kind-missing = “kind” is missing; it says what the record is, as in “essential”.
# $name (Text)
record-unknown-kind = There is no kind “{ $name }”.
# $kind (Text)
# $name (Text)
record-unknown-field = The kind “{ $kind }” has no field “{ $name }”.
# $name (Text)
record-repeated-field = “{ $name }” stands here twice.
record-id-missing = “id” is missing; it must be a text that is not empty.
# $name (Text)
# $value (Text)
record-not-a-text = “{ $name }” is { $value }; it must be a text that is not empty.
# $first (Label)
record-repeated-id = This is the same record as { $first }; each may stand there only once.
# $title (Text)
# $count (Text)
record-ambiguous-title = “{ $title }” names { $count } records; give an id instead.
# $cells (Text)
# $columns (Text)
record-too-many-cells = There are { $cells } cells, but the header names { $columns }.

# $count (Number)
more-problems = { $count ->
    [one] … and { $count } more problem.
   *[other] … and { $count } more problems.
}

## Why a form can’t be read

form-no-boundary = The form arrived garbled. Send it again.
form-cut-off = The upload was cut off before its end. Send it again.
# $limit (Text)
form-too-many-parts = At most { $limit } fields and files can be sent at once.

## Why a spreadsheet isn’t read

# $name (Text)
sheet-damaged = This spreadsheet is damaged ({ $name }). Open it where it comes from and save it again.
sheet-encrypted = This spreadsheet has a password. Save it without one.
sheet-unusual = This spreadsheet is packed in an unusual way. Open it in a spreadsheet program and save it as .xlsx or .ods.
sheet-too-large = This spreadsheet is too large: unpacked, at most 64 MB, 200,000 rows, four million cells and 32 MB of text in them are read. Save the one table that matters, or save it as CSV.
# $most (Number)
sheet-too-many = This spreadsheet has more than { $most } sheets. Save those that matter as a file of their own.
sheet-old-excel = This is an Excel file from before 2007, or one with a password. Save it as .xlsx without a password, as .ods or as CSV.
sheet-not-a-spreadsheet = This packed file is not a spreadsheet. Choose an .xlsx, .ods or CSV file.
sheet-not-unpacked = This browser can’t unpack spreadsheets. Save it as CSV.
sheet-no-table = No sheet of this spreadsheet holds anything.
# $names (Label)
sheet-several-sheets = Which sheet is meant? There is { $names }.
# $name (Text)
# $names (Label)
sheet-no-sheet = There is no sheet “{ $name }”; there is { $names }.

## What is to be said of cells and sheets

# $one (Label)
# $other (Label)
cell-typed-number = This cell is a text beside numbers; it may be { $one } or { $other }. Make it a number in the spreadsheet.
cell-no-result = The file has this formula without its result. Open it in a spreadsheet program and save it again.
cell-error = The spreadsheet shows an error here instead of a value. Mend it there first.
# $count (Number)
# $limit (Number)
too-many-lines = This file has { $count } lines; at most { $limit } are read at once. The command tally import reads longer ones.
# $count (Number)
# $limit (Number)
too-many-columns = A line of this has { $count } columns; at most { $limit } are read.
other-sheet = This sheet was not read.
which-sheet = This spreadsheet has several tables. Which one is meant?
sheet = Sheet
