"""Places, shares and standings of random pulls against a second reading of Notes/Pulls.md, in fractions."""
import json
import random
from fractions import Fraction

from app import App, own

FOOT = Fraction(3048, 10000)
MARKS = [(None, None), ("300 ft", 300 * FOOT), ("100 m", Fraction(100)), ("298.5", Fraction(597, 2) * FOOT)]
RULE = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]


def _distance(source):
    """A distance as people type it, with its metres."""
    feet = source.choice([290, 295, 300, 301, 305])
    return source.choice([
        (feet, feet * FOOT), (f"{feet}' 6\"", (feet + Fraction(1, 2)) * FOOT),
        (f"{feet - 200} m", Fraction(feet - 200)), (f"{feet}.25", (feet + Fraction(1, 4)) * FOOT)])


def _hook(source, number, pull):
    tractor, puller = source.choice([("WhyNot", "Rick"), ("whynot", "Jo"), ("", "Rick"), ("Old Blue", "Dale"), ("", "Ada"), ("", "")])
    status = source.choice(["measured"] * 5 + ["fullPull", "fullPull", "disqualified", "exhibition", "didNotStart"])
    typed, metres = _distance(source)
    if status != "measured" and source.random() < 0.6 or source.random() < 0.1:
        typed, metres = None, None
    hook = {"kind": "hook", "id": f"{pull}.{number}", "pull": pull, "puller": puller, "tractor": tractor, "status": status,
            "class": source.choice(["Pro", "Open"]), "attempt": source.choice([1, 1, 1, 2, 2, 3])}
    if typed is not None:
        hook["distance"] = typed
    return hook, metres


def _owners(hooks):
    """The hooks of each tractor; those without a tractor are their puller's, or his only tractor's."""
    tractors = {}
    for hook, _ in hooks:
        if hook["tractor"] and hook["puller"]:
            tractors.setdefault(hook["puller"].lower(), set()).add(hook["tractor"].lower())
    owners = {}
    for index, (hook, metres) in enumerate(hooks):
        name, puller = hook["tractor"].lower(), hook["puller"].lower()
        if not name and len(tractors.get(puller, [])) == 1:
            name = next(iter(tractors[puller]))
        key = ("tractor", name) if name else ("puller", puller) if puller else ("nobody", index)
        owners.setdefault(key, []).append((hook, metres))
    return owners


def _merits(own):
    """What places a tractor, greater being better, and how many made a full pull."""
    competing = [(hook, metres) for hook, metres in own if hook["status"] not in ("exhibition", "didNotStart")]
    full = [(hook, metres) for hook, metres in competing if hook["status"] == "fullPull"]
    measured = [metres for hook, metres in competing if hook["status"] == "measured" and metres is not None]
    if full:
        first = min(hook["attempt"] for hook, _ in full)
        level = 1 if any(hook["attempt"] < first for hook, _ in competing) else first
        worth = {"fullPull": 3, "measured": 2, "disqualified": 1}
        later = sorted(
            ((hook["attempt"], -(0 if hook["status"] == "measured" and metres is None else worth[hook["status"]]),
              1 if hook["status"] == "disqualified" or metres is None else -metres)
             for hook, metres in competing if hook["attempt"] > first))
        rounds = [(-worth, -far) for _, worth, far in later] + [(-1, -1)] * (9 - len(later))
        farthest = max(-1 if metres is None else metres for hook, metres in full if hook["attempt"] == first)
        return (3, level, rounds, farthest)
    if measured:
        return (2, max(measured))
    return (1,) if any(hook["status"] == "disqualified" for hook, _ in competing) else None


def _places(hooks):
    merits = {key: _merits(own) for key, own in _owners(hooks).items()}
    # Nobody knows how far an unmeasured full pull went, so distances decide between none of them.
    if any(merit and merit[0] == 3 and merit[3] == -1 for merit in merits.values()):
        merits = {key: merit[:3] + (-1,) if merit and merit[0] == 3 else merit for key, merit in merits.items()}
    field = [merit for merit in merits.values() if merit]
    places = {key: 1 + sum(other > merit for other in field) for key, merit in merits.items() if merit and merit[0] > 1}
    return places, len(field), sum(merit[0] == 3 for merit in field)


