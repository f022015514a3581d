extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Without spaces and tabs around it.
    var trimmed: Self {
        var slice = drop(while: isBlank)
        while let last = slice.last, isBlank(last) { slice.removeLast() }
        return slice
    }
}

private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}
