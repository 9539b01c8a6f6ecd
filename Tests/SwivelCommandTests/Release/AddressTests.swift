import Foundation
import SwivelTestKit
import Testing

/// What names the public repository agrees with the one file that has its address.
@Suite(.enabled(if: Program.has("python3"), "there is no Python"))
struct AddressTests {
  private static let files = [
    "\(GuidePage.folder)/CompareTwoRuns.md", "tools/ci-examples/github.yml",
    "\(GuidePage.folder)/GetSwivel.md",
  ]

  @Test func `everything agrees with the address`() throws {
    let outcome = try Program.shell("exec tools/release/set-address --check")

    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test func `an address is written everywhere, changed, and taken away`() throws {
    try withFolder { folder in
      let copy = try ScratchCopy(in: folder)
      let before = try copy.run(
        "tools/release/set-address ''; cat \(Self.files.joined(separator: " "))")
      for name in ["x/swivel", "Some-One/swivel"] {
        let address = "https://github.com/\(name)"
        #expect(try copy.run("tools/release/set-address \(address)").code == 0)

        #expect(try copy.run("tools/release/address").lines == [address])
        #expect(try copy.run("tools/release/set-address --check").code == 0)
        let version = try copy.run("tools/release/version").lines.first ?? ""
        for file in Self.files {
          let text = try folder.text(file)
          #expect(text.contains("uses: \(name)/tools/github-action@\(version)\n"))
          #expect(!text.contains("no release yet") && !text.contains("Tools/swivel"))
        }
        let readme = try folder.text("README.md")
        #expect(!readme.contains("no release yet") && readme.contains(address))
        let page = try folder.text(Self.files[2])
        #expect(page.contains(".package(url: \"\(address)\", from: \"\(version)\""))
        #expect(page.contains(" ghcr.io/\(name.lowercased()):\(version) check"))
        #expect(page.contains("gh attestation verify $archive.tar.gz --repo \(name)\n"))
      }
      let after = try copy.run(
        "tools/release/set-address ''; cat \(Self.files.joined(separator: " "))")
      #expect(after.output.hasSuffix(before.output))
      #expect(try copy.run("tools/release/set-address --check").code == 0)
      #expect(try copy.run("tools/release/address").code == 2)
    }
  }

  @Test(arguments: [
    "uses: OWNER/swivel/tools/github-action@1.0.0", "brew install x/swivel/swivel",
    "docker pull ghcr.io/x/swivel",
    ".package(url: \"https://github.com/x/swivel\", from: \"1.0.0\")",
    "curl https://github.com/x/swivel/releases/latest", "mise use github:x/swivel",
  ])
  func `a page claims no release that is not there`(claim: String) throws {
    try withFolder { folder in
      let copy = try ScratchCopy(in: folder)
      _ = try copy.run("tools/release/set-address ''")
      let page = "Sources/swivel/Swivel.docc/FindOutWhy.md"
      try folder.write((try folder.text(page) + claim + "\n").utf8, to: page)

      let outcome = try copy.run("tools/release/set-address --check")
      #expect(outcome.code == 1)
      #expect(outcome.errors.contains("error: \(page)"))
    }
  }

  @Test func `a page that names another address, or an old version, is found`() throws {
    try withFolder { folder in
      let copy = try ScratchCopy(in: folder)
      _ = try copy.run("tools/release/set-address https://github.com/x/swivel")
      try copy.replace("uses: x/swivel/", with: "uses: y/swivel/", in: Self.files[1])
      let foreign = try copy.run("tools/release/set-address --check")
      #expect(foreign.code == 1)
      #expect(foreign.errors.contains("y/swivel/tools/github-action@ is not the address"))

      try copy.replace("version = \"", with: "version = \"1", in: "Sources/swivel/Swivel.swift")
      let old = try copy.run("tools/release/set-address --check")
      #expect(old.code == 1)
      #expect(
        old.errors.contains("CompareTwoRuns.md is not as tools/release/set-address writes it"))
    }
  }

  @Test func `an address is one of GitHub`() throws {
    for word in ["swivel", "https://example.com/x/swivel", "--all", "https://github.com/x/y z"] {
      #expect(try Program.shell("exec tools/release/set-address \"$1\"", word).code == 64)
    }
    let help = try Program.shell("exec tools/release/set-address --help")
    #expect(help.code == 0 && help.output.contains("usage: tools/release/set-address"))
  }
}
