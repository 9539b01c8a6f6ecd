import Foundation
import SwivelTestKit
import Testing

/// The program for Macs, which is built for both processors.
struct MacProgramTests {
  /// Builds with a compiler that has the same folder for both processors, as Swift Build has.
  private static func build(
    _ program: String, in folder: TemporaryFolder
  ) throws -> (outcome: Program.Outcome, calls: [String]) {
    let swift = """
      [ "${*%%*--show-bin-path*}" ] || { echo "$HERE/built"; exit; }
      mkdir -p "$HERE/built"
      printf '#!/bin/sh\\n%s # %s\\n' '\(program)' "$*" >"$HERE/built/swivel"
      chmod +x "$HERE/built/swivel"
      """
    let lipo = "[ \"$1\" != -create ] || { cp \"$4\" \"$3\"; cat \"$4\" \"$5\" >\"$HERE/joined\"; }"
    let scripts = ["swift": swift, "lipo": lipo, "strip": "", "codesign": ""]
    return try StandIns(scripts, in: folder).run("exec tools/release/build-macos out/swivel")
  }

  @Test func `each processor is built on its own, and both are joined`() throws {
    try withFolder { folder in
      let (outcome, calls) = try Self.build(#"exec "$SWIVEL" "$@""#, in: folder)
      try #require(outcome.code == 0, "\(outcome.errors)")

      let builds = calls.filter { $0.hasPrefix("swift build") }
      #expect(builds.allSatisfy { $0.components(separatedBy: "--arch ").count == 2 })
      let joined = try folder.text("joined")
      for processor in ["arm64", "x86_64"] {
        let build = "build -c release --product swivel --arch \(processor)"
        #expect(builds.contains("swift \(build)"))
        #expect(joined.contains("# \(build)\n"))
      }
      // A Mac runs no program that was changed after it was signed.
      let rest = calls.drop { $0.hasPrefix("swift") }
      #expect(
        rest.map { $0.prefix { $0 != " " } } == ["lipo", "strip", "codesign", "lipo"])
      #expect(rest.last == "lipo out/swivel -verify_arch arm64 x86_64")
    }
  }

  @Test func `a program without its rules is refused`() throws {
    try withFolder { (folder) throws in
      #expect(try Self.build("echo []", in: folder).outcome.code != 0)
    }
  }
}
