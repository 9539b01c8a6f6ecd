import Foundation
import SwivelTestKit
import Testing

/// What `record --force` does with what is there.
struct ReplacedLogTests {
  private static let report =
    #"{"breadcrumbs":[{"category":"device.orientation","data":{"position":"portrait"}}]}"#

  @Test(arguments: [
    ("< \"$1/report.json\"", "it is a Sentry report"), ("< \"$1\"", "it is a directory"),
    ("<&-", "cannot be read"), ("</dev/null", "no events"),
    ("< \"$1/unknown\"", "standard input: no events"),
  ])
  func `a log stays if the input is refused`(input: String, words: String) throws {
    try withFolder { folder in
      _ = try folder.write(Self.report.utf8, to: "report.json")
      _ = try folder.write("{\"kind\":\"deviceTurn\"}\n".utf8, to: "unknown")
      let path = folder.path("a.swivel")
      #expect(try Program.run("record", "-o", path, input: Streams.markers("a")).code == 0)
      let log = try folder.bytes("a.swivel")

      let outcome = try Program.shell(
        "swivel record -o \"$1/a.swivel\" --force \(input)", folder.path(""))

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains(words))
      #expect(outcome.errors.contains("a.swivel is unchanged\n"))
      #expect(try folder.bytes("a.swivel") == log)
      #expect(!folder.exists("a.swivel.hot"))
    }
  }

  @Test func `losses before the first event are in the new log`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      #expect(try Program.run("record", "-o", path, input: Streams.markers("a")).code == 0)
      let lost = String(repeating: "{\"kind\":\"deviceTurn\"}\n", count: 3)
      let text = lost + "{\"loss\":2,\"reason\":\"disk\"}\n" + lost + Streams.markers("b")

      #expect(try Program.run("record", "--force", "-o", path, input: text).code == 3)

      let lines = try Program.run("cat", path).lines.dropFirst()
      #expect(lines.filter { $0.hasPrefix("{\"loss\":6,\"reason\":\"unreadable\"") }.count == 1)
      #expect(lines.filter { $0.hasPrefix("{\"loss\":2,\"reason\":\"disk\"") }.count == 1)
      #expect(lines.last?.contains("\"name\":\"b\"") == true)
    }
  }

  @Test func `what is no log stays, and a log keeps its permissions`() throws {
    try withFolder { folder in
      _ = try folder.write("import UIKit\n".utf8, to: "App.swivel")
      let outcome = try Program.shell(
        """
        cd "$1"; echo "$2" >in; swivel record -o a.swivel <in; chmod 640 a.swivel
        swivel record --force -o a.swivel <in; ls -l a.swivel; swivel record --force -o App.swivel <in
        """, folder.path, Streams.markers("a"))

      #expect(outcome.code == 2)
      #expect(outcome.output.hasPrefix("-rw-r-----"))
      #expect(
        outcome.errors.hasSuffix(
          "App.swivel: not a log\n  help: choose another name, or delete it\n"))
      #expect(try folder.text("App.swivel") == "import UIKit\n")
    }
  }

  @Test(arguments: ["", "--force"]) func `a pipe is not removed`(option: String) throws {
    try withFolder { folder in
      _ = try folder.write(Self.report.utf8, to: "report.json")

      let outcome = try Program.shell(
        """
        cd "$1"; mkfifo pipe; swivel record -o pipe \(option) < report.json; code=$?
        test -p pipe && exit $code
        """, folder.path(""))

      #expect(outcome.code == 2)
    }
  }

  @Test func `a link stays, and its target is replaced`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      _ = try Program.run("record", "-o", path, input: Streams.markers("a"))
      let link = folder.path("link.swivel")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)

      let outcome = try Program.run("record", "-o", link, "--force", input: Streams.markers("b"))

      #expect(outcome.code == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
      #expect(try Program.run("cat", path).objects.last?["name"] as? String == "b")
    }
  }

  @Test func `a link that leads nowhere is refused`() throws {
    try withFolder { folder in
      let link = folder.path("link.swivel")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")

      let outcome = try Program.run("record", "-o", link, "--force", input: Streams.markers("b"))

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("it is a link that leads nowhere"))
    }
  }

  @Test func `the standard input is named in words`() throws {
    try withFolder { folder in
      let path = folder.path("a.swivel")
      _ = try Program.run("record", "-o", path, input: Streams.markers("a"))

      let outcome = try Program.shell("swivel record -o \"$1\" --force < \"$1\"", path)

      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("would overwrite standard input, which is read"))
    }
  }
}
