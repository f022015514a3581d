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

        /// Step 3 of section 6.2.2, `word` being the sum of constant and schedule.
        mutating func advance(_ word: UInt32) {
            let choice = (e & f) ^ (~e & g)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let s1 = e.rotatedRight(6) ^ e.rotatedRight(11) ^ e.rotatedRight(25)
            let s0 = a.rotatedRight(2) ^ a.rotatedRight(13) ^ a.rotatedRight(22)
            let first = h &+ s1 &+ choice &+ word
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ s0 &+ majority)
        }

        /// Step 4 of section 6.2.2.
        mutating func add(_ other: State) {
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
    func rotatedRight(_ bits: UInt32) -> UInt32 {
        self &>> bits | self &<< (32 &- bits)
    }
}
