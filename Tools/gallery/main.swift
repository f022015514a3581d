// Writes each sample screen into the folder that the first argument names, for pictures and for axe.
// The addresses of the style sheet, the script and the icons are the next three.

import Foundation

let folder = CommandLine.arguments[1]

let screens = [
    Screen(name: "priorities", draw: priorities), Screen(name: "item", draw: fruit),
    Screen(name: "sheet", draw: sheetScreen), Screen(name: "shopping", draw: shopping),
    Screen(name: "search", draw: search), Screen(name: "empty", draw: empty),
    Screen(name: "today", draw: today), Screen(name: "compare", draw: compare),
    Screen(name: "course", draw: course), Screen(name: "settings", draw: settings),
    Screen(name: "trash", draw: trash), Screen(name: "form", draw: form),
]
for screen in screens {
    let html = HTML(assets: assets)
    screen.draw(html)
    try Data(html.bytes).write(to: URL(fileURLWithPath: "\(folder)/\(screen.name).html"))
}
