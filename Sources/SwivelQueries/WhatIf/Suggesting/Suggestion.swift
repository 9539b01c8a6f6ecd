package import SwivelModel
package import SwivelReplay

/// A change that might have led to a different ruling.
package struct Suggestion: Hashable, Sendable {
  /// The declarations, as `swivel whatif --set` takes them.
  package let declarations: [String]
  /// The events, as `swivel whatif --insert` takes them.
  package private(set) var insertions: [String] = []
  /// The disputed rule on which the declarations alone would depend.
  package private(set) var doubt: RuleID?

  /// The change with all declarations and events.
  ///
  /// - Throws: ``ChangeError`` for one that cannot be read.
  package func changes() throws(ChangeError) -> [Change] {
    var changes: [Change] = []
    for text in declarations { changes.append(.set(try ChangeReader.declaration(text))) }
    for text in insertions { changes.append(.insert(try ChangeReader.insertion(text))) }
    return changes
  }
}

extension Suggestion {
  /// The changes that might have led to a different ruling, the most likely first; a replay
  /// decides.
  ///
  /// - Parameters:
  ///   - ruling: What became of the interface.
  ///   - situation: The situation after it.
  ///   - table: The names of the trace.
  /// - Returns: One change for each gate that blocked.
  package static func candidates(
    for ruling: Ruling, in situation: Situation, _ table: NameTable
  ) -> [Self] {
    // If UIKit did not evaluate the window, there is no ruling to change.
    guard ruling.trigger != .inspection, ruling.exception == nil else { return [] }
    let maker = SuggestionMaker(ruling: ruling, situation: situation, table: table)
    let all = [maker.lock, maker.forwarding, maker.autorotation, maker.appMask, maker.pageMask]
    return all.compactMap(\.self).filter { !$0.isEmpty }.map { Self(declarations: $0) }
  }

  /// The suggestion with requests that do not depend on a disputed rule.
  func with(_ insertions: [String], despite doubt: RuleID) -> Self {
    var suggestion = self
    (suggestion.insertions, suggestion.doubt) = (insertions, doubt)
    return suggestion
  }
}
