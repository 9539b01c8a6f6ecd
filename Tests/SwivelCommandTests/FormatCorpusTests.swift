import SwivelTestKit
import Testing

/// The logs in `traces/format`, read by the program and by a second reader.
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

  @Test(
    .enabled(if: SecondReader.isThere, "there is no python3"),
    arguments: FormatCase.all, FormatCase.Mode.allCases)
  func `a second reader makes the same of it`(_ format: FormatCase, mode: FormatCase.Mode) throws {
    let outcome = try SecondReader.read(format.path, mode: mode.rawValue)

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
