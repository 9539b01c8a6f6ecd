import Foundation
import SwivelFindings
import SwivelModel
import SwivelReports
import SwivelTrace
import Testing

/// What is shown of a run while the app runs, by a clock that the test moves.
struct WatchedRunTests {
  private static let hour: UInt64 = 3_600_000_000

  private static let console = """
    swivel: {"kind":"systemVersion","version":"17.4"}
    swivel: {"kind":"controller","controller":1,"type":"tab","name":"Tabs"}
    swivel: {"kind":"controller","controller":2,"type":"plain","name":"Page"}
    swivel: {"kind":"supported","controller":2,"mask":["portrait"]}
    swivel: {"kind":"childAdded","parent":1,"child":2}
    swivel: {"kind":"windowAdded","window":1,"scene":1,"level":0,"hidden":false}
    swivel: {"kind":"rootChanged","window":1,"controller":1}
    swivel: {"kind":"interfaceOrientation","window":1,"orientation":"portrait"}
    swivel: {"kind":"deviceOrientation","orientation":"landscapeLeft"}
    swivel: {"kind":"interfaceOrientation","window":1,"orientation":"landscapeRight"}

    """

  /// A clock that stands still until it is moved.
  private final class StillClock: @unchecked Sendable {
    // Read by the console only while the test waits for it.
    var now: UInt64 = 7_000_000
  }

  /// A live console whose stream is a pipe.
  private struct Feed {
    let clock = StillClock()
    private let pipe = Pipe()
    private(set) var lines: LiveConsole
    private(set) var run = WatchedRun()

    init() {
      let clock = clock
      lines = LiveConsole(pipe.fileHandleForReading.fileDescriptor, clock: { clock.now })
    }

    mutating func send(_ text: String) throws {
      try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      guard case .items(let items) = try lines.next() else {
        Issue.record("there are no lines")
        return
      }
      run.take(items)
    }

    /// The ids of what is shown after some microseconds in which nothing came.
    mutating func shown(after time: UInt64) throws -> [String] {
      clock.now += time
      guard case .idle = try lines.next() else {
        Issue.record("nothing was sent")
        return []
      }
      return run.takeSettled(at: lines.now).map(\.id.rawValue)
    }
  }

  @Test func `an idle hour shows each finding once`() throws {
    var feed = Feed()
    try feed.send(Self.console)

    #expect(try feed.shown(after: 1_000_000) == [])
    #expect(try feed.shown(after: Self.hour) == ["container-ignores-child"])
    #expect(try feed.shown(after: Self.hour) == [])
  }

  @Test func `after an idle hour the app continues`() throws {
    var feed = Feed()
    try feed.send(Self.console)
    feed.clock.now += Self.hour
    try feed.send("swivel: {\"kind\":\"deviceOrientation\",\"orientation\":\"portrait\"}\n")

    #expect(feed.lines.now == Instant(rawValue: Self.hour))
    #expect(try feed.shown(after: 0) == ["container-ignores-child"])
    #expect(feed.run.count == 1)
  }

  @Test func `a mask that UIKit logs is judged while nothing comes`() throws {
    var feed = Feed()
    try feed.send(
      """
      <UIWindowScene: 0x1> (a) Scene updated orientation preferences: none -> ( Pu )
      swivel: {"kind":"geometryRequest","scene":0,"mask":["landscapeLeft"]}

      """)

    #expect(try feed.shown(after: 500_000) == [])
    #expect(try feed.shown(after: 2_000_000) == ["request-refused"])
  }
}
