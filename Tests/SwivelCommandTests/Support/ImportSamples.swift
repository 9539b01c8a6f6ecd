/// What other tools write, in small and with names of our own.
enum ImportSamples {
  static let sentry = #"""
    {"event_id": "00000000000000000000000000000001", "platform": "cocoa",
     "contexts": {"app": {"app_identifier": "com.example.reader"},
                  "os": {"name": "iOS", "version": "17.4"}, "device": {"model": "iPhone15,2"}},
     "breadcrumbs": [
      {"timestamp": "2026-05-04T10:11:12.000Z", "type": "debug", "category": "started"},
      {"timestamp": "2026-05-04T10:11:12.041Z", "type": "navigation", "category": "ui.lifecycle",
       "data": {"screen": "Reader.ShelfPage", "parentViewController": "UINavigationController"}},
      {"timestamp": "2026-05-04T10:11:12.101Z", "type": "navigation", "category": "app.lifecycle",
       "data": {"state": "foreground"}},
      {"timestamp": "2026-05-04T10:11:15.300Z", "type": "navigation",
       "category": "device.orientation", "data": {"position": "landscape"}},
      {"timestamp": "2026-05-04T10:11:15.301Z", "type": "navigation",
       "category": "device.orientation", "data": {"position": "landscape"}},
      {"timestamp": "2026-05-04T10:11:19.000Z", "type": "navigation", "category": "app.lifecycle",
       "data": {"state": "background"}},
      {"timestamp": 1777889480.5, "category": "device.orientation", "data": {"position": "tilted"}}
     ]}
    """#

  static let bugsnag = #"""
    {"device": {"osName": "iOS", "osVersion": "16.1", "model": "iPhone14,5",
                "orientation": "faceup", "time": "2026-05-04T10:11:20.000Z"},
     "app": {"id": "com.example.reader"},
     "breadcrumbs": [
      {"timestamp": "2026-05-04T10:11:12.000Z", "name": "Bugsnag loaded", "type": "state",
       "metaData": {}},
      {"timestamp": "2026-05-04T10:11:13.000Z", "name": "Orientation Changed", "type": "state",
       "metaData": {"from": "portrait", "to": "landscapeleft"}},
      {"timestamp": "2026-05-04T10:11:14.000Z", "name": "App Did Enter Background",
       "type": "state", "metaData": {}}]}
    """#

  /// The activities of a UI test, as `xcresulttool` prints them.
  static let activities = #"""
    {"testName": "testFilm()", "testRuns": [
      {"device": {"osVersion": "26.4", "platform": "iOS Simulator"}, "activities": [
        {"title": "Start Test at 2026-05-04 10:11:12.000", "startTime": 1777889472.0},
        {"title": "Set device orientation to Landscape Left", "startTime": 1777889474.5}]}]}
    """#

  /// A stream of `log`, with a line of the recorder, a refusal told twice, and other messages.
  static let log =
    [
      #"Filtering the log data using "process == "Reader"""#,
      record(#"{\"kind\":\"systemVersion\",\"version\":\"17.4\"}"#, "12.000000", "swivel"),
      record(
        #"{\"kind\":\"windowAdded\",\"window\":0,\"scene\":0,"#
          + #"\"level\":0,\"hidden\":false}"#, "12.000001", "swivel"),
      record(refused, "14.250000", "com.apple.UIKit"),
      record("could not turn: \(refused)", "14.252000", "com.example.reader"),
      record("connection lost", "15.000000", "com.example.reader"),
      #"{"count":5,"finished":1}"#,
    ].joined(separator: "\n") + "\n"

  private static let refused =
    "None of the requested orientations are supported by the view controller. Requested: "
    + "landscapeRight; Supported: portrait"

  static func record(_ message: String, _ second: String, _ subsystem: String) -> String {
    #"{"traceID":730831668842500999,"eventType":"logEvent","subsystem":"\#(subsystem)","#
      + #""eventMessage":"\#(message)","timestamp":"2026-05-04 10:11:\#(second)+0530"}"#
  }
}
