### The words of projects.
### Swift: Sources/Trackers/Projects/Words/Words+Catalogue.generated.swift

projects = Projects
open = Open
closed-ones = Closed
views = Which projects
new-project = New project
edit-project = Edit project
edit-item = Edit item
tools = More
load-sample = Load sample data
empty-title = What are you working on?
empty-sentence = A project holds what is to be done, or the options you weigh. Give it qualities, and see which option leads and whether that holds.
none-open = Everything is closed
none-open-sentence = No project is open. Begin the next one, or reopen a closed one.
none-closed = No closed projects yet. A project that is done can be closed in its menu.
empty = Empty
all-done = All done
start-with = Start with
no-qualities = No qualities
close = Close the project
reopen = Reopen the project
close-short = Close
reopen-short = Reopen
save-template = Save the qualities as a template
add-many = Add several
add-many-hint = One a line.
lines = Items
add = Add
add-item = New item…
no-items = Nothing in it yet
no-items-sentence = Type a title and press return, again and again, or add many lines at once.
up-next = Up next
more-to-explore = More to explore
mark-done = Done
mark-not-done = Not done
low = Low
medium = Medium
high = High
awards = Awards
added = Items added
completed-ones = Items done
awards-note = Counted once and kept: deleting or reopening takes nothing away.
# $left (Number)
# $total (Number)
left = { $left } of { $total } left
# $title (Text)
closed = { $title } closed
# $title (Text)
reopened = { $title } reopened
# $title (Text)
done = { $title } done
# $title (Text)
not-done = { $title } not done
# $title (Text)
more-for = More for { $title }
# $count (Number)
show-more = Show { $count } more
# $count (Number)
award-added = { $count } added
# $count (Number)
award-completed = { $count } done
# $count (Number)
award-left = { $count } to go
earned = Earned
# "3 open · 1 closed"
# $open (Number)
# $closed (Number)
counts = { $open } open · { $closed } closed

## The words of comparing

items = Items
rank = Rank
score = Score
why = Why
matrix = Matrix
parts = Parts of the project
new-quality = New quality
edit-quality = Edit quality
compare = Can’t decide?
compare-sentence = Score the items by what matters to you, and see which one leads and whether that holds.
add-quality = New quality
unscored = Not scored yet
scoring-hint = Tap a level to score, tap it again to clear. Keys: digits score, 0 clears, arrows move.
shown-as = Shown as
unique = unique
already-used = already used
lower-is-better = lower is better
next = Next quality
how-to-score = How to score
nothing-scored = Nothing scored yet
nothing-scored-sentence = Choose a quality under Score and tap a level for each item.
no-clear-winner = No clear winner: a small change of one weight makes another lead.
holds-always = Holds whatever any single weight becomes.
does-it-hold = Does it hold?
does-it-hold-sentence = For each quality: beyond which weight another item would lead, with all other weights as they are.
holds-here = No weight of it changes the winner.
never-best = Never best
try-weights = Try other weights
try-weights-sentence = Nothing is saved here: move a weight and see who leads.
show = Show
how-likely = How likely is each to win, whatever the weights?
under-other = The rank under each method
own-weights = Yours
equal-weights = Equal
rank-weights = By order
sum-short = Sum
methods-note = Yours, equal, and by order are weights: by order, only the order of your weights counts (rank-order centroid). The last is the other method with your weights.
contributions = What each score is made of
as-table = As a table
total = Total
weights = Weights
item = Item
matrix-hint = Type a value and go on with return or an arrow key; a blank cell has none.
startups = $100 Startup ideas
eisenhower = Eisenhower
# $item (Text)
# $quality (Text)
# $value (Text)
scored = { $item }: { $quality } { $value }
# $item (Text)
# $quality (Text)
score-cleared = { $item }: { $quality } cleared
# $item (Text)
# $level (Number)
clear-score = { $item }: { $level }, tap to clear
# $possible (Text)
of = of { $possible }
# $scored (Number)
# $total (Number)
scored-of = { $scored } of { $total } scored
# $weight (Text)
weight = weight { $weight }
# $title (Text)
# $by (Text)
leads = { $title } leads by { $by }
# $titles (Text)
tied = { $titles } are level
# $quality (Text)
# $at (Text)
# $item (Text)
holds-unless-more = Holds unless { $quality } counts more than { $at }; then { $item } leads.
# $quality (Text)
# $at (Text)
# $item (Text)
holds-unless-less = Holds unless { $quality } counts less than { $at }; then { $item } leads.
# $quality (Text)
# $item (Text)
holds-unless-any = As soon as { $quality } counts at all, { $item } leads.
# $quality (Text)
# $item (Text)
holds-but-level = Holds; only if { $quality } counts nothing, { $item } is level.
# $quality (Text)
# $item (Text)
holds-unless-none = Holds unless { $quality } counts nothing; then { $item } leads.
# $item (Text)
flip-level = At 0, { $item } is level.
# $item (Text)
flip-none = At 0, { $item } leads.
# $at (Text)
# $item (Text)
flip-up = Above { $at }, { $item } leads.
# $item (Text)
flip-at-once = As soon as it counts at all, { $item } leads.
# $at (Text)
# $item (Text)
flip-down = Below { $at }, { $item } leads.
# $samples (Text)
# $seed (Text)
likely-note = Best, alone or tied, in so many of { $samples } weightings drawn evenly from all that are possible (seed { $seed }).
# $count (Number)
scoring = Scoring { $count } items on one quality
decide = Decide
decision = Decision
choice = Choice
reason = Reason
outcome = How it turned out
how-did-it-turn-out = How did it turn out?
that-day = The ranking of that day
export-matrix = Export as CSV
reminders = Reminders
reminders-sentence = Subscribe to this address in your phone’s calendar: every project with a daily reminder rings at its time. Whoever has the address can read it; renew it to lock others out.
no-reminders = No open project has a daily reminder yet. Set one in a project’s Edit sheet.
make-address = Make a secret address
renew-address = Renew the address
# $date (Text)
decided-on = Decided on { $date }
# $item (Text)
# $date (Text)
decided = { $item }, decided on { $date }

