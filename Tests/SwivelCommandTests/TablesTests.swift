import Foundation
import SwivelReports
import SwivelTestKit
import Testing

/// `summarize --tables`: the rows of traces whose values are known.
struct TablesTests {
  /// The rows of the tables of some traces, and the outcome.
  private struct Tables {
    let outcome: Program.Outcome
    let traces: [[String: Any]]
    let findings: [[String: Any]]
    let transitions: [[String: Any]]

    init(_ inputs: String..., in folder: TemporaryFolder) throws {
      outcome = try Program.run(["summarize"] + inputs + ["--tables", folder.path("tables")])
      (traces, findings, transitions) = (
        try Self.rows("traces", folder), try Self.rows("findings", folder),
        try Self.rows("transitions", folder)
      )
    }

    /// The rows with the values that they have; each has all columns.
    private static func rows(_ name: String, _ folder: TemporaryFolder) throws -> [[String: Any]] {
      let table = try #require(TableDefinition.all.first { $0.name == name })
      let columns = ["schema"] + table.columns.map(\.name)
      let lines = try folder.text("tables/\(name).ndjson").split(separator: "\n")
      return try lines.map { line in
        let row = try #require(
          try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(Set(row.keys) == Set(columns))
        return row.filter { !($0.value is NSNull) }
      }
    }
  }

  /// Expects the values of a row, and no others; `nil` for a column without one.
  private static func expect(
    _ row: [String: Any]?, _ values: KeyValuePairs<String, Any>,
    at location: SourceLocation = #_sourceLocation
  ) {
    let found = row?.mapValues { "\($0)" } ?? [:]
    let expected = Dictionary(uniqueKeysWithValues: values.map { ($0, "\($1)") })
    #expect(found == expected, sourceLocation: location)
  }

  private static func has(
    _ row: [String: Any]?, _ values: KeyValuePairs<String, String?>,
    at location: SourceLocation = #_sourceLocation
  ) {
    for (key, value) in values {
      #expect(row?[key].map { "\($0)" } == value, "\(key)", sourceLocation: location)
    }
  }

  @Test func `a trace with a finding has its rows`() throws {
    try withFolder { folder in
      let tables = try Tables(Samples.turned, in: folder)

      #expect(tables.outcome.code == 0)
      #expect(tables.traces.count == 1 && tables.findings.count == 1)
      Self.expect(
        tables.traces.first,
        [
          "schema": "swivel.table.traces/1", "trace": Samples.turned, "day": "2022-06-21",
          "app": "com.example.reader", "id": "5f0c7a1e93d84b26a4417d0e6b2f9c58",
          "recording": "5f0c7a1e93d84b26a4417d0e6b2f9c58", "start": "2022-06-21T08:14:05Z",
          "source": "recorder", "system": "15.5", "linked_sdk": "15.5", "idiom": "phone",
          "model": "iPhone12,1", "status": "ok", "is_closed": 1, "verdict": "findings",
          "events": 33, "lost_events": 0, "missing_events": 0, "first_us": 0, "last_us": 21_660_284,
          "turns": 1, "requests": 0, "refusals": 0, "observations": 3, "contradictions": 0,
          "findings": 1, "transitions": 2, "tool": "0.2.0", "system_major": 15, "system_minor": 5,
          "linked_sdk_major": 15, "linked_sdk_minor": 5,
        ])
      Self.expect(
        tables.findings.first,
        [
          "schema": "swivel.table.findings/1", "trace": Samples.turned, "day": "2022-06-21",
          "app": "com.example.reader", "ordinal": 0, "finding": "back-navigation-rotated",
          "severity": "warning", "fingerprint": "a6ce5465e90f8d96",
          "page": "ArticleListController", "window": 1, "event": 29, "at_us": 15_871_449,
          "decided_event": 28, "basis": "observed", "orientation": "landscapeRight",
          "allowed": "portrait",
        ])
    }
  }

  @Test func `a turn that was observed, and a stay`() throws {
    try withFolder { folder in
      let tables = try Tables(Samples.turned, in: folder)

      #expect(tables.transitions.count == 2)
      Self.expect(
        tables.transitions.first,
        [
          "schema": "swivel.table.transitions/1", "trace": Samples.turned, "day": "2022-06-21",
          "app": "com.example.reader", "ordinal": 0, "window": 1, "event": 25,
          "at_us": 7_903_415, "outcome": "turned", "from_orientations": "portrait",
          "to_orientations": "landscapeRight", "trigger": "deviceTurn",
          "device": "landscapeLeft", "asked": "MainTabController",
          "respondent": "VideoController", "decided_by": "controller", "rule": "device-turn",
          "confidence": "documented", "allowed": "portrait,landscapeLeft,landscapeRight",
          "basis": "observed", "observed": "landscapeRight", "observed_event": 27,
        ])
      Self.has(
        tables.transitions.last,
        [
          "ordinal": "1", "outcome": "stayed", "trigger": "pop", "held_by": "pop-stays",
          "rule": "pop-stays", "confidence": "observed", "allowed": "portrait",
          "decided_by": nil, "basis": "observed", "observed": "landscapeRight",
          "observed_event": "31",
        ])
    }
  }

