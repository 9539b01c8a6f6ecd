import SwivelModel

/// UIKit's messages about orientations in a log, from any source and in any language.
///
/// Source: messages and errors in apps' logs and crash reports.
enum UIKitText: Hashable, Sendable {
  /// `BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported.`
  case deviceOrientationSet
  /// An error of `UISceneErrorDomain`, with the requested and the supported mask if given; or it
  /// names the windowing mode of an iPad instead.
  case refused(
    code: UInt32, requested: InterfaceOrientationMask?, supported: InterfaceOrientationMask?,
    namesWindowing: Bool)
  /// `Supported orientations has no common orientation with the application`, and the controller.
  case noCommonOrientation(isThrown: Bool, controller: String?)
  /// `Scene updated orientation preferences: old -> new`, and the address of the scene.
  case sceneMask(address: String, old: InterfaceOrientationMask, new: InterfaceOrientationMask)
  /// An interface orientation that UIKit, with the address of the scene, or XCTest logs.
  case interface(address: String?, InterfaceOrientation)
  /// `supportedInterfaceOrientations was invoked recursively`: thrown on iOS 9, logged since 10.
  case recursion(isThrown: Bool)
  /// `-[UIApplication statusBarOrientation] … is a no-op on 27.0 and later.`
  case statusBarUnavailable
  /// The preferred orientation is not among the supported ones.
  case preferredNotSupported(isThrown: Bool, supported: InterfaceOrientationMask?)
  /// React Native's `Modal was presented with 0x2 orientations mask`, of a page and an app without
  /// a common orientation.
  case modal(page: InterfaceOrientationMask, app: InterfaceOrientationMask)
  /// `UIApplicationInvalidInterfaceOrientation` for another reason.
  case otherException
  /// `Set device orientation to Landscape Left`, from XCTest.
  case deviceSet(DeviceOrientation)
  /// An orientation or a rotation that Appium's driver asks for.
  case driverAsks(String)
  /// It asks to read one, in a session.
  case driverWillRead(session: String)
  /// The answer to a request of a session, which may be for something else.
  case driverReads(String, session: String)
  /// `Unable To Rotate Device`, from a UI test driver: the interface did not follow.
  case driverCouldNotRotate
  /// A message that is known, and says nothing of what an interface may show.
  case saysNothing
  /// A message that is known, with values that are not, or that are private.
  case notUnderstood
}

extension UIKitText {
  /// A message that was found.
  struct Find {
    let text: UIKitText
    /// The index of its first byte in the line.
    let start: Int
    /// The index of what it depends on before that, such as the address of a scene.
    var lead: Int?
    /// The index after its last byte in the line.
    let end: Int
    /// Whether it may continue in the next line.
    let isOpen: Bool
    /// Whether the line ends within a message that is more specific.
    var isCut = false
  }

  /// The result of searching a line.
  enum Look {
    case nothing
    /// The line ends within a UIKit phrase, which begins at an index.
    case beginning(at: Int)
    case found(Find)
  }

  /// Whether a text has a message.
  static func isKnown(_ text: String) -> Bool {
    let text = PageText.plain(Array(text.utf8)[...])
    return if case .found = look(at: Array(text)) { true } else { false }
  }

  /// Searches a line for a message.
  static func look(at line: [UInt8]) -> Look {
    var (beginning, isCut) = (UIKitLead.start(in: line), false)
    for form in UIKitTextForm.all {
      switch form.phrase.place(in: line) {
      case .nowhere: continue
      case .cut(let start):
        beginning = min(start, beginning ?? start)
        isCut = isCut || line.count - start >= UIKitPhrase.prefixLength
      case .at(let range):
        let start = UIKitTextForm.exception(in: line, before: range.lowerBound)
        var find = form.read(line, (start ?? range.lowerBound)..<range.upperBound)
        find.isCut = isCut
        return .found(find)
      }
    }
    return beginning.map { .beginning(at: $0) } ?? .nothing
  }
}
