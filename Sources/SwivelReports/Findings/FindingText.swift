package import SwivelFindings
package import SwivelLog
package import SwivelModel
import SwivelQueries
package import SwivelReplay

/// A finding as text, in the style of compiler diagnostics, with its consequences.
package struct FindingText {
  private let finding: Finding
  private let consequences: [Finding]
  private let trace: String
  private let mode: LogReader.Mode
  private let table: NameTable

  package init(
    _ diagnosis: Diagnosis, trace: String, mode: LogReader.Mode = .tail, _ table: NameTable
  ) {
    (finding, consequences) = (diagnosis.root, diagnosis.consequences)
    (self.trace, self.mode, self.table) = (trace, mode, table)
  }

  package var lines: [String] { lines(hasCode: false) }

  /// The lines, with the first of the code to write if that is asked for, and with the command
  /// that tries a change.
  package func lines(hasCode: Bool, tried: [String] = []) -> [String] {
    [
      "\(finding.severity.rawValue): \(problem) [\(finding.id.rawValue)]",
      "  at       \(Names.printable(trace)), \(place)",
      "  page     \(finding.place(table))\(finding.maskClause)",
    ] + asked + declared + ["  basis    \(BasisText(finding).text)"] + rules + [
      "  evidence \(events)",
      "  help     \(help)",
    ] + (hasCode ? CodeText.preview(finding.code(table), of: finding) : [])
      + tried.enumerated().map { "\($0 == 0 ? "  try      " : "           ")\($1)" }
      + ["  next     \(next)"] + consequences.map(consequence)
  }

  private var problem: String {
    let problem = finding.problem
    return problem?.naming { ($0 == .page ? finding.page : finding.decider)?.text(table) } ?? ""
  }

  private var asked: [String] {
    guard let decider = finding.decider else { return [] }
    return ["  asked    \(decider.text(table))"]
  }

  private var declared: [String] {
    guard let (file, line) = finding.source(table) else { return [] }
    return ["  from     \(Names.printable(file)):\(line)"]
  }

  private var place: String {
    "\(finding.instant.text), event \(finding.sequence)\(finding.decisionClause)\(times)"
  }

  private var times: String {
    guard finding.occurrenceCount > 1 else { return "" }
    let pages = finding.isOnAnyPage ? ", also on other pages" : ""
    return ", the first of \(finding.occurrenceCount) times\(pages)"
  }

  private var events: String {
    let numbers = finding.evidence.map(String.init).joined(separator: ", ")
    return "\(finding.evidence.count == 1 ? "event" : "events") \(numbers)"
  }

  private var next: String {
    ShellWord.why(ShellWord.trace(trace, mode: mode), event: finding.moment)
  }

  private var help: String {
    guard let advice = Detector.named(finding.id)?.advice(for: finding) else { return "" }
    let scope =
      finding.system.isKnown
      ? "iOS \(finding.system)" : advice.occasion.versions.map(String.init(describing:))
    return (scope.map { "on \($0): " } ?? "") + advice.text
  }

  private var rules: [String] { finding.toldRules.map(why) }

  private func why(_ id: RuleID) -> String {
    let rule = id.rule
    let label = finding.isUnlike(id) ? "despite " : "why     "
    return "  \(label) \(rule.summary) (\(id), \(rule.standing))"
  }

  private func consequence(_ finding: Finding) -> String {
    let summary = Detector.named(finding.id)?.summary ?? ""
    return "  thus     \(summary): \(finding.pageName(table)), event \(finding.sequence)"
      + " [\(finding.id.rawValue)]"
  }
}

extension Rule {
  /// The versions for which it holds, and its confidence.
  package var standing: String { "\(versions), \(confidence.text)" }
}

extension Rule.Confidence {
  /// The word in texts, where "observed" is kept for what a trace contains.
  package var text: String { self == .observed ? "reported" : rawValue }
}

extension Finding {
  /// Whether a rule led the model to a result other than the observed one.
  fileprivate func isUnlike(_ rule: RuleID) -> Bool {
    // That it reads the masks of an app that requires full screen is part of the rule.
    let isExempt = rule == .windowedScene && conditions.contains(.requiresFullScreen)
    return id == "unexplained-rotation" || basis.instead?.rule == rule
      || isExempt && isAgainstRules
  }

  /// The rules to print: of those on which an unexplained orientation bears, the one that decided,
  /// and the two weakest beside it.
  var toldRules: [RuleID] {
    guard id == "unexplained-rotation" else { return rules }
    // The last ones to act are the nearest to the result.
    let byConfidence = [.disputed, .observed, .documented].flatMap { confidence in
      rules.filter { $0.rule.confidence == confidence }.sorted { $0.rawValue > $1.rawValue }
    }
    let decided = basis.instead?.rule ?? rules.max { $0.rawValue < $1.rawValue }
    return rules.filter { $0 == decided } + byConfidence.filter { $0 != decided }.prefix(2)
  }

  package func pageName(_ table: NameTable) -> String {
    page?.text(table) ?? "the window's content"
  }

  func place(_ table: NameTable) -> String {
    let page = pageName(table)
    return orientation == .all
      ? "\(page), orientation unknown" : "\(page) in \(orientation.alternatives)"
  }

  /// Where the app's source declares the faulty value; `nil` also if the file's name was redacted.
  func source(_ table: NameTable) -> (file: String, line: UInt32)? {
    guard let source, let file = table[source.file], !file.isEmpty else { return nil }
    return (file, source.line)
  }
}

extension Finding.Party {
  func text(_ table: NameTable) -> String {
    name.flatMap { table[$0] }.map(Names.printable) ?? "controller \(id.rawValue)"
  }
}
