import Foundation
import SwivelTestKit
import Testing

/// Very many traces in one run.
struct BatchTests {
  /// Calls a function with a list of that many files, of which those with some numbers are broken.
  private func withMany(
    _ count: Int, broken: [Int], _ sample: (Int) -> Data, _ body: (String) throws -> Void
  ) throws {
    try withFolder { folder in
      var names: [String] = []
      for number in 0..<count {
        let data = broken.contains(number) ? Data("{\"seq\":".utf8) : sample(number)
        try data.write(to: folder.url("\(number).swivel"))
        names.append(folder.path("\(number).swivel"))
      }
      try body(try folder.write(names.joined(separator: "\n").utf8, to: "list"))
    }
  }

  @Test(arguments: [["check"], ["check", "--group", "none"], ["summarize"]])
  func `the bytes are the same on one thread and on several`(verb: [String]) throws {
    let samples = try [Samples.turned, Samples.cured].map { path in
      try Data(contentsOf: Program.root.appendingPathComponent(path))
    }
    try withMany(300, broken: [17, 150, 299]) {
      samples[$0 % 2]
    } _: { list in
      let (one, several) = (
        try Program.run(verb + ["--files-from", list, "-j", "1"]),
        try Program.run(verb + ["--files-from", list, "-j", "3"])
      )
      #expect(one.code == several.code)
      #expect(one.output == several.output)
      #expect(one.errors == several.errors)
      #expect(verb == ["check"] || one.lines.count > 290)
    }
  }

  @Test func `of ten thousand traces the broken ones are reported, and no other`() throws {
    let event = Data(#"{"kind":"systemVersion","version":"16.0","seq":0,"t":0}"#.utf8)
    try withMany(10_000, broken: [17, 5_000, 9_999]) { _ in
      event
    } _: { list in
      let rows = try Program.run("summarize", "--files-from", list)

      #expect(rows.code == 3)
      let states = rows.lines.map { $0.contains(#""status":"ok""#) }
      #expect(states.count == 10_000)
      #expect(states.indices.filter { !states[$0] } == [17, 5_000, 9_999])
    }
  }

  @Test(arguments: [["-j1"], ["-j", "1"], ["-j=1"]])
  func `how many are read at once may be joined to the option`(options: [String]) throws {
    let outcome = try Program.run(["summarize", Samples.cured] + options)

    #expect(outcome.code == 0)
    #expect(try Program.run("summarize", Samples.cured, "-j0").code == 64)
    #expect(try Program.run("summarize", Samples.cured, "-jx").code == 64)
  }
}
