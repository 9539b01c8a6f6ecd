import SwivelQueries
import SwivelTestKit
import Testing

/// Files that were damaged by chance.
struct MutationTests {
  private static let bytes = Array(SampleScenario.text.utf8)

  @Test func `every beginning of a file is refused`() {
    for count in stride(from: 0, to: Self.bytes.count, by: 7) {
      #expect(refusal(of: Array(Self.bytes[..<count])) != nil)
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a file with damaged bytes loads or is refused with a message`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var refused = 0
    for _ in 0..<400 {
      var damaged = Self.bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) { damage(&damaged, using: &random) }
      guard let message = refusal(of: damaged) else { continue }
      refused += 1
      #expect(!message.isEmpty)
      #expect(!message.contains("\n"))
    }
    // Only what hits white space or a sentence for people can go unnoticed.
    #expect(refused > 200)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a file with shuffled words loads or is refused with a message`(seed: UInt64) {
    let words = SampleScenario.text.split(separator: "\"", omittingEmptySubsequences: false)
    var random = SplitMix64(seed: seed)
    var refused = 0
    for _ in 0..<400 {
      var shuffled = words
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        // Every second piece is what stands between quotes.
        shuffled.swapAt(oddIndex(of: words, using: &random), oddIndex(of: words, using: &random))
      }
      guard let message = refusal(of: shuffled.joined(separator: "\"")) else { continue }
      refused += 1
      #expect(message.hasPrefix("scenarios") || message.hasSuffix("appears twice"))
    }
    #expect(refused > 200)
  }

  private func damage(_ bytes: inout [UInt8], using random: inout SplitMix64) {
    let index = Int.random(in: 0..<bytes.count, using: &random)
    // Half of the bytes that are put in mean something to JSON.
    let telling = Array(#"{}[]",:\0e-"#.utf8)
    let byte =
      Bool.random(using: &random)
      ? UInt8.random(in: 0...255, using: &random)
      : telling[Int.random(in: 0..<telling.count, using: &random)]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[index] = byte
    case 1: bytes.insert(byte, at: index)
    case 2: bytes.remove(at: index)
    default:
      let end = min(bytes.count, index + Int.random(in: 1...200, using: &random))
      bytes.removeSubrange(index..<end)
    }
  }

  private func oddIndex(of words: [Substring], using random: inout SplitMix64) -> Int {
    Int.random(in: 0..<words.count / 2, using: &random) * 2 + 1
  }
}
