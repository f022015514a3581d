"""The score in Notes/Tests.md: which test notices which fault."""
START, END = "<!-- score: written by Tools/mutate --write -->\n", "<!-- end of score -->"


class Score:
    """Keeps what was found before of faults that aren't tried now."""

    def __init__(self, path, faults):
        self.path, self.faults = path, faults
        text = path.read_text()
        self.before, rest = text.split(START)
        score, self.after = rest.split(END)
        rows = [line.strip("| ").split(" | ") for line in score.splitlines() if line.startswith("| ")]
        known = {(row[0], row[1]): row[2] for row in rows if len(row) == 3}
        self.found = {fault: known[fault.area, fault.name] for fault in faults if (fault.area, fault.name) in known}

    def note(self, fault, result):
        self.found[fault] = result.words.replace("|", "¦") if result.is_noticed else "**nothing**"

    def save(self):
        self.path.write_text(self.before + START + self.totals() + "\n" + self.table() + END + self.after)

    def totals(self):
        lines = ["| area | listed | tried | noticed |", "|:--|--:|--:|--:|"]
        areas = list(dict.fromkeys(fault.area for fault in self.faults))
        rows = [(sum(fault.area == area for fault in self.faults), self.count(area), self.count(area, True)) for area in areas]
        for area, row in zip([*areas, "together"], [*rows, map(sum, zip(*rows, strict=True))], strict=True):
            lines.append(f"| {area} | {' | '.join(map(str, row))} |")
        return "\n".join(lines) + "\n"

    def count(self, area, is_noticed=False):
        found = [words for fault, words in self.found.items() if fault.area == area]
        return sum(words != "**nothing**" for words in found) if is_noticed else len(found)

    def table(self):
        lines = ["| area | fault | noticed by |", "|---|---|---|"]
        lines += [f"| {fault.area} | {fault.name} | {self.found[fault]} |" for fault in self.faults if fault in self.found]
        return "\n".join(lines) + "\n"
