import Foundation
import SwivelTestKit
import Testing

struct FullDiskGoldenTests {
  @Test func `accept fails where a golden cannot be written`() throws {
    try withFolder { folder in
      // A limit on the length of files stands for a full disk.
      let line = """
        mkdir -p "$1/runs" && cp "$2" "$1/runs/a.swivel" && cd "$1" &&
        head -c 4000 /dev/zero | tr '\\0' ' ' >runs/b.ndjson && cat "$3" >>runs/b.ndjson
        mkdir Goldens && cp "$2" Goldens/b.ndjson
        ulimit -f 1; swivel accept runs --golden Goldens
        """
      let samples = [Samples.turned, Samples.container].map {
        Program.root.appendingPathComponent($0).path
      }
      let outcome = try Program.shell(line, [folder.path] + samples)

      #expect(outcome.code == 2)
      #expect(
        outcome.errors.contains("cannot be written: the file is too large\n  help: free some"))
    }
  }
}
