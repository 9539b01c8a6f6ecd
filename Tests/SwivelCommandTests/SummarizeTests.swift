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

      let outcome = try Program.run("summarize", noise, Samples.turned, broken)

      #expect(outcome.code == 3)
      #expect(outcome.objects.map { $0["status"] as? String } == ["error", "ok", "error"])
      let hasError = outcome.objects.map { ($0["error"] as? String)?.isEmpty == false }
      #expect(hasError == [true, false, true])
      #expect(try Program.run("summarize", noise).code == 3)
    }
  }

  @Test func `a file that is not there has no row, and the code is 2 if there is no other`() throws
  {
    try withFolder { folder in
      let none = folder.path("none")
      let alone = try Program.run("summarize", none, folder.path("*.swivel"))
      let beside = try Program.run("summarize", none, Samples.turned)

      #expect(alone.code == 2)
      #expect(alone.output.isEmpty)
      #expect(beside.code == 3)
      #expect(beside.objects.map { $0["trace"] as? String } == [Samples.turned])
      for outcome in [alone, beside] {
        #expect(outcome.errors.components(separatedBy: "error: \(none): no such file").count == 2)
      }
    }
  }

  @Test func `a file that a list names has a row even if it is not there`() throws {
    let outcome = try Program.run("summarize", "--files-from", "-", input: "no-such.swivel\n")

    #expect(outcome.code == 3)
    #expect(outcome.objects.map { $0["error"] as? String } == ["no such file"])
  }

  @Test func `tables are not replaced by empty ones if no file is there`() throws {
    try withFolder { folder in
      let tables = folder.path("tables")
      #expect(try Program.run("summarize", Samples.turned, "--tables", tables).code == 0)
      let before = try folder.text("tables/traces.ndjson")
      let outcome = try Program.run("summarize", folder.path("none"), "--tables", tables)

      #expect(outcome.code == 2)
      #expect(outcome.output.isEmpty)
      #expect(try folder.text("tables/traces.ndjson") == before)
      #expect(folder.files.count == 4)
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
