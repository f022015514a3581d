### The words of the priorities screens.
### Swift: Sources/Trackers/Priorities/Words/PrioritiesText.generated.swift

title = Priorities
essential = Essential
essentials = Essentials
name = Name
name-hint = Milk
details = Details
details-hint = Semi-skimmed
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
search-or-add = Search or add…
search-label = Search all essentials, or type a new one
search = Search
shop = Go shopping
shop-word = Shop
shopping = Shopping
# $count (Number)
shop-rest = { $count } left
shop-done = Everything got
# $count (Number)
shop-elsewhere = { $count ->
    [one] One more is got elsewhere.
   *[other] { $count } more are got elsewhere.
}
shop-empty = Nothing to get.
finish = Done
add = Add
add-many = Add several
batch-hint = One a line. A quantity may come with it: 2 L milk
batch-example =
    bread
    2 L milk
    eggs
batch-label = Essentials
# $new (Number)
# $there (Number)
understood = { $new } new, { $there } there already
# $new (Number)
# $there (Number)
# $left (Number)
understood-left = { $new } new, { $there } there already, { $left } left out
# $name (Text)
got-already = “{ $name }” is got already.
need = Need it
list-name = Name of a list
list-name-hint = Only to keep all of it as a list, a recipe say, which is put on the shopping list again by one tap.
look-inside = What is inside?
keep-list = Keep as a list
look-first = Preview
# $name (Text)
another = There is another “{ $name }” already.
open-other = Open that one
make-one = Make one of both
keep-both = Keep both
new = New essential
# $name (Text)
create = Add “{ $name }”
# $name (Text)
create-list = Make the list “{ $name }” and add it there
lists-hint = A list is whatever has others inside. The name of a new one makes it.
# $names (Text)
create-each = Add each: { $names }
create-detailed = Add with details…
# $names (Text)
told-needed = Needed now: { $names }
# $names (Text)
told-off = Take off the list: { $names }
# $name (Text)
on-list-already = “{ $name }” is on the list already.
how-much = How much?
not-added-yet = Not added yet: say which of these is meant.
# $number (Number)
# $count (Number)
not-added-yet-of = Not added yet, { $number } of { $count }: say which of these is meant.
# $name (Text)
# $quantity (Text)
put-on = Put “{ $name }, { $quantity }” on the list
# $name (Text)
meant = “{ $name }” is meant, which is on the list
# $name (Text)
# $new (Text)
# $old (Text)
put-instead = “{ $name }, { $new }” instead of { $old }
edit-essential = Edit essential
edit-store = Edit store
inside = Inside
add-inside-title = Put something inside
part-of = Part of
add-to = Add to a list
add-to-title = Add to
take-out = Take out
# $name (Text)
# $list (Text) what it is inside
put-inside = { $name } is inside { $list }
# $count (Number)
put-inside-many = { $count ->
    [one] { $count } thing put inside
   *[other] { $count } things put inside
}
# $name (Text)
# $list (Text) what it is inside
took-out = { $name } is no longer inside { $list }
add-here = Put inside
inside-empty = Nothing inside yet. Fruit, say, could hold apples and pears.
empty-title = What do you run out of?
empty-sentence = Write down what you always buy, once. From then on, say what is running out, and take it off with a swipe when you have it.
all-stocked = All stocked
all-stocked-sentence = When something runs out, find it here and raise its level.
load-sample = Load sample data
# $text (Text)
nothing-found = Nothing contains “{ $text }”.
all = Pantry
# $count (Number)
more = Show { $count } more
# $name (Text)
more-for = More for { $name }
print = Print or share
print-title = Shopping list
# $name (Text)
got-it = Got it: { $name }
# $name (Text)
need-it = Needed again: { $name }
open = Open
tools = More
back = Priorities
nothing-to-show = Choose an essential to see it here.

## What the levels are called

# $level (Level)
level-word =
    { $level ->
        [low] Stocked
        [medium] If on sale
        [high] Running out
       *[critical] Needed now
    }
# $name (Text)
# $level (Level)
set-to = { $name }: { level-word }
# $name (Text)
# $level (Level)
moved =
    { $level ->
        [low] Got { $name }
        [medium] { $name }: if on sale
        [high] { $name }: running out
       *[critical] { $name }: needed now
    }

## What is inside, and what is left out

# $count (Number) how many there are
# $names (Text) as many of them as fit into a row
inside-row = { $count } inside: { $names }
# $count (Number)
# $limit (Number)
list-too-long = The list has { $count } lines; at most { $limit } are read.

## What a pasted line was understood as

