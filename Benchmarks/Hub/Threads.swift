import Glibc

/// Does something on several threads at once, and gives how many seconds all took.
func seconds(on threads: Int, _ work: @escaping @Sendable (Int) -> Void) -> Double {
    final class Job: Sendable {
        let number: Int
        let work: @Sendable (Int) -> Void

        init(_ number: Int, _ work: @escaping @Sendable (Int) -> Void) {
            (self.number, self.work) = (number, work)
        }
    }
    let began = monotonic()
    let all = (0..<threads).map { number in
        var thread = pthread_t()
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 1 << 20)
        pthread_create(
            &thread, &attributes,
            { context in
                if let context {
                    let job = Unmanaged<Job>.fromOpaque(context).takeRetainedValue()
                    job.work(job.number)
                }
                return nil
            }, Unmanaged.passRetained(Job(number, work)).toOpaque())
        pthread_attr_destroy(&attributes)
        return thread
    }
    for thread in all { pthread_join(thread, nil) }
    return monotonic() - began
}

/// Seconds that only go forward.
func monotonic() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Ends the program with what went wrong: a figure of a run with faults says nothing.
func must<Result>(_ work: () throws -> Result) -> Result {
    do { return try work() } catch {
        print("failed: \(error)")
        exit(1)
    }
}
