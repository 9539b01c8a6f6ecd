extension [Change] {
  /// Checks that no two declarations set the same field to different values.
  ///
  /// - Throws: ``ChangeError/contradiction(_:_:)`` for the first two that do.
  package func checkAgreement() throws(ChangeError) {
    let declarations = compactMap(\.declaration)
    for (index, later) in declarations.enumerated() {
      guard let earlier = declarations[..<index].first(where: later.contradicts) else { continue }
      throw .contradiction(earlier.text, later.text)
    }
  }
}

extension [MatrixDimension] {
  /// Checks that dimensions are unique, and that no change sets what a dimension varies.
  ///
  /// - Throws: ``ChangeError`` for the first dimension that is ambiguous.
  package func checkAgreement(with changes: [Change]) throws(ChangeError) {
    let settings = changes.compactMap(\.declaration)
    for (index, dimension) in enumerated() {
      let kind = dimension.declarations.first?.kind
      if self[..<index].contains(where: { $0.name == dimension.name }) {
        throw .dimensionTwice(dimension.name)
      }
      if let setting = settings.first(where: { $0.kind == kind }) {
        throw .settledDimension(dimension.name, by: setting.text)
      }
    }
  }
}

extension Change {
  fileprivate var declaration: Declaration? {
    if case .set(let declaration) = self { declaration } else { nil }
  }
}

extension Declaration {
  /// Whether another declaration sets the same field to a different value.
  fileprivate func contradicts(_ other: Declaration) -> Bool {
    guard kind == other.kind, target == other.target else { return false }
    return entries != other.entries
      || edits.contains { edit in
        other.edits.contains { $0.index == edit.index && $0.number != edit.number }
      }
  }
}
