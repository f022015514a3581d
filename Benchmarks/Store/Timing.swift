import Glibc

/// What some work took: on the clock, and of the processor.
struct Cost {
    let seconds: Double
    let processor: Double
}

func measure(_ work: () throws -> Void) rethrows -> Cost {
    let begin = (now(CLOCK_MONOTONIC), now(CLOCK_THREAD_CPUTIME_ID))
    try work()
    return Cost(
        seconds: now(CLOCK_MONOTONIC) - begin.0,
        processor: now(CLOCK_THREAD_CPUTIME_ID) - begin.1)
}

/// The least of several tries: what other programs did meanwhile is no part of it.
func best(of tries: Int = 7, _ work: () throws -> Void) rethrows -> Cost {
    var costs: [Cost] = []
    for _ in 0..<tries { costs.append(try measure(work)) }
    return Cost(
        seconds: costs.map(\.seconds).min() ?? 0, processor: costs.map(\.processor).min() ?? 0)
}

private func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}

func report(_ what: String, _ cost: Cost, per count: Int = 1, _ budget: String = "") {
    let (wall, processor) = (micros(cost.seconds, count), micros(cost.processor, count))
    print("\(what): \(wall) µs, \(processor) µs of processor \(budget)")
}

private func micros(_ seconds: Double, _ count: Int) -> Double {
    (seconds * 1e7 / Double(count)).rounded() / 10
}
