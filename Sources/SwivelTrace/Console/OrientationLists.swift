import SwivelModel

/// The lists of orientations in a sentence of any language.
///
/// UIKit localizes the words between the names of the orientations, and the punctuation: two names
/// of one list are separated by a comma of any script.
struct OrientationLists {
  /// The lists, in the order of the sentence.
  private(set) var masks: [InterfaceOrientationMask] = []
  /// The end of the last name.
  private(set) var end: Int?
  /// Whether the sentence is truncated within a list.
  private(set) var goesOn = false

  /// What was requested and what is supported.
  var isPair: Bool { masks.count == 2 }

  private static let commas: [[UInt8]] = [",", "、", "，", "،"].map { Array($0.utf8) }

  init(_ sentence: ArraySlice<UInt8>) {
    var rest = sentence
    while let start = rest.firstIndex(where: Self.isLetter) {
      let word = rest[start...].prefix(while: Self.isLetter)
      rest = rest[word.endIndex...]
      let name = String(decoding: word, as: UTF8.self)
      guard let orientation = InterfaceOrientationMask(word: name) else { continue }
      add(orientation, separatedBy: sentence[(end ?? sentence.startIndex)..<start])
      end = word.endIndex
    }
    // Also within the next name, of which there is only the beginning.
    goesOn = end.map { Self.isComma(sentence[$0...].filter { !Self.isLetter($0) }[...]) } ?? false
  }

  private mutating func add(
    _ orientation: InterfaceOrientationMask, separatedBy gap: ArraySlice<UInt8>
  ) {
    if end != nil, Self.isComma(gap), let last = masks.indices.last {
      masks[last].formUnion(orientation)
    } else {
      masks.append(orientation)
    }
  }

  private static func isComma(_ gap: ArraySlice<UInt8>) -> Bool {
    commas.contains { $0.elementsEqual(gap.filter { $0 != UInt8(ascii: " ") }) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
