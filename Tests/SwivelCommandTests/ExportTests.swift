import Foundation
import SwivelTestKit
import Testing

/// `export --format perfetto` against what the Trace Event Format and Perfetto say of it.
struct ExportTests {
  private struct Track: Hashable {
    let process: Int
    let thread: Int

    init(_ event: [String: Any]) throws {
      process = try #require(event["pid"] as? Int)
      thread = try #require(event["tid"] as? Int)
    }
  }

  private static func events(_ path: String) throws -> [[String: Any]] {
    let outcome = try Program.run("export", path)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require((json as? [String: Any])?["traceEvents"] as? [[String: Any]])
  }

  private static let paths = [Samples.turned, Samples.cured, Samples.container]

  private static func of(_ phase: String, _ events: [[String: Any]]) -> [[String: Any]] {
    events.filter { $0["ph"] as? String == phase }
  }

  @Test(arguments: paths) func `slices of a track are in order, and nest`(path: String) throws {
    var open: [Track: [Int]] = [:]
    var last: [Track: Int] = [:]
    let slices = Self.of("X", try Self.events(path))
    for slice in slices {
      let track = try Track(slice)
      let start = try #require(slice["ts"] as? Int)
      let end = start + (try #require(slice["dur"] as? Int))
      #expect(start >= last[track] ?? 0 && end > start)
      var ends = open[track] ?? []
      while let inner = ends.last, inner <= start { ends.removeLast() }
      #expect(ends.last.map { end <= $0 } ?? true)
      (open[track], last[track]) = (ends + [end], start)
    }
    #expect(slices.count >= 16)
  }

  @Test(arguments: paths) func `each arrow has two ends, in slices`(path: String) throws {
    let events = try Self.events(path)
    var starts: [Track: Set<Int>] = [:]
    for slice in Self.of("X", events) {
      starts[try Track(slice), default: []].insert(try #require(slice["ts"] as? Int))
    }
    let (tails, heads) = (Self.of("s", events), Self.of("f", events))
    #expect(!tails.isEmpty)
    #expect(tails.compactMap { $0["id"] as? Int } == heads.compactMap { $0["id"] as? Int })
    for (tail, head) in zip(tails, heads) {
      let (from, to) = (try #require(tail["ts"] as? Int), try #require(head["ts"] as? Int))
      #expect(from <= to && head["bp"] as? String == "e")
      #expect(tail["name"] as? String == head["name"] as? String)
      #expect(starts[try Track(tail)]?.contains(from) == true)
      #expect(starts[try Track(head)]?.contains(to) == true)
    }
  }

  @Test(arguments: paths) func `each track has a name, and a thread number of its own`(
    path: String
  ) throws {
    let events = try Self.events(path)
    let names = Self.of("M", events)
    let threads = names.filter { $0["name"] as? String == "thread_name" }
    let tracks = try Set(events.filter { $0["ph"] as? String != "M" }.map(Track.init))

    #expect(try tracks.isSubset(of: Set(threads.map(Track.init))))
    #expect(Set(tracks.map(\.thread)).count == tracks.count)
    #expect(tracks.allSatisfy { $0.thread != $0.process })
    #expect(names.contains { $0["name"] as? String == "process_name" })
  }

  @Test func `the unwanted orientation and its finding are there`() throws {
    let slices = Self.of("X", try Self.events(Samples.turned))
    let unwanted = slices.filter { $0["name"] as? String == "landscapeRight (unwanted)" }
    let findings = slices.filter { ($0["cat"] as? String)?.hasPrefix("finding") == true }

    #expect(unwanted.count == 1 && findings.count == 1)
    #expect((unwanted[0]["args"] as? [String: Any])?["basis"] as? String == "observed")
    #expect(findings[0]["ts"] as? Int == 15_871_449)
  }

  @Test func `a predicted rotation is not exported as observed`() throws {
    let seen = #""kind":"interfaceOrientation","window":1,"orientation":"landscapeRight""#
    let text = try Samples.text(of: Samples.turnedText)
    #expect(text.contains(seen))
    try withFolder { folder in
      try text.replacingOccurrences(of: seen, with: #""kind":"phase","phase":"active""#).write(
        toFile: folder.path("a.ndjson"), atomically: true, encoding: .utf8)
      let names = Self.of("X", try Self.events(folder.path("a.ndjson"))).filter {
        ($0["cat"] as? String)?.hasPrefix("interface") == true
      }.compactMap { $0["name"] as? String }

      #expect(names.contains("portrait"))
      #expect(names.contains { $0.hasPrefix("landscapeRight") })
      #expect(names.allSatisfy { !$0.hasPrefix("landscapeRight") || $0.hasSuffix("(predicted)") })
    }
  }

  @Test func `names cannot steer a viewer's terminal`() throws {
    let text = try Samples.text(of: Samples.turnedText)
      .replacingOccurrences(of: "VideoController", with: #"\u202e\u0000</script>"#)
    try withFolder { folder in
      try text.write(toFile: folder.path("a.ndjson"), atomically: true, encoding: .utf8)
      let names = try Self.events(folder.path("a.ndjson")).compactMap { $0["name"] as? String }

      #expect(names.contains { $0.contains("</script>") })
      #expect(!names.joined().contains("\u{202E}") && !names.joined().contains("\0"))
    }
  }

  @Test func `the same input gives the same bytes, also from a pipe`() throws {
    try withFolder { folder in
      for name in ["a", "b"] {
        #expect(try Program.run("export", Samples.turned, "-o", folder.path(name)).code == 0)
      }
      #expect(try folder.text("a") == folder.text("b"))
      let piped = try Program.shell("swivel cat \(Samples.turned) | swivel export -")
      let named = try Program.shell("swivel export \(Samples.turned)")
      #expect(
        piped.output.replacingOccurrences(of: #""-""#, with: "\"\(Samples.turned)\"")
          .split(separator: "\n").dropFirst(3).count == named.lines.dropFirst(3).count)
    }
  }

  @Test func `the record of an export needs a file`() throws {
    #expect(try Program.run("export", Samples.turned, "--json").code == 64)
    #expect(try Program.run("export", "nowhere.swivel").code == 2)
  }
}
