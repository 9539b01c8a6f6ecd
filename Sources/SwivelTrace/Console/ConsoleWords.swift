/// The words by which a line is recognized that may matter.
enum ConsoleWords {
  /// A word that is in each line about orientations, also of a kind that is not known.
  static let orientation = Array("rientation".utf8)

  /// Finds lines that may be events, messages of UIKit, or about orientations.
  static let scan = NeedleScan(
    [
      "swivel", "\"kind\"", "\"define\"", "\"loss\"", "Start Test at ", "\"finished\"",
      "lossEvent",
    ].map { Array($0.utf8) }
      + [orientation] + beginnings)

  /// Finds lines that a console broke within the first letters of a message of UIKit's.
  static let cut = PhraseCut(beginnings)

  private static let beginnings =
    (UIKitTextForm.all.map(\.phrase) + UIKitLead.all.map(\.phrase)).map(\.beginning)

  // Processes of the system that log the orientation of other apps' scenes.
  private static let systemProcesses: Set<String> = [
    "SpringBoard", "backboardd", "runningboardd", "assertiond", "CommCenter", "kernel",
    "UserEventAgent", "mediaserverd", "locationd", "PineBoard", "CarPlay", "testmanagerd",
  ]

  /// Whether a process is one of the system's, and not the app.
  static func isSystem(_ process: String) -> Bool { systemProcesses.contains(process) }

  /// Whether `log` prints its filter.
  static func isBanner(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "Filtering the log data using".utf8)
  }
}
