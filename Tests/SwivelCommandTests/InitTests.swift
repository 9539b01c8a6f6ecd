import Foundation
import SwivelTestKit
import Testing

/// `init`: what a package begins with.
struct InitTests {
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(name: "App", targets: [.target(name: "App")])

    """

  /// Runs it in a package with a clone.
  private static func run(
    in folder: TemporaryFolder, manifest: String? = manifest, hasClone: Bool = true,
    _ arguments: String...
  ) throws -> Program.Outcome {
    if let manifest { _ = try folder.write(manifest.utf8, to: "Package.swift") }
    if hasClone {
      try FileManager.default.createDirectory(
        at: folder.url("Tools/swivel"), withIntermediateDirectories: true)
      _ = try folder.write(Self.manifest.utf8, to: "Tools/swivel/Package.swift")
    }
    return try Program.shell(
      "cd \"$1\" && shift && exec \"$SWIVEL\" init \"$@\"", [folder.path] + arguments)
  }

  @Test func `it writes what is missing, and says what it did`() throws {
    try withFolder { folder in
      let outcome = try Self.run(in: folder)

      #expect(outcome.code == 0)
      #expect(
        outcome.lines.map { String($0.prefix { $0 != ":" }) } == [
          "wrote .swivel.json", "wrote Tests/OrientationTests/FirstTests.swift",
          "wrote .github/workflows/orientations.yml",
          "wrote Goldens/OrientationTests/FirstTests.the-player-rotates-with-the-device/trace.swivel",
          "changed Package.swift",
        ])
      for line in outcome.lines.dropLast() {
        let path = String(line.dropFirst("wrote ".count).prefix { $0 != ":" })
        #expect(FileManager.default.fileExists(atPath: folder.path(path)), "\(path)")
      }
      #expect(
        try folder.text("Package.swift") == Self.manifest + """

          // The orientations: added by swivel init.
          package.dependencies.append(.package(path: "Tools/swivel", traits: []))
          package.targets.append(
            .testTarget(
              name: "OrientationTests", dependencies: [.product(name: "SwivelTesting", package: "swivel")]))

          """)
      // The golden is the run, until the app changes.
      let checked = try Program.shell(
        "cd \"$1\" && cp -R Goldens traces && \"$SWIVEL\" check && CI=1 \"$SWIVEL\" diff --golden",
        [folder.path])
      #expect(checked.code == 0, "\(checked.errors)")
    }
  }

  @Test(arguments: [".swivel.json", "Goldens/a", ".github/workflows/orientations.yml"])
  func `it replaces nothing`(path: String) throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
      _ = try folder.write("mine".utf8, to: path)
      let outcome = try Self.run(in: folder)

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("it is there already, and nothing was written"))
      #expect(try folder.text(path) == "mine")
      #expect(try folder.text("Package.swift") == Self.manifest)
      #expect(!FileManager.default.fileExists(atPath: folder.path("Tests")))
    }
  }

  @Test func `what is no package with a clone is refused`() throws {
    try withFolder { folder in
      let outcome = try Self.run(in: folder, manifest: nil)
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("this is no Swift package"))
    }
    try withFolder { folder in
      let outcome = try Self.run(in: folder, hasClone: false)
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("git submodule add ADDRESS Tools/swivel"))
    }
    try withFolder { folder in
      let outcome = try Self.run(in: folder, manifest: "let mine = Package(name: \"App\")\n")
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("add a test target with the product SwivelTesting yourself"))
    }
  }

  @Test func `a manifest that is no UTF-8 stays`() throws {
    try withFolder { folder in
      let bytes = Array(Self.manifest.utf8) + [0xE9]
      _ = try folder.write(bytes, to: "Package.swift")
      let outcome = try Self.run(in: folder, manifest: nil)

      #expect(outcome.code == 2)
      #expect(
        outcome.errors.contains("byte \(bytes.count - 1) is not UTF-8, and nothing was written"))
      #expect(try folder.bytes("Package.swift") == bytes)
    }
  }

  @Test func `where a file cannot be written, the others are removed`() throws {
    try withFolder { folder in
      _ = try folder.write([], to: ".github")
      #expect(try Self.run(in: folder).code == 2)
      #expect(folder.files.sorted() == [".github", "Package.swift", "Tools/swivel/Package.swift"])
    }
  }

  @Test func `a manifest of an older version names no traits`() throws {
    try withFolder { folder in
      let older = Self.manifest.replacing("6.2", with: "5.9")
      let outcome = try Self.run(in: folder, manifest: older, "--json")
      #expect(outcome.code == 0)
      #expect(try folder.text("Package.swift").contains("append(.package(path: \"Tools/swivel\"))"))
    }
  }
}
