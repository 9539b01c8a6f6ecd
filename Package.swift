// swift-tools-version: 6.2
import PackageDescription

// A module imports only modules listed before it, and names each one that it imports: the gate
// builds with `--explicit-target-dependency-import-check error`.

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil,
  exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, exclude: exclude, resources: resources,
    swiftSettings: settings)
}

func program(
  _ name: String, _ dependencies: [Target.Dependency], path: String? = nil
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

/// A library that only the tool needs.
func tool(_ name: String, _ package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["Tool"]))
}

/// The tests of a module may use every other one.
func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: libraries + ["SwivelTestKit"] + dependencies, exclude: exclude,
    swiftSettings: settings + unoptimized)
}

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
]

// The checks set it: they test a release, and the tests themselves are not worth optimizing.
let unoptimized: [SwiftSetting] =
  Context.environment["SWIVEL_CHECKS"] == nil ? [] : [.unsafeFlags(["-Onone"])]

let libraries: [Target.Dependency] = [
  "CSwivel", "SwivelModel", "SwivelLog", "SwivelText", "SwivelReplay", "SwivelFindings",
  "SwivelRecorder", "SwivelUnifiedLog", "SwivelTrace", "SwivelQueries", "SwivelReports",
  "SwivelTesting",
]

// Elsewhere than on Apple's systems a resource makes SwiftPM write code that imports Foundation,
// which the recorder does without.
#if canImport(Darwin)
let privacyManifest: [Resource] = [.copy("PrivacyInfo.xcprivacy")]
let ignored: [String] = []
#else
let privacyManifest: [Resource] = []
let ignored = ["PrivacyInfo.xcprivacy"]
#endif

let package = Package(
  name: "swivel",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .executable(name: "swivel", targets: ["swivel"]),
    .library(name: "SwivelLog", targets: ["SwivelModel", "SwivelLog"]),
    .library(name: "SwivelRecorder", targets: ["SwivelModel", "SwivelLog", "SwivelRecorder"]),
    .library(name: "SwivelUnifiedLog", targets: ["SwivelRecorder", "SwivelUnifiedLog"]),
    .library(name: "SwivelFindings", targets: ["SwivelModel", "SwivelReplay", "SwivelFindings"]),
    .library(
      name: "SwivelTesting",
      targets: [
        "SwivelModel", "SwivelLog", "SwivelRecorder", "SwivelReplay", "SwivelTrace",
        "SwivelFindings", "SwivelTesting",
      ]),
  ],
  traits: [
    // A package that depends on this one resolves nothing for a tool that it does not build.
    .default(enabledTraits: Context.packageDirectory.contains("/checkouts/") ? [] : ["Tool"]),
    .trait(
      name: "Tool",
      description: "The command and its pages: resolves swift-argument-parser."),
    .trait(
      name: "SWIVEL_DISABLED",
      description: "Compiles the recorder out of an app: its calls are there and do nothing."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    .target(name: "CSwivel", linkerSettings: [.linkedLibrary("z")]),
    module("SwivelModel"),
    module("SwivelLog", ["CSwivel", "SwivelModel"]),
    module("SwivelText", ["SwivelModel"]),
    module("SwivelReplay", ["SwivelModel"]),
    module("SwivelFindings", ["SwivelModel", "SwivelReplay"]),

    // What an app links.
    module(
      "SwivelRecorder", ["CSwivel", "SwivelModel", "SwivelLog"], exclude: ignored,
      resources: privacyManifest),
    module("SwivelUIKit", ["SwivelModel", "SwivelRecorder"]),
    // What an app may link while it is developed.
    module(
      "SwivelUnifiedLog", ["CSwivel", "SwivelModel", "SwivelLog", "SwivelText", "SwivelRecorder"]),

    module(
      "SwivelTrace",
      ["CSwivel", "SwivelModel", "SwivelLog", "SwivelText", "SwivelReplay", "SwivelRecorder"]),
    module(
      "SwivelQueries",
      ["SwivelModel", "SwivelLog", "SwivelText", "SwivelReplay", "SwivelFindings", "SwivelTrace"]),
    module(
      "SwivelReports",
      [
        "SwivelModel", "SwivelLog", "SwivelText", "SwivelReplay", "SwivelFindings", "SwivelTrace",
        "SwivelQueries",
      ],
      resources: [.embedInCode("Cures"), .embedInCode("Starter")]),
    module(
      "SwivelPage", ["SwivelModel", "SwivelFindings", "SwivelQueries", "SwivelReports"],
      resources: [.embedInCode("Assets")]),
    module(
      "SwivelTesting",
      [
        "CSwivel", "SwivelModel", "SwivelLog", "SwivelText", "SwivelReplay", "SwivelFindings",
        "SwivelRecorder", "SwivelTrace", "SwivelQueries", "SwivelReports",
      ]),
    program(
      "swivel",
      [
        "CSwivel", "SwivelModel", "SwivelLog", "SwivelText", "SwivelReplay", "SwivelFindings",
        "SwivelTrace", "SwivelQueries", "SwivelReports", "SwivelPage",
        tool("ArgumentParser", "swift-argument-parser"),
      ]),
    // The scenarios and seeded events that tests share, and a program that tests kill.
    module(
      "SwivelTestKit", ["CSwivel", "SwivelModel", "SwivelText", "SwivelQueries"],
      path: "Tests/SwivelTestKit"),
    program(
      "swivel-recording-child",
      ["CSwivel", "SwivelModel", "SwivelLog", "SwivelRecorder", "SwivelTrace"],
      path: "Tests/swivel-recording-child"),
    tests("SwivelModelTests"),
    tests("SwivelLogTests"),
    tests("SwivelTextTests"),
    tests("SwivelReplayTests"),
    tests("SwivelFindingsTests", exclude: ["Sessions"]),
    tests("SwivelRecorderTests", ["swivel-recording-child"]),
    tests("SwivelTraceTests"),
    tests("SwivelQueriesTests"),
    tests("SwivelReportsTests"),
    tests("SwivelPageTests", ["SwivelPage"]),
    tests("SwivelTestingTests", exclude: ["Failures", "Guide/__Traces__"]),
    tests("SwivelCommandTests", ["swivel"]),
  ],
  swiftLanguageModes: [.v6]
)

