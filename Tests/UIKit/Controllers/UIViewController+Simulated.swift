extension UIViewController {
  /// Who answers in the end whether the interface is to stay as it is.
  var lockRespondent: UIViewController {
    var respondent = self
    while let child = respondent.childForInterfaceOrientationLock { respondent = child }
    return respondent
  }

  /// Whether it rotates, as UIKit asks up to iOS 15.
  var turnsByItself: Bool { shouldAutorotate }
}
