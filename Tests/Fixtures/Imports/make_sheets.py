#!/usr/bin/env python3
"""Writes the spreadsheets below `sheets/` as the programs named in README.md write them, and hostile ones.

The formats are those of ECMA-376 (Office Open XML) and OpenDocument 1.3. Run it again after a change here:

    Tests/Fixtures/Imports/make_sheets.py
"""
import pathlib
import struct
import zipfile
from xml.sax.saxutils import escape, quoteattr

FOLDER = pathlib.Path(__file__).parent / "sheets"
HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"


def pack(name, parts, deflated=True):
    """A container with the same bytes each time; a part whose name begins with = is stored."""
    with zipfile.ZipFile(FOLDER / name, "w") as archive:
        for part, content in parts.items():
            info = zipfile.ZipInfo(part.lstrip("="), (2026, 1, 1, 0, 0, 0))
            stored = part.startswith("=") or not deflated
            info.compress_type = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
            archive.writestr(info, content)


# Office Open XML.

def letters(column):
    name = ""
    while column >= 0:
        name, column = chr(65 + column % 26) + name, column // 26 - 1
    return name


class Excel:
    """A workbook as PhpSpreadsheet and Excel write it, with shared texts and styles."""

    def __init__(self, codes=(), extra=""):
        self.codes, self.texts, self.sheets, self.extra = list(codes), [], [], extra

    def text(self, text):
        if text not in self.texts:
            self.texts.append(text)
        return self.texts.index(text)

    def cell(self, place, value):
        """A text, a number as it is stored, or (number, style)."""
        style = ""
        if isinstance(value, tuple):
            value, number = value
            style = f' s="{number}"'
        if isinstance(value, str) and value.startswith("<"):
            return f'<c r="{place}"{style}{value[1:]}'
        if isinstance(value, str):
            return f'<c r="{place}"{style} t="s"><v>{self.text(value)}</v></c>'
        return f'<c r="{place}"{style}><v>{value!r}</v></c>'

    def sheet(self, name, rows, state="", after=""):
        lines = []
        for number, row in enumerate(rows, 1):
            cells = "".join(
                self.cell(letters(column) + str(number), value)
                for column, value in enumerate(row) if value is not None)
            if cells:
                lines.append(f'<row r="{number}" spans="1:{len(row)}">{cells}</row>')
        self.sheets.append((name, state, HEAD + f'<worksheet xmlns="{MAIN}"><sheetPr/><dimension ref="A1"/>'
                            f'<sheetData>{"".join(lines)}</sheetData>{after}</worksheet>'))
        return self

    def parts(self):
        sheets = "".join(
            f'<sheet name={quoteattr(name)} sheetId="{n}"{state} r:id="rId{n}"/>'
            for n, (name, state, _) in enumerate(self.sheets, 1))
        count = len(self.sheets)
        relations = "".join(
            f'<Relationship Id="rId{n}" Type="{OFFICE}/worksheet" Target="worksheets/sheet{n}.xml"/>'
            for n in range(1, count + 1))
        relations += (f'<Relationship Id="rId{count + 1}" Type="{OFFICE}/styles" Target="styles.xml"/>'
                      f'<Relationship Id="rId{count + 2}" Type="{OFFICE}/sharedStrings" Target="sharedStrings.xml"/>')
        codes = "".join(f'<numFmt numFmtId="{n}" formatCode={quoteattr(code)}/>' for n, code in self.codes)
        styles = "".join(f'<xf numFmtId="{n}" fontId="0" applyNumberFormat="1"/>' for n in [0] + [n for n, _ in self.codes])
        texts = "".join(
            text if text.startswith("<si>") else f'<si><t xml:space="preserve">{escape(text)}</t></si>'
            for text in self.texts)
        parts = {
            "[Content_Types].xml": HEAD + f'<Types xmlns="{PACKAGE}/content-types"/>',
            "_rels/.rels": HEAD + f'<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="rId1" '
                                  f'Type="{OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
            "docProps/core.xml": HEAD + "<coreProperties/>",
            "xl/workbook.xml": HEAD + f'<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}"><workbookPr{self.extra}/>'
                                      f"<sheets>{sheets}</sheets></workbook>",
            "xl/_rels/workbook.xml.rels": HEAD + f'<Relationships xmlns="{PACKAGE}/relationships">{relations}</Relationships>',
            "xl/theme/theme1.xml": HEAD + "<theme/>",
            "xl/styles.xml": HEAD + f'<styleSheet xmlns="{MAIN}"><numFmts>{codes}</numFmts>'
                                    f'<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>{styles}</cellXfs></styleSheet>',
            "xl/sharedStrings.xml": HEAD + f'<sst xmlns="{MAIN}" uniqueCount="{len(self.texts)}">{texts}</sst>',
        }
        for number, (_, _, content) in enumerate(self.sheets, 1):
            parts[f"xl/worksheets/sheet{number}.xml"] = content
        return parts


