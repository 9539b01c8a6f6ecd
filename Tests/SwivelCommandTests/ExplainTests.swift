import SwivelTestKit
import Testing

struct ExplainTests {
  private static let kinds = ["--findings", "--rules", "--premises"]

  @Test func `all ids are listed below their kind`() throws {
    let list = try Program.run("explain")
    let headings = list.lines.filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } }
    let ids = list.lines.filter { $0.hasPrefix(" ") }.map { $0.dropFirst(2).prefix { $0 != " " } }

    #expect(list.code == 0)
    #expect(headings == ["findings", "rules", "premises"])
    #expect(Set(ids).count == ids.count)
    let kinds = try Self.kinds.flatMap { try Program.run("explain", $0).lines }
    #expect(kinds.map { $0.prefix { $0 != " " } } == ids)
  }

  @Test(arguments: kinds) func `a kind is listed, and its ids have pages`(kind: String) throws {
    let ids = try Program.run("explain", kind).lines.map { $0.prefix { $0 != " " } }

    #expect(ids.count > 10)
    for id in [ids.first, ids.last].compactMap({ $0 }) {
      let page = try Program.run("explain", String(id))
      #expect(page.code == 0)
      let name = kind == "--findings" ? "kind of finding" : kind.dropFirst(2).dropLast()
      #expect(page.output.hasPrefix("\(id): a \(name)"))
    }
    let records = try Program.run("explain", kind, "--json").objects
    #expect(records.compactMap { $0["id"] as? String } == ids.map(String.init))
    #expect(
      Set(records.compactMap { $0["kind"] as? String }) == ["\(kind.dropFirst(2).dropLast())"])
  }

  @Test func `on a terminal each id takes one line`() throws {
    let plain = try Program.run("explain").lines.count
    let lines = try PseudoTerminal.lines(of: ["explain"], columns: 80)

    #expect(lines.count == plain)
    #expect(lines.contains { $0.hasSuffix("…") })
  }

  @Test func `an id excludes a list`() throws {
    #expect(try Program.run("explain", "pop-stays", "--rules").code == 64)
  }

  @Test func `an id that nothing has is 64`() throws {
    let outcome = try Program.run("explain", "back-navigation-rotate")

    #expect(outcome.code == 64)
    let errors = outcome.errors.split(separator: "\n").joined(separator: " ")
    #expect(errors.contains("(did you mean back-navigation-rotated?)"))
    #expect(errors.contains("swivel explain lists all ids of rules, premises and findings"))
    #expect(try Program.run("explain", "?").code == 64)
  }

  @Test func `a finding has the code for each range of versions, or for one version`() throws {
    let all = try Program.run("explain", "container-ignores-child")
    let one = try Program.run("explain", "container-ignores-child", "--ios", "17.2")

    #expect(all.lines.filter { $0.hasPrefix("  help ") }.count == 4)
    #expect(all.output.contains("        override var shouldAutorotate: Bool {"))
    #expect(one.lines.filter { $0.hasPrefix("  help ") }.count == 1)
    #expect(one.output.contains("        final class PageStack: UINavigationController {"))
    #expect(one.output.contains("  code     SwiftUI (parsed, not compiled, by Swivel's tests)\n"))
    #expect(!one.output.contains("shouldAutorotate"))
  }

  @Test func `a version is one of iOS`() throws {
    #expect(try Program.run("explain", "flat-misread", "--ios", "x").code == 64)
  }
}
