extension StyledLine {
  /// The line in lines of a width.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - start: The number of bytes at the beginning that are not broken.
  ///   - indent: The column in which each further line begins.
  /// - Returns: The lines.
  package func wrapped(to width: Int, after start: Int, indent: Int) -> [Self] {
    let text = text
    let beginning = String(decoding: text.utf8.prefix(start), as: UTF8.self)
    let body = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
    let pieces = body.pieces(first: width - beginning.columns, rest: width - indent)
    return pieces.enumerated().map { index, piece in
      let range = start + piece.lowerBound..<start + piece.upperBound
      guard index > 0 else { return part(0..<range.upperBound, indent: 0) }
      return part(range, indent: indent)
    }
  }

  /// The bytes in a range, with their styles, after some blanks.
  private func part(_ range: Range<Int>, indent: Int) -> Self {
    var line = Self(String(repeating: " ", count: indent))
    var start = 0
    for part in parts {
      let bytes = part.text.utf8
      let shared = range.clamped(to: start..<start + bytes.count)
      let piece = bytes.dropFirst(shared.lowerBound - start).prefix(shared.count)
      line.append(String(decoding: piece, as: UTF8.self), part.style)
      start += bytes.count
    }
    return line
  }
}