  @Test func `a turn that nothing shows is predicted`() throws {
    try withFolder { folder in
      let lines = try Samples.text(of: "traces/feed.ndjson").split(separator: "\n")
      let path = try folder.write(
        lines.dropLast().joined(separator: "\n").utf8, to: "unseen.ndjson")
      let tables = try Tables(path, in: folder)

      // A text without times has none in its rows.
      Self.has(
        tables.transitions.first,
        [
          "event": "8", "outcome": "turned", "to_orientations": "landscapeRight",
          "basis": "predicted", "observed": nil, "observed_event": nil, "at_us": nil,
        ])
      Self.has(
        tables.traces.first,
        [
          "first_us": nil, "last_us": nil, "is_closed": nil, "day": nil, "idiom": nil,
          "events": "9", "system": "17.4",
        ])
      Self.has(
        tables.findings.first, ["at_us": nil, "basis": "predicted", "rule": "controller-mask"])
      #expect(tables.outcome.errors.contains("the events have no times"))
    }
  }

  @Test func `an observation that contradicts a decision`() throws {
    try withFolder { folder in
      let tables = try Tables("traces/findings/turned-by-nobody.ndjson", in: folder)

      Self.has(
        tables.transitions.first,
        [
          "event": "10", "outcome": "stayed", "held_by": "intersection",
          "basis": "contradicted", "observed": "landscapeRight", "observed_event": "11",
        ])
      Self.has(
        tables.transitions.dropFirst().first,
        [
          "event": "11", "outcome": "unpredicted", "from_orientations": "portrait",
          "to_orientations": "landscapeRight", "basis": "observed",
          "observed": "landscapeRight", "observed_event": "11", "trigger": nil, "rule": nil,
          "allowed": nil,
        ])
      Self.has(tables.traces.first, ["contradictions": "1", "turns": "0"])
      Self.has(tables.findings.first, ["expected": "portrait", "allowed": nil])
    }
  }

  @Test func `a refused request`() throws {
    try withFolder { folder in
      let text = """
        {"kind":"systemVersion","version":"17.4"}
        {"kind":"plistOrientation","orientation":"portrait"}
        {"kind":"controller","controller":1,"type":"plain","name":"ListPage"}
        {"kind":"windowAdded","window":1,"scene":1,"level":0,"hidden":false}
        {"kind":"rootChanged","window":1,"controller":1}
        {"kind":"interfaceOrientation","window":1,"orientation":"portrait"}
        {"kind":"geometryRequest","scene":1,"mask":["landscapeRight"]}
        {"kind":"geometryRefused","code":101,"request":6}

        """
      let tables = try Tables(try folder.write(text.utf8, to: "a.ndjson"), in: folder)

      #expect(tables.transitions.count == 1)
      Self.has(
        tables.transitions.first,
        [
          "event": "6", "outcome": "refused", "trigger": "geometryRequest",
          "asked": "ListPage", "allowed": "portrait", "basis": "observed", "observed": nil,
          "observed_event": "7",
        ])
      Self.has(tables.traces.first, ["requests": "1", "refusals": "1"])
    }
  }

