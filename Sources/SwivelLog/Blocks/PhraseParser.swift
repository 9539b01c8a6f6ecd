/// Takes bytes apart into phrases, from the first to the last.
struct PhraseParser: ~Copyable {
  private let finder = MatchFinder()
  private let effort: Effort

  init(_ effort: Effort) {
    self.effort = effort
  }

  /// Takes apart at most a payload.
  func parse(_ bytes: UnsafeRawBufferPointer, into phrases: inout Phrases) {
    phrases.removeAll()
    var literalStart = 0
    if let look = finder.look(at: bytes) {
      var next = 0
      while let (place, match) = findMatch(look, from: &next) {
        phrases.append(literalCount: place - literalStart, match)
        literalStart = place + match.length
        look.insert(next..<max(next, min(literalStart, look.end)))
        next = literalStart
      }
    }
    phrases.append(literalCount: bytes.count - literalStart, Match())
  }

  /// Goes through places up to a match that is taken, and perhaps the one behind its own.
  @inline(__always)
  private func findMatch(
    _ look: MatchFinder.Look, from next: inout Int
  ) -> (place: Int, match: Match)? {
    while next < look.end {
      var place = next
      var match = look.search(place, longerThan: 0, effort)
      next += 1
      guard match.length > 0 else { continue }
      while effort.isPatient, match.length < effort.enough, next < look.end {
        let later = look.search(next, longerThan: match.length, effort)
        next += 1
        guard later.length > 0 else { break }
        (place, match) = (next - 1, later)
      }
      return (place, match)
    }
    return nil
  }
}

extension PhraseParser {
  /// How much time a search for repetitions may take.
  struct Effort {
    /// How many places are looked at.
    var steps: Int
    /// How long a match is that ends the search.
    var enough: Int
    /// Whether a match is left for a longer one at the next place.
    var isPatient: Bool
  }
}
