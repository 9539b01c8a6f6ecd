import Foundation
import SwivelTestKit
import Testing

/// What may be released.
@Suite(.enabled(if: Program.has("python3"), "there is no Python"))
struct TagTests {
  private static let change = "- Something changed."

  /// A copy whose version is dated, with an address.
  private static func ready(in folder: TemporaryFolder) throws -> (ScratchCopy, version: String) {
    let copy = try ScratchCopy(in: folder)
    _ = try copy.run("tools/release/set-address https://github.com/x/swivel")
    let version = try #require(try copy.run("tools/release/version").lines.first)
    let log =
      "# Changelog\n\n## \(version) - 2026-01-02\n\n\(change)\n\n## 0.0.1 - 2025-01-02\n\n- Else.\n"
    try folder.write(log.utf8, to: "CHANGELOG.md")
    return (copy, version)
  }

  @Test func `a tag that is the version is released, with its part of the change log`() throws {
    try withFolder { folder in
      let (copy, version) = try Self.ready(in: folder)

      let outcome = try copy.run(
        "GITHUB_REPOSITORY=x/swivel exec tools/release/check-tag \(version)")
      #expect(outcome.code == 0, "\(outcome.errors)")
      #expect(try copy.run("exec tools/release/notes").lines == [Self.change])
    }
  }

  @Test func `nothing else is released`() throws {
    try withFolder { folder in
      let (copy, version) = try Self.ready(in: folder)
      for (preparation, tag, message) in [
        (":", "v\(version)", "the tag is v\(version), and"),
        ("export GITHUB_REPOSITORY=y/swivel", version, "this is https://github.com/y/swivel, and"),
        ("sed -i.old 's/ - 20.*/ - Unreleased/' CHANGELOG.md", version, "has no date for"),
        (
          "cp CHANGELOG.md.old CHANGELOG.md; echo ghcr.io/y/swivel >>README.md", version,
          "is not the"
        ),
        ("tools/release/set-address ''", version, "there is no public repository yet"),
      ] {
        let outcome = try copy.run("\(preparation) && tools/release/check-tag \(tag)")
        #expect(outcome.code != 0)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
      }
    }
  }
}
