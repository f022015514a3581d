"""The app's icons as PNG: the tally mark, drawn without any library."""
import math
import struct
import zlib

PAPER = (244, 241, 234)
INK = (29, 27, 24)
# A stroke each for Projects, Priorities, Pulls, Grades, then the slash over them.
STROKES = [
    ((0.29, 0.28), (0.29, 0.72), (68, 80, 189)),
    ((0.43, 0.28), (0.43, 0.72), (179, 38, 30)),
    ((0.57, 0.28), (0.57, 0.72), (168, 74, 18)),
    ((0.71, 0.28), (0.71, 0.72), (11, 107, 97)),
    ((0.185, 0.65), (0.815, 0.35), INK),
]
THICK = 0.066


def app_icons() -> list[tuple[str, bytes]]:
    """Every size that phones and desktops ask for; the maskable one keeps clear of the edge."""
    return [
        ("icon-192", png(192, radius=0.22)),
        ("icon-512", png(512, radius=0.22)),
        ("icon-maskable", png(512, radius=0, scale=0.84)),
        ("apple-touch-icon", png(180, radius=0)),
    ]


def png(size: int, radius: float, scale: float = 1) -> bytes:
    """A square picture of the mark on paper, `radius` of the side rounded off."""
    canvas = [[(*PAPER, corner(x, y, size, radius)) for x in range(size)] for y in range(size)]
    for start, end, colour in STROKES:
        stroke(canvas, size, place(start, scale), place(end, scale), colour, THICK * scale)
    return encoded(canvas, size)


def place(point: tuple[float, float], scale: float) -> tuple[float, float]:
    return tuple(0.5 + (value - 0.5) * scale for value in point)


def corner(x: int, y: int, size: int, radius: float) -> int:
    """How opaque the rounded square is at a pixel, 0 to 255."""
    if radius == 0:
        return 255
    r = radius * size
    dx = max(r - x - 0.5, x + 0.5 - (size - r), 0)
    dy = max(r - y - 0.5, y + 0.5 - (size - r), 0)
    return round(255 * min(1, max(0, r - math.hypot(dx, dy) + 0.5)))


def stroke(canvas, size, start, end, colour, thick) -> None:
    """Draws a line with round ends, its edge smoothed over a pixel."""
    (ax, ay), (bx, by) = [(x * size, y * size) for x, y in (start, end)]
    half = thick * size / 2
    for y in span(ay, by, half, size):
        row = canvas[y]
        for x in span(ax, bx, half, size):
            cover = min(1, max(0, half + 0.5 - distance(x + 0.5, y + 0.5, ax, ay, bx, by)))
            if cover > 0:
                r, g, b, alpha = row[x]
                mixed = (round(o + (n - o) * cover) for o, n in zip((r, g, b), colour))
                row[x] = (*mixed, alpha)


def span(a: float, b: float, half: float, size: int) -> range:
    return range(max(0, int(min(a, b) - half - 1)), min(size, int(max(a, b) + half + 2)))


def distance(px, py, ax, ay, bx, by) -> float:
    """From a point to the nearest of a line's points."""
    dx, dy = bx - ax, by - ay
    t = min(1, max(0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)))
    return math.hypot(px - ax - t * dx, py - ay - t * dy)


def encoded(canvas, size: int) -> bytes:
    rows = b"".join(b"\0" + bytes(value for pixel in row for value in pixel) for row in canvas)
    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in chunks)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
