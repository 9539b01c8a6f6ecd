import Foundation
import Testing

/// The plugin of SwiftPM, which only another package can run: SwiftPM does not run in its own
/// tests.
struct PluginTests {
  private static func manifest() throws -> String {
    try Samples.text(of: "Package.swift").replacing(#/\s+/#, with: " ")
  }

  @Test func `the package declares a command without permissions`() throws {
    let manifest = try Self.manifest()

    #expect(manifest.contains(#".plugin(name: "SwivelPlugin", targets: ["SwivelPlugin"])"#))
    let target = try #require(
      manifest.components(separatedBy: #".plugin( name: "SwivelPlugin""#).last)
    #expect(target.prefix(300).contains(#"verb: "swivel""#))
    #expect(target.prefix(300).contains("permissions: []"))
    #expect(target.prefix(300).contains(#"dependencies: ["swivel"]"#))
  }

  @Test func `whoever does not use it resolves nothing for the command`() throws {
    let manifest = try Self.manifest()

    #expect(manifest.contains(#"contains("/checkouts/") ? [] : ["Tool"]"#))
    #expect(manifest.contains(#"condition: .when(traits: ["Tool"])"#))
  }

  @Test func `all of it is one small file`() throws {
    let folder = Program.root.appendingPathComponent("Plugins").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
    let source = try Samples.text(of: "Plugins/SwivelPlugin/SwivelPlugin.swift")

    #expect(files == ["SwivelPlugin/SwivelPlugin.swift"])
    #expect(source.split(separator: "\n").count < 30)
    #expect(source.contains("process.arguments = arguments"))
    #expect(source.contains("exit(process.terminationStatus)"))
  }
}
