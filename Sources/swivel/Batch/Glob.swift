/// A name in which `*` stands for any letters, `?` for one, and `[a-z]` for one of several.
struct Glob: Sendable {
  private enum Piece: Sendable {
    case letter(Character)
    case any
    case anyOf([ClosedRange<Character>], isNegated: Bool)
    case run

    func matches(_ letter: Character) -> Bool {
      switch self {
      case .letter(let own): own == letter
      case .any, .run: true
      case .anyOf(let ranges, let isNegated):
        ranges.contains { $0.contains(letter) } != isNegated
      }
    }
  }

  private let pieces: [Piece]
  private let meansHidden: Bool

  init(_ text: some StringProtocol) {
    meansHidden = text.first == "."
    pieces = Self.pieces(Array(text))
  }

  /// Whether a path has something in it that a shell would expand.
  static func isPattern(_ path: some StringProtocol) -> Bool {
    path.contains { "*?[".contains($0) }
  }

  /// Whether a name is meant; one with a dot in front only where the dot is written.
  func matches(_ name: String) -> Bool {
    let letters = Array(name)
    guard meansHidden || letters.first != "." else { return false }
    var (piece, letter) = (0, 0)
    // Where to go on if a run of letters turns out to be one longer.
    var retry: (piece: Int, letter: Int)?
    while letter < letters.count {
      if piece < pieces.count, case .run = pieces[piece] {
        piece += 1
        retry = (piece, letter)
      } else if piece < pieces.count, pieces[piece].matches(letters[letter]) {
        (piece, letter) = (piece + 1, letter + 1)
      } else if let last = retry {
        (piece, letter) = (last.piece, last.letter + 1)
        retry = (piece, letter)
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { if case .run = $0 { true } else { false } }
  }

  private static func pieces(_ letters: [Character]) -> [Piece] {
    var (pieces, place) = ([Piece](), 0)
    while place < letters.count {
      let letter = letters[place]
      place += 1
      switch letter {
      case "*": pieces.append(.run)
      case "?": pieces.append(.any)
      case "[":
        // One that is not closed is a letter like any other, as in a shell.
        let (piece, length) = choice(letters[place...]) ?? (.letter("["), 0)
        pieces.append(piece)
        place += length
      default: pieces.append(.letter(letter))
      }
    }
    return pieces
  }

  /// Reads what is behind a bracket.
  private static func choice(_ letters: ArraySlice<Character>) -> (piece: Piece, length: Int)? {
    let isNegated = letters.first == "!" || letters.first == "^"
    let members = isNegated ? letters.dropFirst() : letters
    // A bracket in front of all others is one of them.
    guard let end = members.dropFirst().firstIndex(of: "]") else { return nil }
    var (ranges, place) = ([ClosedRange<Character>](), members.startIndex)
    while place < end {
      let isRange = place + 2 < end && members[place + 1] == "-"
      let (first, last) = (members[place], isRange ? members[place + 2] : members[place])
      if first <= last { ranges.append(first...last) }
      place += isRange ? 3 : 1
    }
    return (.anyOf(ranges, isNegated: isNegated), end + 1 - letters.startIndex)
  }
}
