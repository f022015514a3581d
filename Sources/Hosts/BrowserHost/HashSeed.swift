#if hasFeature(Embedded)
    /// Where the standard library gets the seed of its hash tables. It is the same every time: the
    /// module then answers the same bytes always, and needs nothing from the world outside.
    @_cdecl("arc4random_buf")
    func fillSeed(_ buffer: UnsafeMutableRawPointer, _ count: Int) {
        UnsafeMutableRawBufferPointer(start: buffer, count: max(count, 0))
            .initializeMemory(as: UInt8.self, repeating: 0x5A)
    }
#endif
