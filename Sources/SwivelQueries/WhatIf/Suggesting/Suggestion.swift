package import SwivelModel
package import SwivelReplay

/// A change by which a ruling might have come out otherwise.
package struct Suggestion: Hashable, Sendable {
  /// The declarations, as `swivel whatif --set` takes them.
  package let declarations: [String]
  /// The events, as `swivel whatif --insert` takes them.
  package private(set) var insertions: [String] = []
  /// The disputed rule on which the declarations alone would rest.
  package private(set) var doubt: RuleID?

  /// The change that has all of the declarations and events.
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
  /// What might have changed a ruling, the likeliest first; whether it does is for a replay to say.
  ///
  /// - Parameters:
  ///   - ruling: What became of the interface.
  ///   - situation: The situation after it.
  ///   - table: The names of the trace.
  /// - Returns: The changes, each of a gate that stood in the way.
  package static func candidates(
    for ruling: Ruling, in situation: Situation, _ table: NameTable
  ) -> [Self] {
    // Where UIKit did not look, there is nothing to come out otherwise.
    guard ruling.trigger != .inspection, ruling.exception == nil else { return [] }
    let maker = SuggestionMaker(ruling: ruling, situation: situation, table: table)
    let all = [maker.lock, maker.forwarding, maker.autorotation, maker.appMask, maker.pageMask]
    return all.compactMap(\.self).filter { !$0.isEmpty }.map { Self(declarations: $0) }
  }

  /// The same with requests that do not need a disputed rule.
  func with(_ insertions: [String], despite doubt: RuleID) -> Self {
    var suggestion = self
    (suggestion.insertions, suggestion.doubt) = (insertions, doubt)
    return suggestion
  }
}
