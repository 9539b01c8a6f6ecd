import SwivelQueries
import SwivelTestKit
import Testing

/// Files that are no JSON, or not the JSON of scenarios.
struct BrokenFileTests {
  @Test(arguments: [
    ("", "line 1, column 1: invalid JSON: unexpected end"),
    ("[", "line 1, column 2: invalid JSON: unexpected end"),
    ("{}", "expected an array at the top level, found an object"),
    ("null", "expected an array at the top level, found null"),
    ("[3]", "scenarios[0]: expected an object, found 3"),
    ("[{}]", "scenarios[0]: no schema"),
    ("[] []", "line 1, column 4: invalid JSON: unexpected text after the end of the value"),
    ("[\n  1,\n]", #"line 3, column 1: invalid JSON: expected a value, found "]""#),
    ("[1 2]", #"line 1, column 4: invalid JSON: expected a comma or "]", found "2""#),
    (#"[{"a" 1}]"#, #"line 1, column 7: invalid JSON: expected a colon, found "1""#),
    (
      #"[{"a": 1 "b": 2}]"#,
      #"line 1, column 10: invalid JSON: expected a comma or "}", found "\"""#
    ),
    ("[{a: 1}]", #"line 1, column 3: invalid JSON: expected a key in quotes, found "a""#),
    (#"[{"é": 1, "é": 2}]"#, #"line 1, column 11: invalid JSON: key "é" appears twice"#),
    ("[tru]", #"line 1, column 5: invalid JSON: expected a value, found "]""#),
    ("[+1]", #"line 1, column 2: invalid JSON: expected a value, found "+""#),
    ("[01]", "line 1, column 3: invalid JSON: a number starts with 0"),
    ("[-]", #"line 1, column 3: invalid JSON: expected a digit, found "]""#),
    ("[1.]", #"line 1, column 4: invalid JSON: expected a digit, found "]""#),
    ("[1e]", #"line 1, column 4: invalid JSON: expected a digit, found "]""#),
    ("[1e999]", "scenarios[0]: expected an object, found 1e999"),
    (#"["\x"]"#, "line 1, column 3: invalid JSON: invalid escape"),
    (#"["\ud800"]"#, "line 1, column 3: invalid JSON: invalid escape"),
    (#"["\ud800\u0041"]"#, "line 1, column 3: invalid JSON: invalid escape"),
    (#"["\u+041"]"#, "line 1, column 3: invalid JSON: invalid escape"),
    (#"["\u00"#, "line 1, column 3: invalid JSON: invalid escape"),
    ("[\"\t\"]", "line 1, column 3: invalid JSON: byte 0x09 must be escaped in a string"),
    (#"["a"#, "line 1, column 4: invalid JSON: unexpected end"),
  ])
  func `a text that is no list of scenarios is refused at its place`(
    text: String, expected: String
  ) {
    #expect(refusal(of: text) == expected)
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    #expect(
      refusal(of: [0x5B, 0x22, 0xC3, 0x28, 0x22, 0x5D])
        == "line 1, column 2: invalid JSON: the string is not UTF-8")
    #expect(
      refusal(of: [0xFF, 0xFE])
        == "line 1, column 1: invalid JSON: expected a value, found byte 0xFF")
  }

  @Test func `an empty list loads, with or without a byte order mark`() throws {
    #expect(try ScenarioLoader.load(Array(" [ ] ".utf8)).isEmpty)
    #expect(try ScenarioLoader.load([0xEF, 0xBB, 0xBF] + Array("[]".utf8)).isEmpty)
  }

  @Test(arguments: ["[", #"{"a":"#])
  func `deep nesting is refused before it fills the stack`(opening: String) {
    let deepest = 64
    let column = deepest * opening.utf8.count + 1

    #expect(
      refusal(of: String(repeating: opening, count: 1_000_000))
        == "line 1, column \(column): invalid JSON: more than 64 levels of arrays and objects")
  }

  @Test func `a file of more than 64 MiB is refused unread`() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 64 << 20)

    #expect(refusal(of: bytes + [0x20]) == "67108865 bytes, more than the limit of 67108864")
  }

  @Test func `a long text is cut short in a message`() {
    let word = String(repeating: "x", count: 1_000)
    let expected = String(repeating: "x", count: 40)

    #expect(
      refusal(of: #"[{"schema": "\#(word)"}]"#)
        == #"scenarios[0].schema: unknown format "\#(expected)"…; expected swivel.scenario/1"#)
  }

  @Test func `escapes in a string are undone`() throws {
    let title = #""A sample""#
    let escaped = #""\"\\\/\b\f\n\r\t\u0041\u00e9\ud83d\ude00""#
    let text = SampleScenario.text.split(separator: title).joined(separator: escaped)

    let scenario = try #require(ScenarioLoader.load(Array(text.utf8)).first)

    #expect(scenario.title == "\"\\/\u{8}\u{C}\n\r\tAé😀")
  }
}
