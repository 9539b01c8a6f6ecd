import Foundation
import Testing

@testable import SwivelPage

/// A browser runs the style and the scripts of a page only if their hashes are in its policy.
///
/// `SWIVEL_RECORD=1` writes the hashes anew, and still fails.
struct AssetHashesTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/SwivelPage/AssetHashes.swift")

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/sha256sum")))
  func `the hashes are those of the assets`() throws {
    var text = try String(contentsOf: Self.file, encoding: .utf8)
    let written = text
    try replace("static let style = ", with: PageAssets.style, in: &text)
    try replace("static let diffStyle = ", with: PageAssets.style(of: .diff), in: &text)
    for kind in PageAssets.Kind.allCases {
      try replace("case .\(kind.rawValue): ", with: kind.script, in: &text)
    }
    if text != written, ProcessInfo.processInfo.environment["SWIVEL_RECORD"] == "1" {
      try Data(text.utf8).write(to: Self.file)
    }
    #expect(text == written, "stale; run with SWIVEL_RECORD=1")
  }

  private func replace(_ place: String, with asset: String, in text: inout String) throws {
    let start = try #require(text.range(of: place)).upperBound
    let end = try #require(text.range(of: "\n", range: start..<text.endIndex)).lowerBound
    text.replaceSubrange(start..<end, with: "\"\(try Self.hash(of: asset))\"")
  }

  private static func hash(of text: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let digits = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let bytes = stride(from: 0, to: 64, by: 2).compactMap { place in
      UInt8(digits.dropFirst(place).prefix(2), radix: 16)
    }
    return Data(bytes).base64EncodedString()
  }
}
