// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses Swivel builds it.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "swivel", path: "../..")],
  targets: [
    .target(name: "Workload", dependencies: [.product(name: "SwivelLog", package: "swivel")]),
    .executableTarget(
      name: "log-benchmark",
      dependencies: [
        "Workload", .product(name: "SwivelLog", package: "swivel"),
        .product(name: "SwivelFindings", package: "swivel"),
      ],
      path: "Sources/LogBenchmark"),
  ],
  swiftLanguageModes: [.v6]
)

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
]
for target in package.targets {
  target.swiftSettings = settings
}
