#if hasFeature(Embedded)
    // What the module offers to the script around it. Memory that `tally_alloc` or `tally_handle`
    // gave out belongs to the script, which hands it back with `tally_free`.

    /// Room for a request frame of `size` bytes.
    @_expose(wasm, "tally_alloc") @_cdecl("tally_alloc")
    func allocate(_ size: Int) -> UnsafeMutableRawPointer {
        .allocate(byteCount: max(size, 1), alignment: 4)
    }

    /// Takes back what `tally_alloc` or `tally_handle` returned.
    @_expose(wasm, "tally_free") @_cdecl("tally_free")
    func free(_ pointer: UnsafeMutableRawPointer) {
        pointer.deallocate()
    }

    /// Answers the request frame of `size` bytes at `pointer`.
    ///
    /// The result points to the length of the response frame as `UInt32`, followed by the frame.
    @_expose(wasm, "tally_handle") @_cdecl("tally_handle")
    func handle(_ pointer: UnsafeRawPointer, _ size: Int) -> UnsafeMutableRawPointer {
        let frame = exchange([UInt8](UnsafeRawBufferPointer(start: pointer, count: max(size, 0))))
        let result = allocate(4 + frame.count)
        result.storeBytes(of: UInt32(clamping: frame.count), as: UInt32.self)
        UnsafeMutableRawBufferPointer(start: result + 4, count: frame.count).copyBytes(from: frame)
        return result
    }
#endif
