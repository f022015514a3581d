// How fast the screens of a student's whole studies are, against DESIGN.md's budget:
//
//     swift build -c release --product GradesBenchmark && .build/release/GradesBenchmark [NAME]…
//
// NAME is part of a screen's path, such as `graphs`. Each screen is answered by the app in this
// process: from memory, as in a browser, and from SQLite, as by the server. Times are medians of the
// processor's time for whole answers. “After a score” includes what the last write made stale.

let wanted = CommandLine.arguments.dropFirst()
let studies = Studies(courses: 40, assignments: 100)
for place in [Place.memory(studies), try Place.file(studies)] {
    print("\(place.name): 40 courses with 100 assignments each, budget 10 ms a screen")
    for screen in studies.screens where wanted.isEmpty || wanted.contains(where: screen.contains) {
        place.measure(screen)
    }
    place.remove()
}
