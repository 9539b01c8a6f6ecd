/// What a project begins with: the files that `swivel init` writes, by their paths in its package.
package enum ProjectStart {
  /// A file, and what it is for.
  package struct File: Sendable {
    package let path: String
    package let text: String
    package let purpose: String
  }

  /// Where the clone of Swivel is: a submodule, so that CI has it, too.
  package static let clone = "Tools/swivel"
  package static let target = "OrientationTests"
  package static let goldens = "Goldens"

  package static let files = [
    File(
      path: ".swivel.json",
      text: """
        {
          "traces": "traces",
          "goldens": "\(goldens)",
          "failOn": ["warning", "inconclusive"]
        }

        """, purpose: "what swivel check and swivel diff --golden read"),
    File(
      path: "Tests/\(target)/FirstTests.swift",
      text: String(decoding: PackageResources.FirstTests_swift, as: UTF8.self),
      purpose: "a test, which records a trace"),
    File(
      path: ".github/workflows/orientations.yml",
      text: String(decoding: PackageResources.orientations_yml, as: UTF8.self),
      purpose: "runs the tests, the check and the comparison on each push"),
  ]

  /// The golden of the test, in text form.
  package static let golden = File(
    path: "\(goldens)/\(target)/FirstTests.the-player-rotates-with-the-device/trace.swivel",
    text: String(decoding: PackageResources.golden_ndjson, as: UTF8.self),
    purpose: "what the trace of that test is compared with")

  /// What the end of a manifest adds to its package.
  ///
  /// - Parameter manifest: The text of the manifest.
  /// - Returns: Its new text; `nil` if its package is not a variable `package`, as SwiftPM
  ///   writes it.
  package static func extended(_ manifest: String) -> String? {
    guard
      manifest.split(separator: "\n").contains(where: { $0.hasPrefix("let package = Package(") })
    else { return nil }
    let traits = hasTraits(manifest) ? ", traits: []" : ""
    return manifest + """

      // The orientations: added by swivel init.
      package.dependencies.append(.package(path: "\(clone)"\(traits)))
      package.targets.append(
        .testTarget(
          name: "\(target)", dependencies: [.product(name: "SwivelTesting", package: "swivel")]))

      """
  }

  /// Whether a manifest may name traits, by its first line, `// swift-tools-version: 6.2`.
  private static func hasTraits(_ manifest: String) -> Bool {
    let version = manifest.prefix { !$0.isNewline }.split { $0 == ":" || $0 == " " }.last ?? ""
    let numbers = version.split(separator: ".").compactMap { Int($0) }
    return (numbers.first ?? 0, numbers.dropFirst().first ?? 0) >= (6, 1)
  }
}