# $line (Text) as it was pasted
# $words (Text) what it was understood as
line-new = “{ $line }” → { $words }: new
# $line (Text) as it was pasted
# $words (Text) what it was understood as
line-listed = “{ $line }” → { $words }: on the list already
# $line (Text) as it was pasted
# $words (Text) what it was understood as
line-known = “{ $line }” → { $words }: was got before
# $line (Text) as it was pasted
# $words (Text) what it was understood as
line-stocked = “{ $line }” → { $words }: stocked already
# $line (Text) as it was pasted
# $words (Text) what it was understood as
line-out = “{ $line }” → { $words }: needed now
# $line (Text)
# $words (Text) what it was understood as
line-off = “{ $line }” → { $words }: ticked, comes off the list
# $line (Text) as it was pasted
# $words (Text) what it was understood as
line-again = “{ $line }” → goes with { $words }
# $line (Text) as it was pasted
# $words (Text) what it was understood as
line-ticked = “{ $line }” → { $words }: new, stocked
# $line (Text) as it was pasted
line-heading = “{ $line }” → nothing to get, left out
# $line (Text) as it was pasted
# $store (Text) its name
line-shop = “{ $line }” → what follows is got in { $store }
# $line (Text) as it was pasted
line-title = “{ $line }” → title of a recipe, left out
# $line (Text) as it was pasted
line-recipe = “{ $line }” → said about the recipe, left out
# $line (Text) as it was pasted
line-step = “{ $line }” → a step of the recipe, left out
# $line (Text) as it was pasted
line-talk = “{ $line }” → talk, left out
# $line (Text) as it was pasted
line-notice = “{ $line }” → said by the chat itself, left out
# $line (Text) as it was pasted
line-poll = “{ $line }” → a poll or an answer to it, left out
# $line (Text) as it was pasted
line-link = “{ $line }” → a link, left out
# $line (Text) as it was pasted
line-unneeded = “{ $line }” → not needed? Left out; ticked here, it comes off the list
# $line (Text) as it was pasted
line-asked = “{ $line }” → needed? Left out; ticked here, it goes on the list
# $line (Text) as it was pasted
line-overruled = “{ $line }” → a later line says otherwise, left out
# $line (Text) as it was pasted
# $words (Text) what it comes to on top: “Milk, 4 L”
line-before = “{ $line }” → added before and not got since, left out; ticked here, it comes on top: { $words }
# $line (Text) as it was pasted
line-chosen = “{ $line }” → left out by you
# $name (Text) a line as it is written, or the thing that it names in another form
line-other = No, “{ $name }” as it is written
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
# $quantities (Text) “200 ml + 300 ml”
mark-parts = “{ $name }”: { $quantities }, from several parts of the recipe.
# $name (Text)
# $sum (Text)
# $old (Text)
mark-sum = “{ $name }”: { $sum } with the { $old } on the list.
# $name (Text)
# $quantity (Text)
mark-stays = “{ $name }” stays { $quantity }.
# $name (Text)
# $quantity (Text)
mark-added = “{ $name }”: { $quantity } came to it before and isn’t added again.
# $name (Text)
mark-several = “{ $name }”: several are called so; the first is taken.
# $name (Text)
mark-sign = “{ $name }”: the sign is taken for part of the name.
# $line (Text) as it was pasted
mark-cells = “{ $line }” is taken for one name.
# $name (Text)
# $words (Text) what a recipe says is done to it
mark-left = “{ $name }” is there already; “{ $words }” is left out.
# $name (Text)
mark-off = “{ $name }” is ticked here, so it comes off the list. Leave its line out if it is still needed.
# $name (Text)
# $known (Text) what is there in another form
mark-form = “{ $name }”: “{ $known }” is meant, which is there.
# $typed (Text) a quantity as it is written
# $meant (Text) the quantity that it is
mark-read = { $typed } is read as { $meant }.
# $name (Text)
mark-errand = “{ $name }” is something to do, and goes on the list like this.
# $sums (Text) what comes out: “Milk, 4 L; Flour, 2 kg”
add-up = Add, and add up quantities: { $sums }
# $things (Text)
replace = Add, and replace what is on the list: { $things }

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

## How much, and where it stands

amount = Quantity
amount-hint = 500
unit = Unit
unit-hint = g
aisle = Aisle
aisle-hint = Bakery
enough-until = Enough until
no-aisle = No aisle yet
# $name (Text)
enough-of = Still enough: { $name }

