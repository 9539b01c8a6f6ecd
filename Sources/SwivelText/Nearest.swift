/// The known word closest to a misspelled one; `nil` if none is close.
///
/// The distance is the case-insensitive Levenshtein distance, in which a swap counts once.
package func nearest(_ word: String, in words: some Collection<String>) -> String? {
  // Longer than every word of a form; bounds the cost of a hostile file.
  guard word.utf8.count <= 64 else { return nil }
  let limit = max(1, word.utf8.count / 3)
  let known = letters(of: word)
  var best: (distance: Int, word: String)?
  for candidate in words where abs(candidate.utf8.count - word.utf8.count) <= limit {
    // Each letter that the candidate lacks is at least one change: nearly all words end here.
    guard (known & ~letters(of: candidate)).nonzeroBitCount <= limit else { continue }
    let distance = editDistance(word, candidate)
    // At least one letter must match, or every short word would be close to every other.
    guard distance <= limit, distance < candidate.utf8.count else { continue }
    // Ties are broken alphabetically, so that the result does not depend on the order.
    if let best, (best.distance, best.word) <= (distance, candidate) { continue }
    best = (distance, candidate)
  }
  return best?.word
}

/// A suggestion for a misspelled or shortened word, in parentheses after a space; empty if no word
/// is close.
package func hint(for word: String, in words: some Collection<String>) -> String {
  hint(likelyWord(for: word, in: words))
}

/// The known word that a misspelled or shortened one probably stands for; `nil` if none is close.
package func likelyWord(for word: String, in words: some Collection<String>) -> String? {
  nearest(word, in: words) ?? completion(of: word, in: words)
}

/// The only known word that begins with the given one; `nil` if there are none or several.
private func completion(of word: String, in words: some Collection<String>) -> String? {
  let candidates = words.filter { word.utf8.count > 3 && $0.hasPrefix(word) }
  return candidates.count == 1 ? candidates.first : nil
}

/// A suggestion in parentheses after a space; empty if there is none.
package func hint(_ suggestion: String?) -> String {
  suggestion.map { " (did you mean \(TextError.escaped($0))?)" } ?? ""
}

/// The closest allowed word in parentheses; all of them after a semicolon if none is close.
package func correction(for word: String, in known: [String]) -> String {
  let closest = hint(for: word, in: known)
  return closest.isEmpty ? expectation(of: known) : closest
}

/// The allowed words after a semicolon; of many, only the closest one, in parentheses.
func offer(_ known: [String], for word: String) -> String {
  // Twelve short words fit a line of a terminal.
  known.count > 12 ? correction(for: word, in: known) : expectation(of: known)
}

private func expectation(of known: [String]) -> String {
  "; expected \(known.count > 1 ? "one of " : "")\(known.joined(separator: ", "))"
}

/// Counts inserted, removed, replaced and swapped neighboring letters.
private func editDistance(_ left: String, _ right: String) -> Int {
  let left = left.utf8.map(lowercased)
  let right = right.utf8.map(lowercased)
  var (beforeLast, last) = ([Int](), Array(0...right.count))
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let isSame = left[row] == right[column]
      var distance = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}

/// The letters of a word, a bit for each; some share one.
private func letters(of word: String) -> UInt32 {
  word.utf8.reduce(0) { $0 | 1 << UInt32(lowercased($1) & 31) }
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}
