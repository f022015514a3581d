import FoundationEssentials
import FuzzTargets
import Kernel
import Testing

/// The files below `Fuzzing/`, as in `crashers/json`; none when there is no such folder.
private func files(in folder: String) throws -> [URL] {
    let root = URL(filePath: #filePath).appending(path: "../../../Fuzzing").standardized
    let url = root.appending(path: folder)
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
        .map { url.appending(path: $0) }
}

struct ReplayTests {
    @Test(arguments: FuzzTarget.allCases)
    func `every law holds for the seeds, cut off anywhere`(target: FuzzTarget) throws {
        let seeds = try files(in: "seeds/\(target)")
        #expect(!seeds.isEmpty, "every target has something to start from")
        for file in seeds {
            let bytes = [UInt8](try Data(contentsOf: file))
            for end in stride(from: bytes.count, through: 0, by: -max(1, bytes.count / 16)) {
                #expect(
                    target.brokenLaw([UInt8](bytes[..<end])) == nil, "\(file.lastPathComponent)")
            }
        }
    }

    @Test(arguments: FuzzTarget.allCases)
    func `what once broke a law no longer does`(target: FuzzTarget) throws {
        for file in try files(in: "crashers/\(target)") {
            let bytes = [UInt8](try Data(contentsOf: file))
            #expect(target.brokenLaw(bytes) == nil, "\(file.lastPathComponent)")
        }
    }

    @Test(arguments: FuzzTarget.allCases)
    func `every law holds for random bytes`(target: FuzzTarget) {
        var random = RandomSource(seed: 1)
        for length in stride(from: 0, to: 200, by: 7) {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            #expect(target.brokenLaw(bytes) == nil, "\(bytes)")
        }
    }
}
