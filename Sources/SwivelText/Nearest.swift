/// The known word closest to a misspelled one; `nil` if none is close.
///
/// The distance is the case-insensitive Levenshtein distance.
package func nearest(_ word: String, in words: some Collection<String>) -> String? {
  // Longer than every word of a form; bounds the cost of a hostile file.
  guard word.utf8.count <= 64 else { return nil }
  let limit = max(1, word.utf8.count / 3)
  var best: (distance: Int, word: String)?
  for candidate in words where abs(candidate.utf8.count - word.utf8.count) <= limit {
    let distance = editDistance(word, candidate)
    // At least one letter must match, or every short word would be close to every other.
    guard distance <= limit, distance < candidate.utf8.count else { continue }
    // Ties are broken alphabetically, so that the result does not depend on the order.
    if let best, (best.distance, best.word) <= (distance, candidate) { continue }
    best = (distance, candidate)
  }
  return best?.word
}

/// A suggestion for a misspelled word, in parentheses after a space; empty if no word is close.
package func hint(for word: String, in words: some Collection<String>) -> String {
  hint(nearest(word, in: words))
}

/// A suggestion in parentheses after a space; empty if there is none.
package func hint(_ suggestion: String?) -> String {
  suggestion.map { " (did you mean \(TextError.escaped($0))?)" } ?? ""
}

private func editDistance(_ left: String, _ right: String) -> Int {
  let left = left.utf8.map(lowercased)
  let right = right.utf8.map(lowercased)
  var row = Array(0...right.count)
  for (leftIndex, leftByte) in left.enumerated() {
    var diagonal = row[0]
    row[0] = leftIndex + 1
    for (rightIndex, rightByte) in right.enumerated() {
      let replaced = diagonal + (leftByte == rightByte ? 0 : 1)
      diagonal = row[rightIndex + 1]
      row[rightIndex + 1] = min(replaced, diagonal + 1, row[rightIndex] + 1)
    }
  }
  return row[right.count]
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}
