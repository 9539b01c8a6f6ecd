// Where a text is broken into lines.

extension String {
  /// The text in lines of a width.
  func wrapped(to width: Int) -> [String] {
    pieces(first: width, rest: width).map { String(self[bytes: $0]) }
  }

  /// The lines of a text as ranges of bytes, broken between words, and within a word that is wider
  /// than a line.
  ///
  /// What is copied is never broken: commands, paths and addresses.
  ///
  /// - Parameters:
  ///   - first: The columns of the first line.
  ///   - rest: The columns of each other line.
  /// - Returns: The ranges, without the blanks between them.
  func pieces(first: Int, rest: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var room = first
    for word in words {
      let gap = lines.last.map { word.bytes.lowerBound - $0.upperBound } ?? 0
      if let last = lines.last, gap + word.columns <= room {
        lines[lines.count - 1] = last.lowerBound..<word.bytes.upperBound
        room -= gap + word.columns
        continue
      }
      if !lines.isEmpty { room = rest }
      let parts =
        word.isWhole || word.columns <= room ? [word] : split(word, first: room, rest: rest)
      lines += parts.map(\.bytes)
      room = (parts.count > 1 ? rest : room) - (parts.last?.columns ?? 0)
    }
    return lines
  }

  fileprivate subscript(bytes range: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }

  private func split(_ word: Word, first: Int, rest: Int) -> [Word] {
    var (parts, start, columns) = ([Word](), word.bytes.lowerBound, 0)
    var end = start
    for character in self[bytes: word.bytes] {
      let width = String(character).columns
      if columns + width > (parts.isEmpty ? first : rest), end > start {
        parts.append(Word(bytes: start..<end, columns: columns, isWhole: false))
        (start, columns) = (end, 0)
      }
      columns += width
      end += character.utf8.count
    }
    return parts + [Word(bytes: start..<end, columns: columns, isWhole: false)]
  }
}

/// A part of a text that is kept in one line if there is room.
private struct Word {
  let bytes: Range<Int>
  let columns: Int
  /// Whether it is kept in one line even without room.
  let isWhole: Bool
}

extension String {
  /// The words; a command is one, with all that follows it.
  fileprivate var words: [Word] {
    var words: [Word] = []
    for word in split(separator: " ") {
      let start = utf8.distance(from: startIndex, to: word.startIndex)
      let isCommand = word == "swivel"
      let end = isCommand ? utf8.count : start + word.utf8.count
      let text = self[bytes: start..<end]
      words.append(
        Word(
          bytes: start..<end, columns: String(text).columns,
          isWhole: isCommand || word.contains("/")))
      if isCommand { break }
    }
    return words
  }
}
