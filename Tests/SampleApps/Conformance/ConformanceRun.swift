import SwivelRecorder
public import UIKit

/// A run of the conformance kit: an app with some pages, and what is done with it, step by step.
///
/// The app, its UI test and the program that plays the look-alike all read it.
public struct ConformanceRun: Sendable {
  /// Its name, which its log has as well.
  public let name: String
  /// The steps, in order.
  public let acts: [ConformanceAct]
  let setUp: @MainActor @Sendable (KitApp) -> Void
  private let versions: ClosedRange<Int>

  init(
    _ name: String, on versions: ClosedRange<Int> = 0...Int.max, _ acts: [ConformanceAct],
    of setUp: @escaping @MainActor @Sendable (KitApp) -> Void
  ) {
    (self.name, self.versions, self.acts, self.setUp) = (name, versions, acts, setUp)
  }

  /// Whether a release of iOS has what the run needs.
  public func isPossible(on major: Int) -> Bool { versions.contains(major) }

  /// What the log has before a step.
  public func marker(before step: Int) -> String { "step \(step + 1): \(acts[step])" }

  /// The accessibility identifier of the button that begins a step.
  public static func button(of step: Int) -> String { "step \(step + 1)" }
  /// The accessibility identifier of the button after the last step.
  public static let doneButton = "done"

  /// The environment variable with the folder for logs.
  public static var folderVariable: String { Recorder.traceDirectoryVariable }
  /// The environment variable with the name of the run that an app is launched for.
  public static let variable = "SWIVEL_CONFORMANCE_RUN"
  /// The environment variable with the time for which a step is left alone, in seconds.
  public static let settlingVariable = "SWIVEL_CONFORMANCE_SETTLE"
}

/// A step of a run.
public enum ConformanceAct: Sendable {
  /// The user turns the device; the UI test does that, and the app does all others.
  case turn(UIDeviceOrientation)
  /// A page is pushed.
  case push(String)
  /// The page on top of the stack goes.
  case pop
  /// A page is presented on the root.
  case present(String)
  /// A presented page is dismissed.
  case dismiss(String)
  /// The window has another root.
  case root(String)
  /// A page allows other orientations from now on, of which UIKit is not notified.
  case allow(UIInterfaceOrientationMask, page: String)
  /// UIKit is notified that a page would answer something else, or asked to rotate before iOS 16.
  case update(String)
  /// The app asks for orientations.
  case request(UIInterfaceOrientationMask)
  /// The app sets the orientation of the device by its key.
  case force(UIDeviceOrientation)
  /// A page prefers a lock from now on, or does not any more, of which UIKit is notified.
  case lock(Bool, page: String)
  /// A window with a page appears above the others.
  case overlay(String)
}
