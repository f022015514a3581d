// libFuzzer calls this with one input after another; FUZZ_TARGET names the part of the product.

import FuzzTargets
import Glibc

private let fuzzTarget: FuzzTarget = {
    guard let name = getenv("FUZZ_TARGET"), let target = FuzzTarget(rawValue: String(cString: name))
    else { fatalError("FUZZ_TARGET names no target") }
    return target
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
    if let law = fuzzTarget.brokenLaw(bytes) { fatalError("Broken law: \(law)") }
    return 0
}
