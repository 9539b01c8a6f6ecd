import SwivelModel

/// What UIKit says of orientations in a log, whoever printed it and in which language.
///
/// Source: messages and errors as apps' logs and crash reports have them.
enum UIKitText: Hashable, Sendable {
  /// `BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported.`
  case deviceOrientationSet
  /// An error of `UISceneErrorDomain`, with what was requested and what is supported where it
  /// tells.
  case refused(
    code: UInt32, requested: InterfaceOrientationMask?, supported: InterfaceOrientationMask?)
  /// `Supported orientations has no common orientation with the application`, and who turns.
  case noCommonOrientation(controller: String?)
  /// The preferred orientation is not among the supported ones.
  case preferredNotSupported(isThrown: Bool, supported: InterfaceOrientationMask?)
  /// `UIApplicationInvalidInterfaceOrientation` for another reason.
  case otherException
  /// `Unable To Rotate Device`, of a driver of UI tests: the interface did not follow.
  case driverCouldNotRotate
}

extension UIKitText {
  /// A text that was found.
  struct Find {
    let text: UIKitText
    /// Where its first words begin, as an index of the line's bytes.
    let start: Int
    /// Where it ends, as an index of the line's bytes.
    let end: Int
    /// Whether it may go on in the next line, as the line is cut off.
    let isOpen: Bool
  }

  /// What a look at a line comes to.
  enum Look {
    case nothing
    /// The line ends within words that UIKit uses.
    case beginning
    case found(Find)
  }

  /// Looks for a text in a line.
  static func look(at line: [UInt8]) -> Look {
    var isBeginning = false
    for form in UIKitTextForm.all {
      switch form.phrase.place(in: line) {
      case .nowhere: continue
      case .cut: isBeginning = true
      case .at(let range):
        // A line may be cut within a text that says more than the one that is whole.
        guard !isBeginning || !form.isVague else { continue }
        return .found(form.read(line, range))
      }
    }
    return isBeginning ? .beginning : .nothing
  }
}
