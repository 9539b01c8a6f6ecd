import SwivelModel
import SwivelText
import Testing

struct PrintedTextTests {
  @Test func `a printed name has no character that steers a terminal or ends a line`() throws {
    let scalars = (0...UInt16.max).lazy.compactMap(Unicode.Scalar.init)
    let steering = scalars.filter {
      $0.properties.generalCategory == .control || $0.properties.isBidiControl
        || $0.properties.generalCategory == .lineSeparator
        || $0.properties.generalCategory == .paragraphSeparator
    }
    for scalar in steering {
      let printed = try line(noting: "a\(scalar)b")

      #expect(!printed.unicodeScalars.contains(scalar))
      #expect(try name(printed) == "a\(scalar)b")
    }
    #expect(steering.count > 70)
  }

  @Test(arguments: ["", "\"", "\\", "é", "日本", "😀", "a\u{301}", "\u{10FFFF}", "\u{FFFD}", "\r\n"])
  func `a name reads back as it was`(name: String) throws {
    #expect(try self.name(line(noting: name)) == name)
  }

  @Test func `bytes that are not UTF-8 are printed as the replacement character`() throws {
    let printed = try line(noting: String(decoding: [0x61, 0xFF, 0x62], as: UTF8.self))

    #expect(printed == #"{"seq":0,"t":0,"kind":"note","text":"a\#u{FFFD}b"}"#)
  }

  private func line(noting name: String) throws -> String {
    var vocabulary = Vocabulary()
    let id = vocabulary.names.intern(name)
    return SwivelTextTests.line(RemarkFact.note(text: try #require(id)).record, vocabulary)
  }

  private func name(_ line: String) throws -> String? {
    var reader = EventTextReader()
    _ = try reader.read(line: line)
    return reader.vocabulary.names[NameID(rawValue: 0)]
  }
}