def _shares(hooks, mark):
    counting = [(hook, metres) for hook, metres in hooks if hook["status"] in ("measured", "fullPull")]
    open_ = [hook["id"] for hook, metres in counting if hook["status"] == "fullPull" and metres is None]
    reach = {hook["id"]: mark if hook["id"] in open_ else metres for hook, metres in hooks}
    known = [reach[hook["id"]] for hook, _ in counting if reach[hook["id"]] is not None]
    if open_ and mark is None:
        is_full = not any(hook["status"] == "fullPull" and metres is not None for hook, metres in counting)
        return {hook["id"]: Fraction(1) if is_full and hook["id"] in open_ else None for hook, _ in hooks}
    return {id: metres / max(known) if known and metres is not None else None for id, metres in reach.items()}


def _agree(figures, hooks, mark):
    for result in figures["classes"]:
        of_class = [one for one in hooks if one[0]["class"] == result["class"]]
        places, size, full = _places(of_class)
        assert (result["fieldSize"], result["full"]) == (size, full), (result, of_class)
        assert sorted(row["place"] for row in result["hooks"] if row["best"]) == sorted(places.values()), (result, of_class)
        assert all((row["place"] is not None) == row["best"] for row in result["hooks"])
        order = [row["place"] or 999 for row in result["hooks"]]
        assert order == sorted(order)
        shares = _shares(of_class, mark)
        assert len(result["hooks"]) == len(of_class)
        for expected, row in _in_order(shares, result["hooks"], of_class):
            assert (row["share"] is None) == (expected is None), (row, expected)
            assert expected is None or abs(Fraction(str(row["share"])) - expected) <= Fraction(1, 10**10), (row, float(expected))


def _in_order(shares, rows, hooks):
    """Shares in either's order of size: ids of an import are its own."""
    mine = sorted((share for share in shares.values()), key=lambda share: (share is None, share or 0))
    theirs = sorted(rows, key=lambda row: (row["share"] is None, row["share"] or 0))
    return zip(mine, theirs)


def pulls_are_placed_as_a_second_reading_says(page):
    app = App(sample=False)
    source = random.Random(11)
    records, given = [], []
    for number in range(60):
        typed, mark = source.choice(MARKS)
        pull = {"kind": "pull", "id": f"p{number}", "name": f"Pull {number}", "date": f"2026-05-{number % 28 + 1:02}"}
        if typed:
            pull["fullPullMark"] = typed
        hooks = [_hook(source, index, pull["id"]) for index in range(source.randint(1, 14))]
        records += [pull] + [hook for hook, _ in hooks]
        given.append((hooks, mark))
    path = app.folder.name + "/pulls.json"
    with open(path, "w") as file:
        json.dump({"tallybook": 1, "records": records}, file)
    app.tally("import", path)
    for number, (hooks, mark) in enumerate(given):
        figures = json.loads(app.tally("show", "pull", f"Pull {number}", "--json"))["figures"]
        _agree(figures, hooks, mark)
    _standings_agree(app, [hooks for hooks, _ in given])


def _standings_agree(app, pulls):
    points = {}
    for hooks in pulls:
        for name in ("Pro", "Open"):
            of_class = [one for one in hooks if one[0]["class"] == name]
            places, _, _ = _places(of_class)
            for key, place in places.items():
                if key[0] != "nobody":
                    points[key[1]] = points.get(key[1], 0) + (0 if place > 10 else RULE[place - 1])
    rows = json.loads(app.tally("show", "standings", "2026", "--json"))["rows"]
    found = {(row["tractor"] or row["pullers"][0]).lower(): row["points"] for row in rows}
    assert {name: total for name, total in points.items() if total} == {name: total for name, total in found.items() if total}, (points, found)


def tests():
    return own(globals())
