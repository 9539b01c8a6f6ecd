import Foundation
import SwivelTestKit
import Testing

#if os(Linux)
/// The files of a release, which are made on Linux, with small programs in place of those that take
/// minutes to build.
@Suite(.enabled(if: Program.has("python3"), "there is no Python"))
struct PackageTests {
  private static let platforms = ["macos-universal", "linux-amd64", "linux-arm64"]

  /// Makes a release in the folder `out` of a copy that has an address.
  private static func package(in folder: TemporaryFolder) throws -> ScratchCopy {
    let copy = try ScratchCopy(in: folder)
    let outcome = try copy.run(
      """
      set -e
      tools/release/set-address https://github.com/x/swivel >/dev/null
      for platform in \(platforms.joined(separator: " ")); do
        mkdir -p programs/$platform
        printf '#!/bin/sh\\nexec "%s" "$@" # %s\\n' "$SWIVEL" $platform >programs/$platform/swivel
      done
      exec tools/release/package programs out
      """)
    try #require(outcome.code == 0, "\(outcome.errors)")
    return copy
  }

  // One test: making a release takes seconds.
  @Test func `a release has what it should, and is made twice as it is made once`() throws {
    try withFolder { folder in
      let copy = try Self.package(in: folder)
      let again = try copy.run("tools/release/package programs again && diff -r out again")
      #expect(again.code == 0, "\(again.output)\(again.errors)")

      try Self.checkArchives(copy)
      try Self.checkBundle(copy)
      try Self.checkSums(copy)

      try copy.replace("version = \"", with: "version = \"1", in: "Sources/swivel/Swivel.swift")
      let other = try copy.run("tools/release/package programs out")
      #expect(other.code == 2)
      #expect(other.errors.contains("swivel has version "))
    }
  }

  /// An archive has the program and what belongs to it.
  private static func checkArchives(_ copy: ScratchCopy) throws {
    let version = try #require(try copy.run("tools/release/version").lines.first)
    for platform in platforms {
      let name = "swivel-\(version)-\(platform)"
      let listed = try copy.run(
        "tar -xzf out/\(name).tar.gz && cd \(name) && find . -type f | sort")

      #expect(
        listed.lines == [
          "./LICENSE", "./bin/swivel", "./share/bash-completion/completions/swivel",
          "./share/fish/vendor_completions.d/swivel.fish", "./share/man/man1/swivel.1",
          "./share/zsh/site-functions/_swivel",
        ])
      #expect(try copy.folder.text("\(name)/bin/swivel").hasSuffix("# \(platform)\n"))
      #expect(try copy.run("exec \(name)/bin/swivel --version").lines == [version])
    }
  }

  /// The bundle has each program once, for each triple.
  private static func checkBundle(_ copy: ScratchCopy) throws {
    let unpacked = try copy.run(
      "cd out && python3 -m zipfile -e swivel.artifactbundle.zip . && cat swivel.artifactbundle/info.json"
    )
    let info = try #require(
      try JSONSerialization.jsonObject(with: Data(unpacked.output.utf8)) as? [String: Any])
    let artifacts = info["artifacts"] as? [String: [String: Any]]
    let variants = try #require(artifacts?["swivel"]?["variants"] as? [[String: Any]])

    #expect(info["schemaVersion"] as? String == "1.0")
    #expect(artifacts?["swivel"]?["type"] as? String == "executable")
    #expect(
      variants.flatMap { $0["supportedTriples"] as? [String] ?? [] } == [
        "arm64-apple-macosx", "x86_64-apple-macosx", "x86_64-unknown-linux-gnu",
        "aarch64-unknown-linux-gnu",
      ])
    for variant in variants {
      let path = try #require(variant["path"] as? String)
      let program = try copy.folder.text("out/swivel.artifactbundle/\(path)")
      #expect(program.hasSuffix("# \(path.prefix { $0 != "/" })\n"))
    }
  }

  /// The sums are those of all files, and the formula has them.
  private static func checkSums(_ copy: ScratchCopy) throws {
    let checked = try copy.run("cd out && sha256sum --check --strict SHA256SUMS")
    #expect(checked.code == 0)
    #expect(checked.lines.count == 5)

    let formula = try copy.folder.text("out/swivel.rb")
    #expect(!formula.contains("@"))
    for line in try copy.folder.text("out/SHA256SUMS").split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words[1].hasSuffix(".tar.gz") else { continue }
      #expect(formula.contains("/\(words[1])\"\n"))
      #expect(formula.contains("sha256 \"\(words[0])\""))
    }
  }
}
#endif
