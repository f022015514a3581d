### The words of the priorities screens.
### Swift: Sources/Trackers/Priorities/Words/PrioritiesText.generated.swift

title = Priorities
essential = Essential
essentials = Essentials
name = Name
name-hint = Milk
details = Details
details-hint = Semi-skimmed, 2 l
level = Level
list = List
link = Inside
links = What is inside what
# $count (Number)
to-get = { $count } to get
# $rest (Text)
to-get-of = to get, { $rest }
# $count (Number)
stocked = { $count } stocked
# $count (Number)
needed-yesterday = { $count } needed yesterday
search-or-add = Search or add…
search-label = Search all essentials, or type a new one
search = Search
shop = Go shopping
shopping = Shopping
# $count (Number)
shop-rest = { $count } left
shop-done = Everything is in the basket.
shop-empty = Nothing to get.
finish = Done
add = Add
add-many = Add several
batch-hint = One a line. A quantity may come with it: 2 l milk
batch-example =
    bread
    2 l milk
    eggs
batch-label = Essentials
# $new (Number)
# $there (Number)
understood = { $new } new, { $there } there already
# $name (Text)
another = There is another “{ $name }” already.
open-other = Open that one
keep-both = Keep both
new = New essential
# $name (Text)
create = Add “{ $name }”
create-detailed = Add with details…
# $name (Text)
exists = “{ $name }” is there already. Change its level here.
# $name (Text)
# $quantity (Text)
put-on = Put “{ $name }, { $quantity }” on the list
# $name (Text)
# $new (Text)
# $old (Text)
put-instead = “{ $name }, { $new }” instead of { $old }
edit-title = Edit
inside = Inside
add-inside-title = Put something inside
part-of = Part of
add-to = Add to a list
add-to-title = Add to
take-out = Take out
add-here = Put inside
inside-empty = Nothing inside yet. Fruit, say, could hold apples and pears.
empty-title = What do you run out of?
empty-sentence = Write down what you always buy, once. From then on, say what is running out, and take it off with a swipe when you have it.
all-stocked = All stocked
all-stocked-sentence = Nothing to get. When something runs out, find it here and raise its level.
load-sample = Load sample data
# $text (Text)
nothing-found = Nothing contains “{ $text }”.
all = All essentials
# $count (Number)
more = Show { $count } more
# $name (Text)
more-for = More for { $name }
print = Print or share
print-title = Shopping list
# $name (Text)
got-it = Got it: { $name }
# $name (Text)
need-it = Need it: { $name }
open = Open
tools = More
back = Priorities
nothing-to-show = Choose an essential to see it here.

## What the levels are called

# $level (Level)
level-word =
    { $level ->
        [low] Low
        [medium] Medium
        [high] High
       *[critical] Critical
    }
# What it means.
# $level (Level)
level-meaning =
    { $level ->
        [low] Stocked
        [medium] Get some if on sale
        [high] Running out soon
       *[critical] Needed yesterday
    }
# What fits under a small symbol.
# $level (Level)
level-short =
    { $level ->
        [low] Got it
        [medium] On sale
        [high] Soon
       *[critical] Urgent
    }
# $name (Text)
# $level (Level)
set-to = { $name }: { level-meaning }
# $name (Text)
# $level (Level)
moved =
    { $level ->
        [low] { $name } stocked again
        [medium] { $name }: get some if on sale
        [high] { $name }: running out soon
       *[critical] { $name }: needed yesterday
    }

## What is inside, and what is left out

# $count (Number) how many there are
# $names (Text) as many of them as fit into a row
inside-row = { $count } inside: { $names }
# $names (Text)
headings-left = Left out as headings: { $names }
# $count (Number)
# $limit (Number)
list-too-long = The list has { $count } lines; at most { $limit } are read.

## What a pasted line was understood as

# $line (Text) as it was pasted
# $words (Text) what it was understood as
line-new = “{ $line }” → { $words }: new
# $line (Text) as it was pasted
# $words (Text) what it was understood as
line-known = “{ $line }” → { $words }: known
# $line (Text) as it was pasted
# $words (Text) what it was understood as
line-again = “{ $line }” → goes with { $words }
# $line (Text) as it was pasted
# $words (Text) what it was understood as
line-ticked = “{ $line }” → { $words }: new, stocked
# $line (Text) as it was pasted
line-heading = “{ $line }” → a heading, left out
# $name (Text)
mark-number = “{ $name }”: the number is part of the name; “2 x” would make it a quantity.
# $line (Text) as it was pasted
mark-quantity = “{ $line }” is only a quantity; it is taken for a name.
# $name (Text)
mark-shop = “{ $name }” is taken for a thing; “{ $name }:” would be a heading.
# $name (Text)
# $quantity (Text)
mark-twice = “{ $name }”: { $quantity } stands there twice and is taken once.
# $name (Text)
# $new (Text)
# $old (Text)
mark-instead = “{ $name }”: { $new } instead of { $old }.
# $name (Text)
mark-several = “{ $name }”: several are called so; the first is taken.
# $name (Text)
mark-sign = “{ $name }”: the sign is taken for part of the name.
# $line (Text) as it was pasted
mark-cells = “{ $line }” is taken for one name.

## Sample

sample-fish = Fish
sample-its-good-for-you = It’s good for you!
sample-fruit = Fruit
sample-milk = Milk
sample-semi-skimmed = Semi-skimmed
sample-apples = Apples
sample-bread = Bread
sample-cheese = Cheese
sample-dont-forget-the-bread = Don’t forget the bread!
sample-tomatoes = Tomatoes
sample-coffee = Coffee
sample-whole-beans = Whole beans
sample-olive-oil = Olive Oil
sample-bananas = Bananas
sample-butter = Butter
sample-chicken = Chicken
sample-dish-soap = Dish Soap
sample-eggs = Eggs
sample-flour = Flour
sample-garlic = Garlic
sample-honey = Honey
sample-lemons = Lemons
sample-lentils = Lentils
sample-onions = Onions
sample-paper-towels = Paper Towels
sample-pasta = Pasta
sample-pears = Pears
sample-pepper = Pepper
sample-potatoes = Potatoes
sample-rice = Rice
sample-salt = Salt
sample-sugar = Sugar
sample-tea = Tea
sample-toilet-paper = Toilet Paper
sample-toothpaste = Toothpaste
sample-yogurt = Yogurt
