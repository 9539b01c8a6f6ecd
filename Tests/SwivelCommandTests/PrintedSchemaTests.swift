import Foundation
import SwivelTestKit
import Testing

/// Every command's `--json` is as `swivel schema` says.
struct PrintedSchemaTests {
  /// Runs that together print a record of every schema; `$D` is a folder of their own.
  private static let runs = [
    "swivel accept --json --golden \"$D/goldens\" \(Samples.turned)",
    "swivel explain --json", "swivel explain gate --json",
    "swivel summarize Tests/FormatCorpus \(Samples.turned) nothing",
    "swivel summarize traces traces/*.ndjson traces/findings/*.ndjson nothing --json "
      + "--tables \"$D/tables\" --ios 27; cat \"$D/tables\"/*.ndjson",
    "swivel check --json \(Samples.turned) traces/container.ndjson traces/findings",
    "echo '{\"kind\":\"attemptRotation\",\"seq\":0,\"t\":0}' | swivel check --json -",
    "swivel diff --json \(Samples.turned) \(Samples.cured)",
    "swivel diff --json \(Samples.cured) \(Samples.cured)",
    "swivel diff --json \(Samples.turned) traces/container.ndjson",
    "CI=1 swivel diff --json --golden \"$D/goldens\" \(Samples.cured)",
    // The document that a page carries.
    "for f in \(Samples.cured) traces/container.ndjson; do "
      + "swivel diff --time-tolerance 0.001 --format html \(Samples.turned) $f | "
      + "sed -n 's/^<script type=.application.json. id=.document.>\\(.*\\)<.script>$/\\1/p'; done",
    "swivel info --json \(Samples.turned); swivel info --json \(Samples.turnedText)",
    "for f in Tests/FormatCorpus/1.1/*.swivel; do swivel info --json $f; done",
    "swivel replay --json \(Samples.turned); swivel replay --json --at 10 \(Samples.turned)",
    "swivel replay --json --verify traces/container.ndjson",
    "for s in sides players limits; do "
      + "swivel scenario traces/scenarios/$s.json -o \"$D/$s\" > /dev/null; "
      + "swivel check --json \"$D/$s\"; swivel replay --json \"$D/$s\"/plist*.swivel; done",
    "swivel why --json --event 28 \(Samples.turned); swivel why --json --at 8 \(Samples.turned)",
    "swivel report --json traces traces/*.ndjson",
    "swivel scenario --json traces/scenarios/*.json -o \"$D/logs\"; "
      + "swivel report --json \"$D/logs\"",
    "head -c 700 \(Samples.turned) > \"$D/cut.swivel\"; "
      + "swivel report --json \"$D/cut.swivel\" nothing; "
      + "swivel report --json --redact --mode salvage \"$D/cut.swivel\"",
    "swivel whatif --json \(Samples.turned) --set controller.MainTabController.forwards=leaf",
    "swivel whatif --json \(Samples.turned) --matrix ios=12,26",
    "swivel whatif --json \(Samples.turned) --ios 27 --pages",
    "swivel whatif --json \(Samples.turned) --minimize back-navigation-rotated -o \"$D/s.swivel\"",
    "swivel cat \(Samples.turned) | swivel record -o \"$D/r.swivel\" --json",
    "echo '{\"breadcrumbs\":[]}' | swivel import sentry - -o \"$D/i.swivel\" --json",
    "swivel repair \(Samples.turned) -o \"$D/fixed.swivel\" --json",
    "swivel export \(Samples.turned) -o \"$D/e.json\" --json",
    "swivel redact \(Samples.turned) -o \"$D/redacted.swivel\" --json",
    "mkdir -p \"$D/p/Tools/swivel\" && cp Package.swift \"$D/p\" && "
      + "cp Package.swift \"$D/p/Tools/swivel\" && (cd \"$D/p\" && swivel init --json)",
    // The keys of kinds that a log describes itself are in no schema.
    "for f in Tests/FormatCorpus/1.1/*.swivel; do "
      + "swivel cat $f > \"$D/c\"; grep -q '\"define\"' \"$D/c\" || cat \"$D/c\"; done",
    "for n in app runner; do echo '{\"kind\":\"marker\",\"name\":\"x\"}' | swivel record -o \"$D/$n.swivel\"; done; "
      + "swivel merge \"$D/app.swivel\" \"$D/runner.swivel\" -o \"$D/m.swivel\" --json",
  ]

