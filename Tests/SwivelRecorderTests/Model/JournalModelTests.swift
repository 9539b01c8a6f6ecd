import Foundation
import Testing

/// The steps of the page Journal.md, in every order, with a kill before each of them.
struct JournalModelTests {
  private static let worlds: [ModelWorld.Bounds] = [
    .init(launches: [3], eventCount: 2),
    .init(launches: [2], eventCount: 3, segmentCount: 2),
    .init(launches: [1, 1], eventCount: 2),
    .init(launches: [1, 1, 1], eventCount: 0),
    .init(isFolder: false, launches: [3], eventCount: 3),
    .init(isFolder: false, launches: [2, 1], eventCount: 1),
    .init(isFolder: false, launches: [1, 1, 1], eventCount: 0),
    .init(launches: [1], eventCount: 3, hasReader: true),
    .init(isFolder: false, launches: [2], eventCount: 2, hasReader: true),
  ]

  @Test(arguments: worlds)
  func `no order of steps and kills loses or repeats an event, or keeps a start from recording`(
    bounds: ModelWorld.Bounds
  ) {
    let search = ModelSearch(bounds)

    #expect(search.failure == nil)
    #expect(search.count > 1_000)
  }

  private static let largeWorlds: [ModelWorld.Bounds] = [
    .init(launches: [2, 1], eventCount: 1),
    .init(launches: [1, 1], eventCount: 3, segmentLimit: 2),
    .init(launches: [1, 1, 1], eventCount: 1),
    .init(isFolder: false, launches: [2, 2], eventCount: 2),
    .init(isFolder: false, launches: [1, 1, 1], eventCount: 1),
    .init(launches: [2], eventCount: 2, hasReader: true),
    .init(launches: [1, 1], eventCount: 1, hasReader: true),
    .init(isFolder: false, launches: [2, 1], eventCount: 1, hasReader: true),
  ]

  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["SWIVEL_KILLS"] != nil, "takes minutes"),
    arguments: largeWorlds)
  func `nor does any order in larger worlds`(bounds: ModelWorld.Bounds) {
    #expect(ModelSearch(bounds).failure == nil)
  }

  private static let flawed: [(ModelFlaw, [Int], Int, String)] = [
    (.removesBeforeItAppears, [2], 1, "an acknowledged event is not read"),
    (.adoptsWithoutLock, [1, 1, 1], 0, "a process records and its journal is gone"),
    (.adoptsWithoutCompare, [1, 1, 1], 0, "a process records and its journal is gone"),
    (.comparesBeforeItJudges, [1, 1, 1], 0, "a process records and its journal is gone"),
    (.copiesBeforeItJudges, [1, 1], 1, "an acknowledged event is not read"),
    (.adoptsTheLiving, [1, 1], 0, "a process records and its journal is gone"),
    (.readsBeforeItLists, [1, 1], 1, "an acknowledged event is not read"),
    (.recordsWithoutLook, [1, 1], 1, "an acknowledged event is not read"),
    (.publishesOver, [1, 1], 0, "a process records and its journal is gone"),
    (.notesBeforeItWrites, [1], 3, "an acknowledged event is not read"),
    (.readsLogFirst, [1], 3, "a reader says that an event is lost, and it is there"),
  ]

  @Test(arguments: flawed)
  func `a step in a wrong order is found`(
    flaw: ModelFlaw, launches: [Int], eventCount: Int, fault: String
  ) throws {
    let bounds = ModelWorld.Bounds(
      launches: launches, eventCount: eventCount, hasReader: flaw == .readsLogFirst, flaw: flaw)
    let failure = try #require(ModelSearch(bounds).failure)

    #expect(failure.what == fault, "\(failure.steps)")
  }

  @Test func `every flaw is tried`() {
    #expect(Self.flawed.map(\.0) == ModelFlaw.allCases.filter { $0 != .none })
  }
}

/// The page that describes the steps.
struct JournalPageTests {
  @Test func `the page and the model have the same steps`() throws {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/swivel/Swivel.docc/Journal.md")
    let rows = try String(contentsOf: page, encoding: .utf8)
      .split(separator: "\n").drop { $0 != "### Start" }.filter { $0.hasPrefix("| `") }
    let cells = rows.map { $0.split(separator: "|") }
    let first = cells.flatMap { Self.words(in: $0[0]) }
    let all = Set(cells.flatMap { $0.flatMap(Self.words) })

    // What is done only if another was faster has no row of its own.
    let inRows = Self.names.filter { $0 != "discard" && $0 != "withdraw" }
    #expect(first == inRows)
    #expect(all.isSuperset(of: Self.names))
  }

  private static let names =
    StartStep.allCases.map(\.rawValue) + AppendStep.allCases.dropLast().map(\.rawValue)
    + SealStep.allCases.dropLast(2).map(\.rawValue) + ["close"]
    + SealStep.allCases.suffix(2).map(\.rawValue) + AdoptStep.allCases.map(\.rawValue)
    + ModelReader.Step.allCases.map(\.rawValue)

  /// What stands between grave accents.
  private static func words(in cell: Substring) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
