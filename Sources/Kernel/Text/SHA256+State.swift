extension SHA256 {
    /// The eight words of the hash value, or of the working variables.
    struct State {
        private var a: UInt32 = 0x6a09_e667
        private var b: UInt32 = 0xbb67_ae85
        private var c: UInt32 = 0x3c6e_f372
        private var d: UInt32 = 0xa54f_f53a
        private var e: UInt32 = 0x510e_527f
        private var f: UInt32 = 0x9b05_688c
        private var g: UInt32 = 0x1f83_d9ab
        private var h: UInt32 = 0x5be0_cd19

        var words: [UInt32] { [a, b, c, d, e, f, g, h] }

        /// Section 6.2.2 for one block: the first 16 words of its schedule, and room for the others.
        mutating func take(_ schedule: UnsafeMutablePointer<UInt32>, _ k: [UInt32]) {
            var t = 16
            while t < 64 {
                let (x, y) = (schedule[t &- 15], schedule[t &- 2])
                let s0 = x.rotatedRight(7) ^ x.rotatedRight(18) ^ (x &>> 3)
                let s1 = y.rotatedRight(17) ^ y.rotatedRight(19) ^ (y &>> 10)
                schedule[t] = schedule[t &- 16] &+ s0 &+ schedule[t &- 7] &+ s1
                t &+= 1
            }
            var next = self
            k.withUnsafeBufferPointer { k in
                guard let k = k.baseAddress else { return }
                var t = 0
                while t < 64 {
                    next.advance(k[t] &+ schedule[t])
                    t &+= 1
                }
            }
            add(next)
        }

        /// Step 3 of section 6.2.2, `word` being the sum of constant and schedule.
        @inline(__always)
        private mutating func advance(_ word: UInt32) {
            let choice = (e & f) ^ (~e & g)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let s1 = e.rotatedRight(6) ^ e.rotatedRight(11) ^ e.rotatedRight(25)
            let s0 = a.rotatedRight(2) ^ a.rotatedRight(13) ^ a.rotatedRight(22)
            let first = h &+ s1 &+ choice &+ word
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ s0 &+ majority)
        }

        /// Step 4 of section 6.2.2.
        private mutating func add(_ other: State) {
            a &+= other.a
            b &+= other.b
            c &+= other.c
            d &+= other.d
            e &+= other.e
            f &+= other.f
            g &+= other.g
            h &+= other.h
        }
    }
}

extension UInt32 {
    @inline(__always)
    func rotatedRight(_ bits: UInt32) -> UInt32 {
        self &>> bits | self &<< (32 &- bits)
    }
}
