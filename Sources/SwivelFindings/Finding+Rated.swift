extension Finding {
  /// The same finding with another severity.
  package func rated(_ severity: Severity) -> Finding {
    var rated = self
    rated.severity = severity
    return rated
  }
}

extension Diagnosis {
  /// The diagnosis without the known findings; `nil` if none is left.
  package func without(_ isKnown: (Finding) -> Bool) -> Diagnosis? {
    let news = ([root] + consequences).filter { !isKnown($0) }
    return news.first.map { Diagnosis(root: $0, consequences: Array(news.dropFirst())) }
  }
}
