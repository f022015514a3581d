import Kernel

/// The compressions that a browser can unpack, as its `Accept-Encoding` says.
struct AcceptedCodings {
    let brotli: Bool
    let gzip: Bool
    /// Zstandard with an earlier file as its dictionary.
    let differences: Bool

    init(_ field: FieldValue?) {
        brotli = field?.accepts("br") ?? false
        gzip = field?.accepts("gzip") ?? false
        differences = field?.accepts("dcz") ?? false
    }
}

extension FieldValue {
    /// Whether the list has `coding`, and not with a weight of zero.
    fileprivate func accepts(_ coding: StaticString) -> Bool {
        bytes.split(separator: UInt8(ascii: ",")).contains { element in
            let parts = element.split(separator: UInt8(ascii: ";"), maxSplits: 1)
            guard let name = parts.first?.trimmed, FieldValue(name).isSame(as: coding) else {
                return false
            }
            return parts.count < 2 || !isZeroWeight(parts[1].trimmed)
        }
    }
}

/// Whether `weight` is `q=0`, `q=0.0` and so on.
private func isZeroWeight(_ weight: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let text = String(decoding: weight, as: UTF8.self).lowercased()
    return text.hasPrefix("q=0") && text.dropFirst(3).allSatisfy { $0 == "." || $0 == "0" }
}
