import SwivelTestKit
import Testing

/// One content in the forms in which tools show a console: a message of UIKit, and a second later
/// an event of the app.
struct ConsoleFormTests {
  private static let warning =
    "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
    + "UIWindowScene.requestGeometryUpdate(_:)"
  private static let event = #"swivel: {"kind":"deviceOrientation","orientation":"landscapeLeft"}"#
  private static let quoted = event.split(separator: "\"", omittingEmptySubsequences: false)
    .joined(separator: #"\""#)

  private static let forms: [(name: String, text: String)] = [
    (
      "log, compact",
      """
      Filtering the log data using "process == "Shop""
      Timestamp               Ty Process[PID:TID]
      2026-05-04 10:11:12.100 E  Shop[77:1f2a3] [com.apple.UIKit:Orientation] \(warning)
      2026-05-04 10:11:13.100 Df Shop[77:1f2a3] (Foundation) \(event)
      """
    ),
    (
      "log, syslog",
      """
      Timestamp                       (process)[PID]
      2026-05-04 10:11:12.100000+0530  localhost Shop[77]: (UIKitCore) [com.apple.UIKit:Orientation] \(warning)
      2026-05-04 10:11:13.100000+0530  localhost Shop[77]: (Foundation) \(event)
      """
    ),
    (
      "log, default",
      """
      2026-05-04 10:11:12.100000+0530 0x1f Error 0x0 77 0 Shop: (UIKitCore) [com.apple.UIKit:Orientation] \(warning)
      2026-05-04 10:11:13.100000+0530 0x1f Default 0x0 77 0 Shop: \(event)
      """
    ),
    (
      "log, ndjson",
      """
      {"timestamp":"2026-05-04 10:11:12.100000+0530","processImagePath":"/x/Shop","subsystem":"com.apple.UIKit","category":"Orientation","eventMessage":"\(warning)"}
      {"timestamp":"2026-05-04 10:11:13.100000+0530","processImagePath":"/x/Shop","subsystem":"","eventMessage":"\(quoted)"}
      """
    ),
    (
      "log, json",
      """
      [
        {
          "eventMessage" : "\(warning)",
          "backtrace" : { "frames" : [ { "imageOffset" : 1 } ] },
          "timestamp" : "2026-05-04 10:11:12.100000+0530"
        },
        {
          "timestamp" : "2026-05-04 10:11:13.100000+0530",
          "eventMessage" : "\(quoted)"
        }
      ]
      """
    ),
    (
      "Xcode",
      """
      2026-05-04 10:11:12.100000+0530 Shop[77:9999] [Orientation] \(warning)
      2026-05-04 10:11:13.100000+0530 Shop[77:9999] \(event)
      """
    ),
    (
      "Console.app",
      """
      error\t10:11:12.100000+0530\tShop\t\(warning)
      default\t10:11:13.100000+0530\tShop\t\(event)
      """
    ),
    (
      "idevicesyslog",
      """
      [connected:00008110-00000001]
      May  4 10:11:12 iPhone Shop(UIKitCore)[77] <Error>: \(warning)
      May  4 10:11:13 iPhone Shop[77] <Notice>: \(event)
      """
    ),
    (
      "pymobiledevice3",
      """
      2026-05-04 10:11:12 Shop{UIKitCore}[77] <ERROR>: \(warning)
      2026-05-04 10:11:13.000000 Shop{Shop}[77] <NOTICE>: \(event)
      """
    ),
    (
      "pymobiledevice3 --label",
      """
      2026-05-04 10:11:12 Shop{UIKitCore+0x7b}[77] <ERROR>: \(warning) [Orientation][com.apple.UIKit]
      2026-05-04 10:11:13 Shop{Shop+0x7b}[77] <NOTICE>: \(event) [events][com.example.shop]
      """
    ),
    (
      "pymobiledevice3, in color",
      """
      \u{1B}[32m2026-05-04 10:11:12\u{1B}[0m \u{1B}[35mShop\u{1B}[0m{\u{1B}[35mUIKitCore\u{1B}[0m}[\u{1B}[36m77\u{1B}[0m] <\u{1B}[31mERROR\u{1B}[0m>: \u{1B}[31m\(warning)\u{1B}[0m
      \u{1B}[32m2026-05-04 10:11:13\u{1B}[0m \u{1B}[35mShop\u{1B}[0m{\u{1B}[35mShop\u{1B}[0m}[\u{1B}[36m77\u{1B}[0m] <\u{1B}[37mNOTICE\u{1B}[0m>: \u{1B}[37m\(event)\u{1B}[0m
      """
    ),
    (
      "pymobiledevice3 --format json",
      """
      {"pid": 77, "timestamp": "2026-05-04T10:11:12", "filename": "/private/x/Shop.app/Shop", "message": "\(warning)"}
      {"pid": 77, "timestamp": "2026-05-04T10:11:13.000000", "filename": "/private/x/Shop.app/Shop", "message": "\(quoted)"}
      """
    ),
  ]

  /// The log that a command makes of a console, as text without its header.
  private static func log(
    _ command: [String], _ text: String, _ folder: TemporaryFolder
  ) throws -> (lines: [String], outcome: Program.Outcome) {
    let path = folder.path("\(command.joined()).swivel")
    let outcome = try Program.run(command + ["-o", path], input: text)
    return (Array(try Program.run("cat", path).lines.dropFirst()), outcome)
  }

  @Test(arguments: forms.indices) func `record and import make the same of every form`(
    index: Int
  ) throws {
    try withFolder { folder in
      for command in [["record"], ["import", "console", "-"]] {
        let (lines, outcome) = try Self.log(command, Self.forms[index].text, folder)

        #expect(outcome.code == 0)
        #expect(
          lines == [
            #"{"seq":0,"t":0,"kind":"messageLogged","message":"kvcUnsupported"}"#,
            #"{"seq":1,"t":1000000,"kind":"deviceOrientation","orientation":"landscapeLeft"}"#,
          ])
      }
    }
  }

