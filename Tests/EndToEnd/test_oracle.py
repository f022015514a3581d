"""Rankings of measured qualities against scikit-criteria, over random matrices."""
import json
import random
import warnings

import numpy
from app import App, own
from skcriteria import mkdm
from skcriteria.agg.simple import WeightedSumModel
from skcriteria.agg.topsis import TOPSIS
from skcriteria.preprocessing.invert_objectives import InvertMinimize, NegateMinimize
from skcriteria.preprocessing.scalers import MinMaxScaler, SumScaler, VectorScaler

SCALERS = {"minMax": MinMaxScaler, "sum": SumScaler, "vector": VectorScaler}


def _random_project(source, number, method, normalization):
    """Records of a project with numbers of every size, and what scikit-criteria is given of it."""
    rows, columns = source.randint(2, 7), source.randint(1, 5)
    lower = [source.random() < 0.4 for _ in range(columns)]
    weights = [source.choice([1, 2, 0.5, 3.25, 10]) for _ in range(columns)]
    # All different in a column, or min–max divides by zero there.
    scales = [source.choice([1, 100, 10_000]) for _ in range(columns)]
    places = [source.sample(range(1, 500), rows) for _ in range(columns)]
    matrix = [[round(places[c][r] * scales[c] / 8, 3) for c in range(columns)] for r in range(rows)]
    project = f"{number}"
    records = [{"kind": "project", "id": project, "title": f"Project {number}", "method": method, "normalization": normalization}]
    records += [
        {"kind": "quality", "id": f"{number}q{c}", "project": project, "title": f"Quality {c}", "measured": True,
         "reversed": lower[c], "weight": weights[c]} for c in range(columns)]
    records += [{"kind": "item", "id": f"{number}i{r}", "project": project, "title": f"Item {r}"} for r in range(rows)]
    records += [
        {"kind": "score", "id": f"{number}s{r}.{c}", "item": f"{number}i{r}", "quality": f"{number}q{c}", "measure": matrix[r][c]}
        for r in range(rows) for c in range(columns)]
    return records, (matrix, [-1 if is_lower else 1 for is_lower in lower], weights, method, normalization)


def _expected(matrix, objectives, weights, method, normalization):
    given = SumScaler(target="weights").transform(mkdm(matrix=matrix, objectives=objectives, weights=weights))
    scaler = SCALERS[normalization](target="matrix")
    if method == "topsis":
        warnings.simplefilter("ignore")  # it prefers benefits, and takes costs all the same
        return TOPSIS().evaluate(scaler.transform(given)).e_.similarity
    turn = NegateMinimize() if normalization == "minMax" else InvertMinimize()
    return WeightedSumModel().evaluate(scaler.transform(turn.transform(given))).e_.score


def _shares(app, number):
    figures = json.loads(app.tally("show", "project", f"Project {number}", "--json"))["figures"]
    return {row["title"]: row["share"] for row in figures["ranking"]}


def rankings_are_those_of_scikit_criteria(page):
    app = App(sample=False)
    source = random.Random(4)
    records, given = [], []
    for number in range(60):
        method, normalization = ("weightedSum", "topsis")[number % 2], list(SCALERS)[number // 2 % 3]
        own_records, question = _random_project(source, number, method, normalization)
        records += own_records
        given.append(question)
    path = app.folder.name + "/oracle.json"
    with open(path, "w") as file:
        json.dump({"tallybook": 1, "records": records}, file)
    app.tally("import", path)
    for number, question in enumerate(given):
        shares = _shares(app, number)
        expected = _expected(*question)
        found = [shares[f"Item {row}"] for row in range(len(expected))]
        assert numpy.allclose(found, expected, rtol=0, atol=1e-9), (number, question, found, expected)


def tests():
    return own(globals())
