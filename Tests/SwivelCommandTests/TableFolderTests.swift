import Foundation
import SwivelTestKit
import Testing

/// The tables appear when they are complete, and replace those of before.
struct TableFolderTests {
  private static let names = [
    "findings.ndjson", "traces.ndjson", "transitions.ndjson", "upgrades.ndjson",
  ]

  @Test func `without the option nothing changes`() throws {
    let plain = try Program.run("summarize", Samples.turned, Samples.cured)

    #expect(plain.lines.count == 2)
    #expect(
      plain.objects.map { $0["schema"] as? String } == ["swivel.summary/1", "swivel.summary/1"])
    #expect(
      try Program.run("summarize", Samples.turned, Samples.cured, "--json").output == plain.output)
  }

  @Test func `a folder is made, and tables that are there are replaced`() throws {
    try withFolder { folder in
      let path = folder.path("some/where")
      let run = { (trace: String) in try Program.run("summarize", trace, "--tables", path) }

      #expect(try run(Samples.turned).code == 0)
      #expect(try folder.text("some/where/findings.ndjson").contains("back-navigation-rotated"))
      try folder.write("kept".utf8, to: "some/where/notes.txt")
      #expect(try run(Samples.cured).code == 0)

      let files = folder.files.map { $0.replacing("some/where/", with: "") }
      #expect(files == Self.names.prefix(1) + ["notes.txt"] + Self.names.dropFirst())
      #expect(try folder.text("some/where/findings.ndjson").isEmpty)
      #expect(try folder.text("some/where/traces.ndjson").contains(Samples.cured))
    }
  }

  @Test func `one thread and several write the same`() throws {
    try withFolder { folder in
      for threads in ["1", "3"] {
        let outcome = try Program.run(
          "summarize", "traces", "-j", threads, "--tables", folder.path(threads), "--ios", "27")
        #expect(outcome.code == 0)
      }
      for name in Self.names {
        #expect(try folder.bytes("1/\(name)") == folder.bytes("3/\(name)"))
        #expect(try !folder.bytes("1/\(name)").isEmpty)
      }
    }
  }

  @Test func `a folder that cannot be made is an error`() throws {
    try withFolder { folder in
      let file = try folder.write("x".utf8, to: "file")
      for path in [file, "\(file)/tables"] {
        let outcome = try Program.run("summarize", Samples.turned, "--tables", path)
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("error: \(path)"))
      }
    }
  }

  @Test func `no file appears if one of them cannot be written`() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.url("tables/transitions.ndjson"), withIntermediateDirectories: true)
      let outcome = try Program.run(
        "summarize", Samples.turned, "--tables", folder.path("tables"))

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("transitions.ndjson: cannot be written"))
      #expect(folder.files.isEmpty)
    }
  }

  @Test func `a trace is not replaced by a table`() throws {
    try withFolder { folder in
      let text = try Samples.text(of: Samples.turnedText)
      let trace = try folder.write(text.utf8, to: "traces.ndjson")
      let outcome = try Program.run("summarize", trace, "--tables", folder.path(""))

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("traces.ndjson, which is read"))
      #expect(try folder.text("traces.ndjson") == text)
      #expect(folder.files == ["traces.ndjson"])
    }
  }

  @Test func `the schema has the columns in the order of the rows`() throws {
    try withFolder { folder in
      _ = try Program.run("summarize", Samples.turned, "--tables", folder.path("tables"))
      for table in ["traces", "findings", "transitions"] {
        let schema = try #require(try Program.run("schema", "table.\(table)").objects.first)
        let columns = try #require(schema["x-columns"] as? [String])
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        let line = try #require(
          try folder.text("tables/\(table).ndjson").split(separator: "\n").first)
        let keys = line.matches(of: #/[{,]"([a-z_]+)":/#).map { String($0.output.1) }

        #expect(Set(columns) == Set(properties.keys))
        #expect(columns == keys)
        #expect((schema["x-key"] as? [String])?.first == "trace")
        #expect(schema["x-partitions"] as? [String] == ["day", "app_version"])
        for (name, property) in properties where name != "schema" {
          // One that may be null is any of two shapes.
          let shapes = property["anyOf"] as? [[String: Any]] ?? [property]
          #expect(shapes.allSatisfy { $0["type"] is String }, "\(name)")
          #expect(property["description"] is String, "\(name)")
          #expect((property["x-unit"] != nil) == name.hasSuffix("_us"), "\(name)")
        }
      }
    }
  }
}
