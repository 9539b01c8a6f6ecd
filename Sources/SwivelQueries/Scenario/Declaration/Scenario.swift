/// One run of an app: how it is set up, what is done, and what a source says happened.
package struct Scenario: Hashable, Sendable {
  /// How far the expectations can be trusted.
  package enum Oracle: CaseIterable, Sendable {
    /// The source states the outcome and the set-up.
    case hard
    /// The outcome or the set-up is partly inferred.
    case soft
    /// The run is a record only, and is never scored.
    case none
  }

  /// The name that no other scenario of the file has.
  package let id: String
  /// One sentence, for people.
  package let title: String
  /// Where the run is described, for people.
  package let source: String
  /// How far the expectations can be trusted.
  package let oracle: Oracle
  /// Why the run cannot be scored, for people; given with the oracle `none` only.
  package let why: String?
  /// The scenario whose set-up and steps this one repeats from another source.
  package let duplicateOf: String?
  /// The device and the system.
  package let environment: Environment
  /// What the app as a whole declares.
  package let app: App
  /// The controllers, in the order of the file.
  package let controllers: [Controller]
  /// The windows, in the order of their creation; the first is the main window.
  package let windows: [Window]
  /// The state before the first step.
  package let initial: Initial
  /// What is done, in order.
  package let steps: [Step]
  /// What holds at the end.
  package let expectation: Expectation
}

extension Scenario {
  /// The name of a controller, which windows may share.
  package struct ControllerName: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The name of a window, which controllers may share.
  package struct WindowName: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