## What was done to several records at once, and templates

templates = Templates
edit-templates = Rename or delete templates
edit-template = Rename template
no-templates = No templates of your own yet
no-templates-sentence = A project’s menu saves its qualities as a template, and a new project can start with them.
# $title (Text)
saved-as-template = Template saved: { $title }
# $project (Text)
decision-noted = Decided: { $project }
# $project (Text)
outcome-noted = Outcome noted: { $project }
# Of several kinds, so that no word can agree with all of them.
# $what (Text)
many-imported = { $what } imported

## The words of what a comparison can't say yet, and of what its weights mean

too-little-sentence = Too little is scored to name a winner.
one-item = One item, nothing to compare
one-item-sentence = Add another item to compare it with.
weightless = Every weight is 0
weightless-sentence = Give at least one quality a weight above 0.
no-rank = Not everything can be ranked yet
all-alike = All are level
# Of a weighted sum with both kinds of qualities.
# $levels (Number)
scales-differ = The same weight counts more where a quality is measured: its worst number gets 0 and its best { $levels }, while a score gives 1 to { $levels }, and only as far apart as you scored.
# The same where numbers count by their part of all.
# $levels (Number)
scales-differ-by-part = The same weight counts less where a quality is measured: a number gets its part of all, far from the full { $levels }, while a score gives 1 to { $levels }.

## The words of measured qualities, of finding weights, and of tables from spreadsheets

