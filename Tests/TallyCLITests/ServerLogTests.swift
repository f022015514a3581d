import HTTPServer
import Kernel
import Testing

@testable import TallyCLI

@Suite struct ServerLogTests {
    private final class Lines: @unchecked Sendable {
        var all: [String] = []
        var now = Instant(milliseconds: 1_764_000_000_000)
    }

    @Test func `that changes got another date is a line, also where only failures are told`() {
        let lines = Lines()
        let stream = Surroundings.Stream { bytes in
            lines.all.append(String(decoding: bytes, as: UTF8.self))
        }
        ServerLog(.words, isQuiet: true, stream, now: { lines.now }).noteRedated(3)
        #expect(lines.all.count == 1 && lines.all[0].hasSuffix(" redated changes=3\n"))
    }

    @Test func `that there is too much to do is told of each device once a minute, with how often`()
    {
        let lines = Lines()
        let stream = Surroundings.Stream { bytes in
            lines.all.append(String(decoding: bytes, as: UTF8.self))
        }
        let log = ServerLog(.words, stream, now: { lines.now })
        let refuse = { (device: String) in
            log.note(.refused(status: 503, reason: "Busy.", from: "::1", device: device))
        }
        for _ in 0..<100 { refuse("phone") }
        refuse("laptop")
        #expect(lines.all.count == 2)
        log.tellBusy()
        #expect(lines.all.count == 2)
        lines.now = Instant(milliseconds: lines.now.milliseconds + 60_000)
        log.tellBusy()
        #expect(lines.all.count == 3)
        #expect(lines.all[2].hasSuffix("device=phone times=99\n"))
        refuse("phone")
        refuse("laptop")
        #expect(lines.all.count == 4)
        log.tellBusy(all: true)
        #expect(lines.all.count == 5)
        #expect(lines.all[4].hasSuffix("device=phone times=1\n"))
    }
}
