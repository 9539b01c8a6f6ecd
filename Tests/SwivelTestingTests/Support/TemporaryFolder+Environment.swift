import SwivelTestKit

@testable import SwivelTesting

extension TemporaryFolder {
  /// Calls a function with a folder of its own, below which logs are kept meanwhile.
  static func with<Result>(
    isAutomated: Bool = false, recordsGoldens: Bool = false,
    _ body: (TemporaryFolder) async throws -> Result
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let surroundings = TestSurroundings(
      base: folder.path("kept"), isAutomated: isAutomated, recordsGoldens: recordsGoldens)
    return try await TestSurroundings.$current.withValue(surroundings) { try await body(folder) }
  }
}