decides-tie = Any other weight of it decides between those that are level.
reminders-offline = The address is with the server. It shows here when there is a connection.
reminders-need-server = Here the app runs on this device alone, and calendars can’t ask it. With a server of your own, the address would stand here.
weighted-sum-means = Weighted sum adds up how good each is, by weight. TOPSIS looks for what is nearest to the best of everything and farthest from the worst.
normalization-means = Min–max: the worst number there is counts nothing, the best fully. By their sum or as a vector, a number counts by its part of all.
missing-title = Not all numbers are known
missing-unranked = An item without a number has no rank; nothing is guessed.
missing-left-out = What is missing is left out, as the project says.
unusable = holds numbers that this normalization can’t take: they must be above zero. Choose min–max in the project.
no-number = No number yet
weighing = Find the weights
weighing-sentence = How much does each quality count? Type it, rank them, or compare two at a time.
by-ranking = Rank the qualities
by-ranking-sentence = Tap them, the most important first.
start-over = Start over
centroid-note = From their order alone each gets the mean of all weights that fit it (rank-order centroid).
by-pairs = Compare in pairs
by-pairs-sentence = Which of the two matters more?
equally-important = Both the same
use-weights = Use these weights
all-pairs = All comparisons
needs-two-qualities = Two qualities at least are needed.
consistent = The comparisons fit together.
inconsistent = The comparisons contradict each other: over 0.1 is too much. Look at the one that fits least.
judgement = Comparison
strength = How much more it matters
# $ratio (Text)
consistency-ratio = Consistency ratio { $ratio }.
# $number (Number)
# $total (Number)
pair-of = Pair { $number } of { $total }
# $count (Number)
more = and { $count } more
import-matrix = Import a table
import-sentence = Paste a table from a spreadsheet, or choose a file: .xlsx, .ods or CSV. Items may stand in rows or in columns; a row of weights is understood, a column of totals is checked and left out.
table = Table
csv-file = File
items-stand = Items stand
in-rows = In rows
in-columns = In columns
preview = Preview
import-it = Import
new-mark = new
measured-mark = measured
scored-mark = scored
no-table = There is no table here: it needs a row of names and at least one row with values.
print = Print
# $item (Text)
# $quality (Text)
# $text (Text)
# $levels (Number)
beyond = { $item }, { $quality }: { $text } is not a level from 1 to { $levels }.
# $rows (Number)
# $columns (Number)
too-much = A table may have at most { $rows } items and { $columns } qualities.
# $name (Text)
twice = “{ $name }” stands there twice. Give each a name of its own, or delete one; weights stand in one row or column.
# $from (Number)
# $to (Number)
# $total (Number)
shown = { $from }–{ $to } of { $total }
earlier = Back
later = Next
# $more (Text)
# $much (Text)
# $less (Text)
more-than = { $more } matters { $much } than { $less }

## What is asked of columns that may count the other way, twice, or as something else

# $quality (Text)
must-choose = Choose whether more or less of { $quality } is better; nothing in the table says it.
nameless-weights = Numbers without a heading are taken for weights. Are they?
unnamed = Numbers without a heading are left out. If they count, give them one.
lower-hint = Stands beside the table and says that less is better, so it is for all scores. Is it?

## Why something of a table is asked, or was understood so

# $quality (Text)
marks = Point or comma in { $quality } could be read otherwise; nothing in the table says how, so they are read as in your language.
# $quality (Text)
odd-marks = Point or comma in { $quality } could be read otherwise, as quite other numbers. Is this right?
# $quality (Text)
# $levels (Number)
# $best (Number)
taken-for-levels = Words of { $quality } are taken for levels from 1 to { $levels }, of which { $best } is best. Is that meant?
# $quality (Text)
left-words = { $quality } holds words that are no scores, and is left out.
# $quality (Text)
which-is-better = Nothing says whether more or less of { $quality } is better; more is taken to be.
perhaps-weights = Numbers behind the headings are taken for weights. Are they?
weights-in-headings = The weights stand behind the headings.
scored-so = Its scores count as the better the higher they are; turn that around if they say how much there is.
more-is-better = more is better
choose-direction = Choose …
# $quality (Text)
direction-of = { $quality }: what is better?
word-weights = Weights in words are taken for these numbers. Is that meant?
perhaps-rank = It is taken for a ranking and left out. If it is a quality, give it a weight.
corner-says-criteria = The first heading may stand over criteria or over what is compared; items are taken from the columns.
counted-up = More is taken to be better, as the table’s totals add it up.
names-stand = Names stand in

## What is asked of totals, targets and repeated numbers by their names

