import Foundation
import SwivelTestKit
import Testing

/// The look-alike declares what UIKit declares, and nothing else.
///
/// `SWIVEL_RECORD=1` writes the list anew, and still fails; never on a machine that sets `CI`.
/// Where Apple declares what is new is to be looked up, and written into the list, by a person.
struct SurfaceTests {
  @Test func `the look-alike declares what the list of UIKit's declarations has`() throws {
    let list = try SurfaceList()
    let surface = try Self.surface()

    if Self.isRecording { try list.write(surface) }
    let found = surface.lines.map(\.text)
    #expect(Set(found).subtracting(list.declarations) == [])
    #expect(Set(list.declarations).subtracting(found) == [])
    #expect(list.declarations == found)
  }

  @Test func `of every declaration it is known where Apple has it, and since when`() throws {
    let list = try SurfaceList()

    #expect(list.sources.filter { $0.value == SurfaceList.unknownSource } == [:])
    #expect(list.declarations.filter { $0.hasSuffix("| ") } == [])
    #expect(list.declarations.count == list.sources.count)
  }

  private static var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["SWIVEL_RECORD"] == "1" && environment["CI"] == nil
  }

  private static func surface() throws -> Surface {
    try withFolder { folder in
      Surface(try SymbolGraph.extracted(module: "UIKit", to: URL(fileURLWithPath: folder.path)))
    }
  }
}
