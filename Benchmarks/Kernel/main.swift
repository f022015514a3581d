// How fast merging and listing in memory are, against DESIGN.md's budgets:
//
//     swift build -c release --product KernelBenchmark && .build/release/KernelBenchmark [NAME]…
//
// NAME is part of a figure's name, such as `merge`. Each figure is the median of several runs in
// time of the processor, beside a baseline that was measured in the same process.

let wanted = CommandLine.arguments.dropFirst()
for benchmark in Benchmark.all
where wanted.isEmpty || wanted.contains(where: { benchmark.name.contains($0) }) {
    print(benchmark.report())
}
