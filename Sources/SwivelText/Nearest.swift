/// The word that is closest to one that is misspelt; `nil` if none is close.
///
/// The distance is that of Levenshtein, without regard to case.
package func nearest(_ word: String, in words: some Collection<String>) -> String? {
  // 64: longer than every word of a form, and a hostile file must not cost more than that.
  guard word.utf8.count <= 64 else { return nil }
  let limit = max(1, word.utf8.count / 3)
  var best: (distance: Int, word: String)?
  for candidate in words where abs(candidate.utf8.count - word.utf8.count) <= limit {
    let distance = editDistance(word, candidate)
    // At least one letter must be right, or every short word would be close to every other.
    guard distance <= limit, distance < candidate.utf8.count else { continue }
    // Ties go by spelling, so that the words' order does not show.
    if let best, (best.distance, best.word) <= (distance, candidate) { continue }
    best = (distance, candidate)
  }
  return best?.word
}

/// What was meant by a word that is misspelt, in parentheses behind a blank; empty if no word is
/// close.
package func hint(for word: String, in words: some Collection<String>) -> String {
  hint(nearest(word, in: words))
}

/// A word that may have been meant, in parentheses behind a blank; empty if there is none.
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