# OpenDocument.

SPACES = " ".join(
    f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
    for name in ("office", "table", "text", "style", "manifest", "draw"))
SPACES += ' xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"'


def open_cell(value):
    """A text, a number, or a whole element."""
    if value is None:
        return "<table:table-cell/>"
    if isinstance(value, str) and value.startswith("<"):
        return value
    if isinstance(value, str):
        return f'<table:table-cell office:value-type="string"><text:p>{escape(value)}</text:p></table:table-cell>'
    shown = str(value).replace(".", ",")
    return (f'<table:table-cell office:value-type="float" calcext:value-type="float" office:value="{value!r}">'
            f"<text:p>{shown}</text:p></table:table-cell>")


def open_row(cells, more=""):
    return f"<table:table-row{more}>{''.join(open_cell(cell) for cell in cells)}</table:table-row>"


def open_parts(tables, styles="", manifest=""):
    return {
        "=mimetype": "application/vnd.oasis.opendocument.spreadsheet",
        "META-INF/manifest.xml": HEAD + f'<manifest:manifest {SPACES}>{manifest}</manifest:manifest>',
        "styles.xml": HEAD + "<styles/>",
        "content.xml": HEAD + f"<office:document-content {SPACES} office:version=\"1.3\">"
                              f"<office:automatic-styles>{styles}</office:automatic-styles>"
                              f"<office:body><office:spreadsheet>{tables}</office:spreadsheet></office:body>"
                              "</office:document-content>",
    }


def table(name, rows, style=""):
    return f'<table:table table:name="{name}"{style}><table:table-column/>{"".join(rows)}</table:table>'


MOODLE = [
    ["First name", "Last name", "ID number", "Institution", "Department", "Email address",
     "Quiz: Week 1 (Real)", "Quiz: Week 1 (Percentage)", "Quiz: Week 1 (Feedback)", "Assignment: Essay (Real)",
     "Assignment: Essay (Percentage)", "Course total (Real)", "Last downloaded from this course"],
    ["Ada", "Ferrante", "17", "", "", "ada@example.org", 8.5, "85.00 %", "Good & short", "-", "-", 8.5, 1764000000],
    ["Ben", "Okafor", "18", "", "", "ben@example.org", 5, "50.00 %", "", 17.125, "85.63 %", 22.125, 1764000000],
]

CLASSROOM = [
    ["Last Name", "First Name", "Email Address", "Overall grade", "Essay on Ants", "Map", "Model"],
    ["Date", None, None, None, (46326, 1), (46331.999305555553, 2), (46337, 1)],
    ["Points", None, None, None, 20, 10, 5],
    ["Class average", None, None, None, 15, 9, None],
    ["Ferrante", "Ada", "ada@example.org", (0.875, 3), 17.5, None, (0.30000000000000004, 0)],
]


def honest():
    pack("moodle.xlsx", Excel().sheet("Grades", MOODLE).parts())
    pack("moodle.ods", open_parts(table("Grades", [open_row(row) for row in MOODLE])))
    pack("classroom.xlsx", Excel([(165, "yyyy-mm-dd"), (166, r'd" of "mmm\ yyyy\ h:mm'), (10, "0.00%")]).sheet(
        "Sheet1", CLASSROOM).parts())
    euro = (167, '#,##0.00\\ [$€-407]')
    car = Excel([euro, (9, "0%")])
    car.sheet("Notes", [["Only a remark"]], ' state="hidden"')
    car.sheet("Cars", [
        ["Criterion", "Weight", "Alpha", "Beta"],
        ["Comfort", (0.4, 2), 3, 2],
        [car_text("Safe", "ty"), (0.6, 2), 4, 1],
        ["Price", (0.5, 2), (1.125, 1), (2.5, 1)],
    ], after='<mergeCells count="1"><mergeCell ref="A6:B6"/></mergeCells>')
    pack("cars.xlsx", car.parts())
    several = Excel()
    several.sheet("Rooms", [["Room", "Seats"], ["A", 12]])
    several.sheet("Grades", MOODLE)
    pack("several.xlsx", several.parts())
    plain = Excel()
    plain.sheet("Autumn", [["Name", "Score", "Total"], ["Essay", 8, 10]])
    plain.sheet("Spring", [["Name", "Score", "Total"], ["Map", 9, 10]])
    pack("terms.xlsx", plain.parts())
    matrix()


