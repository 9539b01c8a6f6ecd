import Foundation
import SwivelTestKit
import Testing

/// Recorders that stop after any of the stores by which an event gets into the mapped file.
///
/// `SWIVEL_KILLS=all` tries all subsets of up to 12 words, and more of the others.
struct MappedStepTests {
  private static let isLong = ProcessInfo.processInfo.environment["SWIVEL_KILLS"] == "all"

  @Test func `an event is read when all of its words are there, and never another one`() throws {
    let steps = try withFolder(Self.steps)
    #expect(steps.contains { $0.isAcrossEnd })
    for step in steps {
      try withFolder { folder in
        var step = step
        try step.write(to: folder)
        #expect(step.all.origins.count == step.earlier.origins.count + 1, "\(step)")
        let subsets = Self.subsets(of: step.words)
        let faults = try Set(subsets.compactMap { try step.fault(with: $0, in: folder) })
        #expect(faults.isEmpty, "\(step), \(step.words.count) words")
        print("\(step): \(step.words.count) words, \(subsets.count) subsets")
      }
    }
  }

  /// Plain events, one with a name, one with a long name, and one that wraps around the ring's end.
  private static func steps(in folder: TemporaryFolder) throws -> [MappedStep] {
    let child = try SteppedChild(folder)
    defer { child.kill() }
    var steps: [MappedStep?] = []
    for number in 0..<24 {
      if number == 9 { try child.take(.flush) }
      steps.append(try step("event \(number)", .record, child))
    }
    let chosen = [0, 1, 5, 9, 11, 21]
    var found = chosen.compactMap { steps[$0] }
    for round in 0..<600 {
      try child.take(.flush)
      // Of other lengths, so that one of them does not end where the ring does.
      if round.isMultiple(of: 3) { try child.take(.record) }
      guard let step = try step("an event across the end", .recordLong, child), step.isAcrossEnd
      else { continue }
      found.append(step)
      break
    }
    return found
  }

  private static func step(
    _ description: String, _ command: SteppedChild.Command, _ child: SteppedChild
  ) throws -> MappedStep? {
    let files = try child.files()
    try child.take(command)
    return MappedStep(description, files, try child.hotBytes())
  }

  /// All subsets of few words; of many, those that begin or end with the first, and random ones.
  private static func subsets(of words: [Int]) -> [[Int]] {
    if words.count <= (isLong ? 12 : 6) {
      return (0..<1 << words.count).map { bits in
        words.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
      }
    }
    var random = SplitMix64(seed: UInt64(words.count))
    let step = isLong ? 1 : max(words.count / 20, 1)
    let lengths = Array(stride(from: 0, to: words.count, by: step)) + [words.count]
    var subsets = lengths.flatMap { [Array(words.prefix($0)), Array(words.suffix($0))] }
    for _ in 0..<(isLong ? 2_000 : 30) {
      subsets.append(words.filter { _ in Bool.random(using: &random) })
    }
    // Nearly all: one word is missing.
    for missing in stride(from: 0, to: words.count, by: step) {
      subsets.append(words.filter { $0 != words[missing] })
    }
    return subsets
  }
}
