import SwivelModel

/// The words of an enumeration, by the numbers that records store.
struct WordList: Sendable {
  /// The words in the order of the enumeration's cases.
  let words: [String]
  private let table: [String?]

  /// Makes the list of an enumeration.
  init<Value: Worded & FieldValue>(_ type: Value.Type) {
    words = Value.words
    var table: [String?] = []
    for value in Value.allCases {
      let index = Int(value.number)
      while table.count <= index { table.append(nil) }
      table[index] = value.word
    }
    self.table = table
  }

  /// The word of a number; `nil` if there is no such case.
  func word(_ number: UInt32) -> String? {
    number < table.count ? table[Int(number)] : nil
  }

  /// The number of a word; `nil` if there is no such case.
  func number(_ word: String) -> UInt32? {
    table.firstIndex(of: word).map { UInt32($0) }
  }
}
