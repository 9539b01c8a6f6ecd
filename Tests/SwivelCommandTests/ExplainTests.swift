import Foundation
import SwivelReports
import SwivelTestKit
import Testing

struct ExplainTests {
  private static let kinds = ["--findings", "--rules", "--premises", "--events"]

  @Test func `all ids are listed below their kind`() throws {
    let list = try Program.run("explain")
    let headings = list.lines.filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } }
    let ids = list.lines.filter { $0.hasPrefix(" ") }.map { $0.dropFirst(2).prefix { $0 != " " } }

    #expect(list.code == 0)
    #expect(headings == ["findings", "rules", "premises", "events"])
    let lists = try Self.kinds.map { kind in
      try Program.run("explain", kind).lines.map { $0.prefix { $0 != " " } }
    }
    #expect(lists.allSatisfy { Set($0).count == $0.count })
    #expect(lists.flatMap(\.self) == ids)
  }

  @Test(arguments: kinds) func `a kind is listed, and its ids have pages`(kind: String) throws {
    let ids = try Program.run("explain", kind).lines.map { $0.prefix { $0 != " " } }

    #expect(ids.count > 10)
    for id in [ids.first, ids.last].compactMap({ $0 }) {
      let page = try Program.run("explain", String(id))
      #expect(page.code == 0)
      let word = kind.dropFirst(2).dropLast()
      let names = ["event": "kind of event", "rule": "UIKit rule"]
      let name = names["\(word)"] ?? "\(word)"
      #expect(page.output.hasPrefix("\(id): a \(name)"))
    }
    let records = try Program.run("explain", kind, "--json").objects
    #expect(records.compactMap { $0["id"] as? String } == ids.map(String.init))
    #expect(
      Set(records.compactMap { $0["kind"] as? String }) == ["\(kind.dropFirst(2).dropLast())"])
  }

  @Test func `an id of a premise and of an event has both pages`() throws {
    let pages = try Program.run("explain", "forwarding").output.components(
      separatedBy: "\n\nforwarding: ")

    #expect(pages.count == 2)
    #expect(pages.first?.hasPrefix("forwarding: a ") == true)
    #expect(pages.last?.hasPrefix("a kind of event\n") == true)
  }

  @Test func `a rule is listed with the versions that it applies to`() throws {
    let lines = try Program.run("explain", "--rules").lines

    #expect(lines.contains { $0.hasPrefix("pop-stays ") && $0.contains("  iOS 2+: A pop") })
    #expect(lines.contains { $0.hasPrefix("pop-asks-page ") && $0.contains("+, disputed: ") })
  }

  @Test func `on a terminal a sentence is wrapped beside its id`() throws {
    let lines = try PseudoTerminal.lines(of: ["explain"], columns: 80)
    let first = try #require(lines.firstIndex { $0.hasPrefix("  dismissal-rotated ") })

    #expect(lines.allSatisfy { $0.columns <= 80 })
    #expect(lines[first + 1].hasPrefix("                            "))
  }

  @Test func `a word of the glossary is explained`() throws {
    let page = try Program.run("explain", "golden")

    #expect(page.code == 0)
    #expect(
      page.lines == ["golden: a term", "  a reference run that later runs are compared with"])
  }

  @Test func `an id excludes a list`() throws {
    #expect(try Program.run("explain", "pop-stays", "--rules").code == 64)
  }

  @Test func `an id that nothing has is 64`() throws {
    let outcome = try Program.run("explain", "back-navigation-rotate")

    #expect(outcome.code == 64)
    let errors = outcome.errors.split(separator: "\n").joined(separator: " ")
    #expect(errors.contains("(did you mean back-navigation-rotated?)"))
    #expect(errors.contains("swivel explain lists all ids"))
    #expect(try Program.run("explain", "?").code == 64)
  }

  @Test func `a finding has the code for each range of versions, or for one version`() throws {
    let all = try Program.run("explain", "container-ignores-child")
    let one = try Program.run("explain", "container-ignores-child", "--ios", "17.2")

    #expect(all.lines.filter { $0.hasPrefix("  help ") }.count == 5)
    #expect(all.output.contains("        override var shouldAutorotate: Bool {"))
    #expect(one.lines.filter { $0.hasPrefix("  help ") }.count == 1)
    #expect(one.output.contains("        final class PageStack: UINavigationController {"))
    #expect(
      one.output.contains(
        "  code     SwiftUI (iOS 16+; syntax checked, not compiled)\n"))
    #expect(!one.output.contains("shouldAutorotate"))
  }

  @Test(arguments: [
    ("request-refused", "26", "UIWindowSceneDelegate {"),
    ("sheet-mask-ignored", "13", "import SwiftUI"),
    ("autorotate-freezes", "17", "class FormPage"),
    ("app-mask-limits-page", "15", "requestGeometryUpdate"),
  ])
  func `code is only for versions that have what it uses`(
    id: String, system: String, code: String
  ) throws {
    #expect(try Program.run("explain", id).output.contains(code))
    #expect(try !Program.run("explain", id, "--ios", system).output.contains(code))
  }

  @Test func `a finding that a version does not have is without advice`() throws {
    let lines = try Program.run("explain", "autorotate-freezes", "--ios", "17").lines

    #expect(lines.contains("  help     this finding does not occur on iOS 17.0"))
  }

  @Test func `code for SwiftUI is printed once`() throws {
    let lines = try Program.run("explain", "back-navigation-rotated", "--ios", "17").lines

    #expect(
      lines.filter { $0.hasSuffix("final class AppDelegate: NSObject, UIApplicationDelegate {") }
        .count == 1)
    #expect(lines.contains("  code     SwiftUI (iOS 16+), as above"))
  }

  @Test func `deprecated API is noted where it is deprecated`() throws {
    let note =
      "  note     application(_:supportedInterfaceOrientationsFor:) is deprecated in iOS 27"

    for (system, isNoted) in [("26", false), ("27", true)] {
      let lines = try Program.run("explain", "app-mask-limits-page", "--ios", system).lines
      #expect(lines.contains { $0.hasPrefix(note) } == isNoted)
    }
  }

  @Test func `an example of a finding is described, and can be played without its file`() throws {
    let finding = try Program.run("explain", "lock-outlives-page")
    let command = "swivel explain app-lock-is-set-back"
    #expect(finding.output.contains("app-lock-is-set-back (does not have it): \(command)\n"))

    let page = try Program.shell(command)
    #expect(page.code == 0)
    #expect(page.output.hasPrefix("app-lock-is-set-back: a scenario "))
    #expect(page.output.contains("  example  of a run without lock-outlives-page\n"))
    let next = try #require(page.lines.last { $0.hasPrefix("  next     ") }).dropFirst(11)
    try withFolder { folder in
      let played = try Program.shell("cd \"$1\" && \(next)", folder.path(""))
      #expect(played.code == 0)
      #expect(played.output.contains("passed      app-lock-is-set-back: "))
      #expect(played.output.contains("main window was observed"))
    }
  }

  @Test func `as JSON, an example is the scenario that can be played`() throws {
    let outcome = try Program.shell(
      "{ echo '['; swivel explain app-lock-is-set-back --json; echo ']'; } | swivel scenario -")

    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("passed      app-lock-is-set-back: "))
  }

  @Test func `a version is one of iOS`() throws {
    #expect(try Program.run("explain", "flat-misread", "--ios", "x").code == 64)
  }
}
