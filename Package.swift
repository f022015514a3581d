// swift-tools-version: 6.2
import PackageDescription

// The manifest is the architecture diagram: Kernel ← Trackers ← Hosts, never upward.

/// Every target: warnings are errors, imports are internal unless said otherwise.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
]

/// The pure floors also become WebAssembly, so what Embedded Swift refuses is an error here too.
let pure: [SwiftSetting] = strict + [.treatWarning("EmbeddedRestrictions", as: .error)]

/// A process starts in half the time when it shares only the C library: `Tools/setup` puts what else
/// there is as an archive where the linker looks first.
let archives: [LinkerSetting] = [
    .unsafeFlags(
        [
            "-L\(Context.packageDirectory)/.build/archives", "-Xclang-linker", "-static-libgcc",
            // Tables of addresses are filled when the process starts and can't be written after that.
            "-Xlinker", "-z", "-Xlinker", "relro", "-Xlinker", "-z", "-Xlinker", "now",
        ],
        .when(configuration: .release))
]

/// `Style` holds what `Tools/build-assets` takes of a tracker into the app's style sheet.
func tracker(
    _ name: String, _ dependencies: [Target.Dependency] = [],
    in folder: String = "Sources/Trackers",
    styled: Bool = true
) -> Target {
    .target(
        name: name, dependencies: ["Kernel"] + dependencies, path: "\(folder)/\(name)",
        exclude: styled ? ["Style"] : [], swiftSettings: pure)
}

func host(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(
        name: name, dependencies: ["Kernel"] + dependencies,
        path: "Sources/Hosts/\(name)", swiftSettings: strict)
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency], beside: [String] = []
) -> Target {
    .testTarget(
        name: name, dependencies: ["Kernel", "TestKit"] + dependencies, exclude: beside,
        swiftSettings: strict)
}

/// In the order of their tabs; `AllTrackers` makes the app of the same.
let trackers = ["Projects", "Priorities", "Pulls", "Grades"]

