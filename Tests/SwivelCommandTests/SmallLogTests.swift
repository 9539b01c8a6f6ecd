import Foundation
import SwivelTestKit
import Testing

/// A small log, cut at every byte and changed at every byte, as the program reads it.
struct SmallLogTests {
  private static let text = """
    {"swivel":"1.0","unit":"1us","header":{"id":"0123456789abcdef0123456789abcdef"}}
    {"seq":0,"t":5,"kind":"controller","controller":1,"type":"plain","name":"VideoController"}
    {"seq":1,"t":9,"kind":"supported","controller":1,"mask":["portrait"]}
    {"seq":2,"t":1000,"kind":"deviceOrientation","orientation":"landscapeLeft"}
    {"loss":2,"reason":"bufferFull"}
    {"seq":5,"t":2000,"kind":"note","text":"after the loss"}

    """

  /// Prints each of some logs with one run of the shell.
  ///
  /// - Returns: The exit codes and what was printed, by the order of the logs.
  private static func print(
    _ logs: [[UInt8]], in folder: TemporaryFolder
  ) throws -> [(code: String, lines: [String])] {
    let names = logs.indices.map { "\(10_000 + $0)" }
    for (name, log) in zip(names, logs) { _ = try folder.write(log, to: name) }
    let outcome = try Program.shell(
      """
      cd "$1" && for log in [0-9]*; do
        "$SWIVEL" cat $log > out-$log 2> err-$log; echo $? > code-$log
      done
      """, folder.path(""), seconds: 300)
    #expect(outcome.code == 0 && !outcome.isLate)
    return try names.map { name in
      let lines = try folder.text("out-\(name)").split(separator: "\n").map(String.init)
      return (try folder.text("code-\(name)").trimmingCharacters(in: .newlines), lines)
    }
  }

  private static func withLog(_ body: (TemporaryFolder, [UInt8]) throws -> Void) throws {
    try withFolder { (folder) throws in
      #expect(try Program.run("record", "-o", folder.path("log"), input: text).code == 0)
      try body(folder, folder.bytes("log"))
    }
  }

  private static let truth = text.split(separator: "\n").map(String.init)

  @Test func `every prefix gives the first events or an error`() throws {
    try Self.withLog { (folder, bytes) throws in
      let prefixes = bytes.indices.map { Array(bytes.prefix($0)) }

      for (count, outcome) in try Self.print(prefixes, in: folder).enumerated() {
        #expect(["0", "2", "3"].contains(outcome.code), "\(count) bytes")
        #expect(Self.truth.starts(with: outcome.lines), "\(count) bytes")
      }
    }
  }

  @Test func `every changed byte gives the true events or an error`() throws {
    try Self.withLog { (folder, bytes) throws in
      let changes = bytes.indices.map { index in
        var changed = bytes
        changed[index] ^= 0x5A
        return changed
      }

      for (index, outcome) in try Self.print(changes, in: folder).enumerated() {
        #expect(["0", "2", "3"].contains(outcome.code), "byte \(index)")
        #expect(Self.truth.starts(with: outcome.lines), "byte \(index)")
        // The loss in the log makes a complete reading 3.
        #expect(outcome.code == "2" || outcome.lines == Self.truth, "byte \(index)")
      }
    }
  }
}
