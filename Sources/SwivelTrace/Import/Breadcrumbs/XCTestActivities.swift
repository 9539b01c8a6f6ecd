import SwivelModel

/// Reads the activities of a UI test, as `xcresulttool get test-results activities` prints them.
///
/// | title | meaning |
/// |---|---|
/// | Set device orientation to Landscape Left | the device was turned |
/// | Interface orientation changed to Landscape Right | what a scene shows |
///
/// Source: xcresulttool of Xcode 26.
enum XCTestActivities {
  static func read(_ activity: ReportObject) throws(ImportError) -> Breadcrumb {
    let time = try activity.time("startTime")
    let title = try activity.text("title") ?? ""
    return Breadcrumb(time: time, meaning: meaning(title))
  }

  private static func meaning(_ title: String) -> Breadcrumb.Meaning {
    guard case .found(let find) = UIKitText.look(at: Array(title.utf8)) else { return .ignored }
    switch find.text {
    case .deviceSet, .interface, .notUnderstood: return .message(find.text)
    default: return .ignored
    }
  }
}
