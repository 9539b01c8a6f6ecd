import SwivelQueries
import SwivelModel
import SwivelReports

/// How one trace differs from another, as in `swivel diff`.
struct TraceDifference {
  /// Whether the app's behavior and its results are the same.
  let isSame: Bool
  /// What differs first for the interface.
  let clause: String
  /// What `swivel diff` prints.
  let lines: [String]

  init(base: Trace, head: Trace, headPath: String? = nil) {
    do {
      let comparison = try RunComparison(base.tokens, head.tokens)
        .result({ KeptStream(base.items, base.names) }, { KeptStream(head.items, head.names) })
      (isSame, clause) = (comparison.isSame, comparison.clause)
      let text = DiffText(comparison, base: base.path, head: headPath ?? head.path)
      lines = text.lines
    } catch {
      preconditionFailure("what is kept in memory can be read")
    }
  }
}

extension Trace {
  fileprivate var tokens: RunTokens {
    var tokens = RunTokens()
    for item in items { tokens.append(item, names: names) }
    return tokens
  }
}
