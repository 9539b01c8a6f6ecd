import SwivelTestKit
import Testing

/// The logs in `Tests/FormatCorpus`, read by the program and by a second reader.
struct FormatCorpusTests {
  @Test(arguments: FormatCase.all, FormatCase.Mode.allCases)
  func `a log of the corpus is printed as ever`(
    _ format: FormatCase, mode: FormatCase.Mode
  ) throws {
    let outcome = try Program.run("cat", format.path, "--mode", mode.rawValue)

    let expected = try format.text(mode)
    #expect(outcome.output == expected)
    #expect(outcome.code == format.code(mode), "\(outcome.errors)")
  }

  // No writer describes a kind otherwise than before; what is made of it is reported below.
  private static let changing = ["1.1/unknown-kind", "1.1/bad-descriptions"]

  @Test(
    arguments: FormatCase.all.filter {
      $0.code(.strict) == 0 && !changing.contains($0.name)
    })
  func `what is printed of a whole log can be recorded again`(_ format: FormatCase) throws {
    try withFolder { (folder) throws in
      let text = try format.text(.strict)

      let outcome = try Program.run("record", "-o", folder.path("a.swivel"), input: text)

      #expect(outcome.code == 0, "\(outcome.errors)")
      #expect(try Program.run("cat", folder.path("a.swivel")).output == text)
    }
  }

  @Test func `a second name of a code is refused, and its events are counted`() throws {
    try withFolder { (folder) throws in
      let printed = try Program.run("cat", "Tests/FormatCorpus/1.1/unknown-kind.swivel")

      let outcome = try Program.run("record", "-o", folder.path("a.swivel"), input: printed.output)

      #expect(outcome.code == 3)
      #expect(outcome.errors.contains(#"line 5: code 15 belongs to kind "folded""#))
      let again = try Program.run("cat", folder.path("a.swivel"))
      #expect(Array(again.lines.prefix(4)) == Array(printed.lines.prefix(4)))
      #expect(again.errors.contains("2 events lost"))
    }
  }

  @Test(
    .enabled(if: SecondReader.isThere, "there is no python3"),
    arguments: FormatCase.all, FormatCase.Mode.allCases)
  func `a second reader makes the same of it`(_ format: FormatCase, mode: FormatCase.Mode) throws {
    let all = try SecondReader.corpus.get()
    let outcome = try #require(all["\(mode.rawValue):\(format.path)"])

    let expected = try format.text(mode)
    #expect(outcome.output == expected)
    #expect(outcome.code == format.code(mode), "\(outcome.errors)")
  }

  @Test(
    .enabled(if: SecondReader.isThere, "there is no python3"), arguments: [1, 2, 3] as [UInt64])
  func `a second reader makes the same of events by chance`(seed: UInt64) throws {
    try withFolder { (folder) throws in
      var random = SplitMix64(seed: seed)
      let log = folder.path("random.swivel")
      let text = RandomText.lines(2_000, using: &random)
      #expect(try Program.run(["record", "-o", log], input: text).code == 0)

      let (first, second) = (
        try Program.run("cat", log), try SecondReader.read(log, mode: "strict")
      )

      #expect(first.output.split(separator: "\n").count == 2_001)
      #expect(second.code == 0, "\(second.errors)")
      #expect(first.output == second.output)
    }
  }
}

/// Seeded events as lines, with names and all kinds of numbers.
private enum RandomText {
  static func lines(_ count: Int, using random: inout SplitMix64) -> String {
    var (text, time) = ("", 0)
    for sequence in 0..<count {
      time += Int.random(in: 0..<(1 << Int.random(in: 0...22, using: &random)), using: &random)
      text += "{\"seq\":\(sequence),\"t\":\(time),\(fields(using: &random))}\n"
    }
    return text
  }

  private static func fields(using random: inout SplitMix64) -> String {
    let (one, two) = (Int.random(in: 0..<60, using: &random), Int.random(in: 0..<9, using: &random))
    let names = ["Zoë \\u0007", "\\\"Page\\\"", "a\\\\b", "😀", "Page \(one)", ""]
    let name = names[Int.random(in: 0..<names.count, using: &random)]
    let kinds = [
      #""kind":"controller","controller":\#(one),"type":"plain","name":"\#(name)""#,
      #""kind":"willShow","on":\#(two),"controller":\#(one),"animated":true,"interactive":false"#,
      #""kind":"didShow","on":\#(two),"controller":\#(one)"#,
      #""kind":"childAdded","parent":\#(one * 1_000),"child":\#(two)"#,
      #""kind":"appMask","mask":["portrait","landscapeLeft"]"#, #""kind":"attemptRotation""#,
      #""kind":"needsUpdate","controller":\#(one),"cause":0"#, #""kind":"systemAlertShown""#,
      #""kind":"viewTransform","controller":\#(one),"degrees":\#(two * 100 - one)"#,
      #""kind":"note","text":"\#(name)""#, #""kind":"linkedSDK","version":"\#(one).\#(two)""#,
      #""kind":"device","model":["pad"],"identifier":null"#,
    ]
    return kinds[Int.random(in: 0..<kinds.count, using: &random)]
  }
}
