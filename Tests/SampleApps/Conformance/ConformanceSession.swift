import Foundation
public import SwivelRecorder
public import SwivelUIKit
public import UIKit

/// Plays a run in an app: each step begins with a marker and ends with a look at what it came to.
@MainActor
public final class ConformanceSession {
  /// What is played.
  public let run: ConformanceRun
  private let recorder: Recorder
  package let app: KitApp

  /// Makes the pages of a run.
  public init(_ run: ConformanceRun, _ recorder: Recorder) {
    (self.run, self.recorder, app) = (run, recorder, KitApp(recorder))
    run.setUp(app)
  }

  /// The session of the run that the process was launched for, recorded into the folder that it was
  /// launched with; nothing without either.
  public static var ofProcess: ConformanceSession? {
    let name = ProcessInfo.processInfo.environment[ConformanceRun.variable]
    guard let run = ConformanceRun.all.first(where: { $0.name == name }),
      let recorder = try? Recorder.inTraceDirectory(named: run.name, header: .thisApp())
    else { return nil }
    return ConformanceSession(run, recorder)
  }

  /// What answers for the app as a whole, to be in place before the first page is shown; nothing in
  /// an app whose delegate has no mask.
  public var applicationDelegate: (any UIApplicationDelegate)? { app.mask == nil ? nil : app }

  /// Shows the first page.
  public func start(
    in scene: UIWindowScene, _ surroundings: Recorder.Surroundings = .current
  ) {
    app.start(in: scene, surroundings)
  }

  /// Begins a step, and does what the app does in it.
  public func begin(_ step: Int) {
    recorder.mark(run.marker(before: step))
    app.perform(run.acts[step])
  }

  /// Ends a step, when whatever rotates has come to rest.
  public func end() {
    recorder.recordChanges()
    recorder.settle()
  }

  /// Ends the recording.
  public func finish() {
    recorder.stopObserving()
    try? recorder.finish()
  }

  /// The page that the user sees.
  public var visiblePage: UIViewController? { app.visible }
}
