import Foundation
import SwivelFindings
import SwivelReports
import Testing

/// What is printed is what is compiled, parsed or read here.
struct CureFileTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/SwivelReports/Cures")

  @Test func `each file is the code of a finding`() throws {
    let printed = Set(
      Detector.all.flatMap { detector in
        detector.advice.indices.flatMap { detector.code(at: $0).map(\.text) }
      })
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
      .filter { $0.contains(".") }
    let texts = try files.map { try Self.text(of: $0) }

    #expect(files.count > 50)
    #expect(Set(texts) == Set(printed.map { $0 + "\n" }))
    #expect(Set(texts).count == files.count)
  }

  @Test func `the code for SwiftUI is parsed`() throws {
    let files = try Self.files("SwiftUI", "swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-frontend", "-parse", "-swift-version", "6"] + files
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()

    #expect(files.count > 5)
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: output, as: UTF8.self) == "")
  }

  @Test func `the entries of an Info.plist are read`() throws {
    for file in try Self.files("Other", "plist") {
      let entries = try String(contentsOfFile: file, encoding: .utf8)
      let text = "<plist version=\"1.0\"><dict>\(entries)</dict></plist>"
      let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)

      #expect(try #require(list as? [String: Any]).keys.allSatisfy { $0.hasPrefix("UI") })
    }
  }

  private static func files(_ folder: String, _ ending: String) throws -> [String] {
    let folder = Self.folder.appendingPathComponent(folder).path
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".\(ending)") }.map { "\(folder)/\($0)" }
  }

  private static func text(of file: String) throws -> String {
    let file = folder.appendingPathComponent(file)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
