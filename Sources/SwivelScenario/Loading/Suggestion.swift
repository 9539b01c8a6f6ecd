/// A text from a file as a message shows it: in quotes, on one line, and not too long.
func quoted(_ text: String) -> String {
  let longest = 60
  guard text.count > longest else { return text.debugDescription }
  return String(text.prefix(longest)).debugDescription + "…"
}

/// The words that could stand in a place, in parentheses; of many, the one that was meant, if any.
func offer(_ known: [String], for word: String) -> String {
  // Twelve short words fit a line of a terminal.
  let didYouMean = known.count > 12 ? suggestion(for: word, among: known) : ""
  return didYouMean.isEmpty ? " (one of \(known.joined(separator: ", ")))" : didYouMean
}

/// The known word that was meant, in parentheses; nothing if none is close.
func suggestion(for word: String, among known: [String]) -> String {
  nearest(to: word, among: known).map { " (did you mean \($0)?)" } ?? ""
}

/// The known word with the fewest edits, if at most a third of its letters need one.
private func nearest(to word: String, among known: [String]) -> String? {
  let letters = Array(word.utf8.prefix(64))
  var best: (word: String, distance: Int)?
  for candidate in known {
    let target = Array(candidate.utf8)
    // At least one letter must be right, or every short word would be close to every other.
    let most = min(max(1, target.count / 3), target.count - 1)
    guard abs(target.count - letters.count) <= most else { continue }
    let distance = editDistance(letters, target)
    if distance <= most, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.word
}

/// How many letters must be inserted, deleted or replaced to make one word of another.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var previous = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      let replaced = previous[column] + (letter == other ? 0 : 1)
      current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[right.count]
}
