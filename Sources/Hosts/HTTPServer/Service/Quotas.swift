import Glibc
import Synchronization

/// How much one address may ask for of what is answered by signatures: so much at once, and then what time
/// brings back. A network of IPv6 counts as one address, as whoever has one has 2⁶⁴.
final class Quotas: Sendable {
    /// How much of each an address has left, as of a moment in milliseconds.
    private struct Bucket {
        var left: [Double]
        var at: Int64
    }

    /// What is too much, and in how many seconds it isn't any more.
    struct Excess: Equatable {
        let matter: QuotaLimits.Matter
        let seconds: Int64
    }

    /// How many addresses are remembered; then those are forgotten that took least.
    static let most = 4_096

    private let limits: QuotaLimits
    private let buckets = Mutex<[String: Bucket]>([:])

    init(_ limits: QuotaLimits) {
        self.limits = limits
    }

    /// Counts something of an address, unless it is more than that has left.
    func take(
        _ amount: Int, of matter: QuotaLimits.Matter, from address: String, now: Int64
    ) -> Excess? {
        buckets.withLock { buckets in
            let place = matter.rawValue
            var bucket = refilled(buckets[address], now)
            let (limit, amount) = (limits[matter], min(Double(amount), limits[matter].most))
            let missing = amount - bucket.left[place]
            guard missing <= 0 else {
                let seconds = (missing / limit.perSecond).rounded(.up)
                return Excess(matter: matter, seconds: max(1, Int64(seconds)))
            }
            bucket.left[place] -= amount
            if buckets.count >= Self.most, buckets[address] == nil { forget(&buckets, now) }
            buckets[address] = bucket
            return nil
        }
    }

    var rememberedCount: Int { buckets.withLock { $0.count } }

    private func refilled(_ bucket: Bucket?, _ now: Int64) -> Bucket {
        let all = QuotaLimits.Matter.allCases.map { limits[$0] }
        guard let bucket else { return Bucket(left: all.map(\.most), at: now) }
        let seconds = Double(max(0, now &- bucket.at)) / 1_000
        return Bucket(
            left: zip(bucket.left, all).map { min($1.most, $0 + seconds * $1.perSecond) }, at: now)
    }

    /// Forgets the half that took least.
    private func forget(_ buckets: inout [String: Bucket], _ now: Int64) {
        let all = QuotaLimits.Matter.allCases.map { limits[$0] }
        func share(_ bucket: Bucket) -> Double {
            zip(refilled(bucket, now).left, all).map { $0 / $1.most }.min() ?? 1
        }
        let kept = buckets.map { ($0.key, $0.value, share($0.value)) }
            .sorted { $0.2 < $1.2 }.prefix(Self.most / 2)
        buckets = Dictionary(kept.map { ($0.0, $0.1) }) { $1 }
    }
}

extension Quotas {
    /// What an address is counted as; nil for this machine's own, which is never slowed down.
    static func counted(_ address: String) -> String? {
        var four = in_addr()
        if inet_pton(AF_INET, address, &four) == 1 {
            return address.hasPrefix("127.") ? nil : address
        }
        var six = in6_addr()
        guard inet_pton(AF_INET6, address, &six) == 1 else { return address }
        let bytes = withUnsafeBytes(of: &six) { [UInt8]($0) }
        if bytes == [UInt8](repeating: 0, count: 15) + [1] { return nil }
        // An address of IPv4 that is written as one of IPv6.
        if bytes.prefix(12) == [UInt8](repeating: 0, count: 10) + [0xff, 0xff] {
            return counted(bytes.suffix(4).map(String.init).joined(separator: "."))
        }
        return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":") + "/64"
    }
}
