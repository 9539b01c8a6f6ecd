/// Who is asked in the place of a split view; everything is optional.
@available(iOS 3.2, *)
@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// The orientations that the container agrees to.
  @available(iOS 7.0, *)
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask

  /// The orientation to present the container in.
  @available(iOS 7.0, *)
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  /// No answer, if there is none.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { [] }

  /// No answer, if there is none.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .unknown }
}
