import SwivelModel
package import SwivelReplay

/// A change with which a problem, or a ruling, would have been another one.
package struct Suggestion: Hashable, Sendable {
  /// The declarations, as `swivel whatif --set` takes them.
  package internal(set) var declarations: [String] = []
  /// The events, as `swivel whatif --insert` takes them.
  package internal(set) var insertions: [String] = []
  /// The events that do not happen, as `swivel whatif --drop` takes them.
  package internal(set) var drops: [String] = []
  /// The disputed rule on which the declarations alone would depend.
  package private(set) var doubt: RuleID?

  /// The change with all declarations and events.
  package func changes() throws(ChangeError) -> [Change] {
    var changes: [Change] = []
    for text in declarations { changes.append(.set(try ChangeReader.declaration(text))) }
    for text in insertions { changes.append(.insert(try ChangeReader.insertion(text))) }
    for text in drops { changes.append(.drop(try ChangeReader.drop(text))) }
    return changes
  }

  var isEmpty: Bool { declarations.isEmpty && insertions.isEmpty && drops.isEmpty }

  func adding(_ other: Self) -> Self {
    var suggestion = self
    suggestion.declarations += other.declarations
    return suggestion
  }

  /// The suggestion with requests that do not depend on a disputed rule.
  func with(_ insertions: [String], despite doubt: RuleID) -> Self {
    var suggestion = self
    (suggestion.insertions, suggestion.doubt) = (self.insertions + insertions, doubt)
    return suggestion
  }
}

extension Suggestion: ExpressibleByStringInterpolation {
  package init(stringLiteral declaration: String) { self.init(declarations: [declaration]) }
}
