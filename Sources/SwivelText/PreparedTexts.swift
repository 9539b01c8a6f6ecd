import SwivelModel

/// The text of fields with small numbers, prepared once for each kind.
///
/// Nearly all numbers of a log are small, so that most events are assembled from these.
struct PreparedTexts: Sendable {
  // 32: all masks, words and optional words, and the handles of all but the largest apps.
  private static let numberCount = 32

  private var texts: [UInt8] = []
  private var ends: [Int] = [0]

  /// Makes the texts of a kind's fields.
  init(_ fields: [FieldShape]) {
    let names = NameTable()
    for field in fields {
      for number in 0..<UInt32(Self.numberCount) {
        if field.isPrepared(number) {
          texts.append(key: field.name)
          field.write(number, sequence: 0, names: names, into: &texts)
        }
        ends.append(texts.count)
      }
    }
  }

  /// Appends name and value of a field; `false` if there is no prepared text.
  func append(field: Int, number: UInt32, to bytes: inout [UInt8]) -> Bool {
    guard number < Self.numberCount else { return false }
    let index = field * Self.numberCount + Int(number)
    let range = ends[index]..<ends[index + 1]
    bytes.append(contentsOf: texts[range])
    return !range.isEmpty
  }
}

extension FieldShape {
  /// Whether a number has the same text in every event: names and causes depend on the log.
  fileprivate func isPrepared(_ number: UInt32) -> Bool {
    switch form {
    case .name, .cause: isOptional && number == 0
    case .bool, .number, .integer, .version, .word, .words: true
    }
  }
}
