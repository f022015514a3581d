"""The worker's own pieces in IndexedDB, function by function: what stands behind a second line of defence elsewhere."""
import pathlib

from app import own

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Shell/worker"
HERE = "http://localhost/"


def _answer(route):
    if route.request.url.endswith(".js"):
        name = route.request.url.rpartition("/")[2]
        return route.fulfill(content_type="text/javascript", body=(FOLDER / name).read_text())
    return route.fulfill(content_type="text/html", body="<title>Pieces</title>")


def _run(page, script):
    """Runs a script with the module as `kept`, after which it gives the first bytes of all pieces and the last number."""
    if page.url != HERE:
        page.route(HERE + "**", _answer)
        page.goto(HERE)
    return page.evaluate("""async () => {
        const module = await import("/pieces.js");
        const kept = new module.Pieces();
        const piece = (number) => new Uint8Array([number]);
        const add = async (...numbers) => { for (const each of numbers) await kept.addPiece(each, piece(each), []); };
        const refusal = (work) => work.then(() => "none", (error) => error.constructor);
        const said = await (async () => { SCRIPT })();
        const { pieces, last } = await kept.allPieces();
        return [pieces.map((each) => each[0]), last, said];
    }""".replace("SCRIPT", script))


def what_came_after_the_pieces_that_became_one_stays(page):
    found = _run(page, "await add(1, 2, 3, 4); await kept.replacePieces(2, piece(9));")
    assert found[:2] == [[9, 3, 4], 4], found


def what_another_made_one_further_on_is_left_as_it_is(page):
    found = _run(page, "await add(1, 2, 3); await kept.replacePieces(3, piece(9)); await kept.replacePieces(2, piece(8));")
    assert found[:2] == [[9], 3], found


def a_piece_behind_a_gap_is_refused_and_not_kept(page):
    found = _run(page, "await add(1); return await refusal(kept.addPiece(3, piece(3), [])) === module.Lost;")
    assert found == [[1], 1, True], found


def a_piece_in_the_place_of_another_is_refused_and_not_kept(page):
    found = _run(page, "await add(1); return await refusal(kept.addPiece(1, piece(7), [])) === module.Overtaken;")
    assert found == [[1], 1, True], found


def who_begins_anew_has_no_whole_book(page):
    found = _run(page, """
        await add(1, 2);
        await kept.setFact("whole", true);
        const number = await kept.putAside(piece(5));
        return [number, await kept.fact("whole") ?? "unknown", (await kept.asides()).map((each) => each.length)];""")
    assert found == [[5], 3, [3, "unknown", [2]]], found


def what_was_put_aside_before_stays(page):
    found = _run(page, """
        await add(1, 2);
        await kept.putAside(piece(5));
        await kept.putAside();
        await add(1);
        return (await kept.asides()).map((each) => each.map((bytes) => bytes[0]));""")
    assert found == [[1], 1, [[1, 2], [5]]], found


def what_was_put_aside_is_never_forgotten(page):
    found = _run(page, """
        await add(1, 2);
        await kept.putAside();
        await kept.forget();
        await add(1);
        return (await kept.asides()).map((each) => each.length);""")
    assert found == [[1], 1, [2]], found


def of_a_book_that_was_never_whole_nothing_stays(page):
    found = _run(page, """
        await add(1);
        await kept.forget();
        return [await kept.exist()];""")
    assert found == [[], 0, [False]], found


def tests():
    return own(globals())
