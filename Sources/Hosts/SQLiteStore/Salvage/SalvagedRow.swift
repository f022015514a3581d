/// A row that stands in a page of a table.
struct SalvagedRow {
    let number: Int
    let values: [Value]

    enum Value {
        case null, fraction
        case integer(Int64)
        case text([UInt8])
        case blob([UInt8])

        /// A text of sound UTF-8.
        var text: String? {
            guard case .text(let bytes) = self else { return nil }
            return String(validating: bytes, as: UTF8.self)
        }

        var number: Int64? { if case .integer(let number) = self { number } else { nil } }
    }
}

extension SalvagedPages {
    /// The rows in a page; none if it isn't one of a table's rows.
    func rows(in number: Int) -> [SalvagedRow] {
        let page = self[number]
        let start = number == 1 ? 100 : 0
        guard page.integer(start, 1) == 0x0d, let count = page.integer(start + 3, 2) else {
            return []
        }
        return (0..<min(count, usable / 4)).compactMap { index in
            page.integer(start + 8 + 2 * index, 2).flatMap { row(page, at: $0) }
        }
    }

    private func row(_ page: ArraySlice<UInt8>, at offset: Int) -> SalvagedRow? {
        var position = offset
        guard let length = page.variable(&position), let number = page.variable(&position),
            let payload = payload(page, position, length)
        else { return nil }
        return values(payload).map { SalvagedRow(number: number, values: $0) }
    }

    /// What stands in the page, and in those that it goes on in.
    private func payload(
        _ page: ArraySlice<UInt8>, _ start: Int, _ length: Int
    ) -> [UInt8]? {
        guard length >= 0, length <= count * usable else { return nil }
        let local = local(length)
        guard start + local <= page.count else { return nil }
        var bytes = [UInt8](page.dropFirst(start).prefix(local))
        var next = length == local ? 0 : page.integer(start + local, 4) ?? 0
        while bytes.count < length, next > 0 {
            let page = self[next]
            guard page.count > 4 else { return nil }
            bytes += page.dropFirst(4).prefix(length - bytes.count)
            next = page.integer(0, 4) ?? 0
        }
        return bytes.count == length ? bytes : nil
    }

    /// How many bytes of a payload stand in the page itself.
    private func local(_ length: Int) -> Int {
        if length <= usable - 35 { return length }
        let least = (usable - 12) * 32 / 255 - 23
        let fitting = least + (length - least) % (usable - 4)
        return fitting <= usable - 35 ? fitting : least
    }

    private func values(_ payload: [UInt8]) -> [SalvagedRow.Value]? {
        var position = 0
        guard let end = payload.variable(&position), end >= 0, end <= payload.count else {
            return nil
        }
        var start = end
        var values: [SalvagedRow.Value] = []
        while position < end {
            guard let type = payload.variable(&position),
                let value = value(type, payload, &start)
            else { return nil }
            values.append(value)
        }
        return values
    }

    private func value(
        _ type: Int, _ payload: [UInt8], _ start: inout Int
    ) -> SalvagedRow.Value? {
        let widths = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0]
        guard type >= 0, type < 10 || type >= 12 else { return nil }
        let width = type < 10 ? widths[type] : (type - 12) / 2
        guard width <= payload.count - start else { return nil }
        let bytes = payload[start..<(start + width)]
        start += width
        if type < 10 { return number(type, bytes) }
        return type % 2 == 0 ? .blob([UInt8](bytes)) : .text([UInt8](bytes))
    }
}

/// The number of a type below 10, in the highest byte first.
private func number(_ type: Int, _ bytes: ArraySlice<UInt8>) -> SalvagedRow.Value {
    switch type {
    case 0: return .null
    case 7: return .fraction
    case 8, 9: return .integer(Int64(type - 8))
    default:
        let start: Int64 = (bytes.first ?? 0) & 0x80 == 0 ? 0 : -1
        return .integer(bytes.reduce(start) { $0 << 8 | Int64($1) })
    }
}

extension RandomAccessCollection<UInt8> where Index == Int {
    /// SQLite's number of one to nine bytes, and moves past it.
    fileprivate func variable(_ offset: inout Int) -> Int? {
        var number: UInt64 = 0
        for place in 0..<9 {
            guard let byte = integer(offset, 1) else { return nil }
            offset += 1
            if place == 8 { return Int(truncatingIfNeeded: number << 8 | UInt64(byte)) }
            number = number << 7 | UInt64(byte & 0x7F)
            if byte < 0x80 { break }
        }
        return Int(truncatingIfNeeded: number)
    }
}