def car_text(*runs):
    """A text in runs, with a reading that isn't part of it."""
    texts = "".join(f"<r><rPr><b/></rPr><t>{run}</t></r>" for run in runs)
    return "<" + f' t="inlineStr"><is>{texts}<rPh sb="0" eb="1"><t>x</t></rPh></is></c>'


def matrix():
    """As LibreOffice writes it: filled up with repeated cells and rows, remarks, covered and hidden ones."""
    rest = '<table:table-cell table:number-columns-repeated="16380"/>'
    rows = [
        open_row(["Vendor", "Functions", "Support", "Price", rest]),
        open_row(["Weight", percent(0.4), percent(0.3), percent(0.3)]),
        open_row([
            '<table:table-cell office:value-type="string"><office:annotation><text:p>Ask again</text:p>'
            '</office:annotation><text:p>Alpha</text:p></table:table-cell>', 4, 3, euro(1.125)]),
        open_row(["Beta", 3, 2, euro(2.5)]),
        open_row([
            '<table:table-cell office:value-type="string"><text:p>Gam<text:span>ma</text:span></text:p>'
            "</table:table-cell>",
            '<table:table-cell table:number-columns-repeated="2" office:value-type="float" office:value="2"/>', euro(1980)]),
        '<table:table-row table:number-rows-repeated="1048571"><table:table-cell '
        'table:number-columns-repeated="16384"/></table:table-row>',
    ]
    styles = ('<style:style style:name="ta2" style:family="table">'
              '<style:table-properties table:display="false"/></style:style>')
    hidden = table("Lists", [open_row(["a", "b"])], ' table:style-name="ta2"')
    pack("vendors.ods", open_parts(table("Vendors", rows, ' table:style-name="ta1"') + hidden, styles))


def percent(number):
    return (f'<table:table-cell office:value-type="percentage" office:value="{number}">'
            f"<text:p>{number * 100:.0f}%</text:p></table:table-cell>")


def euro(number):
    return (f'<table:table-cell office:value-type="currency" office:currency="EUR" office:value="{number}">'
            f"<text:p>{number:.2f} €</text:p></table:table-cell>")


def hostile():
    one = Excel().sheet("Grades", MOODLE).parts()
    pack("bad-checksum.xlsx", one)
    change("bad-checksum.xlsx", lambda data, at: data[:at + 16] + b"\x00\x01\x02\x03" + data[at + 20:])
    pack("lying.xlsx", one)
    change("lying.xlsx", lambda data, at: data[:at + 24] + struct.pack("<I", 40) + data[at + 28:])
    pack("bomb.xlsx", one)
    change("bomb.xlsx", lambda data, at: data[:at + 24] + struct.pack("<I", 65 << 20) + data[at + 28:])
    pack("password.xlsx", one)
    change("password.xlsx", lambda data, at: data[:at + 8] + b"\x01\x00" + data[at + 10:])
    pack("truncated.xlsx", one)
    path = FOLDER / "truncated.xlsx"
    path.write_bytes(path.read_bytes()[:-400])
    entities = dict(one)
    entities["xl/worksheets/sheet1.xml"] = (
        '<?xml version="1.0"?><!DOCTYPE worksheet [<!ENTITY a "&b;&b;"><!ENTITY b "&a;&a;">]><worksheet>&a;</worksheet>')
    pack("entities.xlsx", entities)
    filled = '<table:table-cell table:number-columns-repeated="10000" office:value-type="float" office:value="1"/>'
    pack("repeats.ods", open_parts(table("T", [open_row([filled], ' table:number-rows-repeated="1000000"')])))
    pack("letter.docx", {"word/document.xml": "<document/>"})
    (FOLDER / "old.xls").write_bytes(bytes.fromhex("d0cf11e0a1b11ae1") + bytes(504))


def change(name, edit):
    """Edits the entry of the sheet in the container's list, which stands after everything packed."""
    path = FOLDER / name
    data = path.read_bytes()
    title = data.rindex(b"xl/worksheets/sheet1.xml")
    path.write_bytes(edit(data, title - 46))


FOLDER.mkdir(exist_ok=True)
honest()
hostile()
