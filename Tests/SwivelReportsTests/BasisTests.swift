import Foundation
import SwivelModel
import SwivelReports
import SwivelReplay
import Testing

@testable import SwivelFindings

struct BasisTests {
  private static func lines(_ finding: Finding) -> [String] {
    Diagnosis.of([finding]).flatMap { FindingText($0, trace: "a.swivel", NameTable()).lines }
  }

  private static func record(_ finding: Finding) throws -> [String: Any] {
    let line = FindingRecord(finding, trace: "a.swivel", NameTable()).json
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return try #require(object?["basis"] as? [String: Any])
  }

  @Test(arguments: Bases.words.indices)
  func `a finding says in one line what it rests on`(index: Int) {
    let (basis, text, _) = Bases.words[index]
    let lines = Self.lines(Bases.finding(basis))

    #expect(lines.filter { $0.hasPrefix("  basis ") } == ["  basis    \(text)"])
    #expect(lines.contains("  evidence events 28, 29"))
  }

  @Test(arguments: Bases.words.indices)
  func `every form says what a finding rests on`(index: Int) {
    let (basis, text, note) = Bases.words[index]
    let trace = CheckReport.Trace(
      path: "a.swivel", Diagnosis.of([Bases.finding(basis)]), NameTable(), fault: nil)
    let report = CheckReport([trace], version: "1", base: "/")

    for format in CheckFormat.allCases where format != .json && format != .html {
      let printed = format.part(of: trace) ?? format.document(of: report) ?? ""
      let hasRoom = [.text, .sarif, .junit].contains(format)
      #expect(printed.contains(hasRoom ? text : note), "\(format)")
    }
  }

  @Test(arguments: Bases.words.indices)
  func `nothing is called observed that was only predicted`(index: Int) {
    let basis = Bases.words[index].basis
    let printed = Self.lines(Bases.finding(basis)).joined(separator: "\n")
    let isPredicted = Bases.words[index].text.hasPrefix("predicted")

    #expect(printed.contains("  basis    predicted") == isPredicted)
    #expect(!isPredicted || !printed.contains("observed"))
  }

  @Test func `a record says which event or rule a finding rests on`() throws {
    let seen = try Self.record(Bases.finding(.observed(event: 31, instead: Bases.expected)))
    let instead = try #require(seen["instead"] as? [String: Any])
    #expect(Set(seen.keys) == ["kind", "event", "instead"])
    #expect(seen["kind"] as? String == "observed")
    #expect(seen["event"] as? Int == 31)
    #expect(instead["orientation"] as? [String] == ["portrait"])
    #expect(instead["rule"] as? String == "pop-asks-page")
    #expect(instead["confidence"] as? String == "disputed")

    let unchanged = try Self.record(Bases.finding(.unchanged(since: 27, instead: nil)))
    #expect(unchanged["kind"] as? String == "unchanged")
    #expect(unchanged["event"] as? Int == 27)
    #expect(unchanged["instead"] == nil)

    let predicted = try Self.record(Bases.finding(.predicted(by: .popAsksPage)))
    #expect(Set(predicted.keys) == ["kind", "rule", "confidence"])
    #expect(predicted["kind"] as? String == "predicted")
    #expect(predicted["rule"] as? String == "pop-asks-page")
    #expect(predicted["confidence"] as? String == "disputed")
  }

  @Test func `an orientation between two turns is called predicted if no one saw it`() {
    let way = "landscapeRight, after passing through portrait"
    let predicted = Self.lines(
      Bases.finding(.predicted(by: .videoExitBounces), "rotation-bounce", .passed))
    let seen = Self.lines(
      Bases.finding(.observed(event: 29, instead: nil), "rotation-bounce", .passed))

    #expect(predicted.contains { $0.hasSuffix("\(way), as predicted") })
    #expect(seen.contains { $0.hasSuffix(way) })
  }

  @Test func `a rule that led to something else than what was seen does not explain it`() {
    let basis = Basis.observed(event: 31, instead: Bases.expected)
    let lines = Self.lines(Bases.finding(basis, rules: [.popAsksPage, .intersection]))

    #expect(lines.contains { $0.hasPrefix("  despite  A pop rotates") })
    #expect(lines.contains { $0.hasPrefix("  why      An orientation is allowed") })
    let unexplained = Self.lines(
      Bases.finding(basis, "unexplained-rotation", .expected, rules: [.popAsksPage, .intersection]))
    #expect(unexplained.filter { $0.hasPrefix("  despite ") }.count == 2)
    #expect(!unexplained.contains { $0.hasPrefix("  why ") })
  }
}
