#if canImport(Testing)
import Testing

extension Issue {
  /// Records a failure, of which the first line is the headline.
  ///
  /// Swift Testing's headline of a comment is "Issue recorded"; that of an error is its
  /// description.
  static func record(failure text: String, at place: SourcePlace) {
    let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.dropFirst().first.map { Comment(rawValue: String($0)) }
    record(Headline(description: String(parts[0])), rest, sourceLocation: place.location)
  }
}

/// The first line of a failure.
private struct Headline: Error, CustomStringConvertible {
  let description: String
}
#endif