  private static func schemas() throws -> [String: [String: Any]] {
    let all = try Program.run("schema", "--json").objects
    return Dictionary(
      uniqueKeysWithValues: all.compactMap { schema in
        let parts = (schema["$id"] as? String ?? "").split(separator: ":").dropFirst()
        return parts.isEmpty ? nil : (parts.joined(separator: "/"), schema)
      })
  }

  /// A line that a command printed, its object, and the name of its schema.
  ///
  /// Safe to be sent: what is parsed never changes.
  private struct PrintedLine: @unchecked Sendable {
    let schema: String
    let text: String
    let object: [String: Any]
  }

  /// The lines of all runs, which two tests read; the runs take seconds.
  private static let printed = Result { try printedLines() }

  private static func printedLines() throws -> [PrintedLine] {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.url("goldens"), withIntermediateDirectories: true)
      return try runs.flatMap { run in
        let outcome = try Program.shell("D=\"$1\"; { \(run); }", folder.path(""))
        let objects = outcome.objects
        #expect(!objects.isEmpty, "\(run)")
        #expect(objects.count == outcome.lines.count, "\(run)")
        return zip(outcome.lines, objects).map { line, object in
          PrintedLine(
            schema: object["schema"] as? String ?? "swivel.event/1", text: line, object: object)
        }
      }
    }
  }

  @Test func `every record of every command has the keys that are reported, and no others`() throws
  {
    let (schemas, lines) = (try Self.schemas(), try Self.printed.get())
    var faults: Set<String> = []
    for line in lines {
      let schema = try #require(schemas[line.schema], "no schema \(line.schema)")
      for fault in SchemaChecker.faults(line.object, schema) {
        faults.insert("\(line.schema): \(fault)")
      }
    }
    #expect(faults.sorted() == [])
    #expect(Set(schemas.keys).subtracting(lines.map(\.schema)).sorted() == [])
  }

  @Test(.enabled(if: Validators.areThere, "run tools/install-validators, which needs a network"))
  func `a public validator says the same`() throws {
    let schemas = try Self.schemas()
    let all = String(decoding: try JSONSerialization.data(withJSONObject: schemas), as: UTF8.self)
    let kinds = Dictionary(grouping: try Self.printed.get(), by: \.schema)
    // Each kind of record a few dozen times: the validator takes its time.
    let some = kinds.values.flatMap { $0.prefix(60) }
    let entries = { (change: (String) -> String) in
      some.map { "{\"schema\":\"\($0.schema)\",\"document\":\(change($0.text))}\n" }.joined()
    }
    #expect(try Validators.verdict("schema", entries { $0 }, all).isEmpty)

    let broken = entries { text in
      text.replacingOccurrences(of: "\"seq\":", with: "\"sequence\":")
        .replacingOccurrences(of: "\"schema\":\"swivel", with: "\"schema\":\"swiwel")
    }
    let verdict = try Validators.verdict("schema", broken, all)
    let refused = verdict.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    #expect(refused == kinds.keys.sorted())
  }

  @Test func `a time has its unit`() throws {
    for (schema, key) in [("replay", "t"), ("info", "first"), ("merge", "offset")] {
      let printed = try #require(try Program.run("schema", schema, "--json").objects.first)
      let keys = printed["properties"] as? [String: [String: Any]]
      #expect((keys?[key]?["description"] as? String)?.hasPrefix("microseconds") == true)
    }
  }

  @Test func `a schema is found by its name, short or long`() throws {
    let long = try Program.run("schema", "swivel.finding/1")
    #expect(long.code == 0)
    #expect(try Program.run("schema", "finding").output == long.output)
    let list = try Program.run("schema")
    #expect(list.lines.count > 15)
    let unknown = try Program.run("schema", "findings")
    #expect(unknown.code == 64)
    #expect(unknown.errors.contains("unknown schema \"findings\""))
  }
}
