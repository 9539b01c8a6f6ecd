import Foundation
import Testing

/// A link of the documentation leads to its page in DocC and on a code host.
struct GuideLinkTests {
  @Test(arguments: GuidePage.names) func `each link is defined, and each definition is used`(
    name: String
  ) throws {
    let page = try GuidePage(name)
    let (host, docc) = page.definitions

    #expect(page.labels == Set(host.keys.map { $0.lowercased() }))
    #expect(Set(host.keys) == Set(docc.keys))
  }

  @Test(arguments: GuidePage.names) func `a link has the title of its page or section`(
    name: String
  ) throws {
    let (host, docc) = try GuidePage(name).definitions
    for (label, target) in docc {
      let parts = target.dropFirst("doc:".count).split(separator: "#").map(String.init)
      let leaf = try GuidePage(try #require(parts.first))
      let section = label.replacing(" ", with: "-")
      let anchors = parts.count > 1 ? ["#" + section, "#" + section.lowercased()] : ["", ""]

      #expect(leaf.titles.contains(label), "\(label) is no title of \(leaf.name)")
      #expect(parts.count > 1 || leaf.titles.first == label)
      #expect(target == "doc:\(leaf.name)\(anchors[0])")
      #expect(host[label] == "\(leaf.name).md\(anchors[1])")
    }
  }

  @Test(arguments: GuidePage.names) func `no link is written for one reader only`(
    name: String
  ) throws {
    for line in try GuidePage(name).lines {
      #expect(!line.contains("<doc:"))
      #expect(!line.contains(#/\]\((?!https:)/#), "\(line)")
    }
  }

  @Test func `each file that the README links to exists`() throws {
    let links = try Samples.text(of: "README.md").matches(of: #/\]\(([^)]+)\)/#).map(\.output.1)
      .filter { !$0.contains(":") && !$0.hasPrefix("#") }

    #expect(links.count > 10)
    for link in links {
      let path = Program.root.appendingPathComponent(String(link.prefix { $0 != "#" })).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }

  @Test(arguments: GuidePage.names.map { "\(GuidePage.folder)/\($0).md" } + ["README.md"])
  func `each file that a page names exists`(page: String) throws {
    for path in GuidePage.paths(in: try Samples.text(of: page)) {
      #expect(try GuidePage.exists(path), "\(path)")
    }
  }

  @Test func `the guide to extending names files`() throws {
    let text = try Samples.text(of: "\(GuidePage.folder)/Extend.md")

    #expect(GuidePage.paths(in: text).count >= 20)
    #expect(try !GuidePage.exists("Sources/NAME.md"))
  }

  @Test func `each suite that the guide to extending names exists`() throws {
    let text = try Samples.text(of: "\(GuidePage.folder)/Extend.md")
    let suites = Set(text.matches(of: #/`([A-Z][A-Za-z]*Tests)`/#).map { "\($0.output.1).swift" })
    let folder = Program.root.appendingPathComponent("Tests").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .compactMap { $0.split(separator: "/").last.map(String.init) }

    #expect(suites.count >= 10)
    #expect(suites.subtracting(files) == [])
  }
}