# What the aisles of a shop are called.
# $aisle (Aisle)
aisle-name =
    { $aisle ->
        [produce] Fruit and vegetables
        [bakery] Bakery
        [dairy] Milk, cheese, eggs
        [meat] Meat and fish
        [frozen] Frozen
        [pantry] Pasta, rice, baking
        [tins] Tins and jars
        [spices] Oil, spices, sauces
        [breakfast] Breakfast and spreads
        [hotDrinks] Coffee and tea
        [sweets] Sweets and snacks
        [drinks] Drinks
        [household] Household
        [body] Bath and body
        [baby] Baby
       *[pets] Pets
    }
# What stands there: by these words a new thing finds its aisle. Parted by commas; as people write them.
# In every language.
# $aisle (Aisle)
aisle-goods =
    { $aisle ->
        [produce] fruit, vegetables, apples, bananas, pears, lemons, limes, oranges, grapes, berries, strawberries, blueberries, raspberries, peaches, plums, cherries, melon, mango, kiwi, avocado, tomatoes, potatoes, onions, garlic, ginger, carrots, cucumber, lettuce, salad, spinach, broccoli, cauliflower, cabbage, zucchini, courgette, aubergine, eggplant, pumpkin, mushrooms, celery, leek, beans, corn, radish, pepper, peppers, bell pepper, red pepper, green pepper, herbs, parsley, basil, spring onions, sweet potatoes, thyme, rosemary, sage, mint, chives, dill, chilli, chillies, coriander, cilantro, parsnips, beetroot, swede, kale, pineapple, rocket, arugula, squash, butternut squash, shallots, lemon juice, lime juice, edamame
        [bakery] bread, rolls, buns, bagels, baguette, toast, croissants, cake, pastry, tortillas, pita, naan, crumpets, garlic bread
        [dairy] milk, butter, margarine, cheese, cheddar, mozzarella, parmesan, feta, cream, yogurt, yoghurt, curd, eggs, egg, quark, kefir, cream cheese, sour cream, creme fraiche, halloumi, hummus, tofu, custard
        [meat] meat, beef, pork, chicken, turkey, ham, bacon, sausage, sausages, salami, steak, mince, lamb, fish, salmon, tuna steak, shrimp, prawns, duck, cod, chorizo
        [frozen] ice cream, frozen peas, peas, frozen pizza, frozen, ice cubes, fish fingers, fries, chips frozen, frozen berries, oven chips, puff pastry
        [pantry] pasta, spaghetti, noodles, rice, basmati, flour, sugar, yeast, baking powder, baking soda, lentils, chickpeas, couscous, oats, breadcrumbs, cornstarch, raisins, sultanas, nuts, almonds, walnuts, seeds, quinoa, cocoa powder, lasagne, lasagna, lasagne sheets, gnocchi, vanilla extract, vanilla essence, sprinkles, mac and cheese, macaroni
        [tins] tinned tomatoes, canned tomatoes, tomato paste, tin, tins, canned beans, baked beans, olives, pickles, gherkins, capers, coconut milk, soup, tuna, kidney beans, black beans, butter beans, cannellini beans, white beans, chopped tomatoes, diced tomatoes, tomato puree, sardines, anchovies, sweetcorn
        [spices] olive oil, oil, vinegar, salt, pepper, black pepper, ground pepper, peppercorns, spices, paprika, cinnamon, oregano, curry, ketchup, mustard, mayonnaise, mayo, soy sauce, sauce, stock, broth, stock cubes, nutmeg, bay leaves, cumin, turmeric, pesto, curry paste, gravy, gravy granules, chili powder, chilli powder, marjoram, chilli flakes
        [breakfast] cereal, cornflakes, muesli, granola, jam, marmalade, honey, peanut butter, nutella, syrup, peanut cream, hazelnut spread, spreads, marmite, weetabix, cereal bars
        [hotDrinks] coffee, espresso, tea, cocoa, hot chocolate, coffee filters, coffee beans
        [sweets] chocolate, dark chocolate, biscuits, cookies, crackers, crisps, chips, sweets, candy, popcorn, gum, pretzels, marshmallows, jelly, cereal bar
        [drinks] water, juice, orange juice, apple juice, soda, cola, coke, dr pepper, lemonade, beer, wine, sparkling water, 7 up, 7up, gin
        [household] dish soap, dishwasher tabs, dishwasher tablets, washing powder, detergent, laundry detergent, fabric softener, paper towels, kitchen roll, toilet paper, toilet roll, loo roll, washing up liquid, bin bags, trash bags, foil, cling film, baking paper, sponges, bleach, cleaner, candles, batteries, light bulbs, napkins, matches, freezer bags, bin liners, baking parchment, parchment paper
        [body] toothpaste, toothbrush, shampoo, soap, shower gel, deodorant, razor, razors, sunscreen, lotion, cotton, tissues, plasters, tampons, pads, conditioner, floss, mouthwash, hand cream, vitamins, ibuprofen, aspirin, paracetamol
        [baby] diapers, nappies, wipes, baby food, formula, baby wipes
       *[pets] cat food, dog food, cat litter, litter, pet food, bird seed, treats
    }

