package import SwivelModel

/// Field values as users type them: the words of the text form, separated by commas instead of in
/// an array.
package enum FieldWords {
  /// The word for no value: not overridden.
  package static let noValue = "default"

  private static let empty = "nothing"
  // UIKit's own constants, beside the individual orientations.
  private static let masks: [(word: String, mask: InterfaceOrientationMask)] = [
    ("all", .all), ("allButUpsideDown", .allButUpsideDown), ("landscape", .landscape),
  ]
  private static let flags = [("true", true), ("false", false), ("yes", true), ("no", false)]

  /// The number that a record stores for a value; `nil` for an unknown word.
  package static func number(_ text: String, as type: FieldType) -> UInt32? {
    let shape = FieldShape(.init("", type))
    if shape.isOptional, text == noValue || text == "null" { return 0 }
    guard let number = number(text, shape), number <= shape.maximum else { return nil }
    return shape.isOptional ? number + 1 : number
  }

  private static func number(_ text: String, _ shape: FieldShape) -> UInt32? {
    switch shape.form {
    case .bool: flags.first { $0.0 == text.lowercased() }?.1.number
    case .number: UInt32(text)
    case .integer: Int32(text)?.number
    case .version: SystemVersion(text)?.rawValue
    case .word(let list): list.number(text)
    case .words(let list): bits(text, list)
    case .name, .cause: nil
    }
  }

  private static func bits(_ text: String, _ list: BitList) -> UInt32? {
    if text == empty || text == "[]" { return 0 }
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard Set(words).count == words.count else { return nil }
    var number: UInt32 = 0
    for word in words {
      let set = list.isOfMasks ? masks.first { $0.word == word }?.mask.number : nil
      guard let bits = set ?? list.bit(word) else { return nil }
      number |= bits
    }
    return number
  }

  /// The value of a number as typed; the number itself if there is no word for it.
  package static func text(_ number: UInt32, as type: FieldType) -> String {
    let shape = FieldShape(.init("", type))
    guard !shape.isOptional || number > 0 else { return noValue }
    let number = shape.isOptional ? number - 1 : number
    switch shape.form {
    case .bool: return number > 1 ? "\(number)" : "\(number == 1)"
    case .number, .name, .cause: return "\(number)"
    case .integer: return Int32(number: number).map { "\($0)" } ?? ""
    case .version: return SystemVersion(rawValue: number).description
    case .word(let list): return list.word(number) ?? "\(number)"
    case .words(let list):
      guard list.isWorded(number) else { return "\(UInt64(number) << list.shift)" }
      let words = list.entries.filter { number & $0.bit != 0 }.map(\.word)
      return words.isEmpty ? empty : words.joined(separator: ",")
    }
  }

  /// The words that a value may consist of.
  package static func choices(of type: FieldType) -> [String] {
    let shape = FieldShape(.init("", type))
    let optional = shape.isOptional ? [noValue] : []
    switch shape.form {
    case .bool: return ["true", "false"] + optional
    case .word(let list): return list.words + optional
    case .words(let list):
      return list.words + (list.isOfMasks ? masks.map(\.word) : []) + [empty] + optional
    case .number, .integer, .name, .cause, .version: return optional
    }
  }
}

extension BitList {
  /// Whether the words are orientations.
  fileprivate var isOfMasks: Bool { words == InterfaceOrientationMask.words }
}
