import Foundation
import SwivelReports
import Testing

struct JSONLineTests {
  private enum Word: String, Encodable { case quoted = "x\"y" }

  private struct Nothing: Encodable {}

  private struct Part: Encodable {
    let zeta: String
    var alpha: Int?
    var word = Word.quoted
    var list = [3, -1, 2]
    var gaps: [Int?] = [nil, 4]
    var lists: [[String]] = [["a/b"], []]
    var table = ["b": "1", "a\n": "2", "é": "3", "B": "4", "": "5", "aa": "6"]
    var yes = true
    var large = UInt64.max
    var small = Int.min
    var nothing = Nothing()
  }

  private struct Whole: Encodable {
    let parts: [Part]
    var other: Part?
    var byName: [String: Part] = [:]
  }

  /// What Foundation writes of the same.
  private func reference(_ record: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(record), as: UTF8.self)
  }

  @Test func `a record is written as Foundation writes it, keys in order`() throws {
    let part = Part(zeta: "\u{0}\u{8}\u{C}\n\r\t\u{1F} \\ \" / é 水 🎠", alpha: 1)
    let whole = Whole(parts: [part, Part(zeta: "")], other: part, byName: ["q": part, "": part])

    #expect(try JSONLine.encode(whole) == reference(whole))
    #expect(try JSONLine.encode(Whole(parts: [])) == reference(Whole(parts: [])))
    #expect(try JSONLine.encode([Int]()) == "[]")
    #expect(try JSONLine.encode(Nothing()) == "{}")
    #expect(try JSONLine.encode(Word.quoted) == #""x\"y""#)
  }

  @Test func `every text is read back, and holds nothing that steers a terminal`() throws {
    let scalars = (0...0x3000).compactMap { Unicode.Scalar($0) } + ["\u{FEFF}", "\u{E0001}", "🎠"]
    let text = String(String.UnicodeScalarView(scalars))
    let line = try JSONLine.encode([text])

    #expect(try JSONDecoder().decode([String].self, from: Data(line.utf8)) == [text])
    for scalar in line.unicodeScalars {
      let category = scalar.properties.generalCategory
      #expect(category != .control && category != .format && category != .lineSeparator)
    }
  }
}
