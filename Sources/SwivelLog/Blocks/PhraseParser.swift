/// Takes bytes apart into phrases: a repetition is left for a longer one at the next place.
struct PhraseParser: ~Copyable {
  /// How many places are looked at.
  static let steps = 32
  /// How long a match is that ends the search.
  static let enough = 64

  private let finder = MatchFinder()

  /// Takes apart at most a payload, and counts the bytes that are left as they are.
  func parse(
    _ bytes: UnsafeRawBufferPointer, into phrases: inout Phrases, _ code: borrowing HuffmanCode
  ) {
    phrases.removeAll()
    var literalStart = 0
    if let look = finder.look(at: bytes) {
      var next = 0
      while let (place, match) = findMatch(look, from: &next) {
        phrases.append(literalCount: place - literalStart, match)
        code.count(UnsafeRawBufferPointer(rebasing: bytes[literalStart..<place]))
        literalStart = place + match.length
        look.insert(next..<max(next, min(literalStart, look.end)))
        next = literalStart
      }
    }
    phrases.append(literalCount: bytes.count - literalStart, Match())
    code.count(UnsafeRawBufferPointer(rebasing: bytes[literalStart...]))
  }

  /// Goes through places up to a match that is taken, and perhaps the one behind its own.
  @inline(__always)
  private func findMatch(
    _ look: MatchFinder.Look, from next: inout Int
  ) -> (place: Int, match: Match)? {
    while next < look.end {
      var place = next
      var match = look.search(place, longerThan: 0)
      next += 1
      guard match.length > 0 else { continue }
      while match.length < Self.enough, next < look.end {
        let later = look.search(next, longerThan: match.length)
        next += 1
        guard later.length > 0 else { break }
        (place, match) = (next - 1, later)
      }
      return (place, match)
    }
    return nil
  }
}