let package = Package(
    name: "Tallybook",
    products: [
        .executable(name: "tally", targets: ["tally"]),
        .executable(name: "tally-hub", targets: ["tally-hub"]),
        .executable(name: "BrowserHost", targets: ["BrowserHost"]),
    ],
    targets: [
        // Kernel: pure Swift, no Foundation.
        .target(name: "Kernel", swiftSettings: pure),

        // Trackers: one target each; they never import each other.
        tracker("Commons", styled: false),
        tracker(
            "AllTrackers", ["Commons"] + trackers.map { Target.Dependency(stringLiteral: $0) },
            styled: false),

        // Hosts: everything impure.
        .systemLibrary(
            name: "CSQLite", path: "Sources/Hosts/CSQLite",
            providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "CMicrohttpd", path: "Sources/Hosts/CMicrohttpd"),
        .target(name: "CCurl", path: "Sources/Hosts/CCurl"),
        .target(name: "CZstd", path: "Sources/Hosts/CZstd"),
        .target(name: "CAssets", path: "Sources/Hosts/CAssets"),
        .systemLibrary(
            name: "CZlib", path: "Sources/Hosts/CZlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(
            name: "CNettle", path: "Sources/Hosts/CNettle", providers: [.apt(["nettle-dev"])]),
        .systemLibrary(
            name: "CSodium", path: "Sources/Hosts/CSodium", providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(
            name: "CPostgres", path: "Sources/Hosts/CPostgres", pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"])]),
        host("SealingEngine", ["CNettle", "CSodium"]),
        host("SQLiteStore", ["CSQLite"]),
        host("ObjectStore", ["SealingEngine", "CCurl"]),
        host("PostgresHub", ["CPostgres", "ObjectStore"]),
        host("HTTPServer", ["CMicrohttpd", "CZlib"]),
        host("SyncOverHTTP", ["SealingEngine", "CCurl", "CZlib"]),
        host("WebPush", ["SealingEngine", "CCurl"]),
        host(
            "TallyCLI",
            [
                "AllTrackers", "SQLiteStore", "HTTPServer", "SealingEngine", "SyncOverHTTP",
                "WebPush", "CAssets", "CZlib", "CZstd",
            ]),
        .executableTarget(
            name: "tally", dependencies: ["TallyCLI"], path: "Sources/Hosts/tally",
            swiftSettings: strict, linkerSettings: archives),
        .executableTarget(
            name: "tally-hub",
            dependencies: ["Kernel", "PostgresHub", "ObjectStore", "HTTPServer", "SyncOverHTTP"],
            path: "Sources/Hosts/tally-hub", swiftSettings: strict),
        .executableTarget(
            name: "BrowserHost", dependencies: ["Kernel", "AllTrackers"],
            path: "Sources/Hosts/BrowserHost",
            swiftSettings: pure + [.enableExperimentalFeature("Extern")]),

        // Measured by hand, never in a test: see the top of each main.swift.
        .executableTarget(
            name: "StoreBenchmark", dependencies: ["SQLiteStore", "CSQLite", "Priorities"],
            path: "Benchmarks/Store", swiftSettings: strict),
        .executableTarget(
            name: "KernelBenchmark", dependencies: ["Kernel"], path: "Benchmarks/Kernel",
            swiftSettings: strict),
        .executableTarget(
            name: "PullsBenchmark",
            dependencies: ["Kernel", "AllTrackers", "Pulls", "SQLiteStore"],
            path: "Benchmarks/Pulls", swiftSettings: strict),

        .executableTarget(
            name: "GradesBenchmark",
            dependencies: ["Kernel", "AllTrackers", "Grades", "SQLiteStore"],
            path: "Benchmarks/Grades", swiftSettings: strict),

        .executableTarget(
            name: "HubBenchmark",
            dependencies: ["Kernel", "PostgresHub", "CPostgres", "SealingEngine", "HubTrial"],
            path: "Benchmarks/Hub", swiftSettings: strict),

        // Tests: one target per room, one kit for all.
        .target(
            name: "TestKit", dependencies: ["Kernel"], path: "Tests/TestKit", swiftSettings: strict),
        .target(
            name: "HubTrial", dependencies: ["Kernel", "SealingEngine"], path: "Tests/HubTrial",
            swiftSettings: strict),
        .target(
            name: "FuzzTargets",
            dependencies: [
                "Kernel", "AllTrackers", "SQLiteStore", "HTTPServer", "SyncOverHTTP", "TallyCLI",
            ],
            path: "Fuzzing/Targets", swiftSettings: strict),
        tests("KernelTests", []),
        tests("CommonsTests", ["Commons", "Grades", "Pulls", "AllTrackers"]),
        tests("SQLiteStoreTests", ["SQLiteStore", "AllTrackers"]),
        tests(
            "HTTPServerTests",
            ["HTTPServer", "SyncOverHTTP", "SealingEngine", "CZlib", "AllTrackers", "Plants"]),
        tests(
            "TallyCLITests",
            [
                "TallyCLI", "tally", "AllTrackers", "SQLiteStore", "HTTPServer", "SyncOverHTTP",
                "WebPush", "CZlib",
            ]),
        tests("FuzzingTests", ["FuzzTargets"]),
        tests("SealingTests", ["SealingEngine", "SQLiteStore"]),
        tests("WebPushTests", ["WebPush", "SealingEngine"]),
        tests(
            "PostgresHubTests",
            [
                "PostgresHub", "ObjectStore", "SealingEngine", "CPostgres", "SyncOverHTTP",
                "HubTrial",
                "tally-hub",
            ], beside: ["objects.py", "requirements.txt"]),

        // The proof that nothing knows the trackers but `trackers` and AllTrackers: a sixth, which only tests know.
        tracker("Plants", in: "Tests/SixthTracker"),
        .executableTarget(
            name: "tally-with-plants", dependencies: ["TallyCLI", "AllTrackers", "Plants"],
            path: "Tests/SixthTracker/Tally", swiftSettings: strict),
        tests("SixthTrackerTests", ["Plants", "AllTrackers"]),
    ]
        + trackers.map { tracker($0) }
        + trackers.map { tests($0 + "Tests", [.init(stringLiteral: $0), "AllTrackers"]) },
    swiftLanguageModes: [.v6]
)
