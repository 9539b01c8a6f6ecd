import Foundation
import Glibc
import SwivelTestKit
import Testing

/// Recorders that start in the same moment: all but one are refused, or record into the log one
/// after the other, and nothing that was recorded is missing.
///
/// `SWIVEL_RACES` says how many pairs, and a fifth of it as many triples, if it should be more than
/// the gate's one of each kind.
struct StartRaceTests {
  private static let asked =
    ProcessInfo.processInfo.environment["SWIVEL_RACES"].flatMap(Int.init) ?? 0

  /// How often recorders race that are two or three; there are eight kinds of it for each.
  private static func runCount(of recorders: Int) -> Int {
    max((recorders == 2 ? asked : asked / 5) / (StartRace.all.count / 2), 1)
  }

  @Test(arguments: StartRace.all)
  func `recorders that start at once cost nothing that was acknowledged`(race: StartRace) throws {
    var (faulty, winners) = (0, 0)
    let count = Self.runCount(of: race.count)
    for number in 0..<count {
      try withFolder { folder in
        let found = try race.run(in: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("logs"))
        #expect(
          found.faults.isEmpty,
          "\(race), run \(number): \(found.faults.joined(separator: "; ")). Left: \(names.sorted())"
        )
        #expect(found.winners > 0, "\(race), run \(number)")
        faulty += found.faults.isEmpty ? 0 : 1
        winners += found.winners
      }
    }
    print("\(race): \(count) runs, \(winners) recorded, \(faulty) at fault")
  }

  @Test(arguments: [[], ["--append"]], [2, 3])
  func `swivel record that starts several times at once loses no line`(
    options: [String], count: Int
  ) throws {
    for number in 0..<Self.runCount(of: count) * 3 {
      try withFolder { folder in
        let faults = try Self.capture(count, options, in: folder)
        #expect(
          faults.isEmpty, "\(count) \(options), run \(number): \(faults.joined(separator: "; "))")
      }
    }
  }

  /// Starts the program with lines to record; with `--append` there is a log already.
  private static func capture(
    _ count: Int, _ options: [String], in folder: TemporaryFolder
  ) throws -> [String] {
    let log = folder.path("a.swivel")
    if !options.isEmpty {
      let first = try start(0, ["record", "-o", log], folder)
      #expect(first.wait() == .exit(0))
    }
    let children = try (1...count).map {
      try start(UInt32($0), ["record", "-o", log] + options, folder)
    }
    var faults: [String] = []
    var recorded: [UInt32: UInt32] = options.isEmpty ? [:] : [0: lineCount]
    for (index, child) in children.enumerated() {
      let ending = child.wait()
      if let fault = StartRace.fault(ending, child) { faults.append(fault) }
      if ending == .exit(0) { recorded[UInt32(index + 1)] = lineCount }
    }
    if recorded.isEmpty { faults.append("none recorded") }
    return faults + StartRace.faults(log, Acknowledged(recorded: recorded))
  }

  private static let lineCount: UInt32 = 200

  private static func start(
    _ thread: UInt32, _ words: [String], _ folder: TemporaryFolder
  ) throws -> Child {
    let lines = (0..<lineCount).map { EventOrigin(thread: thread, count: $0).line }
    let path = try folder.write(Array(lines.joined().utf8), to: "lines-\(thread)")
    let input = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(input) }
    return try Child(
      words, program: Child.swivel, input: input, output: folder.path("output-\(thread)"))
  }
}
