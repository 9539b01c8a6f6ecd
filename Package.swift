// swift-tools-version: 6.2
import PackageDescription

// Where Apple's tools build. Elsewhere a resource would only make SwiftPM write code for it that imports
// Foundation, which the recorder does without.
#if canImport(Darwin)
let privacyManifest: [Resource] = [.copy("PrivacyInfo.xcprivacy")]
let leftOut: [String] = []
#else
let privacyManifest: [Resource] = []
let leftOut = ["PrivacyInfo.xcprivacy"]
#endif

// The floor plan. A target imports only targets of lower floors, and names each one it imports:
// the gate builds with `--explicit-target-dependency-import-check error`.
let package = Package(
  name: "swivel",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .executable(name: "swivel", targets: ["swivel"]),
    .library(name: "SwivelLog", targets: ["SwivelModel", "SwivelLog"]),
    .library(name: "SwivelRecorder", targets: ["SwivelModel", "SwivelLog", "SwivelRecorder"]),
    .library(name: "SwivelUnifiedLog", targets: ["SwivelRecorder", "SwivelUnifiedLog"]),
    .library(
      name: "SwivelFindings",
      targets: ["SwivelModel", "SwivelRules", "SwivelReplay", "SwivelFindings"]),
    .library(
      name: "SwivelTesting",
      targets: [
        "SwivelModel", "SwivelLog", "SwivelRules", "SwivelRecorder", "SwivelReplay", "SwivelTrace",
        "SwivelFindings", "SwivelTesting",
      ]),
  ],
  traits: [
    .trait(
      name: "SWIVEL_DISABLED",
      description: "Compiles the recorder out of an app: its calls are there and do nothing.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    // Floor 0: the only C. The checksum, files by descriptor, signals, a clock.
    .target(name: "CSwivel", linkerSettings: [.linkedLibrary("z")]),

    // Floor 1: the words. Orientations, devices, events, the state they add up to.
    .target(name: "SwivelModel"),

    // Floor 2: events and bytes, events and text or other JSON, what UIKit does with events.
    .target(name: "SwivelLog", dependencies: ["CSwivel", "SwivelModel"]),
    .target(name: "SwivelText", dependencies: ["SwivelModel"]),
    .target(name: "SwivelRules", dependencies: ["SwivelModel"]),

    // Floor 3: events are kept as they happen; events and rules make a timeline; what other tools
    // recorded is made events.
    .target(
      name: "SwivelRecorder", dependencies: ["CSwivel", "SwivelModel", "SwivelLog"],
      exclude: leftOut, resources: privacyManifest),
    .target(name: "SwivelReplay", dependencies: ["SwivelModel", "SwivelRules"]),
    .target(name: "SwivelImport", dependencies: ["SwivelModel", "SwivelText"]),

    // Floor 4: where files meet events, declared scenarios, and judgement.
    .target(
      name: "SwivelTrace",
      dependencies: [
        "CSwivel", "SwivelModel", "SwivelLog", "SwivelText", "SwivelRecorder", "SwivelReplay",
        "SwivelImport",
      ]),
    .target(
      name: "SwivelScenario",
      dependencies: ["SwivelModel", "SwivelText", "SwivelRules", "SwivelReplay"]),
    .target(name: "SwivelFindings", dependencies: ["SwivelModel", "SwivelRules", "SwivelReplay"]),
    // What an app links. It has a use for UIKit only.
    .target(name: "SwivelUIKit", dependencies: ["SwivelModel", "SwivelRecorder"]),
    // What an app may link while it is developed: events as lines of the system's log.
    .target(
      name: "SwivelUnifiedLog",
      dependencies: ["CSwivel", "SwivelModel", "SwivelLog", "SwivelText", "SwivelRecorder"]),

    // Floor 5: runs as they would have been, and two runs side by side.
    .target(
      name: "SwivelWhatIf",
      dependencies: [
        "SwivelModel", "SwivelLog", "SwivelText", "SwivelRules", "SwivelReplay", "SwivelTrace",
        "SwivelFindings",
      ]),
    .target(
      name: "SwivelDiff",
      dependencies: [
        "SwivelModel", "SwivelText", "SwivelRules", "SwivelReplay", "SwivelFindings",
      ]),

    // Floor 6: values to words.
    .target(
      name: "SwivelReports",
      dependencies: [
        "SwivelModel", "SwivelLog", "SwivelText", "SwivelRules", "SwivelReplay", "SwivelTrace",
        "SwivelScenario", "SwivelFindings", "SwivelWhatIf", "SwivelDiff",
      ]),

    // Floor 7: what tests link. Assertions on traces, for Swift Testing and XCTest.
    .target(
      name: "SwivelTesting",
      dependencies: [
        "CSwivel", "SwivelModel", "SwivelLog", "SwivelRules", "SwivelReplay", "SwivelRecorder",
        "SwivelTrace", "SwivelFindings", "SwivelDiff", "SwivelReports",
      ]),

    // Floor 7: the command line. Parse, call one function, print.
    .executableTarget(
      name: "swivel",
      dependencies: [
        "CSwivel", "SwivelModel", "SwivelLog", "SwivelText", "SwivelRules", "SwivelReplay",
        "SwivelImport", "SwivelTrace", "SwivelScenario", "SwivelFindings", "SwivelWhatIf",
        "SwivelDiff", "SwivelReports",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Tests mirror the floors; SwivelTestKit holds the scenarios and seeded events they share.
    .target(
      name: "SwivelTestKit", dependencies: ["SwivelModel", "SwivelText", "SwivelScenario"],
      path: "Tests/SwivelTestKit"),
    .testTarget(name: "SwivelModelTests", dependencies: ["SwivelModel", "SwivelTestKit"]),
    .testTarget(
      name: "SwivelLogTests",
      dependencies: ["CSwivel", "SwivelModel", "SwivelLog", "SwivelTestKit"]
    ),
    .testTarget(
      name: "SwivelTextTests", dependencies: ["SwivelModel", "SwivelText", "SwivelTestKit"]),
    .testTarget(
      name: "SwivelImportTests",
      dependencies: [
        "SwivelModel", "SwivelText", "SwivelRules", "SwivelReplay", "SwivelFindings",
        "SwivelImport",
        "SwivelTestKit",
      ]),
    // Records, to be killed while it does.
    .executableTarget(
      name: "swivel-recording-child",
      dependencies: ["CSwivel", "SwivelModel", "SwivelLog", "SwivelRecorder", "SwivelTrace"],
      path: "Tests/swivel-recording-child"),
    .testTarget(
      name: "SwivelRecorderTests",
      dependencies: [
        "CSwivel", "SwivelModel", "SwivelLog", "SwivelRecorder", "SwivelTestKit",
        "swivel-recording-child",
      ]),
    .testTarget(
      name: "SwivelScenarioTests",
      dependencies: [
        "SwivelModel", "SwivelText", "SwivelRules", "SwivelReplay", "SwivelScenario",
        "SwivelTestKit",
      ]
    ),
    .testTarget(
      name: "SwivelRulesTests",
      dependencies: [
        "SwivelModel", "SwivelRules", "SwivelReplay", "SwivelScenario", "SwivelFindings",
        "SwivelTestKit",
      ]
    ),
    .testTarget(
      name: "SwivelReplayTests",
      dependencies: [
        "SwivelModel", "SwivelRules", "SwivelReplay", "SwivelScenario", "SwivelTrace",
        "SwivelTestKit",
      ]
    ),
    .testTarget(
      name: "SwivelFindingsTests",
      dependencies: [
        "SwivelModel", "SwivelRules", "SwivelReplay", "SwivelFindings", "SwivelScenario",
        "SwivelTestKit",
      ]
    ),
    .testTarget(
      name: "SwivelDiffTests",
      dependencies: [
        "SwivelModel", "SwivelText", "SwivelRules", "SwivelReplay", "SwivelFindings",
        "SwivelScenario", "SwivelDiff", "SwivelTestKit",
      ]
    ),
    .testTarget(
      name: "SwivelTraceTests",
      dependencies: ["SwivelModel", "SwivelLog", "SwivelText", "SwivelTrace", "SwivelTestKit"]),
    .testTarget(
      name: "SwivelWhatIfTests",
      dependencies: [
        "SwivelModel", "SwivelLog", "SwivelText", "SwivelRules", "SwivelReplay", "SwivelTrace",
        "SwivelFindings", "SwivelScenario", "SwivelWhatIf", "SwivelTestKit",
      ]),
    .testTarget(
      name: "SwivelReportsTests",
      dependencies: [
        "SwivelModel", "SwivelText", "SwivelRules", "SwivelReplay", "SwivelFindings",
        "SwivelReports", "SwivelScenario", "SwivelTestKit",
      ]),
    .testTarget(
      name: "SwivelTestingTests",
      dependencies: [
        "SwivelModel", "SwivelLog", "SwivelRules", "SwivelRecorder", "SwivelFindings",
        "SwivelTesting", "SwivelTestKit",
      ],
      exclude: ["Failures", "Guide/__Traces__"]),
    // Runs the program, which is only there if it is a dependency.
    .testTarget(
      name: "SwivelCommandTests",
      dependencies: ["swivel", "SwivelModel", "SwivelLog", "SwivelTesting", "SwivelTestKit"]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
// What UIKit declares, and enough of what it does to run an app on. Only tests link it.
package.targets += [
  .target(
    name: "UIKit", dependencies: ["SwivelModel", "SwivelRules", "SwivelReplay"],
    path: "Tests/UIKit"),
  // Apps to be run: they compile unchanged against Apple's UIKit.
  .target(
    name: "SampleApps", dependencies: ["SwivelRecorder", "SwivelUIKit", "UIKit"],
    path: "Tests/SampleApps"),
  // Runs apps as scenarios have it.
  .target(
    name: "UIKitStage",
    dependencies: [
      "UIKit", "SampleApps", "SwivelModel", "SwivelRules", "SwivelReplay", "SwivelScenario",
    ],
    path: "Tests/UIKitStage"),
  .testTarget(
    name: "UIKitTests",
    dependencies: ["SwivelModel", "SwivelScenario", "SwivelTestKit", "UIKitStage"],
    exclude: ["Surface/UIKit.txt"]),
  .testTarget(
    name: "SampleAppTests",
    dependencies: [
      "SwivelModel", "SwivelLog", "SwivelText", "SwivelReplay", "SwivelScenario",
      "SwivelFindings", "SwivelImport", "SwivelRecorder", "SwivelUIKit", "SwivelUnifiedLog",
      "SampleApps", "UIKit", "UIKitStage", "SwivelTestKit",
    ],
    exclude: ["Scenarios"]),
  .testTarget(
    name: "SwivelUIKitTests",
    dependencies: [
      "SwivelModel", "SwivelLog", "SwivelRecorder", "SwivelUIKit", "UIKit", "SwivelTestKit",
    ]),
  // Kills the child at each call that changes a file, and reads what it left.
  .target(name: "SwivelKillPoints", path: "Tests/SwivelKillPoints"),
  .testTarget(
    name: "SwivelCrashTests",
    dependencies: [
      "CSwivel", "SwivelModel", "SwivelLog", "SwivelRecorder", "SwivelTestKit", "SwivelKillPoints",
      "swivel-recording-child", "swivel",
    ]),
  // Measures what an answer costs: here, since nobody outside of the package has the adapter.
  .target(name: "CRequestCount", path: "tools/benchmarks/Sources/CMemoryCount"),
  .executableTarget(
    name: "swivel-answering",
    dependencies: ["CRequestCount", "SwivelModel", "SwivelRecorder", "SwivelUIKit", "UIKit"],
    path: "Tests/swivel-answering"),
  // Measures what a timeline's lines cost: here, since nobody outside of the package has their writer.
  .executableTarget(
    name: "swivel-timeline",
    dependencies: [
      "SwivelModel", "SwivelLog", "SwivelReplay", "SwivelReports", "SwivelRules", "SwivelTrace",
    ],
    path: "Tests/swivel-timeline"),
]
for target in package.targets where target.name == "SwivelUIKit" {
  target.dependencies.append("UIKit")
}
for target in package.targets where target.name == "swivel-recording-child" {
  target.dependencies.append("SwivelKillPoints")
}
#else
// Not on Linux, where whoever depends on it could import a module named UIKit.
package.products.append(
  .library(name: "SwivelUIKit", targets: ["SwivelModel", "SwivelRecorder", "SwivelUIKit"]))
// Apps that run on Linux as well. Xcode builds what is a product; nobody else is to have it.
if Context.environment["SWIVEL_SAMPLE_APPS"] != nil {
  package.targets.append(
    .target(
      name: "SampleApps", dependencies: ["SwivelRecorder", "SwivelUIKit"],
      path: "Tests/SampleApps"))
  package.products.append(.library(name: "SampleApps", targets: ["SampleApps"]))
}
#endif

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
]
for target in package.targets
where !["CSwivel", "CRequestCount", "SwivelKillPoints"].contains(target.name) {
  target.swiftSettings = settings
}