  private static let wrapped = """
    \u{1B}[0;32m LOG \u{1B}[0m swivel: {"kind":"note","text":"1"}
    (NOBRIDGE) LOG  swivel: {"kind":"note","text":"2"}
    flutter: swivel: {"kind":"note","text":"3"}\r
    "swivel: {\\"kind\\":\\"note\\",\\"text\\":\\"4\\"}"
    Optional("swivel: {\\"kind\\":\\"note\\",\\"text\\":\\"5\\"}")
    {"level":"info","message":"swivel: {\\"kind\\":\\"note\\",\\"text\\":\\"6\\"}"}
    {"log":{"message":"swivel: {\\"kind\\":\\"note\\",\\"text\\":\\"7\\"}"}}
    swivel: {"kind":"note","text":"8"} and more
    swivel: {"kind":"note",
    "text":"9"}
    flutter: swivel: {"kind":"note",
    flutter: "text":"10"}
    """

  @Test func `what wraps an event is taken off it`() throws {
    try withFolder { folder in
      for command in [["record"], ["import", "console", "-"]] {
        let (lines, outcome) = try Self.log(command, Self.wrapped, folder)

        #expect(outcome.code == 0)
        #expect(lines.count == 10)
        for (index, line) in lines.enumerated() {
          #expect(line.contains("\"text\":\"\(index + 1)\""))
        }
      }
    }
  }

  private static let others = """
    2026-05-04 10:11:12.000000+0000 Shop[7:1] \(event)
    2026-05-04 10:11:13.000000+0000 Mail[8:1] swivel: {"kind":"note","text":"secret"}
    2026-05-04 10:11:14.000000+0000 Mail[8:1] orientation of the secret page
    2026-05-04 10:11:11.500000+0000 Shop[7:1] swivel: {"kind":"note","text":"earlier"}
    2026-05-04 10:11:15.000000+0000 Shop[7:1] the "orientation" of the page, and many more words
    """

  @Test func `lines of other processes are nowhere, and lines in disorder are reported`() throws {
    try withFolder { folder in
      for command in [["record"], ["import", "console", "-"]] {
        let (lines, outcome) = try Self.log(command, Self.others, folder)

        #expect(outcome.code == 0)
        #expect(lines.count == 2)
        #expect(!(lines.joined() + outcome.errors).contains("secret"))
        #expect(
          outcome.errors.contains(
            "note: used the lines of Shop, and ignored 2 lines of other processes, 1 event among "
              + "them; --process NAME selects"))
        #expect(outcome.errors.contains("times of 1 line are before an earlier line's"))
        #expect(
          outcome.errors.contains(
            "line 5 is not understood, and ignored: the \"orientation\" of the page, and many …\n"
          ))
      }
      let chosen = ["import", "console", "-", "--process", "Mail"]
      #expect(try Self.log(chosen, Self.others, folder).lines.count == 1)
    }
  }

  private static let timeless = "\(event)\n\(event)\n"

  @Test func `times that are not known are said to be assumed`() throws {
    try withFolder { folder in
      for command in [["record"], ["import", "console", "-"]] {
        let errors = try Self.log(command, Self.timeless, folder).outcome.errors
        #expect(errors.contains("they are assumed to be 1 ms apart"))
      }
    }
  }

  private static let starts: [(lines: String, start: String?)] = [
    ("2026-05-04 10:11:12 Shop[7:1] \(event)\n", nil),
    ("May  4 10:11:12 iPhone Shop[7] <Notice>: \(event)\n", nil),
    ("2026-05-04 10:11:12+0200 Shop[7:1] \(event)\n", "2026-05-04T08:11:12Z"),
  ]

  @Test(arguments: starts) func `a recording begins when its lines say so`(
    lines: String, start: String?
  ) throws {
    try withFolder { folder in
      let feeds = ["cat \"$1\" | swivel record -o \"$2\"", "swivel record -o \"$2\" < \"$1\""]
      let console = try folder.write(lines.utf8, to: "console")
      for (index, command) in feeds.enumerated() {
        let log = folder.path("\(index).swivel")
        #expect(try Program.shell(command, console, log).code == 0)
        let header = try Program.run("cat", log).objects.first?["header"] as? [String: String]
        #expect(header?["start"] == start)
      }
    }
  }
}
