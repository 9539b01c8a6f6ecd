import SwivelModel
import UIKit

/// An app in which a problem is found, and the same with the code that `check` prints about it.
struct CureCase: Sendable, CustomStringConvertible {
  /// The problem.
  let id: String
  /// The version of iOS.
  let system: UInt16
  /// Runs the app, whose interface is wrong.
  let sick: @MainActor @Sendable (UInt16) -> CureRun
  /// Runs the app with the code.
  let cured: @MainActor @Sendable (UInt16) -> CureRun
  /// The problems that are left, with cures of their own.
  let left: Set<String>

  init(
    _ id: String, on system: UInt16, leaving left: Set<String> = [],
    sick: @escaping @MainActor @Sendable (UInt16) -> CureRun,
    cured: @escaping @MainActor @Sendable (UInt16) -> CureRun
  ) {
    (self.id, self.system, self.sick, self.cured) = (id, system, sick, cured)
    self.left = left
  }

  var description: String { "\(id), iOS \(system)" }

  static let all =
    containers + navigation + presentation + dismissal + requests + locks + masks
}
