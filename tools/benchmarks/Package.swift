// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that users of Swivel do not build it.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v12)],
  dependencies: [
    .package(name: "swivel", path: "../.."),
    .package(url: "https://github.com/apple/swift-protobuf", from: "1.39.0"),
  ],
  targets: [
    .systemLibrary(name: "CZlib"),
    .target(name: "Workload", dependencies: [.product(name: "SwivelLog", package: "swivel")]),
    .executableTarget(
      name: "log-benchmark",
      dependencies: [
        "CZlib", "Workload", .product(name: "SwivelLog", package: "swivel"),
        .product(name: "SwivelFindings", package: "swivel"),
        .product(name: "SwiftProtobuf", package: "swift-protobuf"),
      ],
      path: "Sources/LogBenchmark"),
    .target(name: "Child"),
    .executableTarget(
      name: "diff-benchmark",
      dependencies: ["Child", "Workload", .product(name: "SwivelLog", package: "swivel")],
      path: "Sources/DiffBenchmark"),
    .executableTarget(
      name: "timeline-log",
      dependencies: ["Workload", .product(name: "SwivelLog", package: "swivel")],
      path: "Sources/TimelineLog"),
    .target(name: "CMemoryCount"),
    .executableTarget(
      name: "recorder-benchmark",
      dependencies: ["CMemoryCount", .product(name: "SwivelRecorder", package: "swivel")],
      path: "Sources/RecorderBenchmark"),
  ],
  swiftLanguageModes: [.v6]
)

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
]
for target in package.targets where target.type != .system && target.name != "CMemoryCount" {
  target.swiftSettings = settings
}
