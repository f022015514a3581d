### The words that parts of pages bring along.
### Swift: Sources/Kernel/Markup/MarkupText.generated.swift

print = Print
share = Share
copy = Copy
copied = Copied. Paste it where you want it.
print-by-menu = To print, use your browser’s menu. To share, copy the text below.
# $count (Number)
refusals = { $count } fields need another look.
other-views = Other views
# $count (Number)
unread = { $count ->
    [one] { $count } new comment
   *[other] { $count } new comments
}
