import Glibc

/// One figure: how long some work takes, and how long the baseline takes that it is held against.
struct Benchmark {
    let name: String
    /// What the figure should be, as in `≤ 60 ms`.
    let budget: String
    /// What the baseline does.
    let baseline: String
    /// Prepares everything and gives the two pieces of work to measure; each runs several times.
    let prepare: () -> (work: () -> Void, baseline: () -> Void)

    static var all: [Benchmark] { merge + sync + lists }

    /// One line: the name, the median, its spread, the ratio to the baseline, and the budget.
    func report() -> String {
        let (work, comparison) = prepare()
        let time = Timing(of: work)
        let other = Timing(of: comparison)
        return "\(name): \(time) (budget \(budget)), "
            + "\(ratio(time.median, other.median)) × \(baseline) (\(other))"
    }

    private func ratio(_ time: Duration, _ other: Duration) -> String {
        decimal(time / other, places: 1)
    }
}

/// How long something took in several runs, one after another.
struct Timing: CustomStringConvertible {
    private let sorted: [Duration]

    init(runs: Int = 11, of work: () -> Void) {
        work()
        sorted = (0..<runs).map { _ in
            let start = Timing.processorTime
            work()
            return Timing.processorTime - start
        }
        .sorted()
    }

    /// How long the processor has worked for this thread: other programs don't count.
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    var median: Duration { sorted[sorted.count / 2] }

    var description: String {
        "\(text(median)), from \(text(sorted[0])) to \(text(sorted[sorted.count - 1]))"
    }

    private func text(_ duration: Duration) -> String {
        let micros = duration / .microseconds(1)
        return micros < 1_000
            ? decimal(micros, places: 1) + " µs" : decimal(micros / 1_000, places: 2) + " ms"
    }
}

/// A figure with so many decimals.
private func decimal(_ figure: Double, places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let units = Int(figure * Double(scale) + 0.5)
    let fraction = String(units % scale)
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(units / scale)." + zeros + fraction
}

/// Keeps the optimiser from leaving out work whose result nobody reads.
@inline(never)
func use<T>(_ value: T) {
    withExtendedLifetime(value) {}
}
