"""Courses and averages against fractions and brute force, over random gradebooks."""
import itertools
import json
import random
from fractions import Fraction

from app import App, own


def _work(source, course, number, groups, german):
    work = {"kind": "assignment", "id": f"{course}w{number}", "course": course, "name": f"Work {number}"}
    if groups:
        work["weightGroup"] = source.choice(groups)["id"]
    if german:
        work["earned"] = source.choice([1, 1.3, 1.7, 2, 2.3, 2.7, 3, 3.3, 3.7, 4, 5])
    else:
        work["total"] = source.choice([10, 20, 50, 100])
        work["earned"] = source.randint(0, work["total"])
        work["extraCredit"] = source.random() < 0.2
        if work["extraCredit"] and source.random() < 0.3:
            work["total"] = 0
    work["excused"] = source.random() < 0.15
    work["neverDrop"] = source.random() < 0.15
    if source.random() < 0.2:
        del work["earned"]
    return work


def _random_course(source, number, german):
    """The records of a course, its groups and its works."""
    course = f"c{number}"
    groups = [
        {"kind": "weightGroup", "id": f"{course}g{index}", "course": course, "name": f"Group {index}",
         "weight": source.choice([1, 2, 5, 0.25]), "dropLowest": source.randint(0, 2), "dropHighest": source.choice([0, 0, 1])}
        for index in range(source.randint(0, 3))]
    works = [_work(source, course, index, groups, german) for index in range(source.randint(2, 9))]
    record = {"kind": "course", "id": course, "name": f"Course {number}", "term": "term", "status": "completed",
              "creditHours": source.choice([1, 3, 4.5]), "scale": "german" if german else "percent100",
              "method": source.choice(["points", "percentages"])}
    return record, groups, works


def _number(value):
    return Fraction(str(value))


def _portion(work, german, method):
    """What a work earns and what was possible, or None where it doesn't count."""
    if work.get("excused") or "earned" not in work:
        return None
    if german:
        return (5 - _number(work["earned"])) / 4, Fraction(1)
    earned, total = _number(work["earned"]), _number(work["total"])
    if method == "percentages":
        if total == 0:
            return None
        earned, total = earned / total, Fraction(1)
    return earned, Fraction(0) if work.get("extraCredit") else total


def _share(portions):
    possible = sum(portion[1] for portion in portions)
    return sum(portion[0] for portion in portions) / possible if possible else None


def _subsets(portions, dropped):
    return [list(kept) for kept in itertools.combinations(portions, len(portions) - dropped)]


def _group_share(works, group, german, method):
    """The best of what the lowest may take, of the worst of what the highest may take."""
    counted = [(work, portion) for work in works if (portion := _portion(work, german, method))]
    loose = [portion for work, portion in counted if not work.get("neverDrop") and portion[1]]
    fixed = [portion for work, portion in counted if work.get("neverDrop") or not portion[1]]
    lowest = max(0, min(group.get("dropLowest", 0), len(loose) - 1))
    highest = group.get("dropHighest", 0)
    highest = 0 if lowest + highest >= len(loose) else highest
    worst = []
    for rest in _subsets(loose, lowest):
        shares = [share for kept in _subsets(rest, highest) if (share := _share(fixed + kept)) is not None]
        worst += [min(shares)] if shares else []
    return max(worst) if worst else None


def _course_share(record, groups, works, german):
    if not groups:
        return _group_share(works, {}, german, record["method"])
    parts = []
    for group in groups:
        share = _group_share([work for work in works if work["weightGroup"] == group["id"]], group, german, record["method"])
        if share is not None:
            parts.append((_number(group["weight"]), share))
    weights = sum(weight for weight, _ in parts)
    return sum(weight * share for weight, share in parts) / weights if weights else None


def _close(found, expected):
    if expected is None or found is None:
        return found is None and expected is None
    return abs(Fraction(str(found)) - expected) < Fraction(1, 10**9)


def courses_and_averages_are_those_of_fractions(page):
    app, source = App(sample=False), random.Random(10)
    records = [{"kind": "term", "id": "term", "name": "Fall"}]
    expected, sums = {}, {"german": [0, 0], "percent100": [0, 0]}
    for number in range(120):
        german = number % 3 == 0
        record, groups, works = _random_course(source, number, german)
        records += [record] + groups + works
        share = _course_share(record, groups, works, german)
        points = None if share is None else 5 - 4 * share if german else 100 * share
        expected[record["name"]] = points
        if points is not None:
            sums[record["scale"]][0] += points * _number(record["creditHours"])
            sums[record["scale"]][1] += _number(record["creditHours"])
    path = app.folder.name + "/oracle.json"
    with open(path, "w") as file:
        json.dump({"tallybook": 1, "records": records}, file)
    app.tally("import", path)
    for name, points in expected.items():
        current = json.loads(app.tally("show", "course", name, "--json"))["figures"]["current"]
        assert _close(current["points"], points), (name, current, points)
    term = json.loads(app.tally("show", "term", "Fall", "--json"))["figures"]
    assert term["gpa"] is None and term["gpaReason"] == "scalesDiffer"
    for part in term["gpas"]:
        points, hours = sums[part["scale"]]
        assert _close(part["gpa"], points / hours) and _close(part["creditHours"], hours), part


def tests():
    return own(globals())
