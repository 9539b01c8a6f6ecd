import Foundation
import SampleApps
import UIKit

/// Offers one step after another as a button on the page that the user sees.
///
/// The UI test waits for the button of a step, so neither runs ahead of the other.
@MainActor
final class Stepper {
  private let session: ConformanceSession
  private let settling: Double
  private let button = UIButton(type: .system)
  private var step = 0

  init(_ session: ConformanceSession, in scene: UIWindowScene) {
    self.session = session
    let environment = ProcessInfo.processInfo.environment
    settling = environment[ConformanceRun.settlingVariable].flatMap(Double.init) ?? 4
    // Inside a page in portrait and in landscape, on the smallest phone as well.
    button.frame = CGRect(x: 100, y: 160, width: 120, height: 60)
    button.addAction(UIAction { [weak self] _ in self?.begin() }, for: .touchUpInside)
    session.start(in: scene)
    offerOnceSettled()
  }

  private func offerOnceSettled() {
    DispatchQueue.main.asyncAfter(deadline: .now() + settling) { [weak self] in
      MainActor.assumeIsolated { self?.offer() }
    }
  }

  private func offer() {
    session.end()
    let isDone = step == session.run.acts.count
    if isDone { session.finish() }
    let name = isDone ? ConformanceRun.doneButton : ConformanceRun.button(of: step)
    button.setTitle(name, for: .normal)
    button.accessibilityIdentifier = name
    session.visiblePage?.view.addSubview(button)
  }

  private func begin() {
    guard step < session.run.acts.count else { return }
    button.removeFromSuperview()
    session.begin(step)
    step += 1
    offerOnceSettled()
  }
}