// `swift package swivel`, for packages that depend on this one: here it would make SwiftPM build the
// command a second time. It asks for no permission; what writes is run with
// --allow-writing-to-package-directory.
if Context.packageDirectory.contains("/checkouts/")
  || Context.environment["SWIVEL_PLUGIN"] != nil
{
  package.products.append(.plugin(name: "SwivelPlugin", targets: ["SwivelPlugin"]))
  package.targets.append(
    .plugin(
      name: "SwivelPlugin",
      capability: .command(
        intent: .custom(verb: "swivel", description: "Runs swivel on the traces of a package."),
        permissions: []),
      dependencies: ["swivel"]))
}

#if os(Linux)
// What UIKit declares, and enough of what it does to run an app on. Only tests link it.
package.targets.first { $0.name == "SwivelUIKit" }?.dependencies.append("UIKit")
package.targets.first { $0.name == "SwivelTestingTests" }?.dependencies.append("AppUITests")
package.targets.first { $0.name == "swivel-recording-child" }?.dependencies
  .append("SwivelKillPoints")
package.targets += [
  module("UIKit", ["SwivelModel", "SwivelReplay"], path: "Tests/UIKit"),
  // The guide's UI test, with a look-alike of Apple's XCUIAutomation. No target of tests, since XCTest
  // would run it on Linux, where it cannot call tests of the main actor.
  module(
    "AppUITests", ["SwivelModel", "SwivelRecorder", "SwivelTesting"], path: "Tests/AppUITests"),
  // Apps that compile unchanged against Apple's UIKit, and what plays scenarios with them.
  module("SampleApps", ["SwivelRecorder", "SwivelUIKit", "UIKit"], path: "Tests/SampleApps"),
  module(
    "UIKitStage", ["UIKit", "SampleApps", "SwivelModel", "SwivelReplay", "SwivelQueries"],
    path: "Tests/UIKitStage"),
  // The code that findings come with, compiled as that of an app. It does not compile as one module:
  // a page has one cure on newer versions of iOS, and another on older ones.
  .target(
    name: "Cures", dependencies: ["SwivelRecorder", "SwivelUIKit", "UIKit"],
    path: "Sources/SwivelReports/Cures/UIKit"),
  .target(
    name: "EarlierCures", dependencies: ["UIKit"],
    path: "Sources/SwivelReports/Cures/UIKitEarlier"),
  tests("CureTests", ["Cures", "EarlierCures", "UIKit", "UIKitStage"]),
  // What tools/conformance runs where there are no simulators.
  program(
    "swivel-conformance",
    ["SwivelModel", "SwivelReplay", "SwivelRecorder", "SwivelUIKit", "SampleApps", "UIKit"],
    path: "Tests/Conformance/Model"),
  // The app and the UI test that simulators run instead, with look-alikes of what only they use.
  .target(
    name: "ConformanceApp", dependencies: ["SampleApps", "UIKit"], path: "Tests/Conformance",
    exclude: [
      "Info.plist", "Model", "SwivelConformance.xcodeproj", "UITests", "LookAlike/UITests",
    ],
    sources: ["App", "LookAlike/App"]),
  .target(
    name: "ConformanceUITests", dependencies: ["SampleApps", "UIKit"], path: "Tests/Conformance",
    exclude: ["Info.plist", "Model", "SwivelConformance.xcodeproj", "App", "LookAlike/App"],
    sources: ["UITests", "LookAlike/UITests"]),
  tests("UIKitTests", ["UIKit", "UIKitStage"], exclude: ["Surface/UIKit.txt"]),
  tests(
    "SampleAppTests", ["SwivelUIKit", "SampleApps", "UIKit", "UIKitStage"], exclude: ["Scenarios"]),
  tests("SwivelUIKitTests", ["SwivelUIKit", "UIKit"]),
  .target(name: "SwivelKillPoints", path: "Tests/SwivelKillPoints"),
  tests("SwivelCrashTests", ["SwivelKillPoints", "swivel-recording-child", "swivel"]),
  // Benchmarks of internal parts; the others are a package of their own in tools/benchmarks.
  .target(name: "CRequestCount", path: "tools/benchmarks/Sources/CMemoryCount"),
  program(
    "swivel-answering",
    ["CRequestCount", "SwivelModel", "SwivelRecorder", "SwivelUIKit", "UIKit"],
    path: "tools/benchmarks/Sources/Answering"),
  program(
    "swivel-timeline",
    ["SwivelModel", "SwivelLog", "SwivelReplay", "SwivelReports", "SwivelTrace"],
    path: "tools/benchmarks/Sources/Timeline"),
]
#else
// Not on Linux, where whoever depends on it could import a module named UIKit.
package.products.append(
  .library(name: "SwivelUIKit", targets: ["SwivelModel", "SwivelRecorder", "SwivelUIKit"]))
// Apps that run on Linux as well. Xcode builds what is a product; nobody else is to have it.
if Context.environment["SWIVEL_SAMPLE_APPS"] != nil {
  package.targets.append(
    module("SampleApps", ["SwivelRecorder", "SwivelUIKit"], path: "Tests/SampleApps"))
  package.products.append(.library(name: "SampleApps", targets: ["SampleApps"]))
}
#endif
