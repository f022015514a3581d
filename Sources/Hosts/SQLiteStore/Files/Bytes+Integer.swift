extension RandomAccessCollection<UInt8> where Index == Int {
    /// The number that so many bytes make, the first the highest; `nil` where there aren't as many.
    func integer(_ offset: Int, _ width: Int) -> Int? {
        guard offset >= 0, offset + width <= count else { return nil }
        let start = startIndex + offset
        return self[start..<(start + width)].reduce(0) { $0 << 8 | Int($1) }
    }
}
