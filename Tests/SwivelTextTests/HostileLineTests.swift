import SwivelModel
import SwivelTestKit
import SwivelText
import Testing

struct HostileLineTests {
  @Test(
    arguments: [
      ("{", 2, .endsEarly), (#"{"a"#, 4, .endsEarly), (#"{"a":tru"#, 9, .endsEarly),
      (#"{"a" 1}"#, 6, .unexpected(UInt8(ascii: "1"), expected: .colon)),
      (#"{"a":1,}"#, 8, .unexpected(UInt8(ascii: "}"), expected: .key)),
      (#"{a:1}"#, 2, .unexpected(UInt8(ascii: "a"), expected: .key)),
      (#"{"a":01}"#, 7, .leadingZero),
      (#"{"a":1.}"#, 8, .unexpected(UInt8(ascii: "}"), expected: .digit)),
      (#"{"a":-}"#, 7, .unexpected(UInt8(ascii: "}"), expected: .digit)),
      (#"{"a":NaN}"#, 6, .unexpected(UInt8(ascii: "N"), expected: .value)),
      (#"{"a":nul!}"#, 9, .unexpected(UInt8(ascii: "!"), expected: .value)),
      (#"{"a":1e}"#, 8, .unexpected(UInt8(ascii: "}"), expected: .digit)),
      (#"{"a":[1 2]}"#, 9, .unexpected(UInt8(ascii: "2"), expected: .commaOrBracket)),
      (#"{"é":1 "b":2}"#, 8, .unexpected(UInt8(ascii: "\""), expected: .commaOrBrace)),
      ("{} {}", 4, .trailingCharacters), ("\u{FEFF}{}", 1, .unexpected(0xEF, expected: .value)),
      ("\0", 1, .unexpected(0, expected: .value)), ("{\"a\0\":1}", 4, .controlCharacter(0)),
      ("{\"a\":\"\u{1B}[2J\"}", 7, .controlCharacter(0x1B)), (#"{"a":"\x"}"#, 7, .invalidEscape),
      (#"{"\n"# + "\u{1}", 5, .controlCharacter(1)), (#"{"\n"#, 5, .endsEarly),
      (#"{"\"#, 3, .endsEarly),
      (#"{"a":"\u12"}"#, 7, .invalidEscape), (#"{"a":"\u12"#, 7, .invalidEscape),
      (#"{"a":"\ud800"}"#, 7, .invalidEscape), (#"{"a":"\ud800\u0041"}"#, 7, .invalidEscape),
      (#"{"a":"\udc00"}"#, 7, .invalidEscape), (#"{"a":"\u+123"}"#, 7, .invalidEscape),
    ] as [(String, Int, JSONFlaw)])
  func `what is not JSON is reported with its place`(
    line: String, column: Int, flaw: JSONFlaw
  ) {
    var reader = EventTextReader()

    #expect(throws: TextError.notJSON(line: 1, column: column, flaw)) {
      try reader.read(line: line)
    }
  }

  @Test(arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]])
  func `text that is not UTF-8 is refused`(bytes: [UInt8]) {
    var reader = EventTextReader()
    let plain = Array(#"{"a":""#.utf8) + bytes + Array(#""}"#.utf8)
    let escaped = Array(#"{"a":"\n"#.utf8) + bytes + Array(#""}"#.utf8)

    for line in [plain, escaped] {
      #expect {
        try reader.read(line: line[...])
      } throws: { error in
        guard case .notJSON(_, _, .invalidUTF8)? = error as? TextError else { return false }
        return true
      }
    }
  }

  @Test(arguments: ["[", #"{"a":"#])
  func `nesting ends at a limit`(opening: String) {
    var reader = EventTextReader()
    let line = String(repeating: opening, count: 10_000)

    #expect(
      throws: TextError.notJSON(line: 1, column: opening.utf8.count * 4 + 1, .tooDeep(limit: 4))
    ) {
      try reader.read(line: line)
    }
  }

  @Test func `an object with too many keys is refused`() {
    let line = "{" + (0..<200).map { "\"\($0)\":0" }.joined(separator: ",") + "}"

    #expect(message([line])?.hasSuffix("too many keys") == true)
  }

  @Test func `a line of more than 64 KiB is refused`() {
    let line = #"{"kind":""# + String(repeating: "x", count: 100 << 10) + #""}"#

    #expect(message([line]) == "line 1: the line is longer than 65536 bytes")
  }

  @Test(arguments: [
    "18446744073709551616", "-9223372036854775809", "1e999", "-0.0",
    LongText(String(repeating: "9", count: 60_000)),
  ])
  func `a number that no field holds is refused`(number: LongText) {
    let line = #"{"seq":0,"t":0,"kind":"geometryRefused","code":\#(number.text)}"#

    #expect(
      message([line])?.hasPrefix(
        #"line 1: "code": expected a whole number from 0 to 4294967295, found"#) == true)
  }

  @Test func `escapes of every sort are read`() throws {
    var reader = EventTextReader(clock: { .start })

    _ = try reader.read(
      line: #"{"kind":"note","text":"\"\\\/\b\f\n\r\t\u0000\u00e9\u20AC\ud83d\ude00é😀"}"#)

    #expect(
      reader.vocabulary.names[NameID(rawValue: 0)]
        == "\"\\/\u{8}\u{C}\n\r\t\0é€😀é😀")
  }

  @Test func `every prefix and every flipped bit gives an item or an error`() {
    let lines = lines(RandomEvents(seed: 3, count: 12).events.map(TraceItem.event))
    for line in lines + [#"{"swivel":"1.0","unit":"1us","header":{"app":"\u00e9"}}"#] {
      let bytes = Array(line.utf8)
      for length in bytes.indices {
        #expect(!isRead(bytes[..<length]) || length == 0)
      }
      for bit in 0..<(bytes.count * 8) {
        var flipped = bytes
        flipped[bit / 8] ^= 1 << (bit % 8)
        // Whatever comes of it: it returns.
        _ = isRead(flipped[...])
      }
    }
  }

  private func isRead(_ line: ArraySlice<UInt8>) -> Bool {
    var reader = EventTextReader(clock: { .start })
    do throws(TextError) {
      _ = try reader.read(line: line)
      return true
    } catch {
      return error.description.isEmpty
    }
  }
}
