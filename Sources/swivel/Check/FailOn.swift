import ArgumentParser
import SwivelFindings
import SwivelText

/// What makes the answer of `check` negative.
struct FailOn {
  /// The least severity of a finding that does; `nil` if unspecified.
  private(set) var severity: Finding.Severity?
  /// Whether a trace that could not be judged does.
  private(set) var includesUnjudged = false

  /// The same, with unspecified values from another one.
  func over(_ other: Self) -> Self {
    Self(
      severity: severity ?? other.severity,
      includesUnjudged: includesUnjudged || other.includesUnjudged)
  }

  private mutating func add(_ word: Word) {
    switch word {
    case .severity(let severity): self.severity = severity
    case .unjudged: includesUnjudged = true
    }
  }
}

// MARK: - Reading

extension FailOn: ExpressibleByArgument {
  private enum Word {
    case severity(Finding.Severity)
    case unjudged
  }

  // The last word is the verdict in JSON, and what earlier versions accepted.
  private static let words = Words<Word>(
    "severity",
    Finding.Severity.allCases.map { ($0.rawValue, .severity($0)) }
      + [("inconclusive", .unjudged), ("unjudged", .unjudged)])

  static let allValueStrings = Array(words.all.dropLast())

  static let defaultCompletionKind = CompletionKind.list(allValueStrings)

  init?(argument: String) {
    self.init()
    for text in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let word = Self.words[String(text)] else { return nil }
      add(word)
    }
  }

  init(_ node: Node) throws(DocumentError) {
    self.init()
    guard case .array = node.value else {
      add(try node.word(Self.words))
      return
    }
    for word in try node.distinctWords(Self.words, least: 1) { add(word) }
  }
}
