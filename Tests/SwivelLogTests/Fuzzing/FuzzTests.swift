import Foundation
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelLog

/// Logs by chance, made of parts that make sense.
///
/// `tools/fuzz` reads many more of them, in a build that takes any checksum for right.
struct FuzzTests {
  @Test func `sections that were changed never break the reader`() throws {
    var run = FuzzRun()
    for seed in 0..<60 as Range<UInt64> {
      run.read(try FuzzInput(seed: seed, changesBlocks: false).bytes)
      #expect(run.faults.isEmpty, "seed \(seed)")
    }
    #expect(run.eventCount > 200)
    #expect(run.refusedCount > 20)
  }

  @Test(.enabled(if: iterations != nil, "tools/fuzz asks for it"))
  func `many logs by chance never break the reader`() throws {
    let (first, count) = (Self.number("SEED") ?? 1, Self.iterations ?? 0)
    let current = Self.environment["SWIVEL_FUZZ_INPUT"].map { URL(fileURLWithPath: $0) }
    let end = Self.number("SECONDS").map { Date().addingTimeInterval(Double($0)) }
    var (run, seed) = (FuzzRun(), first)
    while seed < first + count, end.map({ Date() < $0 }) ?? true {
      let bytes = try FuzzInput(seed: seed, changesBlocks: seed % 2 == 1).bytes
      // If the reader breaks, this is what it read.
      if let current { try Data(bytes).write(to: current) }
      run.read(bytes)
      #expect(run.faults.isEmpty, "seed \(seed)")
      seed += 1
    }
    print("\(seed - first) inputs from seed \(first): \(run.sectionCount) sections,")
    print("\(run.eventCount) events, \(run.refusedCount) errors, \(run.faults.count) faults")
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let iterations = number("ITERATIONS")

  private static func number(_ name: String) -> UInt64? {
    environment["SWIVEL_FUZZ_\(name)"].flatMap(UInt64.init)
  }
}
