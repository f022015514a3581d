// order MODULE ORDERED: puts the functions of a WebAssembly module into an order in which brotli finds
// what they share close by. Functions that are called most stay in front, where an index is one byte.
import Foundation

let arguments = CommandLine.arguments
let module = try Module(Array(try Data(contentsOf: URL(fileURLWithPath: arguments[1]))))
var uses = module.functions.map { _ in 0 }
for function in module.functions {
    for callee in function.calls.compactMap(module.callee) { uses[callee] += 1 }
}
let byUse = uses.indices.sorted { (uses[$0], $1) > (uses[$1], $0) }
var likeness = Likeness(module.functions.map(\.body))
let order = byUse.prefix(128) + likeness.order(byUse.dropFirst(128).sorted())
try Data(module.ordered(Array(order))).write(to: URL(fileURLWithPath: arguments[2]))
