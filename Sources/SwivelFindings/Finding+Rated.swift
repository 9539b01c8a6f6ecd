extension Finding {
  /// The same finding, taken for better or worse.
  package func rated(_ severity: Severity) -> Finding {
    Finding(
      id: id, severity: severity, sequence: sequence, instant: instant, system: system,
      window: window, page: page, decider: decider, orientation: orientation, allowed: allowed,
      maskRole: maskRole, evidence: evidence, rules: rules, source: source)
  }
}

extension Diagnosis {
  /// What is left of a mistake without the findings that are known; `nil` if nothing is.
  package func without(_ isKnown: (Finding) -> Bool) -> Diagnosis? {
    let news = ([root] + consequences).filter { !isKnown($0) }
    return news.first.map { Diagnosis(root: $0, consequences: Array(news.dropFirst())) }
  }
}