odd-total = It is left out as a total, but isn’t what the items come to. If it is an item, call it otherwise.
no-total = It is called as totals are, but isn’t what the others come to, so it counts as a quality. Leave it out if it is a total.
perhaps-target = It is taken for an item. If it says what is wanted, leave it out.
# $other (Text)
perhaps-product = Its numbers are those of { $other } by the weights. If it is the same item, leave it out.
subtotal = A total of what stands before it; it is left out.
# $quality (Text)
blanks = Is taken for no value in { $quality }.
nothing-left = No column holds scores or measures: numbers, or words such as low, good, yes, red, M or ++.

## What is asked and said of rows and columns that may be something else than they seem

# $quality (Text)
unknown-mark = Stands behind { $quality } and is no unit that is known here, so its numbers count as scores, the higher the better. Is that right?
# $total (Text)
unknown-total = Nobody knows whether that says which way { $total } counts; more is taken to be better.
grade-total = Of a grade, less is taken to be better. Is that so here?
perhaps-total = It is what the other numbers come to, so it is left out as a total. Is it one?
most-is-last = The most points that there can be; it is no item, but the last level.
perhaps-most = It has the most points everywhere. If it says what can be reached at most, leave it out.
# $total (Text)
counted-down = Less is taken to be better, as it is of the table’s total “{ $total }”.

## What was understood of a table from a spreadsheet, and what wasn't

or-leave-out = A unit or currency may stand beside it; remarks belong in a column of their own. Or leave out its column or row.
measured-by-unit = Numbers with a unit are taken for measures.
stands-in-rows = Nothing says whether items stand in rows or in columns; they are taken from the rows.
stands-in-columns = Items are taken from the columns.
weight-or-quality = “Weight” may be what is weighed, or how much each row counts; it is taken for the latter, and items stand in columns.
unchecked-totals = The table’s totals can’t be checked.
levels-for-all = Levels to score with
understood-as = Understood as
leave-out-column = Leave out
point-is-decimal = 1.5 is one and a half
comma-is-decimal = 1,5 is one and a half
# $name (Text)
leave-out = Leave out { $name }
# $name (Text)
points-in = { $name }: points and commas
# $quality (Text)
taken-for-measures = Not all of { $quality } can be levels; is it measured?
# $quality (Text)
weight-missing = { $quality } has no weight; it is taken to count 1.
# $item (Text)
wrong-total = The table’s total of { $item } isn’t what its numbers come to.
# $quality (Text)
# $text (Text)
no-weight = { $quality }: “{ $text }” is not a weight; a weight is a number from 0 to 1000000, such as 2 or 20%. What speaks against gets it without the minus, and scores the higher the better.
named-or-into = Say with --into which project receives, or with --named what a new one is called.

## Counts

# Follows a number that stands apart from it.
# $count (Number)
items-done = { $count ->
    [one] item done
   *[other] items done
}
# $count (Number)
of-items = { $count ->
    [one] of { $count } item
   *[other] of { $count } items
}
# $count (Number)
items-counted = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
# $count (Number)
qualities-counted = { $count ->
    [one] { $count } quality
   *[other] { $count } qualities
}
# $count (Number)
items-added = { $count ->
    [one] { $count } item added
   *[other] { $count } items added
}
# $count (Number)
qualities-added = { $count ->
    [one] { $count } quality added
   *[other] { $count } qualities added
}
# $count (Number)
weights-changed = { $count ->
    [one] { $count } weight changed
   *[other] { $count } weights changed
}
# $count (Number)
scores-entered = { $count ->
    [one] { $count } score entered
   *[other] { $count } scores entered
}
# $count (Number)
scores-cleared = { $count ->
    [one] { $count } score cleared
   *[other] { $count } scores cleared
}
# $count (Number)
scores-changed = { $count ->
    [one] { $count } score changed
   *[other] { $count } scores changed
}
# $count (Number)
weights-counted = { $count ->
    [one] { $count } weight
   *[other] { $count } weights
}
# $count (Number)
scores-counted = { $count ->
    [one] { $count } score
   *[other] { $count } scores
}

## Comparing and weighing, put together

# $better (Text) an item
# $qualities (Text)
better-except = { $better } is at least as good on everything and better on { $qualities }.
# Saaty’s words for 3, 5, 7 and 9.
a-little-more = a little more
clearly-more = clearly more
much-more = much more
far-more = far more

