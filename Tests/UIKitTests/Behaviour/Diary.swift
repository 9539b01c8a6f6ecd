/// What an app was reported, in order.
@MainActor
final class Diary {
  var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// What was reported since the last time.
  func taken() -> [String] {
    defer { entries = [] }
    return entries
  }
}
