import Kernel

extension String {
    /// Whether it is a date in digits: "2026-12-01", "1.2.27", "3/12/2026".
    var isDate: Bool {
        [UInt8]("-./".utf8).contains { sign in
            let parts = utf8.split(separator: sign, omittingEmptySubsequences: false)
            return parts.count == 3 && parts.allSatisfy { 1...4 ~= $0.count }
                && parts.joined().allSatisfy { 0x30...0x39 ~= $0 }
        }
    }
}