## Tables, put together

# $word (Text)
less-is-better-by = Less is taken to be better, as “{ $word }” says.
# $word (Text)
more-is-better-by = More is taken to be better, as “{ $word }” says.
# $reason (Label) a sentence
is-that-so-here = { $reason } Is that so here?
# $qualities (Label) a list of them
beside-measures = Numbers of { $qualities } stand beside measures and are taken for scores, the higher the better. Are they, or do they count something?
# $qualities (Label) a list of them
perhaps-ranks = Numbers of { $qualities } are each there once, as ranks are, and are taken for scores, the higher the better. Are they?
# $others (Label) a list of qualities
contains = It may contain { $others }, which would count twice. If so, leave one out.
# $text (Text) a heading
# $name (Text) an item
weight-each = “{ $text }” seems to hold weights for { $name } alone. Weights are the same for all items: write them once, under “Weight”, or leave these out.
# $text (Text)
date-is-no-number = “{ $text }” is a date. Write a number, such as how many days it takes until then, or leave its column out.
# $item (Text)
# $quality (Text)
# $problem (Label) a sentence
cell = { $item }, { $quality }: { $problem }
# $problem (Label) a sentence
leave-it-out-or = { $problem } { or-leave-out }
totals-by-sum = The table’s totals are the sums of its numbers.
totals-by-mean = The table’s totals are the means of its numbers.
totals-by-weighted-sum = The table’s totals are weighted sums.
totals-by-weighted-mean = The table’s totals are weighted means.
totals-by-percent = The table’s totals are weighted sums by hundredths.
totals-by-share = The table’s totals are percent of the most that there can be.
totals-by-counts = The table’s totals count what is above, at or below zero.
totals-by-product = The table’s totals multiply its numbers.
totals-by-quotient = The table’s totals are what some of its numbers add up to by another.
totals-by-positives = The table’s totals add up what is above zero.
totals-by-negatives = The table’s totals add up what is below zero.
# $formula (Label) how the totals come about, a sentence
totals-stay = { $formula } They are the same here.
# $formula (Label) how the totals come about, a sentence
totals-in-order = { $formula } Here they are other numbers in the same order.
# $formula (Label) how the totals come about, a sentence
totals-in-other-order = { $formula } Here they are other numbers in another order.
# $formula (Label) how the totals come about, a sentence
totals-differ = { $formula } Here they will differ, as measures, directions or means count otherwise.
# $there (Label) a list of items
# $here (Label) a list of items
other-leader = In the table, first is { $there }; here it is { $here }. Are scales and directions right?
# $leader (Label) a list of items
same-leader = First is { $leader } in the table and here, but the order behind is another.
# $qualities (Label) a list of them
# $levels (Number)
on-scale = Numbers of { $qualities } are taken for one scale of levels from 1 to { $levels }, the higher the better. Is that meant?
# $qualities (Label) a list of them
# $levels (Number)
is-scale = There are more levels than the project has in { $qualities }. Is the scale 1 to { $levels }?
# $name (Text) a heading
# $below (Label) a list of headings
crowded = “{ $name }” stands over several columns, { $below }. Keep one of them, or give each column a heading of its own in one row.
weight-is-criterion = A row called weight stands among criteria and is taken for one of them; items stand in columns.
weight-of-columns = A row called weight is taken to say how much each column counts; it may be a criterion itself.
most-is-no-item = It is taken for the most points that there can be, not for an item, and left out.
most-of-other-scales = { most-is-no-item } Scales of different lengths are not kept.
left-beside = Stands beside the table and is left out.
left-total = A total is left out.
left-ranks = Ranks are left out.
left-derived = What is worked out from scores and weights is left out.
left-winner = Says who wins and is left out.
left-notes = Notes are left out.
left-numbering = What stands before the names is left out.
left-empty = Has no values and is left out.
# $text (Text)
# $allowed (Label) a list of words
none-of = “{ $text }” is not one of { $allowed }.
# $quality (Text)
# $units (Label) a list of units
mixed-units = { $quality } has numbers in { $units }; write all in one unit.
# $name (Text)
name-is-taken = There is a project “{ $name }” already; --into “{ $name }” adds to it, and --named with another name makes a new one.

