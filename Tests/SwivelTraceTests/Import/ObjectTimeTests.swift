import SwivelTrace
import Testing

/// The times of texts in JSON of another tool.
struct ObjectTimeTests {
  private static let event = escaped(
    #"swivel: {"kind":"deviceOrientation","orientation":"portrait"}"#)

  private static func times(_ read: Imported) -> [String] {
    read.lines.map { String($0.split(separator: ",")[1].dropFirst(4)) }
  }

  @Test(arguments: [
    "ts", "t", "@t", "dt", "eventTime", "event_time", "logTime", "created_at", "createdAt", "_time",
    "Timestamp", "datetime", "timeUnixNano", "time_unix_nano", "TimeGenerated",
  ])
  func `a time has one of many keys`(key: String) {
    let lines = [2, 5].map {
      #"{"\#(key)":"2026-11-12T14:03:0\#($0)Z","message":"\#(Self.event)"}"#
    }

    #expect(Self.times(read(lines[0], lines[1])) == ["0", "3000000"])
  }

  @Test(arguments: [
    #""179448860%123456789""#, "179448860%123456789", #""Nov 12, 2026 @ 14:03:0%.5""#,
    #"{"$date":"2026-11-12T14:03:0%Z"}"#, #"{"$date":{"$numberLong":"179448860%000"}}"#,
    #""Thu, 12 Nov 2026 14:03:0% GMT""#, #""12/Nov/2026:14:03:0% +0100""#,
  ])
  func `a time is written in many forms`(form: String) {
    let lines = [2, 5].map {
      #"{"time":\#(form.replacing("%", with: "\($0)")),"message":"\#(Self.event)"}"#
    }

    #expect(Self.times(read(lines[0], lines[1])) == ["0", "3000000"])
  }

  @Test func `a page of Loki has pairs of a time and a line`() {
    let pairs = [2, 5].map { #"["179448860\#($0)000000000","\#(Self.event)"]"# }
    let page = #"{"data":{"result":[{"values":[\#(pairs.joined(separator: ","))]}]}}"#

    #expect(Self.times(read(page)) == ["0", "3000000"])
  }

  @Test func `a record's own time is not that of something made before, or of an event`() {
    let lines = [2, 5].map {
      #"{"time":"2026-11-12T14:03:0\#($0)Z","user":{"t":"2020-01-01T00:00:00Z"},"#
        + #""data":{"created_at":"2021-01-01T00:00:00Z","t":7,"message":"\#(Self.event)"}}"#
    }

    #expect(Self.times(read(lines[0], lines[1])) == ["0", "3000000"])
  }
}
