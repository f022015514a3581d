"""A book with records of every kind, so that every screen has something to show and to change."""
import json
import tempfile


def _records():
    essentials = [("fruit", "Fruit", "critical"), ("apples", "Apples", "high"), ("milk", "Milk", "medium"), ("salt", "Salt", "low")]
    yield from ({"kind": "essential", "id": key, "name": name, "level": level} for key, name, level in essentials)
    yield {"kind": "essentialLink", "id": "l1", "parent": "fruit", "child": "apples", "amount": 1.5, "unit": "kg"}
    yield {"kind": "store", "id": "aldi", "name": "Aldi"}
    yield {"kind": "project", "id": "p1", "title": "Garden", "reminderTime": "07:30"}
    yield {"kind": "project", "id": "p2", "title": "Shed", "closed": True}
    qualities = [("q1", "Beauty", {}), ("q2", "Effort", {"reversed": True, "note": "4 a week\n1 an hour"}), ("q3", "Price", {"measured": True, "unit": "€", "reversed": True})]
    for key, title, more in qualities:
        yield {"kind": "quality", "id": key, "project": "p1", "title": title, **more}
    for number, title in enumerate(("Trim shrubs", "Plant roses", "Dig a pond")):
        yield {"kind": "item", "id": f"i{number}", "project": "p1", "title": title, "completed": number == 2}
        for quality in ("q1", "q2"):
            yield {"kind": "score", "id": f"s{number}{quality}", "item": f"i{number}", "quality": quality, "value": number + 1}
        yield {"kind": "score", "id": f"s{number}q3", "item": f"i{number}", "quality": "q3", "measure": 10 + number * 7}
    yield {"kind": "decision", "id": "d1", "project": "p1", "item": "i1", "date": "2026-01-05", "reason": "It lasts"}
    yield {"kind": "judgement", "id": "j1", "quality": "q1", "over": "q2", "strength": 2}
    yield {"kind": "comment", "id": "k1", "essential": "apples", "text": "The red ones"}
    yield {"kind": "template", "id": "t1", "title": "Buying"}
    yield {"kind": "templateQuality", "id": "tq1", "template": "t1", "title": "Cost"}
    yield from _grades()
    yield from _pulls()


def _grades():
    yield {"kind": "term", "id": "term", "name": "Autumn", "start": "2026-09-01", "end": "2027-01-31"}
    yield {"kind": "degree", "id": "degree", "name": "Physics"}
    yield {"kind": "courseGroup", "id": "group", "degree": "degree", "name": "Core"}
    yield {"kind": "gradeScale", "id": "scale", "name": "Lab", "steps": {"P": "50 4", "F": "0 0"}}
    for key, name in (("c1", "Mechanics"), ("c2", "Optics")):
        yield {"kind": "course", "id": key, "name": name, "term": "term", "courseGroup": "group"}
    for key, name in (("w1", "Homework"), ("w2", "Exams")):
        yield {"kind": "weightGroup", "id": key, "course": "c1", "name": name, "weight": 1}
    for number, earned in enumerate((80, 90, None)):
        more = {} if earned is None else {"earned": earned}
        yield {"kind": "assignment", "id": f"a{number}", "course": "c1", "weightGroup": "w1", "name": f"Sheet {number}", "due": "2026-12-01", **more}
    yield {"kind": "assignment", "id": "a3", "course": "c1", "name": "Project"}
    yield {"kind": "note", "id": "n1", "name": "Who to ask", "course": "c1", "content": "Mia", "tags": ["exam"]}
    yield {"kind": "attachment", "id": "f1", "note": "n1", "name": "Plan"}
    yield {"kind": "timeSlot", "id": "slot", "course": "c1", "start": "08:00", "end": "09:30", "days": ["mon"]}
    yield {"kind": "studySession", "id": "study", "course": "c1", "date": "2026-11-20", "minutes": 45}
    yield {"kind": "gradePreference", "id": "preference", "scale": "us"}


def _pulls():
    for number, (name, date) in enumerate((("Cow Town", "2026-06-06"), ("Hay Days", "2026-07-04"))):
        pull = f"pull{number}"
        yield {"kind": "pull", "id": pull, "name": name, "date": date, "temperature": "78 °F", "location": "Ames"}
        for place, (puller, tractor) in enumerate((("Rick", "WhyNot"), ("Dale", "Old Blue"), ("June", "Wynot"))):
            yield {"kind": "hook", "id": f"{pull}h{place}", "pull": pull, "puller": puller, "tractor": tractor, "class": "Open",
                   "distance": str(300 - 10 * place - number), "custom": {"Weather": "dry"}}
    yield {"kind": "pointsRule", "id": "points", "name": "County", "points": "10, 8, 6"}


def fill(app):
    """Takes the book in, all at once; gives the kinds that are in it."""
    records = list(_records())
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump({"tallybook": 1, "records": records}, file)
        file.flush()
        app.tally("import", file.name)
    return {record["kind"] for record in records}
