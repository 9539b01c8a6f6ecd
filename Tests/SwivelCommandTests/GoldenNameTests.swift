import Foundation
import SwivelTestKit
import Testing

struct GoldenNameTests {
  private static func withRuns(_ body: (TemporaryFolder) throws -> Void) throws {
    try withFolder { folder in
      let bytes = try Data(contentsOf: Program.root.appendingPathComponent(Samples.turned))
      for name in ["a", "b", "a/inner", "a/empty"] {
        try FileManager.default.createDirectory(
          at: folder.url(name), withIntermediateDirectories: true)
      }
      for name in ["a/x", "b/x", "a/inner/y"] {
        _ = try folder.write(bytes, to: "\(name).swivel")
      }
      try body(folder)
    }
  }

  @Test func `two runs of the same name have no golden each`() throws {
    try Self.withRuns { folder in
      let goldens = folder.path("goldens")
      for command in ["accept", "diff"] {
        let outcome = try Program.run(
          command, folder.path("a"), folder.path("b"), "--golden", goldens)

        #expect(outcome.code == 2)
        #expect(outcome.errors.hasPrefix("error: \(folder.path("b"))/x.swivel: its golden is"))
        #expect(outcome.errors.contains("\(folder.path("a"))/x.swivel"))
        #expect(!FileManager.default.fileExists(atPath: goldens))
      }
    }
  }

  @Test func `runs that are left out are reported`() throws {
    try Self.withRuns { folder in
      let outcome = try Program.run("accept", folder.path("a"), "--golden", folder.path("goldens"))

      #expect(outcome.code == 0)
      #expect(outcome.lines == ["\(folder.path("a"))/x.swivel: new"])
      #expect(
        outcome.errors
          == "note: \(folder.path("a"))/inner: not searched; to compare its runs, specify it\n")
    }
  }

  @Test func `a folder or a pipe with the name of a log is no run`() throws {
    try Self.withRuns { folder in
      try FileManager.default.createDirectory(
        at: folder.url("b/folder.swivel"), withIntermediateDirectories: true)
      #expect(mkfifo(folder.path("b/pipe.swivel"), 0o600) == 0)

      let outcome = try Program.run("accept", folder.path("b"), "--golden", folder.path("goldens"))

      #expect(outcome.code == 0)
      #expect(outcome.lines == ["\(folder.path("b"))/x.swivel: new"])
    }
  }
}