  @Test func `what cannot be read has a row, and the code is 3`() throws {
    try withFolder { folder in
      let noise = try folder.write("no trace".utf8, to: "noise.swivel")
      let torn = try Samples.text(of: Samples.turnedText) + "{\n"
      let partial = try folder.write(torn.utf8, to: "torn.ndjson")
      let tables = try Tables(
        noise, "Tests/FormatCorpus/1.1/damaged-twice.swivel", folder.path("none"), Samples.cured,
        partial, "Tests/FormatCorpus/1.1/newer-major.swivel", in: folder)

      #expect(tables.outcome.code == 3)
      #expect(
        tables.traces.map { "\($0["status"] ?? "")" }
          == ["error", "partial", "ok", "partial", "error"])
      let hasError = tables.traces.map { ($0["error"] as? String)?.isEmpty == false }
      #expect(hasError == [true, true, false, true, true])
      #expect(tables.outcome.errors.contains("error: \(folder.path("none")): no such file\n"))
      Self.has(
        tables.traces[1],
        ["events": "5", "is_closed": nil, "verdict": nil, "app": "com.example.reader"])
      Self.has(
        tables.traces[4],
        ["error": "log version 2.0 is not supported; this version of swivel reads 1.x"])
      #expect(tables.findings.map { $0["trace"] as? String } == [partial])
      #expect(
        tables.outcome.lines.map { $0.replacing(folder.path("tables/"), with: "") } == [
          "traces.ndjson       5 traces, 2 could not be read, 2 could be read only in part",
          "findings.ndjson     1 finding", "transitions.ndjson  4 transitions",
          "upgrades.ndjson     0 changes",
        ])
    }
  }

  @Test(arguments: [
    (["--ios", "27", Samples.turned], "--ios requires --tables"),
    (["--linked", "27", "--tables", "T", Samples.turned], "--linked requires --ios"),
    (["--ios", "x", "--tables", "T", Samples.turned], "expected a version"),
    (["--ios", "27", "--tables", "T", "-"], "standard input"),
  ])
  func `a question that cannot be answered is named`(arguments: [String], text: String) throws {
    let outcome = try Program.run(["summarize"] + arguments)

    #expect(outcome.code == 64 && outcome.errors.contains(text))
  }

  @Test func `a damaged log can be salvaged`() throws {
    try withFolder { folder in
      let arguments = ["Tests/FormatCorpus/1.1/damaged-twice.swivel", "--mode", "salvage"]
      let outcome = try Program.run(
        ["summarize"] + arguments + ["--tables", folder.path("tables"), "--json"])

      #expect(outcome.code == 3)
      let object = try #require(outcome.objects.first)
      #expect(object["partial"] as? Int == 1 && object["unread"] as? Int == 0)
      #expect(try folder.text("tables/traces.ndjson").contains("\"status\":\"partial\""))
    }
  }

  @Test func `the segments of a recording are one trace`() throws {
    try withFolder { folder in
      let segments = folder.path("segments")
      try FileManager.default.createDirectory(
        atPath: segments, withIntermediateDirectories: true)
      for number in 1...4 {
        let name = "segments.00000\(number).swivel"
        try FileManager.default.copyItem(
          at: Program.root.appendingPathComponent("Tests/FormatCorpus/1.1/\(name)"),
          to: folder.url("segments/\(name)"))
      }
      let tables = try Tables(segments, in: folder)

      #expect(tables.traces.count == 1)
      Self.has(tables.traces.first, ["trace": segments, "status": "ok"])
      #expect(tables.traces.first?["recording"] is String)
    }
  }

  @Test func `the header states the version, the build and the installation`() throws {
    try withFolder { folder in
      let header = """
        {"swivel":"1.0","unit":"1us","header":{"app":"com.example.player","version":"4.12.1",\
        "build":"1874","install":"3f9c01ab","start":"2026-01-31T23:30:00-02:00",\
        "os":"iPadOS 17.4.1","device":"iPad14,3"}}
        {"seq":0,"t":5,"kind":"marker","name":"x"}

        """
      let tables = try Tables(try folder.write(header.utf8, to: "a.ndjson"), in: folder)

      Self.has(
        tables.traces.first,
        [
          "day": "2026-02-01", "start": "2026-02-01T01:30:00Z", "app_version": "4.12.1",
          "app_build": "1874", "install": "3f9c01ab", "system": "17.4.1", "model": "iPad14,3",
          "idiom": "pad", "verdict": "unjudged", "first_us": "5", "system_major": "17",
          "system_minor": "4", "linked_sdk_major": nil, "app_version_major": "4",
          "app_version_minor": "12",
        ])
      let missing = tables.traces.first?["missing_facts"] as? String
      #expect(missing?.hasPrefix("no-version,no-window") == true)
    }
  }

  @Test func `hostile names are data`() throws {
    try withFolder { folder in
      let name = "a\"b,c\nd\u{1B}[31m'; DROP TABLE traces; --.ndjson"
      let text = """
        {"swivel":"1.0","unit":"1us","header":{"app":"=cmd|' /C calc'!A0","version":"../../etc"}}
        {"seq":0,"t":0,"kind":"note","text":"x"}

        """
      let tables = try Tables(try folder.write(text.utf8, to: name), in: folder)

      #expect(tables.traces.count == 1)
      Self.has(
        tables.traces.first,
        [
          "trace": folder.path(name), "app": "=cmd|' /C calc'!A0", "app_version": "../../etc",
          "app_version_major": nil, "app_version_minor": nil,
        ])
      #expect(try !folder.text("tables/traces.ndjson").contains("\u{1B}"))
    }
  }
}
