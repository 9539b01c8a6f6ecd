import Foundation
import SwivelTestKit
import Testing

struct SummarizeTests {
  @Test func `a row shows what a trace is and what was found`() throws {
    let outcome = try Program.run("summarize", Samples.turned)

    #expect(outcome.code == 0)
    let row = try #require(outcome.objects.first)
    #expect(row["schema"] as? String == "swivel.summary/1")
    #expect(row["trace"] as? String == Samples.turned)
    #expect(row["status"] as? String == "ok")
    #expect(row["system"] as? String == "15.5")
    #expect(row["events"] as? Int == 33)
    #expect(row["turns"] as? Int == 1)
    let findings = try #require(row["findings"] as? [[String: Any]])
    #expect(findings.map { $0["id"] as? String } == ["back-navigation-rotated"])
    let found = try Program.run("check", Samples.turned, "--json").objects.first
    let basis = try #require(found?["basis"] as? [String: Any])
    #expect(findings.first?["basis"] as? String == basis["kind"] as? String)
    #expect(findings.first?["rule"] as? String == basis["rule"] as? String)
    #expect(findings.first?["fingerprint"] as? String == found?["fingerprint"] as? String)
  }

  @Test func `a bad trace is a row, and the code is 3`() throws {
    try withFolder { folder in
      let whole = try Data(contentsOf: Program.root.appendingPathComponent(Samples.turned))
      let noise = try folder.write("no trace".utf8, to: "noise.swivel")
      var damaged = [UInt8](whole)
      damaged[damaged.count / 2] ^= 0xFF
      let broken = try folder.write(damaged, to: "broken.swivel")

      let outcome = try Program.run("summarize", noise, Samples.turned, broken, folder.path("none"))

      #expect(outcome.code == 3)
      #expect(
        outcome.objects.map { $0["status"] as? String } == ["error", "ok", "error", "error"])
      let hasError = outcome.objects.map { ($0["error"] as? String)?.isEmpty == false }
      #expect(hasError == [true, false, true, true])
    }
  }

  @Test func `what is before a fault is reported`() throws {
    try withFolder { folder in
      let text = try Samples.text(of: Samples.turnedText) + "{\n"
      let path = try folder.write(text.utf8, to: "torn.ndjson")

      let outcome = try Program.run("summarize", path)

      #expect(outcome.code == 3)
      #expect(outcome.objects.first?["status"] as? String == "partial")
      #expect(outcome.objects.first?["events"] as? Int == 33)
      #expect((outcome.objects.first?["findings"] as? [Any])?.count == 1)
    }
  }
}
