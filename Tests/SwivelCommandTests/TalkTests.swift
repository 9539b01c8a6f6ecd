import Foundation
import SwivelTestKit
import Testing

/// A file's name begins no line of what is said, and steers neither a terminal nor a machine that
/// runs jobs.
struct TalkTests {
  private static let names = [
    "a\n::error::x", "a\n\r  ::warning::x", "a\u{1B}[31m\u{2028}::error::x",
    "a\u{2029}\u{202E}\u{2066}::error::x", "::error::x", "  ::stop-commands::x",
  ]
  private static let commands = [
    ["check"], ["check", "--require-redacted"], ["summarize"], ["replay"], ["info"], ["cat"],
    ["why", "--at", "1s"], ["whatif", "--ios", "12"], ["diff", Samples.cured],
    ["redact", "-o", "DIR/new/redacted.swivel"], ["repair", "-o", "DIR/new.swivel"],
    ["merge", Samples.cured, "-o", "DIR/merged.swivel"], ["scenario"],
    ["accept", "--golden", "DIR/goldens"], ["diff", "--golden", "DIR/none"],
    ["check", "--baseline"], ["check", "--config"], ["replay", "--at"], ["--option"],
  ]

  @Test(arguments: names)
  func `no line of what is said begins with a command`(name: String) throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder.path("goldens"), withIntermediateDirectories: false)
      for (suffix, source) in [(".swivel", Samples.turned), (".ndjson", "Package.swift")] {
        try FileManager.default.copyItem(
          atPath: "\(Program.root.path)/\(source)", toPath: folder.path(name + suffix))
        for command in Self.commands {
          // A name alone, so that it is what a line may begin with.
          let words = command.map { $0.replacingOccurrences(of: "DIR", with: folder.path) }
          let line = #"cd "$1"; name=$2; root=$3; shift 3; "# + "swivel \"$@\" \"$name\""
          let rooted = words.map { $0.hasPrefix("traces/") ? "\(Program.root.path)/\($0)" : $0 }
          let outcome = try Program.shell(
            line, [folder.path, name + suffix, Program.root.path] + rooted)
          Self.expectTame(outcome.errors, "\(command)")
          if command != ["cat"] { Self.expectTame(outcome.output, "\(command)") }
        }
      }
    }
  }

  @Test func `a trace without a version is noted in one line`() throws {
    try withFolder { folder in
      let path = try folder.write(
        #"{"kind":"note","text":"x","seq":0,"t":0}"#.utf8, to: "a\n::error::x.ndjson")

      let outcome = try Program.run("check", path)

      #expect(outcome.errors.contains("a\u{FFFD}::error::x.ndjson: the iOS version is unknown"))
      Self.expectTame(outcome.errors, "check")
    }
  }

  private static func expectTame(_ text: String, _ command: String) {
    let steering = text.unicodeScalars.filter { scalar in
      scalar != "\n"
        && (scalar.properties.generalCategory == .control
          || "\u{2028}\u{2029}\u{202E}\u{2066}"
            .unicodeScalars.contains(scalar))
    }
    #expect(steering.isEmpty, "\(command)")
    for line in text.split(separator: "\n") {
      #expect(!line.drop { $0 == " " }.hasPrefix("::"), "\(command): \(line)")
    }
  }
}
