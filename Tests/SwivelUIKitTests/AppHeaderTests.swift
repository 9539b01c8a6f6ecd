import Foundation
import SwivelModel
import SwivelTrace
import Testing

@testable import SwivelUIKit

/// The header that an app gives its recorder.
struct AppHeaderTests {
  private static let information = [
    "CFBundleIdentifier": "com.example.player", "CFBundleShortVersionString": "4.12.1",
    "CFBundleVersion": "1874",
  ]
  // 2026-01-31 12:34:56.789 in UTC.
  private static let start = Date(timeIntervalSince1970: 1_769_862_896.789)

  @Test func `it states the app, its version and build, and the time`() {
    let header = TraceHeader(
      infoDictionary: Self.information, install: "3f9c01ab44de", start: Self.start)

    #expect(
      header.facts.map { "\($0.key.rawValue) \($0.value)" } == [
        "app com.example.player", "version 4.12.1", "build 1874", "install 3f9c01ab44de",
        "start 2026-01-31T12:34:56.789Z",
      ])
  }

  @Test func `the time is one that replay can show`() throws {
    let header = TraceHeader(infoDictionary: nil, install: nil, start: Self.start)
    let clock = try #require(WallClock(header))

    #expect(header.facts.map(\.key) == [.start])
    #expect(clock.text(at: Instant(rawValue: 1_500_000)) == "2026-01-31T12:34:58.289Z")
  }

  @Test func `what is no text of one line is left out`() {
    let header = TraceHeader(
      infoDictionary: [
        "CFBundleIdentifier": "two\nlines", "CFBundleVersion": 1874,
        "CFBundleShortVersionString": "",
      ], install: nil, start: Self.start)

    #expect(header.facts.map(\.key) == [.start])
  }

  @Test func `a redacted log keeps the version, and neither the app nor the installation`() {
    let header = TraceHeader(
      infoDictionary: Self.information, install: "of Jane", start: Self.start)
    let redacted = Redaction.names.redacted(header)

    #expect(redacted[.version] == "4.12.1")
    #expect(redacted[.build] == "1874")
    #expect(redacted[.start] == header[.start])
    #expect(redacted[.app]?.hasPrefix("name-") == true)
    #expect(redacted[.install]?.hasPrefix("name-") == true)
    #expect(Redaction.dropping(except: [String]()).redacted(header)[.install] == nil)
  }

  @Test func `this app's header has a time`() {
    #expect(WallClock(.thisApp()) != nil)
    #expect(TraceHeader.thisApp(install: "3f9c01ab44de")[.install] == "3f9c01ab44de")
  }
}