## Decision

decision-date = Date
decisions = Decisions

## Item

item-trim-shrubs = Trim shrubs
item-priority = Priority
item-completed = Done

## Judgement

judgement-comparisons = Comparisons

## Project

project-garden = Garden
project-colour = Colour
project-closed = Closed
project-daily-reminder = Daily reminder
project-levels-to-score-with = Levels to score with
project-what-isnt-scored = What isn’t scored
project-method = Method
project-measures-are-normalised = Measures are normalised
project-order-of-items = Order of items
project = Project
project-counts-as-zero = Counts as zero
project-is-left-out = Is left out
project-weighted-sum = Weighted sum
project-topsis = TOPSIS
project-min-max = Min–max
project-by-their-sum = By their sum
project-as-a-vector = As a vector
project-optimized = Optimized
project-creation = Creation
project-title = Name
project-score = Score

## Quality

quality-profitability = Profitability
quality-4-pays-my-salary =
    4 pays my salary
    3 pays the rent
quality-symbol = Symbol
quality-weight = Weight
quality-lower-is-better = Lower is better
quality-measured-not-scored = Measured, not scored
quality-unit = Unit
quality-km-hours = €, km, hours
quality = Quality
quality-qualities = Qualities

## Score

score-kind = Score
score-measure = Measure
scores = Scores

## Template

template = Template
template-quality-of-a-template = Quality of a template
template-qualities-of-templates = Qualities of templates

## Sample

sample-garden = Garden
sample-trim-shrubs = Trim shrubs
sample-make-compost = Make compost
sample-scrub-the-furniture = Scrub the furniture
sample-plant-tulips = Plant tulips
sample-fix-the-fence = Fix the fence
sample-big-app-idea = Big App Idea
sample-perfect-app = Perfect App
sample-small-app-idea = Small App Idea
sample-yet-another-app = Yet Another App

## Starter

starter-ease = Ease
starter-4-under-tens-hours =
    4 under tens of hours
    3 hundreds of hours
    2 a thousand hours
    1 many thousands
starter-impact = Impact
starter-vision = Vision
starter-profitability = Profitability
starter-4-pays-my-salary =
    4 pays my salary
    3 pays the rent
    2 pays the utilities
    1 pays for fancy ketchup
starter-urgency = Urgency
starter-importance = Importance

## MatrixTable

to-check = Please check:
as-heading-says = as the table says
as-project-says = as in the project
matrix-table-items-from-the-columns = Items, from the columns
matrix-table-items-from-the-rows = Items, from the rows

## Todo

deleted-task = Was deleted there and is left out.
recurring-task = Is only the pattern of a task that recurs; the tasks themselves come along.
bookkeeping-of-tasks = Is Taskwarrior’s own bookkeeping and is left out of every task.
no-tasks = There are no tasks in it.

## TodoTxt

no-todo-text = This is no todo.txt: that is plain text with one thing to do in each line, such as “(A) 2026-04-30 Call +home due:2026-05-30”.
perhaps-table = This looks like a table; each of its lines becomes one thing to do. Is that meant?
calendar-is-no-table = This is a calendar or an address book, no table: a table has one item in each row, or in each column.

## What is put together on screens

# $word (Text)
as-said = as { $word } says
# $line (Number)
not-a-task = Line { $line } is not a task: it needs a “description” and a “status” as Taskwarrior exports them.
# $line (Number)
# $status (Text)
unknown-status = Line { $line }: the status “{ $status }” is not pending, waiting, completed, deleted or recurring.
# $line (Number)
in-line = Line { $line }

# $count (Number)
replaces = { $count ->
    [one] One value that is there already is replaced, shown as “3 → 7”.
   *[other] { $count } values that are there already are replaced, shown as “3 → 7”.
}

## Names that several kinds share

label-title = Name
label-detail = Details

## Its door

door = A decision or project
door-line = Weigh possibilities, alone or together.
door-step = Ask the question
# $name (Text)
create-project = New project “{ $name }”
keys-score = While scoring: choose a level, clear it
keys-move = From row to row and from cell to cell
