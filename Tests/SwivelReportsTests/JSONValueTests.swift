import Foundation
import Testing

@testable import SwivelReports

struct JSONValueTests {
  private enum Color: String, CaseIterable, Encodable, JSONValue {
    case red
  }

  private struct Inner: Encodable, FieldList {
    static let fields: Fields<Self> = [
      .has("path", \.path), .has("color", \.color), .mayHave("none", \.none),
    ]

    var path = "a/b \"c\" \\ \n\t\r ü"
    var color = Color.red
    var none: Int?
  }

  private struct Sample: Encodable, FieldList {
    static let fields: Fields<Self> = [
      .has("rule", \.rule), .has("ruleIndex", \.ruleIndex), .has("Rule", \.Rule),
      .has("words", \.words), .has("numbers", \.numbers), .has("inner", \.inner),
      .has("map", \.map), .mayHave("color", \.color), .mayHave("depth", \.depth),
    ]

    var rule = UInt64.max
    var ruleIndex = Int.min
    var Rule = true
    var words = ["one", "two"]
    var numbers: [UInt32] = []
    var inner = [Inner(), Inner()]
    var map = ["b": [1], "a": [2, 3]]
    var color: Color? = .red
    var depth: UInt8? = 7
  }

  private struct Row: FieldRow {
    static let fields: [Field<Self>] = [.element(\.name), .element(\.count), .element(\.none)]

    let name = "a"
    let count = 3
    let none: Int? = nil
  }

  private struct Nothing: FieldList {
    static let fields: Fields<Self> = [.mayHave("none") { _ in Int?.none }]
  }

  @Test func `a value is what Foundation writes with sorted keys`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let values: [any Encodable & JSONValue] = [Sample(), [Sample()], [String: Int](), [1, nil]]
    for value in values {
      #expect(value.json == String(decoding: try encoder.encode(value), as: UTF8.self))
    }
  }

  @Test func `a row is an array, and has null for a missing element`() {
    #expect(Row().json == #"["a",3,null]"#)
    #expect(Row.shape.schema.json.contains(#""minItems":3"#))
  }

  @Test func `an object may have no members`() {
    #expect(Nothing().json == "{}")
    #expect(JSONObject().json == "{}")
  }

  @Test func `an object has its keys in order, without those that have no value`() {
    let object: JSONObject = ["b": 1, "a": ["c": true], "d": Int?.none]
    #expect(object.adding(["aa": "x"]).json == #"{"a":{"c":true},"aa":"x","b":1}"#)
  }

  @Test func `control characters are escaped, also those beyond ASCII`() {
    #expect(
      ["a\u{1B}[2J\u{7F}\u{202E}\u{2028}b"].json == #"["a\u001b[2J\u007f\u202e\u2028b"]"#)
  }
}
