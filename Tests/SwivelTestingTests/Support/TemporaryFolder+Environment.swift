import SwivelTestKit

@testable import SwivelTesting

extension TemporaryFolder {
  /// Calls a function with its own folder, below which logs are kept meanwhile.
  static func with<Result>(
    isAutomated: Bool = false, recordsGoldens: Bool = false, program: String? = nil,
    _ body: (TemporaryFolder) async throws -> Result
  ) async throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let environment = TestEnvironment(
      base: folder.path("kept"), isAutomated: isAutomated, recordsGoldens: recordsGoldens,
      program: program.map(folder.path))
    return try await TestEnvironment.$current.withValue(environment) { try await body(folder) }
  }
}
