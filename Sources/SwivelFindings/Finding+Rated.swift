extension Finding {
  /// The same finding, taken for better or worse.
  package func rated(_ severity: Severity) -> Finding {
    var rated = self
    rated.severity = severity
    return rated
  }
}

extension Diagnosis {
  /// What is left of a mistake without the findings that are known; `nil` if nothing is.
  package func without(_ isKnown: (Finding) -> Bool) -> Diagnosis? {
    let news = ([root] + consequences).filter { !isKnown($0) }
    return news.first.map { Diagnosis(root: $0, consequences: Array(news.dropFirst())) }
  }
}
