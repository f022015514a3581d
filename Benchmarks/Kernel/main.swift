// Measures what DESIGN's budgets speak of: `make benchmarks`, or with a part of a name,
// `make benchmarks ARGS=merge`. Each figure is the median of several runs, beside a baseline that
// was measured in the same process.

let wanted = CommandLine.arguments.dropFirst()
for benchmark in Benchmark.all
where wanted.isEmpty || wanted.contains(where: { benchmark.name.contains($0) }) {
    print(benchmark.report())
}
