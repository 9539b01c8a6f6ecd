import SwivelModel
package import SwivelReplay

/// A change with which a problem, or a ruling, would have been another one.
package struct Suggestion: Hashable, Sendable {
  /// How it is known that it helps.
  package enum Basis: String, Sendable {
    /// The problem is not found in the run with the change.
    case replayed
    /// What shows the problem was observed, and cannot be observed in a run with the change: the
    /// rules lead to a right orientation.
    case predicted
  }

  /// The declarations, as `swivel whatif --set` takes them.
  package internal(set) var declarations: [String] = []
  /// The events, as `swivel whatif --insert` takes them.
  package internal(set) var insertions: [String] = []
  /// The events that do not happen, as `swivel whatif --drop` takes them.
  package internal(set) var drops: [String] = []
  /// The disputed rule on which the declarations alone would depend.
  package private(set) var doubt: RuleID?
  /// How it is known that it helps.
  package private(set) var basis = Basis.replayed

  /// The change with all declarations and events.
  ///
  /// - Throws: ``ChangeError`` for one that cannot be read.
  package func changes() throws(ChangeError) -> [Change] {
    var changes: [Change] = []
    for text in declarations { changes.append(.set(try ChangeReader.declaration(text))) }
    for text in insertions { changes.append(.insert(try ChangeReader.insertion(text))) }
    for text in drops { changes.append(.drop(try ChangeReader.drop(text))) }
    return changes
  }

  /// The suggestion with requests that do not depend on a disputed rule.
  func with(_ insertions: [String], despite doubt: RuleID) -> Self {
    var suggestion = self
    (suggestion.insertions, suggestion.doubt) = (self.insertions + insertions, doubt)
    return suggestion
  }

  /// The suggestion, known to help in some way.
  func known(by basis: Basis) -> Self {
    var suggestion = self
    suggestion.basis = basis
    return suggestion
  }
}
