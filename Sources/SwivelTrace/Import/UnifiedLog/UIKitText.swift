import SwivelModel

/// UIKit's messages about orientations in a log, from any source and in any language.
///
/// Source: messages and errors in apps' logs and crash reports.
enum UIKitText: Hashable, Sendable {
  /// `BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported.`
  case deviceOrientationSet
  /// An error of `UISceneErrorDomain`, with the requested and the supported mask if given.
  case refused(
    code: UInt32, requested: InterfaceOrientationMask?, supported: InterfaceOrientationMask?)
  /// `Supported orientations has no common orientation with the application`, and the controller.
  case noCommonOrientation(controller: String?)
  /// The preferred orientation is not among the supported ones.
  case preferredNotSupported(isThrown: Bool, supported: InterfaceOrientationMask?)
  /// `UIApplicationInvalidInterfaceOrientation` for another reason.
  case otherException
  /// `Unable To Rotate Device`, from a UI test driver: the interface did not follow.
  case driverCouldNotRotate
}

extension UIKitText {
  /// A message that was found.
  struct Find {
    let text: UIKitText
    /// The index of its first byte in the line.
    let start: Int
    /// The index after its last byte in the line.
    let end: Int
    /// Whether it may continue in the next line.
    let isOpen: Bool
  }

  /// The result of searching a line.
  enum Look {
    case nothing
    /// The line ends within a UIKit phrase.
    case beginning
    case found(Find)
  }

  /// Searches a line for a message.
  static func look(at line: [UInt8]) -> Look {
    var isBeginning = false
    for form in UIKitTextForm.all {
      switch form.phrase.place(in: line) {
      case .nowhere: continue
      case .cut: isBeginning = true
      case .at(let range):
        // A line may be truncated within a more specific message than the complete one.
        guard !isBeginning || !form.isVague else { continue }
        return .found(form.read(line, range))
      }
    }
    return isBeginning ? .beginning : .nothing
  }
}