# $name (Text) of an aisle
aisle-guessed = { $name }, guessed
none = None
anywhere = Anywhere

## Stores

store = Store
stores = Stores
shop-hint = Aldi, Mill Road
shop-aisles = Aisles in their order, one a line
shop-aisles-hint = Fruit and vegetables
shop-link = Got in
shop-links = What is got where
new-store = New store
several = Store or aisle of several
stores-empty = The stores where you go, each with its own order of aisles.
stores-anywhere = Chosen for none, it is got anywhere.
aisles-learned = Shopping here learns the order from your ticks.
aisle-order = Order of the aisles
# $name (Text) of an aisle
aisle-up = Move { $name } up

## Shopping

forgotten = Add what was forgotten
# $done (Number)
# $of (Number)
shop-count = { $done } of { $of }
# $count (Number)
trip-all = Everything got, { $count ->
    [one] one thing
   *[other] { $count } things
}
# $done (Number)
# $left (Number)
trip-some = { $done ->
    [0] Nothing got
    [one] { $done } thing got
   *[other] { $done } things got
}, { $left } left
need-inside = Put all on the list
need-again = All on the list · put on once more
take-off = Take it off the list
# $amount (Text) what was got of it on this trip before: 5 ×
got-earlier = { $amount } got
got-once = got already
# $count (Number)
amounts-changed = { $count ->
    [one] { $count } quantity changed
   *[other] { $count } quantities changed
}
# $names (Text)
need-these = Put on the list what is inside: { $names }
# $names (Text)
for-lists = for { $names }
# $names (Text)
trip-left = Still to get: { $names }
# $count (Number)
and-more = { $count } more
# $store (Text) of several that one goes to
in-order-of = In the order of { $store }
# $store (Text)
# $aisles (Text)
trip-learned = { $store } from now on: { $aisles }
# $store (Text)
# $aisles (Text)
trip-offer = Take this order for { $store }: { $aisles }
# $count (Number)
trip-minutes = { $count ->
    [one] One minute
   *[other] { $count } minutes
} from the first tick to the last
to-list = To the list
go-on = Go on shopping
it-was-got = Got it
needed-again = Needed again
# $amount (Text) as it was got last: 500 g
as-much-again = { $amount } again, as last time
# $count (Number)
added-to-list = { $count ->
    [one] { $count } thing added to the list
   *[other] { $count } things added to the list
}
# $count (Number) how many are on the list again
needed-again-many = { $count } needed again
# $count (Number)
needed-now = { $count } needed now

## How often something is got

rhythm = Rhythm
probably = Probably running out
still-enough = Still enough
# $day (Text) a day of the week with its date
lasts-until = Lasts until about { $day }
# $date (Text)
# $days (Number)
# $range (Text) fewest and most days
# $times (Number)
rhythm-words = Last got { $date }, usually every { $days ->
    [one] day
   *[other] { $days } days
} ({ $range }, { $times } times)
# $date (Text)
# $days (Number)
# $times (Number)
rhythm-steady = Last got { $date }, every { $days ->
    [one] day
   *[other] { $days } days
}, { $times } times
# $days (Number)
# $usual (Number)
rhythm-since = Got { $days ->
    [one] a day
   *[other] { $days } days
} ago, usually { $usual }
# $hits (Number)
# $tries (Number)
# $days (Number)
rhythm-score = { $hits } of { $tries } predictions were at most { $days ->
    [one] a day
   *[other] { $days } days
} off
# $score (Label)
rhythm-silent = { $score }: too few to guess
not-tried = Not predicted yet
# $dates (Text)
rhythm-picture = Got on { $dates }

## The pantry

pantry = Pantry
order = Order
from-a-to-z = A to Z
most-used = Most used

## Its door, and Home

door = A shopping list
door-line = What runs out at home. Ticked off in the shop, gladly by two.
door-step = Add the first thing
# $count (Number)
more-of = { $count } more
# $count (Number)
running-out = { $count } running out
# $count (Number)
probably-of = { $count } probably
# $name (Text)
put-back = Put “{ $name }” back on the list
# $name (Text)
# $quantity (Text)
set-quantity = Set “{ $name }” on the list to { $quantity }
# $name (Text)
twice = “{ $name }” is here twice: make one of both
# $name (Text)
# $stores (Text) "Aldi and Boots"
on-list-elsewhere = “{ $name }” is on the list, to be got in { $stores }.
# $store (Text)
get-here-too = Get it in { $store }, too
