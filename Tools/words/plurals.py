"""The CLDR's plural rules for whole numbers, as conditions that Swift and Python both read."""
from babel import Locale

ORDER = ["zero", "one", "two", "few", "many"]
# A whole number has no decimals, and is never written with an exponent here.
NOTHING = {"v", "w", "f", "t", "c", "e"}


def rules(tag):
    """{category: condition on `n`} of a language, in the CLDR's order; `other` is what is left."""
    found = {category: condition(rule) for category, rule in Locale.parse(tag).plural_form.abstract}
    return {category: found[category] for category in ORDER if found.get(category, False) is not False}


def categories(tag):
    """Every category that a whole number can have in a language."""
    return [*rules(tag), "other"]


def condition(rule):
    """A rule as text, or True or False where it is the same for every whole number."""
    kind, parts = rule
    if kind == "not":
        inner = condition(parts[0])
        return negated(inner)
    if kind in ("and", "or"):
        return joined(kind, [condition(part) for part in parts])
    assert kind == "relation", kind
    _, operand, (_, ranges) = parts
    return joined("or", [within(operand, low[1][0], high[1][0]) for low, high in ranges])


def within(operand, low, high):
    term = operand_text(operand)
    if term is None:
        return low <= 0 <= high
    if low == high:
        return f"{term} == {low}"
    return f"{term} <= {high}" if low == 0 else f"{term} >= {low} && {term} <= {high}"


def operand_text(operand):
    """`n`, `n % 100`, or nothing for an operand that is always 0."""
    kind, parts = operand
    if kind == "mod":
        inner = operand_text(parts[0])
        return inner and f"{inner} % {parts[1][1][0]}"
    return None if kind in NOTHING else "n"


def joined(kind, conditions):
    deciding = kind == "or"
    if deciding in conditions:
        return deciding
    left = [each for each in conditions if each is not (not deciding)]
    if not left:
        return not deciding
    mark = " || " if deciding else " && "
    return left[0] if len(left) == 1 else mark.join(in_brackets(each, kind) for each in left)


def in_brackets(text, kind):
    return f"({text})" if kind == "and" and " || " in text else text


def negated(inner):
    if isinstance(inner, bool):
        return not inner
    if " && " in inner or " || " in inner:
        return f"!({inner})"
    for mark, other in ((" == ", " != "), (" <= ", " > ")):
        inner, done = inner.replace(mark, other), mark in inner
        if done:
            return inner
    return f"!({inner})"
