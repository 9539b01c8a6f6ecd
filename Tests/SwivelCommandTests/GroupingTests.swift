import SwivelTestKit
import Testing

/// Problems of several traces that are printed once.
struct GroupingTests {
  private static func copies(_ count: Int, in folder: TemporaryFolder) throws {
    let bytes = Array(try Samples.text(of: Samples.turnedText).utf8)
    for number in 0..<count { try folder.write(bytes, to: "\(100 + number).ndjson") }
  }

  @Test func `a problem of many traces is printed once, with their number`() throws {
    try withFolder { folder in
      try Self.copies(20, in: folder)
      let grouped = try Program.run("check", folder.path("*"))
      let all = try Program.run("check", folder.path("*"), "--group", "none")

      #expect(grouped.code == 1)
      // As for one trace, with a line about the others.
      let one = try Program.run("check", folder.path("100.ndjson"))
      #expect(grouped.lines.count == one.lines.count + 1)
      #expect(grouped.lines.filter { $0.hasPrefix("warning: ") }.count == 1)
      let others = ["101", "102", "103"].map { "\(folder.path)/\($0).ndjson" }
      let list = others.joined(separator: ", ")
      #expect(grouped.lines.dropLast().last == "  also     in 19 other traces: \(list), …")
      #expect(grouped.lines.last == "20 findings in 20 traces")
      #expect(all.lines.filter { $0.hasPrefix("warning: ") }.count == 20)
      #expect(all.code == 1)
    }
  }

  @Test func `the table has a row for each problem`() throws {
    try withFolder { folder in
      try Self.copies(3, in: folder)
      let grouped = try Program.run("check", folder.path("*"), "--format", "markdown")
      let all = try Program.run(
        "check", folder.path("*"), "--format", "markdown", "--group", "none")

      #expect(grouped.lines.filter { $0.hasPrefix("| warning") }.count == 1)
      #expect(grouped.output.contains("/100.ndjson, event 29, and 2 more |"))
      #expect(all.lines.filter { $0.hasPrefix("| warning") }.count == 3)
    }
  }

  @Test func `there is an annotation for each problem`() throws {
    try withFolder { folder in
      try Self.copies(12, in: folder)
      let grouped = try Program.run("check", folder.path("*"), "--format", "github")
      let all = try Program.run("check", folder.path("*"), "--format", "github", "--group", "none")

      let warnings = grouped.lines.filter { $0.hasPrefix("::warning ") }
      #expect(warnings.count == 1)
      #expect(warnings[0].contains(", also in 11 other traces: "))
      #expect(all.lines.filter { $0.hasPrefix("::warning ") }.count == 10)
      #expect(all.output.contains("and 3 more"))
    }
  }

  @Test func `a result of SARIF counts the traces, and lists the first`() throws {
    try withFolder { folder in
      try Self.copies(30, in: folder)
      let grouped = try Program.run("check", folder.path("*"), "--format", "sarif")
      let log = try #require(grouped.objects.first)
      let run = try #require((log["runs"] as? [[String: Any]])?.first)
      let results = try #require(run["results"] as? [[String: Any]])

      #expect(results.count == 1)
      #expect(results[0]["occurrenceCount"] as? Int == 30)
      #expect((results[0]["relatedLocations"] as? [Any])?.count == 20)
    }
  }

  @Test func `of many traces that cannot be read the first few are named`() throws {
    try withFolder { folder in
      for number in 0..<9 { try folder.write([0x78], to: "\(number).swivel") }
      let grouped = try Program.run("check", folder.path("*"))
      let all = try Program.run("check", folder.path("*"), "--group", "none")

      #expect(grouped.code == 2)
      #expect(grouped.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") }.count == 5)
      #expect(grouped.errors.contains("note: 4 other traces had notes or errors; --group none"))
      #expect(all.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") }.count == 9)
    }
  }

  @Test func `the findings of one trace are printed as they are`() throws {
    let one = try Program.run("check", Samples.turned)
    let same = try Program.run("check", Samples.turned, "--group", "none")

    #expect(one.output == same.output)
    #expect(!one.output.contains("  also  "))
  }
}
